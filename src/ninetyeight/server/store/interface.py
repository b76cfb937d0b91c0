"""The interface of a store. SQLite and PostgreSQL pass the same contract tests.

What `append` has answered is on disk. The pair of table and seq is unique, which is the only
concurrency control: of two nodes that append the same step one gets a conflict, reads what it
missed and decides again.

No text may contain the character NUL, which PostgreSQL cannot store.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

from ninetyeight.server.start_error import StartError


class StoreUnavailable(StartError):
    """The store cannot be opened: a sentence that says what was wrong and what was expected."""


class StoreFailed(Exception):
    """The store cannot do it now (disk full, no connection).

    Nothing of it was written, unless the connection broke while it was being committed. In doubt,
    read the table again; a step that is sent again with its command is then `Repeated`.
    """


NOBODY = -1


class StoredStep(Struct, frozen=True, gc=False):
    """What one command did to a table; `body` has its events.

    `command` is the id under which its sender knows it, unique at that table; None if nobody could
    send it twice. `digest` distinguishes it from another command that was sent under the same id.
    `in_turn` is the seat in turn after it, or NOBODY; None in a step of a version that did not
    store it.
    """

    table: str
    seq: int
    at: float
    command: str | None
    body: bytes
    digest: str | None = None
    in_turn: int | None = None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over: its public name, its record as text, and the guests who played it.

    `daily` is the day whose deal it was. `stand_in` is set if a bot played for one of them for a
    while, `hints` if somebody got any.
    """

    game: str
    table: str
    at: float
    rules: str
    players: int
    won: bool
    left: int
    record: str
    guests: tuple[str, ...]
    daily: str | None = None
    stand_in: bool = False
    hints: bool = False


@dataclass(frozen=True, slots=True)
class DailyTry:
    """These guests are dealt the daily deal; for those who never had it before, this try counts."""

    day: str
    players: int
    game: str
    table: str
    guests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeptRecord:
    """The record of a game as text; `daily` is the day whose deal it was."""

    text: str
    daily: str | None


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A finished game in a list: everything but the record."""

    game: str
    at: float
    rules: str
    players: int
    won: bool
    left: int
    daily: str | None


@dataclass(frozen=True, slots=True)
class DailyResult:
    """The first game of a guest with a daily deal, for a number of players.

    `left` is None until it is over; `code` leads to its table.
    """

    players: int
    game: str
    left: int | None
    stand_in: bool = False
    hints: bool = False
    code: str | None = None


@dataclass(frozen=True, slots=True)
class DailyTally:
    """How many games with a daily deal ended with a number of cards left.

    In `helped` of them a bot played for somebody, or somebody got hints.
    """

    players: int
    left: int
    games: int
    helped: int = 0


@dataclass(frozen=True, slots=True)
class DailyBots:
    """How many cards bots of one level left in a daily deal."""

    players: int
    level: str
    left: int


@dataclass(frozen=True, slots=True)
class TableKey:
    """The table that a code leads to; `watching` if the code is for spectators."""

    table: str
    watching: bool


@dataclass(frozen=True, slots=True)
class TableEntry:
    """A table in a list: its code to sit with, when something last happened, and who is in turn.

    `summary` is the last one stored; None if there is none, or if a version without summaries wrote
    later steps. Then `in_turn` is unknown too.
    """

    table: str
    code: str
    at: float
    in_turn: int
    summary: bytes | None


@dataclass(frozen=True, slots=True)
class Guest:
    guest: str
    name: str


class Appended(Struct, frozen=True):
    pass


class Repeated(Struct, frozen=True, gc=False):
    """A command with this id was done before, in that step; nothing was written.

    `digest` is that of the earlier command; None if it was stored without.
    """

    seq: int
    digest: str | None = None


class Conflict(Struct, frozen=True):
    """Another step already has that number; nothing was written."""


class Store(Protocol):
    def append(
        self,
        step: StoredStep,
        kept: DailyTry | FinishedGame | None = None,
        *,
        summary: bytes | None = None,
        snapshot: bytes | None = None,
    ) -> Awaitable[Appended | Repeated | Conflict]:
        """Writes a step, and with it what is kept of its game and table; raises StoreFailed."""

    def append_then(
        self,
        then: Callable[[Appended | Repeated | Conflict | StoreFailed], None],
        step: StoredStep,
        kept: DailyTry | FinishedGame | None = None,
        summary: bytes | None = None,
        snapshot: bytes | None = None,
    ) -> None:
        """The same, for whoever does not wait: `then` is called with the answer, in the loop.

        This call raises StoreFailed too, if it is known at once.
        """

    async def create_table(
        self,
        first: StoredStep,
        code: str,
        watch: str,
        guests: Sequence[str],
        tried: DailyTry | None = None,
        summary: bytes | None = None,
    ) -> bool:
        """Writes a new table with its first step; False if one of the codes is taken."""

    async def steps(self, table: str, after: int = 0) -> list[StoredStep]:
        """The steps of a table after that one, in order."""

    async def snapshot_of(self, table: str) -> bytes | None:
        """The newest snapshot of a table."""

    async def keep_summary(self, table: str, seq: int, in_turn: int, summary: bytes) -> None:
        """Stores the summary of a table after that step, unless there are newer steps."""

    async def newest(self, tables: Collection[str]) -> Mapping[str, int]:
        """The number of the last step of each of these tables; unknown ones are left out."""

    async def table_behind(self, code: str) -> TableKey | None: ...

    async def remember_at_table(self, guest: str, table: str) -> None:
        """Remembers that a guest sat there, for `tables_of`."""

    async def tables_of(self, guest: str, most: int = 20) -> list[TableEntry]:
        """The tables at which a guest sat, the last one first."""

    async def add_guest(self, guest: Guest, token_hash: str) -> None: ...

    async def guest_with(self, token_hash: str) -> Guest | None: ...

    async def rename_guest(self, guest: str, name: str) -> None: ...

    async def games_of(
        self, guest: str, before: float | None = None, most: int = 50
    ) -> list[GameEntry]:
        """The finished games of a guest, the newest first."""

    async def record_of(self, game: str) -> KeptRecord | None: ...

    async def forget_game(self, game: str, guest: str) -> bool:
        """Deletes a game for everyone if that guest has played it; False if not."""

    async def daily_results_of(self, day: str, guest: str) -> list[DailyResult]:
        """The results of a guest with the deals of a day: the first game of each deal."""

    async def daily_tally(self, day: str) -> list[DailyTally]:
        """The same for all guests, of finished games; each game counts once."""

    async def note_daily_bots(self, day: str, results: Sequence[DailyBots]) -> None:
        """Stores how bots did on a day's deals; existing results are kept."""

    async def daily_bots(self, day: str) -> list[DailyBots]: ...

    async def setting(self, name: str, otherwise: str) -> str:
        """A value that all nodes share; if there is none, `otherwise` is stored and returned."""

    async def unused_tables(
        self, since: float, after: str, most: int
    ) -> tuple[list[str], str | None]:
        """Checks some tables after that one, by id, and returns those without a step since then.

        Also returns the id of the last that was checked; None if there are no more.
        """

    async def expire_table(self, table: str, since: float, now: float) -> bool:
        """Closes a table for ever, unless it has a step since then or a node has it open."""

    async def delete_expired(self, most: int) -> bool:
        """Deletes up to that many steps of a closed table; False if there was none."""

    async def renew_lease(self, node: str, now: float, seconds: float) -> None: ...

    async def lease_tables(self, tables: Collection[str], now: float, seconds: float) -> None:
        """Keeps tables from expiring for a while, because this node has them open."""

    async def live_nodes(self, now: float) -> set[str]:
        """Nodes whose lease has not expired."""

    async def remove_expired_nodes(self, now: float) -> list[str]:
        """Deletes the leases that have expired, and returns their nodes."""

    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Tables that other nodes have changed, with the step; some may be missed."""

    async def check(self) -> None:
        """Raises StoreFailed unless the store can be read and its last write succeeded."""

    async def close(self) -> None:
        """Writes what is pending, then closes the database."""
