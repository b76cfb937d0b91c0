"""The current or last game of a table."""

from msgspec import Struct

from ninetyeight.record import Entry
from ninetyeight.record.recording import Happened
from ninetyeight.rules import Lay, Seat, Seed, State
from ninetyeight.talk import GivenSignals


class Proposal(Struct, frozen=True):
    """`seat` offers to begin; it does so at `until` if nobody objects, or when all have agreed."""

    seat: Seat
    until: float
    agreed: tuple[Seat, ...] = ()


class Result(Struct, frozen=True):
    left: int
    given_up_by: Seat | None = None


class Game(Struct, frozen=True, gc=False, kw_only=True):
    """A game since its deal, with everything that its record needs.

    `turns` are the turns that are over and what was said after each; `since` is what has happened
    since then. `before` are the states before each of its lays. `declined` are the seats whose
    offer to begin was objected to, `spoken` those of bots that have nothing to add until the next
    card is laid or the turn ends. `told` is what was said before each lay, for bots that remember
    (`talk.telling`); None where nobody talks, and where it is not known, as in
    games of earlier versions. `daily` is the day whose deal it is; results of such games say
    whether a bot played for a person, and whether anybody got hints. A game of `one_device` was
    begun without a server.
    """

    number: int
    seed: Seed
    names: tuple[str, ...]
    state: State
    daily: str | None = None
    one_device: bool = False
    had_stand_in: bool = False
    had_hints: bool = False
    start: Seat | None = None
    proposal: Proposal | None = None
    declined: frozenset[Seat] = frozenset()
    signals: GivenSignals = ()
    spoken: frozenset[Seat] = frozenset()
    told: bytes | None = None
    turns: tuple[Entry, ...] = ()
    since: tuple[Happened, ...] = ()
    before: tuple[State, ...] = ()
    result: Result | None = None

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def lays(self) -> tuple[Lay, ...]:
        """The lays of the current turn."""
        return tuple([each for each in self.since if isinstance(each, Lay)])

    @property
    def seat_in_turn(self) -> Seat | None:
        """Who is in turn; None before the start and after the end."""
        turn = self.state.turn
        return turn.seat if turn and not self.result else None
