"""The tables in use. Each is read from the store when it is first needed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ninetyeight.server.runtime.tasks import Tasks
from ninetyeight.server.services import Services
from ninetyeight.table import decode_events, decode_snapshot, evolve_step

from .bot_duties import BotDuties
from .history import KEPT_COMMANDS, History
from .presence import Presence
from .room import Room

DAY_SECONDS = 24 * 60 * 60.0

LEASE_SECONDS = 60.0
"""How long an open table that is about to expire is kept from that; renewed much more often."""

READ_AT_ONCE = 100
"""After this many steps of a long history the loop gets a chance to run."""


class NoSuchTable(Exception):
    """The store has no such table."""


class OpenRoom:
    """A room with its background tasks, and how many use it."""

    def __init__(self, room: Room, services: Services) -> None:
        self.room, self.tasks = room, Tasks()
        self.presence = Presence(room, services, self.tasks)
        self.users = 0
        self.left_at = _now()
        room.followers = [self.presence.follow, BotDuties(room, services, self.tasks).follow]


class OpenRooms:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._open: dict[str, OpenRoom] = {}
        self._opening: dict[str, asyncio.Task[OpenRoom]] = {}

    @asynccontextmanager
    async def entered(self, table: str) -> AsyncIterator[Room]:
        """Keeps the room of a table open while it is used; raises NoSuchTable."""
        opened = self._open.get(table) or await self._opened(table)
        opened.users += 1
        try:
            yield opened.room
        finally:
            opened.users -= 1
            opened.left_at = _now()

    @property
    def with_sockets(self) -> list[OpenRoom]:
        return [opened for opened in self._open.values() if opened.room.clients]

    def of(self, table: str) -> Room | None:
        """The room of a table, if it is open."""
        return self._open[table].room if table in self._open else None

    async def close_unused(self) -> None:
        """Closes the rooms that nobody has used for a while."""
        before = _now() - self._services.settings.idle_seconds
        for table, opened in list(self._open.items()):
            if not opened.users and opened.left_at <= before:
                del self._open[table]
                await opened.tasks.end()
                opened.room.followers.clear()  # else both are only freed by a collection
        self._services.metrics.tables.set(len(self._open))

    async def renew_leases(self) -> None:
        """Keeps the open tables that are about to expire: another node may delete old ones."""
        tables = [id for id, opened in self._open.items() if self._is_expiring(opened.room)]
        if tables:
            await self._services.store.lease_tables(tables, self._services.now(), LEASE_SECONDS)

    async def close(self) -> None:
        for opened in self._open.values():
            await opened.tasks.end()

    async def _opened(self, table: str) -> OpenRoom:
        """Opens a table; concurrent callers share one reading."""
        reading = self._opening.get(table)
        if reading is None:
            reading = self._opening[table] = asyncio.create_task(self._read(table))
            reading.add_done_callback(lambda _: self._opening.pop(table))
        return await asyncio.shield(reading)

    async def _read(self, id: str) -> OpenRoom:
        """Reads a table from its last snapshot, and earlier steps that a client may need."""
        store, history = self._services.store, History()
        snapshot = await store.snapshot_of(id)
        table = decode_snapshot(snapshot) if snapshot else None
        known = table.seq if table else 0
        for count, step in enumerate(await store.steps(id, after=max(0, known - KEPT_COMMANDS))):
            if table is None and step.seq > 1:
                break  # the steps of a table that has expired are being deleted
            events = decode_events(step.body)
            history.add(step, events)
            if step.seq > known:
                table = evolve_step(table, events, seq=step.seq, at=step.at)
            if count % READ_AT_ONCE == READ_AT_ONCE - 1:
                await asyncio.sleep(0)
        if table is None or not history:
            raise NoSuchTable(id)
        room = Room(self._services, table, history, snapshot=known)
        if self._is_expiring(room):
            # After the lease nobody expires it; before, it may have been too late.
            await store.lease_tables([id], self._services.now(), LEASE_SECONDS)
            if not await store.newest([id]):
                raise NoSuchTable(id)
        opened = self._open[id] = OpenRoom(room, self._services)
        self._services.metrics.tables.set(len(self._open))
        return opened

    def _is_expiring(self, room: Room) -> bool:
        """Whether a node may delete this table, now or before its lease would be renewed."""
        days = self._services.settings.keep_tables_days
        age = self._services.now() - room.changed_at
        return days > 0 and age > days * DAY_SECONDS - LEASE_SECONDS


def _now() -> float:
    """The clock of the loop: it does not change when the wall clock is set."""
    return asyncio.get_running_loop().time()
