"""Deletes tables that nobody uses any more, if the host wants that; records and results stay.

A round looks at a few tables and deletes a few steps, so that no move has to wait for it.
"""

import asyncio

from .runtime import logs
from .services import Services
from .store import StoreFailed
from .tables.open_rooms import OpenRooms

ROUND_SECONDS = 60.0
DAY_SECONDS = 24 * 60 * 60.0
LOOKED_AT = 200
"""How many tables one round looks at."""
STEPS_AT_ONCE, DELETIONS = 500, 20
"""How many steps are deleted in one go, and how many times in one round."""


class Expiry:
    def __init__(self, services: Services, rooms: OpenRooms) -> None:
        self._services, self._rooms = services, rooms
        self._last = ""
        """The table that was looked at last; they are looked at in the order of their names."""

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
        """Closes the unused ones among the next few tables, and deletes some of their steps."""
        store, days = self._services.store, self._services.settings.keep_tables_days
        since = self._services.now() - days * DAY_SECONDS
        unused, last = await store.unused_tables(since, self._last, LOOKED_AT)
        self._last = last or ""
        closed = [table for table in unused if self._rooms.of(table) is None]
        expired = [table for table in closed if await store.expire_table(table, since)]
        if expired:
            logs.note("tables-expired", tables=len(expired))
        for _ in range(DELETIONS):
            if not await store.delete_expired(STEPS_AT_ONCE):
                return
