"""What has happened at a table: the complete data, which is stored and never sent as it is.

Stored events stay readable: fields are only ever added, with a default.
"""

from msgspec import Struct

from ninetyeight.talk import Meaning

from .options import Options
from .pile_letters import PileLetter
from .rule_numbers import RuleNumbers


class _Event(Struct, frozen=True, gc=False, tag_field="is"):
    pass


class Created(_Event, frozen=True, tag="created"):
    """`host` is a guest. `code` lets people sit down, `watch` only lets them watch."""

    table: str
    host: str
    code: str
    watch: str
    options: Options


class Sat(_Event, frozen=True, tag="sat"):
    """`nonce` and a key that only the server knows make the secret of the seat."""

    seat: int
    guest: str
    name: str
    nonce: str


class Stood(_Event, frozen=True, tag="stood"):
    seat: int
    kicked: bool = False


class Renamed(_Event, frozen=True, tag="renamed"):
    seat: int
    name: str


class BotAdded(_Event, frozen=True, tag="bot-added"):
    seat: int
    level: str
    name: str


class BotRemoved(_Event, frozen=True, tag="bot-removed"):
    seat: int


class OptionsChanged(_Event, frozen=True, tag="options-changed"):
    options: Options


class LockChanged(_Event, frozen=True, tag="lock-changed"):
    locked: bool


class HostChanged(_Event, frozen=True, tag="host-changed"):
    """The guest who becomes host; `seat` is where that person sits."""

    guest: str
    seat: int


class Dealt(_Event, frozen=True, tag="dealt"):
    """A game is dealt; the players move to the first seats, and `order` are their seats before.

    `daily` is the day whose deal it is. A game of `one_device` was begun without a server, by
    people who may know its cards. `numbers` are those of a rule set that is not a published one.
    """

    number: int
    rules: str
    seed: str
    order: tuple[int, ...]
    daily: str | None = None
    one_device: bool = False
    numbers: RuleNumbers | None = None


class WantsAgain(_Event, frozen=True, tag="wants-again"):
    """The person of that seat wants to play again."""

    seat: int


class Asked(_Event, frozen=True, tag="asked"):
    """A guest asks for the seat of a bot, or without `seat` for one in the next game."""

    number: int
    guest: str
    name: str
    seat: int | None = None


class AskEnded(_Event, frozen=True, tag="ask-ended"):
    """A request was withdrawn or declined."""

    guest: str
    name: str
    turned_away: bool = False


class Joined(_Event, frozen=True, tag="joined"):
    """A guest takes over the seat of a bot on request, in a game with its hand."""

    seat: int
    guest: str
    name: str
    nonce: str


class SwapOffered(_Event, frozen=True, tag="swap-offered"):
    """The person of that seat offers to swap with `to`; None withdraws the offer."""

    seat: int
    to: int | None


class SeatsSwapped(_Event, frozen=True, tag="seats-swapped"):
    seat: int
    other: int


class Proposed(_Event, frozen=True, tag="proposed"):
    """`until` is when the seat may begin if nobody objects, in seconds since 1970."""

    seat: int
    until: float


class Agreed(_Event, frozen=True, tag="agreed"):
    seat: int


class Objected(_Event, frozen=True, tag="objected"):
    seat: int


class Began(_Event, frozen=True, tag="began"):
    seat: int


class Laid(_Event, frozen=True, tag="laid"):
    seat: int
    card: int
    pile: PileLetter
    trick: bool


class TakenBack(_Event, frozen=True, tag="taken-back"):
    seat: int
    card: int
    pile: PileLetter


class TurnEnded(_Event, frozen=True, tag="turn-ended"):
    """The turn is over and cards were drawn, which only their player sees."""

    seat: int
    drawn: tuple[int, ...]


class Finished(_Event, frozen=True, tag="finished"):
    """The game is won (nothing left), lost, or given up by `given_up_by`."""

    left: int
    given_up_by: int | None = None


class Signalled(_Event, frozen=True, tag="signalled"):
    seat: int
    meaning: Meaning
    pile: PileLetter | None = None


class Withdrew(_Event, frozen=True, tag="withdrew"):
    seat: int
    pile: PileLetter | None = None


class Chatted(_Event, frozen=True, tag="chatted"):
    seat: int
    text: str


class HandedOver(_Event, frozen=True, tag="handed-over"):
    """A bot plays a person's seat until they take it back, or stands in for a failed bot."""

    seat: int
    level: str


class SeatTaken(_Event, frozen=True, tag="seat-taken"):
    seat: int


class Spoke(_Event, frozen=True, tag="spoke"):
    """The bots of these seats have spoken before the next card."""

    seats: tuple[int, ...]


class Hinted(_Event, frozen=True, tag="hinted"):
    """Somebody got the first hint of a game that others compare theirs with."""

    seat: int


class Arrived(_Event, frozen=True, tag="arrived"):
    """`was_here` if the person was already connected, through another node."""

    seat: int
    node: str
    was_here: bool = False


class VisitorArrived(_Event, frozen=True, tag="visitor-arrived"):
    """Somebody without a seat whom the table has to know has connected to this node."""

    guest: str
    node: str


class VisitorDeparted(_Event, frozen=True, tag="visitor-departed"):
    guest: str
    node: str


class Departed(_Event, frozen=True, tag="departed"):
    """`still_here` if the person is connected through another node."""

    seat: int
    node: str
    still_here: bool = False


Event = (
    Created
    | Sat
    | Stood
    | Renamed
    | BotAdded
    | BotRemoved
    | OptionsChanged
    | LockChanged
    | HostChanged
    | Dealt
    | Proposed
    | Agreed
    | Objected
    | Began
    | Laid
    | TakenBack
    | TurnEnded
    | Finished
    | Signalled
    | Withdrew
    | Chatted
    | HandedOver
    | SeatTaken
    | Spoke
    | Hinted
    | Arrived
    | Departed
    | VisitorArrived
    | VisitorDeparted
    | WantsAgain
    | Asked
    | AskEnded
    | Joined
    | SwapOffered
    | SeatsSwapped
)
