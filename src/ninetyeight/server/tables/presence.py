"""Presence: arrivals and departures are steps too, so that all nodes know them."""

import asyncio
from collections.abc import Collection

from ninetyeight.server.runtime.tasks import Tasks
from ninetyeight.server.services import Services
from ninetyeight.table import Actor, Person, Visitor
from ninetyeight.table.commands import Arrive, Depart

from .asking import OK
from .room import Room

RETRY_SECONDS = 1.0
"""How long to wait after the store has failed."""


class Presence:
    """Keeps the table informed which of its people are connected through this node."""

    def __init__(self, room: Room, services: Services, tasks: Tasks) -> None:
        self._room, self._services, self._tasks = room, services, tasks
        self._in_hand: set[str] = set()
        self._followed: tuple[object, object, int] | None = None

    def follow(self) -> None:
        """Updates presence if needed; most steps change neither seats nor connections."""
        table, sockets = self._room.table, len(self._room.clients)
        if (
            self._followed is None
            or self._followed[0] is not table.places
            or self._followed[1] is not table.visitors
            or self._followed[2] != sockets
        ):
            self._followed = (table.places, table.visitors, sockets)
            self.settle()

    def settle(self) -> None:
        """Starts to update the table about everybody whose presence has changed."""
        node = self._services.node_name
        for key, who in self._expected().items():
            is_here, is_known = self._is_here(who), node in who.nodes
            is_stranded = isinstance(who, Visitor) and who.is_stranded and not is_here
            if (is_here != is_known or is_stranded) and key not in self._in_hand:
                self._in_hand.add(key)
                nonce = who.nonce if isinstance(who, Person) else None
                command = Arrive(node, nonce) if is_here else Depart(node, nonce)
                self._tasks.start(self._report(key, who, command))

    async def forget_all_but(self, living: Collection[str]) -> None:
        """Marks everybody as away who was connected through a dead node."""
        known = {node for who in self._expected().values() for node in who.nodes}
        for node in sorted(known.difference(living)):
            await self._room.do(Depart(node), Actor())

    def _expected(self) -> dict[str, Person | Visitor]:
        """Everybody whose presence the table tracks."""
        table = self._room.table
        people: dict[str, Person | Visitor] = {one.nonce: one for _, one in table.people}
        return {**people, **{visitor.guest: visitor for visitor in table.visitors}}

    def _is_here(self, who: Person | Visitor) -> bool:
        """Whether a socket of their browser is connected, or one that is bound to their seat."""
        nonce = who.nonce if isinstance(who, Person) else None
        return any(
            client.nonce == nonce if client.is_bound else client.guest == who.guest
            for client in self._room.clients
            if not client.watching
        )

    async def _report(self, key: str, who: Person | Visitor, command: Arrive | Depart) -> None:
        """Waits a little before a departure: a page that is reloaded comes back at once."""
        comes = isinstance(command, Arrive)
        try:
            if not comes:
                await asyncio.sleep(self._services.settings.linger_seconds)
            if comes == self._is_here(who):
                done = await self._room.do(command, Actor(guest=who.guest))
                if done.code != OK:
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._in_hand.discard(key)
        # Check again: arrivals and departures in the meantime were not reported.
        self.settle()
