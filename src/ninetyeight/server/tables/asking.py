"""A command on its way: what was asked, what it changes, and how it ended."""

from collections.abc import Callable
from hashlib import blake2b

from msgspec import Struct, json

from ninetyeight.server.clients.client import Client
from ninetyeight.server.error_codes import ServerCode
from ninetyeight.server.store import DailyTry, FinishedGame, Repeated, StoredStep
from ninetyeight.table import Actor, Command, Event, ServerCommand, Table

OK = "ok"

_encode = json.Encoder().encode


class Done(Struct, frozen=True, gc=False):
    """The result of a command: `code` is "ok", or why it was refused."""

    code: str
    seq: int
    facts: dict[str, str | int] = {}


Then = Callable[[Done | Exception], None]
"""Called with the result of a command, or with the error of a program that cannot do it."""


class Asked(Struct, frozen=True):
    """A command, and what it depends on: its sender, its name, and what the sender had seen."""

    command: Command | ServerCommand
    by: Actor
    known_as: str | None = None
    based_on: int | None = None
    asker: Client | None = None


class Change(Struct, frozen=True, gc=False):
    """What a command does: its events, the table after them, and what is written of both."""

    events: tuple[Event, ...]
    after: Table
    step: StoredStep
    kept: DailyTry | FinishedGame | None
    summary: bytes | None
    snapshot: bytes | None


def digest_of(command: Command | ServerCommand) -> str:
    """A hash that distinguishes commands, the same on all nodes."""
    return blake2b(_encode(command), digest_size=8).hexdigest()


def done_again(past: Repeated, command: Command | ServerCommand) -> Done:
    """The answer to a command whose name was used before: the earlier result, or a refusal."""
    is_same = past.digest is None or past.digest == digest_of(command)
    return Done(OK if is_same else ServerCode.ID_REUSED, past.seq)
