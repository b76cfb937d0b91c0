"""The background tasks of a node: its lease, changes by other nodes, and unused rooms."""

import asyncio
from collections.abc import Collection

from .runtime import logs
from .services import Services
from .store import StoreFailed
from .tables.open_rooms import OpenRoom, OpenRooms

LEASE_SECONDS = 15.0
RENEW_SECONDS = 5.0
CHECK_SECONDS = 2.0


class Upkeep:
    def __init__(self, services: Services, rooms: OpenRooms) -> None:
        self._services, self._rooms = services, rooms

    async def renew_lease(self) -> float:
        """Shows the other nodes that this one is alive; returns when."""
        store, now = self._services.store, self._services.now()
        await store.renew_lease(self._services.node_name, now, LEASE_SECONDS)
        return now

    async def stay_alive(self) -> None:
        """Renews the lease, and marks people as away whose node has died."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                # At one time: the own lease is valid then, even if the clock is set meanwhile.
                now = await self.renew_lease()
                await self._rooms.renew_leases()
                await self._remove_expired_nodes(now)
                await self._see_who_is_where(await self._services.store.live_nodes(now))
            except StoreFailed as error:
                logs.warn("lease-not-renewed", why=str(error))
            await self._rooms.close_unused()

    async def _see_who_is_where(self, living: Collection[str]) -> None:
        """Not in the loop of the task, which would keep the last room from being freed."""
        for opened in self._rooms.with_sockets:
            await self._see_who_is_there(opened, living)

    async def _see_who_is_there(self, opened: OpenRoom, living: Collection[str]) -> None:
        try:
            await opened.presence.forget_all_but(living)
            opened.presence.settle()
        except Exception as error:  # an error at one table must not stop the task for all
            logs.failure("upkeep-failed", error, table=opened.room.table.id)

    async def _remove_expired_nodes(self, now: float) -> None:
        for node in await self._services.store.remove_expired_nodes(now):
            logs.note("node-lapsed", node=node)

    async def listen(self) -> None:
        """Reads new steps when other nodes notify this one."""
        async for table, seq in self._services.store.changes():
            await self._look_at(table, seq)

    async def look(self) -> None:
        """Polls for new steps from time to time, because notifications can be lost."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            tables = [opened.room.table.id for opened in self._rooms.with_sockets]
            try:
                newest = await self._services.store.newest(tables)
            except StoreFailed as error:
                logs.warn("cannot-look", why=str(error))
                continue
            for table, seq in newest.items():
                await self._look_at(table, seq)

    async def _look_at(self, table: str, seq: int) -> None:
        room = self._rooms.of(table)
        if room and room.table.seq < seq:
            try:
                await room.catch_up()
            except StoreFailed as error:
                logs.warn("cannot-catch-up", table=table, seq=seq, why=str(error))
            except Exception as error:
                logs.failure("upkeep-failed", error, table=table, seq=seq)
