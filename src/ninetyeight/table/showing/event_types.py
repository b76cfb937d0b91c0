"""What clients are shown of events: a type for each kind of event that anybody sees.

A field that is added to an event stays hidden until it is added here too.
"""

from msgspec import Struct

from ninetyeight.table.pile_letters import PileLetter
from ninetyeight.talk import Meaning


class _ShownEvent(Struct, frozen=True, gc=False, tag_field="is"):
    pass


class ShownSat(_ShownEvent, frozen=True, tag="sat"):
    seat: int
    name: str


class ShownStood(_ShownEvent, frozen=True, tag="stood"):
    seat: int
    kicked: bool = False


class ShownRenamed(_ShownEvent, frozen=True, tag="renamed"):
    seat: int
    name: str


class ShownBotAdded(_ShownEvent, frozen=True, tag="bot-added"):
    seat: int
    level: str
    name: str


class ShownBotRemoved(_ShownEvent, frozen=True, tag="bot-removed"):
    seat: int


class ChosenOptions(Struct, frozen=True):
    """The options of a table. None stands for: on for a single player, off with others."""

    rules: str = "standard"
    talk: bool = True
    memory_aid: bool | None = None
    hints: bool | None = None
    pace: float = 1.0
    """Factor for the pauses of bots."""
    agree_seconds: float = 8.0
    grace_seconds: float = 30.0
    daily: str | None = None
    """The day whose deal `start` deals, as `2026-11-16`; it is not changed later."""


class ShownOptionsChanged(_ShownEvent, frozen=True, tag="options-changed"):
    options: ChosenOptions


class ShownLockChanged(_ShownEvent, frozen=True, tag="lock-changed"):
    locked: bool


class ShownHost(_ShownEvent, frozen=True, tag="host-changed"):
    seat: int


class ShownDealt(_ShownEvent, frozen=True, tag="dealt"):
    """`order` are the previous seats of the players, in the order of their new ones."""

    number: int
    rules: str
    order: tuple[int, ...]


class ShownProposed(_ShownEvent, frozen=True, tag="proposed"):
    """`until` is when the seat may begin if nobody objects, in seconds since 1970."""

    seat: int
    until: float


class ShownAgreed(_ShownEvent, frozen=True, tag="agreed"):
    seat: int


class ShownObjected(_ShownEvent, frozen=True, tag="objected"):
    seat: int


class ShownBegan(_ShownEvent, frozen=True, tag="began"):
    seat: int


class ShownLaid(_ShownEvent, frozen=True, tag="laid"):
    seat: int
    card: int
    pile: PileLetter
    trick: bool


class ShownTakenBack(_ShownEvent, frozen=True, tag="taken-back"):
    seat: int
    card: int
    pile: PileLetter


class ShownTurnEnded(_ShownEvent, frozen=True, tag="turn-ended"):
    """`drawn` are the cards for the player who drew them, and None for everybody else.

    They are not shown after the game either.
    """

    seat: int
    drew: int
    drawn: tuple[int, ...] | None


class ShownFinished(_ShownEvent, frozen=True, tag="finished"):
    """The game is won (nothing left), lost, or given up by `given_up_by`."""

    left: int
    given_up_by: int | None = None


class ShownSignalled(_ShownEvent, frozen=True, tag="signalled"):
    seat: int
    meaning: Meaning
    pile: PileLetter | None = None


class ShownWithdrew(_ShownEvent, frozen=True, tag="withdrew"):
    seat: int
    pile: PileLetter | None = None


class ShownChatted(_ShownEvent, frozen=True, tag="chatted"):
    seat: int
    text: str


class ShownHandedOver(_ShownEvent, frozen=True, tag="handed-over"):
    """A bot plays a person's seat until they take it back, or stands in for a failed bot."""

    seat: int
    level: str


class ShownSeatTaken(_ShownEvent, frozen=True, tag="seat-taken"):
    seat: int


class ShownWantsAgain(_ShownEvent, frozen=True, tag="wants-again"):
    """The person of that seat wants to play again."""

    seat: int


class ShownAsked(_ShownEvent, frozen=True, tag="asked"):
    """Somebody asks for the seat of a bot, or with None for a seat in the next game."""

    number: int
    name: str
    seat: int | None


class ShownAskEnded(_ShownEvent, frozen=True, tag="ask-ended"):
    """A request was withdrawn or declined."""

    name: str
    turned_away: bool


class ShownJoined(_ShownEvent, frozen=True, tag="joined"):
    """Somebody has taken over the seat of a bot."""

    seat: int
    name: str


class ShownSwapOffered(_ShownEvent, frozen=True, tag="swap-offered"):
    """The person of that seat offers to swap with `to`; None withdraws the offer."""

    seat: int
    to: int | None


class ShownSeatsSwapped(_ShownEvent, frozen=True, tag="seats-swapped"):
    seat: int
    other: int


class ShownPresence(_ShownEvent, frozen=True, tag="presence"):
    """A person has reconnected (`here`) or lost the connection."""

    seat: int
    here: bool


ShownEvent = (
    ShownSat
    | ShownStood
    | ShownRenamed
    | ShownBotAdded
    | ShownBotRemoved
    | ShownOptionsChanged
    | ShownLockChanged
    | ShownHost
    | ShownDealt
    | ShownProposed
    | ShownAgreed
    | ShownObjected
    | ShownBegan
    | ShownLaid
    | ShownTakenBack
    | ShownTurnEnded
    | ShownFinished
    | ShownSignalled
    | ShownWithdrew
    | ShownChatted
    | ShownHandedOver
    | ShownSeatTaken
    | ShownWantsAgain
    | ShownAsked
    | ShownAskEnded
    | ShownJoined
    | ShownSwapOffered
    | ShownSeatsSwapped
    | ShownPresence
)
"""An event as a seat or a spectator may see it."""
