"""Who is there: arrivals and departures are steps too, so that all nodes know them."""

import asyncio
from collections.abc import Collection

from ninetyeight.table import Actor
from ninetyeight.table.commands import Arrive, Depart

from .means import Means
from .room import OK, Room
from .tasks import Tasks

RETRY_SECONDS = 1.0
"""How long to wait after the store has failed."""


class Presence:
    """Sees to it that the table knows which of its people are connected through this node."""

    def __init__(self, room: Room, means: Means, tasks: Tasks) -> None:
        self._room, self._means, self._tasks = room, means, tasks
        self._in_hand: set[str] = set()
        self._followed: tuple[object, int] | None = None

    def follow(self) -> None:
        """Settles what has changed; most steps change neither who sits nor who is connected."""
        places, sockets = self._room.table.places, len(self._room.clients)
        if (
            self._followed is None
            or self._followed[0] is not places
            or self._followed[1] != sockets
        ):
            self._followed = (places, sockets)
            self.settle()

    def settle(self) -> None:
        """Starts to tell the table about everybody of whom it knows something else."""
        here, node = self._here(), self._means.node
        for _, person in self._room.table.people:
            is_here, is_known = person.guest in here, node in person.nodes
            if is_here != is_known and person.guest not in self._in_hand:
                self._in_hand.add(person.guest)
                command = Arrive(node) if is_here else Depart(node)
                self._tasks.start(self._tell(person.guest, command))

    async def forget_all_but(self, living: Collection[str]) -> None:
        """Takes leave of everybody who was there through a node that has died."""
        known = {node for _, person in self._room.table.people for node in person.nodes}
        for node in sorted(known.difference(living)):
            await self._room.do(Depart(node), Actor())

    def _here(self) -> set[str]:
        return {client.guest for client in self._room.clients if not client.watching}

    async def _tell(self, guest: str, command: Arrive | Depart) -> None:
        """Waits a little before a departure: a page that is loaded again is back in no time."""
        comes = isinstance(command, Arrive)
        try:
            if not comes:
                await asyncio.sleep(self._means.settings.linger_seconds)
            if comes == (guest in self._here()):
                done = await self._room.do(command, Actor(guest=guest))
                if done.code != OK:
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._in_hand.discard(guest)
        # Whoever has come or gone meanwhile was not told to the table while this was in hand.
        self.settle()
