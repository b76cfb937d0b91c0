"""Deletes tables that have not been used for long, if so configured; records and results stay.

A round checks a few tables and deletes a few steps, so that no move has to wait for it.
"""

import asyncio

from .runtime import logs
from .services import Services
from .store import StoreFailed
from .tables.open_rooms import DAY_SECONDS, OpenRooms

ROUND_SECONDS = 60.0
LOOKED_AT = 200
"""How many tables one round checks."""
STEPS_AT_ONCE, DELETIONS = 500, 20
"""How many steps are deleted at once, and how many times per round."""


class Expiry:
    def __init__(self, services: Services, rooms: OpenRooms) -> None:
        self._services, self._rooms = services, rooms
        self._last = ""
        """The table that was checked last; they are checked in the order of their ids."""

    async def run(self) -> None:
        if not self._services.settings.keep_tables_days:
            return
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.round()
            except StoreFailed as error:
                logs.warn("cannot-expire", why=str(error))

    async def round(self) -> None:
        """Closes the unused ones of the next few tables, and deletes some of their steps."""
        store, days = self._services.store, self._services.settings.keep_tables_days
        now = self._services.now()
        since = now - days * DAY_SECONDS
        unused, last = await store.unused_tables(since, self._last, LOOKED_AT)
        self._last = last or ""
        closed = [table for table in unused if self._rooms.of(table) is None]
        expired = [table for table in closed if await store.expire_table(table, since, now)]
        if expired:
            logs.note("tables-expired", tables=len(expired))
        for _ in range(DELETIONS):
            if not await store.delete_expired(STEPS_AT_ONCE):
                return
