"""What a room needs, without files, sockets, threads or time that passes."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from ninetyeight.bots import Signals, Why
from ninetyeight.bots.reasons import TurnReason
from ninetyeight.rules import Lay, View
from ninetyeight.server.access.tokens import DailySeeds, SeatSecrets
from ninetyeight.server.bots.thinkers import Thinkers
from ninetyeight.server.clients.client import Client
from ninetyeight.server.clients.frames import Frame, framed, text_of
from ninetyeight.server.clients.messages import Hello
from ninetyeight.server.clients.outbox import Outbox
from ninetyeight.server.services import Services
from ninetyeight.server.settings import Settings
from ninetyeight.server.store import (
    Appended,
    Conflict,
    DailyTry,
    FinishedGame,
    Repeated,
    Store,
    StoredStep,
    StoreFailed,
    TableKey,
)
from ninetyeight.server.tables.asking import Done
from ninetyeight.server.tables.history import History
from ninetyeight.server.tables.opening import Wishes, open_table
from ninetyeight.server.tables.room import Room
from ninetyeight.table import (
    Actor,
    Command,
    Options,
    ServerCommand,
    Table,
    decode_events,
    evolve_step,
)
from ninetyeight.talk import Signal
from tests.server.fake_time import seconds_passed

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC).timestamp()
DAY = "2026-07-01"


class MemoryStore(Store):
    """The steps of tables and the leases of nodes, in memory.

    What is in `failing` raises StoreFailed, what is in `failing_after` does so once it is done, as
    when a connection breaks during a commit. While `may_write` is cleared, steps wait.
    """

    def __init__(self) -> None:
        self.written: dict[str, list[StoredStep]] = {}
        self.kept: list[DailyTry | FinishedGame] = []
        self.snapshots: dict[str, bytes] = {}
        self.seated: list[tuple[str, str]] = []
        self.leases: dict[str, float] = {}
        self.heard: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()
        self.may_write = asyncio.Event()
        self.may_write.set()
        self.asked: list[str] = []
        self.appending: list[asyncio.Task[None]] = []
        self.failing: set[str] = set()
        self.failing_after: set[str] = set()
        self._codes: dict[str, TableKey] = {}

    def _ask(self, what: str) -> None:
        self.asked.append(what)
        if what in self.failing:
            raise StoreFailed("database or disk is full")

    def _answer(self, what: str) -> None:
        if what in self.failing_after:
            raise StoreFailed("the connection broke during the commit")

    async def append(
        self,
        step: StoredStep,
        kept: DailyTry | FinishedGame | None = None,
        *,
        summary: bytes | None = None,
        snapshot: bytes | None = None,
    ) -> Appended | Repeated | Conflict:
        self._ask("append")
        await asyncio.sleep(0)  # as for any store, others have a turn
        await self.may_write.wait()
        steps = self.written[step.table]
        for past in steps:
            if step.command is not None and past.command == step.command:
                return Repeated(past.seq, past.digest)
        if step.seq != len(steps) + 1:
            return Conflict()
        steps.append(step)
        if kept:
            self.kept.append(kept)
        if snapshot:
            self.snapshots[step.table] = snapshot
        self._answer("append")
        return Appended()

    def append_then(
        self,
        then: Callable[[Appended | Repeated | Conflict | StoreFailed], None],
        step: StoredStep,
        kept: DailyTry | FinishedGame | None = None,
        summary: bytes | None = None,
        snapshot: bytes | None = None,
    ) -> None:
        async def append() -> None:
            try:
                answer: Any = await self.append(step, kept, summary=summary, snapshot=snapshot)
            except StoreFailed as failed:
                answer = failed
            then(answer)

        self.appending.append(asyncio.create_task(append()))

    async def create_table(
        self,
        first: StoredStep,
        code: str,
        watch: str,
        guests: Sequence[str],
        tried: DailyTry | None = None,
        summary: bytes | None = None,
    ) -> bool:
        self._ask("create_table")
        if {code, watch} & self._codes.keys():
            return False
        self.written[first.table] = [first]
        self._codes[code] = TableKey(first.table, watching=False)
        self._codes[watch] = TableKey(first.table, watching=True)
        if tried:
            self.kept.append(tried)
        return True

    async def steps(self, table: str, after: int = 0) -> list[StoredStep]:
        self._ask("steps")
        return [step for step in self.written.get(table, []) if step.seq > after]

    async def snapshot_of(self, table: str) -> bytes | None:
        return self.snapshots.get(table)

    async def newest(self, tables: Collection[str]) -> Mapping[str, int]:
        self._ask("newest")
        return {table: len(self.written[table]) for table in tables if table in self.written}

    async def table_behind(self, code: str) -> TableKey | None:
        self._ask("table_behind")
        return self._codes.get(code)

    async def remember_at_table(self, guest: str, table: str) -> None:
        self._ask("remember_at_table")
        self.seated.append((guest, table))

    async def renew_lease(self, node: str, now: float, seconds: float) -> None:
        self._ask("renew_lease")
        self.leases[node] = now + seconds

    async def lease_tables(self, tables: Collection[str], now: float, seconds: float) -> None:
        self._ask("lease_tables")
        self.leases.update({f"table/{table}": now + seconds for table in tables})

    async def live_nodes(self, now: float) -> set[str]:
        return {node for node, until in self.leases.items() if until > now}

    async def remove_expired_nodes(self, now: float) -> list[str]:
        lapsed = [node for node, until in self.leases.items() if until <= now]
        for node in lapsed:
            del self.leases[node]
        return lapsed

    async def changes(self) -> AsyncIterator[tuple[str, int]]:
        while change := await self.heard.get():
            yield change


def new_store() -> MemoryStore:
    # What rooms do not ask for is left as the interface has it.
    return MemoryStore()  # type: ignore[abstract]


def no_lays(level: str, view: View) -> tuple[Lay, ...]:
    return ()


class FakeThinkers(Thinkers):
    """Bots that answer at once what a test wants; `thoughts` are the levels that were asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts: list[str] = []
        self.choose: Callable[[str, View], tuple[Lay, ...]] = no_lays
        self.say: Callable[[str, View], tuple[Signal, ...]] = lambda level, view: ()
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def turn(
        self, level: str, view: View, signals: Signals, seed: str, history: bytes = b""
    ) -> tuple[Lay, ...]:
        self.thoughts.append(level)
        await asyncio.sleep(0)  # nobody thinks in the loop
        lays = self.choose(level, view)
        await self.may_answer.wait()
        return lays

    async def words(self, level: str, view: View) -> tuple[Signal, ...]:
        signals = self.say(level, view)
        await self.may_answer.wait()
        return signals

    async def hint(self, view: View, signals: Signals) -> Why:
        lays = self.choose("steady", view)
        return Why(TurnReason.LEAST, lays)


class FakeServices(Services):
    """The services of a node at noon, when its loop starts."""

    def now(self) -> float:
        return NOON + seconds_passed()

    @property
    def memory(self) -> MemoryStore:
        assert isinstance(self.store, MemoryStore)
        return self.store

    @property
    def bots(self) -> FakeThinkers:
        assert isinstance(self.thinkers, FakeThinkers)
        return self.thinkers


def new_services(
    store: MemoryStore | None = None, node: str = "north", settings: Settings | None = None
) -> FakeServices:
    return FakeServices(
        settings or Settings(),
        store or new_store(),
        SeatSecrets("the key of seats"),
        DailySeeds("the key of days"),
        FakeThinkers(),
        node_name=node,
    )


def another_node(services: FakeServices, node: str = "south") -> FakeServices:
    return replace(services, node_name=node, thinkers=FakeThinkers())


async def new_room(
    services: FakeServices,
    *,
    options: Options | None = None,
    people: Sequence[str] = (),
    bots: Sequence[str] = (),
    start: bool = False,
    sits: bool = True,
) -> Room:
    """The room of a new table whose host is Ada, of the guest `ada`."""
    wishes = Wishes("Ada", options or Options(), people, bots, start, sits)
    return await room_of(services, (await open_table(services, "ada", wishes)).id)


async def room_of(services: FakeServices, id: str) -> Room:
    """The room as a node that reads the table now would have it."""
    table: Table | None = None
    history = History()
    for step in await services.store.steps(id):
        events = decode_events(step.body)
        table = evolve_step(table, events, seq=step.seq, at=step.at)
        history.add(step, events)
    assert table is not None
    return Room(services, table, history)


async def done(room: Room, command: Command | ServerCommand, by: Actor) -> Done:
    """Does what must be possible."""
    answer = await room.do(command, by)
    assert answer.code == "ok", answer
    return answer


class Screen:
    """What somebody is shown: all messages that a socket is sent, as soon as it is sent."""

    def __init__(self, guest: str = "ada", *, watching: bool = False) -> None:
        self.messages: list[dict[str, Any]] = []
        self.frames: list[Frame] = []
        self.closed: str | None = None
        self.client = Client(guest, Outbox(self._send, 100, self._write), watching=watching)

    def _write(self, frames: Iterable[Frame]) -> bool:
        for frame in frames:
            self.frames.append(frame)
            self.messages.append(json.loads(text_of(frame)))
        return True

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["reason"]
        else:
            self._write([framed(message["text"].encode())])

    def join(self, room: Room, after: int | None = None, secret: str | None = None) -> "Screen":
        room.join(self.client, Hello("", after, secret))
        return self

    @property
    def types(self) -> list[str]:
        return [message["type"] for message in self.messages]

    @property
    def last(self) -> dict[str, Any]:
        return self.messages[-1]

    @property
    def steps(self) -> list[int]:
        """The numbers of the steps that it was shown as they happened."""
        return [one["step"]["seq"] for one in self.messages if one["type"] == "update"]

    @property
    def events(self) -> list[dict[str, Any]]:
        updates = [one["step"] for one in self.messages if one["type"] == "update"]
        return [event for step in updates for event in step["events"]]
