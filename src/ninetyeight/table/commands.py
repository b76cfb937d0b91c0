"""The commands that somebody at a table can send, as they are on the wire.

Seats count from 0, clockwise; piles are letters as in records. The sender is never part of a
command: the server passes it to the table.
"""

from msgspec import Struct

from ninetyeight.talk import Meaning

from .options import Options
from .pile_letters import PileLetter


class _Command(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="do"):
    pass


class Sit(_Command, frozen=True, tag="sit"):
    """Takes a free seat, by default the first; again for another person at the same device."""

    name: str
    seat: int | None = None


class Stand(_Command, frozen=True, tag="stand"):
    """Leaves your own seat, while no game is in progress."""


class Rename(_Command, frozen=True, tag="rename"):
    """Changes your own name; it is guarded like chat."""

    name: str


class AddBot(_Command, frozen=True, tag="add-bot"):
    level: str
    seat: int | None = None


class RemoveBot(_Command, frozen=True, tag="remove-bot"):
    seat: int


class ChangeOptions(_Command, frozen=True, tag="options"):
    """Changes the named options and leaves the rest; in a game only `pace` can be changed.

    `base` and `fire` each change one half of `rules`, such as `expert` and `+fire`.
    """

    rules: str | None = None
    base: str | None = None
    fire: bool | None = None
    talk: bool | None = None
    memory_aid: bool | None = None
    hints: bool | None = None
    pace: float | None = None
    agree_seconds: float | None = None
    grace_seconds: float | None = None


class Kick(_Command, frozen=True, tag="kick"):
    """Removes a person; the seat becomes free, and that browser cannot sit down again.

    Anyone who wants to can return as another guest: `lock` locks the table in the same step.
    """

    seat: int
    lock: bool = False


class Lock(_Command, frozen=True, tag="lock"):
    """Locks or unlocks the table; while it is locked nobody new can sit down."""

    locked: bool


class MakeHost(_Command, frozen=True, tag="make-host"):
    """Makes that person host; the host can, or anybody seated after the host's grace time."""

    seat: int


class Start(_Command, frozen=True, tag="start"):
    """Deals to everybody who sits."""


class Ask(_Command, frozen=True, tag="ask"):
    """Asks as a spectator for the seat of a bot or, without `seat`, for one in the next game.

    The former has to be admitted. The latter happens when the current game is over. A request ends
    when its sender leaves.
    """

    name: str
    seat: int | None = None


class StopAsking(_Command, frozen=True, tag="stop-asking"):
    """Withdraws your own request."""


class Admit(_Command, frozen=True, tag="admit"):
    """Gives somebody the seat of a bot, with its hand; anybody seated can."""

    number: int


class TurnAway(_Command, frozen=True, tag="turn-away"):
    """Declines a request; its sender cannot ask again before the next game."""

    number: int


class Swap(_Command, frozen=True, tag="swap"):
    """Offers to swap seats between games; it is done when the other person offers the same.

    With a free seat or a bot it is done at once. Your own seat withdraws the offer. Offers end when
    anybody sits down, stands up or swaps seats.
    """

    seat: int


class Propose(_Command, frozen=True, tag="propose"):
    """Offers to begin."""


class Agree(_Command, frozen=True, tag="agree"):
    pass


class Object(_Command, frozen=True, tag="object"):
    pass


class LayCard(_Command, frozen=True, tag="lay"):
    """Lays one card; `sure` is needed for a lay that loses the game."""

    card: int
    pile: PileLetter
    sure: bool = False


class EndTheTurn(_Command, frozen=True, tag="end-turn"):
    pass


class TakeBack(_Command, frozen=True, tag="take-back"):
    """Takes the last lay of this turn back; only somebody alone at the table can."""


class GiveSignal(_Command, frozen=True, tag="signal"):
    meaning: Meaning
    pile: PileLetter | None = None


class Withdraw(_Command, frozen=True, tag="withdraw"):
    """Withdraws a signal: the one about that pile, or without a pile the one about starting."""

    pile: PileLetter | None = None


class Chat(_Command, frozen=True, tag="chat"):
    text: str


class HandOver(_Command, frozen=True, tag="hand-over"):
    """Lets a bot play a person's seat: your own, or that of somebody who has been away for long."""

    seat: int
    level: str = "sharp"


class TakeSeat(_Command, frozen=True, tag="take-seat"):
    """Plays your own seat again, instead of the bot."""


class EndGame(_Command, frozen=True, tag="end-game"):
    """Gives the game up: the host at any time, anybody if somebody has been away for long."""


class Again(_Command, frozen=True, tag="again"):
    """Deals again to the same people; `same_deal` deals the same cards.

    From the host it deals at once. From others it says that they are ready, and when everybody
    present is ready, cards are dealt: nobody has to wait for an absent host. Only the host can ask
    for the same deal.
    """

    same_deal: bool = False


Command = (
    Sit
    | Stand
    | Rename
    | AddBot
    | RemoveBot
    | ChangeOptions
    | Kick
    | Lock
    | MakeHost
    | Start
    | Ask
    | StopAsking
    | Admit
    | TurnAway
    | Swap
    | Propose
    | Agree
    | Object
    | LayCard
    | EndTheTurn
    | TakeBack
    | GiveSignal
    | Withdraw
    | Chat
    | HandOver
    | TakeSeat
    | EndGame
    | Again
)
"""Everything that a client can send."""


class Create(_Command, frozen=True, tag="create"):
    """Opens a table for a guest, who becomes its host and sits down under this name.

    With `sits` false the host only watches.
    """

    table: str
    code: str
    watch: str
    name: str
    options: Options = Options()
    sits: bool = True


class Arrive(_Command, frozen=True, tag="arrive"):
    """The first socket of a seat's owner has connected to this node.

    An actor with a guest stands for all seats of that guest, and for a host who only watches; one
    with only a seat for that seat. With `nonce` it is only the person with that nonce, wherever
    they sit by now.
    """

    node: str
    nonce: str | None = None


class Depart(_Command, frozen=True, tag="depart"):
    """The last socket of a seat's owner has left this node; without an actor, all have left it."""

    node: str
    nonce: str | None = None


class LetTimePass(_Command, frozen=True, tag="let-time-pass"):
    """Does what is due by now: the game begins if nobody objected to the proposal in time.

    `until` is a time that has passed, whatever the clock says: it may have been set back meanwhile.
    """

    until: float = 0.0


class ReplaceBot(_Command, frozen=True, tag="replace-bot"):
    """A bot has failed; a simpler one takes its seat."""

    seat: int
    level: str


class BotSignal(Struct, frozen=True):
    seat: int
    meaning: Meaning
    pile: PileLetter | None = None


class Speak(_Command, frozen=True, tag="speak"):
    """Everything that the bots of these seats say now; signals that are not repeated end."""

    seats: tuple[int, ...]
    signals: tuple[BotSignal, ...]


class NoteHint(_Command, frozen=True, tag="note-hint"):
    """Somebody is about to get a hint."""


ServerCommand = Arrive | Depart | LetTimePass | NoteHint | ReplaceBot | Speak
"""The commands that only the server sends."""
