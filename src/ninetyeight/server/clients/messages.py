"""The messages on a socket: what clients send, and what the server sends."""

from typing import Annotated, Literal, NewType

from msgspec import Meta, Raw, Struct, json

from ninetyeight.table.commands import Command
from ninetyeight.table.showing.event_types import ShownEvent
from ninetyeight.table.showing.types import Mine, ShownGame, ShownTable

from .frames import Frame, framed

Id = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00]*$")]
"""The id that a client gives a message, in order to recognise the answer.

It is stored, and PostgreSQL cannot store the character NUL.
"""


class _FromClient(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(_FromClient, frozen=True, tag="hello"):
    """The first message of every socket.

    `table` is a code to sit or to watch with. `after` is the last step that the client has seen.
    `secret` binds the socket to a seat, whichever guest the browser belongs to.
    """

    table: str
    after: int | None = None
    secret: str | None = None


class Do(_FromClient, frozen=True, tag="do"):
    """A command. `id` is new for each command of a client, and the same when it is sent again.

    `based_on` is the last step that the client had seen when it decided. Later steps of the same
    guest do not make the command stale.
    """

    id: Id
    based_on: int
    command: Command


class AskHint(_FromClient, frozen=True, tag="hint"):
    """Asks what a steady player would do in this seat; only this socket gets the answer."""

    id: Id


class Ping(_FromClient, frozen=True, tag="ping"):
    id: Id


FromClient = Hello | Do | AskHint | Ping


class _FromServer(Struct, frozen=True, gc=False, tag_field="type"):
    pass


class ShownStep(Struct, frozen=True, gc=False):
    """One step of the table: the visible events of one command."""

    seq: int
    at: float
    events: tuple[ShownEvent, ...]


class OwnSeat(Struct, frozen=True):
    """A seat of the person at this socket, with the secret that binds other sockets to it."""

    seat: int
    secret: str


class You(Struct, frozen=True):
    """Who is behind this socket: `seat` is the one it plays, None for a spectator.

    `request` is the number of its request, if there is one.
    """

    seat: int | None
    seats: tuple[OwnSeat, ...]
    host: bool
    watching: bool
    request: int | None = None


class Welcome(_FromServer, frozen=True, omit_defaults=True, tag="welcome"):
    """The answer to `hello`: everything as it is now, and the steps after the one last seen.

    If there are too many, or no step was named, `steps` are the last ones and `complete` is false.
    `engines` are the bots that this server has besides the levels: `add-bot` takes their names.
    """

    seq: int
    now: float
    you: You
    table: ShownTable
    game: ShownGame | None
    mine: Mine | None
    steps: tuple[ShownStep, ...]
    complete: bool
    engines: tuple[str, ...] = ()


class Update(_FromServer, frozen=True, omit_defaults=True, tag="update"):
    """A step, with every part that it has changed; missing parts are unchanged."""

    step: ShownStep
    you: You | None = None
    table: ShownTable | None = None
    game: ShownGame | None = None
    mine: Mine | None = None


EncodedStep = NewType("EncodedStep", Raw)
EncodedGame = NewType("EncodedGame", Raw)
"""A step and a game that several clients see alike, encoded once for all of them."""


class SharedUpdate(_FromServer, frozen=True, omit_defaults=True, tag="update"):
    """An `Update` whose step and game are already encoded; the same on the wire."""

    step: EncodedStep
    you: You | None = None
    table: ShownTable | None = None
    game: EncodedGame | None = None
    mine: Mine | None = None


class Answer(_FromServer, frozen=True, omit_defaults=True, tag="answer"):
    """The result of a command: `code` is "ok" or why it was refused, with facts for a sentence."""

    id: str
    ok: bool
    code: str
    facts: dict[str, str | int] = {}
    seq: int = 0


class Hint(_FromServer, frozen=True, tag="hint"):
    """The lays that a steady player would make, and why: a code and facts for a sentence."""

    id: str
    code: str
    lays: tuple[str, ...]
    facts: dict[str, str | int] = {}


class Pong(_FromServer, frozen=True, tag="pong"):
    id: str
    now: float


class Bye(_FromServer, frozen=True, tag="bye"):
    """The last message: why the server closes, whether to reconnect, and after how long."""

    code: Literal["restarting", "too-slow", "too-fast", "kicked", "bad-message", "no-such-table"]
    come_back: bool
    after_seconds: float = 0.0


FromServer = Welcome | Update | Answer | Hint | Pong | Bye

_encode = json.Encoder().encode


def encoded(message: FromServer | SharedUpdate) -> Frame:
    return framed(_encode(message))


# As frames are, these are made without calling their types.
def encoded_step(step: ShownStep) -> EncodedStep:
    return Raw(_encode(step))  # type: ignore[return-value]


def encoded_game(game: ShownGame) -> EncodedGame:
    return Raw(_encode(game))  # type: ignore[return-value]
