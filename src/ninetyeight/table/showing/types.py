"""What clients are shown: separate types, and the only ones that reach a socket.

A client keeps three parts, `table`, `game` and `mine`, and replaces a part whenever it is sent
again, so it needs no rules. Events say what happened, for the log and for animations. Times are
seconds since 1970.
"""

from typing import Literal

from msgspec import Struct

from ninetyeight.table.pile_letters import PileLetter
from ninetyeight.table.table import Phase
from ninetyeight.talk import Meaning


class _Shown(Struct, frozen=True, gc=False):
    pass


class ShownSeat(_Shown, frozen=True):
    """Who sits there: a person, or a bot of some level.

    `stand_in` is the level of the bot that plays for a person now. `away_since` is when a person
    lost the connection. After a game, `ready` is set for those who want to play again; `swap_with`
    is the seat with which a person offers to swap.
    """

    kind: Literal["person", "bot"]
    name: str
    level: str | None = None
    stand_in: str | None = None
    away_since: float | None = None
    host: bool = False
    ready: bool = False
    swap_with: int | None = None


class ShownRequest(_Shown, frozen=True):
    """Somebody asks for the seat of a bot, or with None for a seat in the next game."""

    number: int
    name: str
    seat: int | None


class ShownOptions(_Shown, frozen=True):
    """The options of the table; `memory_aid` and `hints` as they are in effect now.

    `daily` is the day whose deal the table plays, as `2026-11-16`.
    """

    rules: str
    talk: bool
    memory_aid: bool
    hints: bool
    pace: float
    agree_seconds: float
    grace_seconds: float
    daily: str | None = None


class ShownTable(_Shown, frozen=True):
    """The table: between games five seats, free ones None; in a game only the players."""

    phase: Phase
    seats: tuple[ShownSeat | None, ...]
    options: ShownOptions
    locked: bool
    watch: str
    """The code of the link for spectators."""
    code: str | None
    """The code of the link to sit down with; hidden from spectators."""
    host_away_since: float | None = None
    """When the host lost the connection; after the grace time anybody seated can become host."""
    requests: tuple[ShownRequest, ...] = ()


class ShownTurn(_Shown, frozen=True):
    """`missing` cards must still be laid; `due` piles show a fire that must be covered."""

    seat: int
    minimum: int
    laid: int
    missing: int
    due: tuple[PileLetter, ...]


class ShownSignal(_Shown, frozen=True):
    seat: int
    meaning: Meaning
    pile: PileLetter | None


class ShownProposal(_Shown, frozen=True):
    """Who offers to begin, who has agreed, and when that seat begins if nobody objects."""

    seat: int
    agreed: tuple[int, ...]
    until: float


class ShownResult(_Shown, frozen=True):
    """How a game ended, with all cards open. `game` is the name of its record and replay.

    `seed`, `hands` and `draw_pile` of a day's deal are only in its record, once the day is over.
    """

    won: bool
    left: int
    grade: str
    given_up_by: int | None
    game: str
    seed: str | None
    hands: tuple[tuple[int, ...], ...] | None
    draw_pile: tuple[int, ...] | None


class ShownGame(_Shown, frozen=True):
    """What everybody sees of the game. Tuples of four are piles a to d, others are seats.

    `room` is how many numbers each pile could still take one by one, `total` how many cards there
    are, one of each number from `lowest` to `highest`; `fire_cards` are those of them that burn.
    `gone` is set only at tables with the memory aid, and when the game is over.
    """

    number: int
    rules: str
    lowest: int
    highest: int
    fire_cards: tuple[int, ...]
    tops: tuple[int, ...]
    room: tuple[int, ...]
    fires: tuple[PileLetter, ...]
    counts: tuple[int, ...]
    draw: int
    left: int
    total: int
    turn: ShownTurn | None
    proposal: ShownProposal | None
    signals: tuple[ShownSignal, ...]
    commitment: str
    """The SHA-256 of the seed, so that everybody can check the deal afterwards."""
    gone: tuple[int, ...] | None
    result: ShownResult | None
    daily: str | None = None
    """The day whose deal it is, as `2026-11-16`."""
    names: tuple[str, ...] = ()
    """The players' names: after the game some may have left."""
    one_device: bool = False
    """Whether it was begun on one device, without a server: somebody may know its cards."""


class ShownLay(_Shown, frozen=True):
    """A lay that is possible now: how far it jumps, or -10 for a trick; whether it loses."""

    card: int
    pile: PileLetter
    jump: int
    trick: bool
    loses: bool


class Mine(_Shown, frozen=True):
    """What only one seat sees: its hand and, in its turn, what it can do."""

    seat: int
    hand: tuple[int, ...]
    lays: tuple[ShownLay, ...]
    may_end: bool
    may_take_back: bool
