"""When Python collects garbage: full collections are rare, because all tables wait for them.

Nearly everything is freed by reference counting. Only cycles have to be searched for: mostly the
remains of closed sockets. With a thousand tables a full collection takes a fifth of a second, and
by default Python would do one every few seconds.
"""

import asyncio
import gc
from time import monotonic

from .clients.open_sockets import OpenSockets

YOUNG = (30_000, 5)
"""Young objects are collected in small portions, when most of them are gone anyway."""
NEVER = 2**31 - 1

CHECK_SECONDS = 5.0
SEARCH_SECONDS = 600.0
MANY_ENDED = 1_000


def search_seldom() -> None:
    """Leaves full collections to `Garbage`, and exempts permanent objects from them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)


class Garbage:
    """Does a full collection when many sockets have closed, else every ten minutes."""

    def __init__(self, sockets: OpenSockets) -> None:
        self._sockets = sockets
        self._note_search()

    async def collect(self) -> None:
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            self.look(monotonic())

    def look(self, now: float) -> None:
        many = self._sockets.ended - self._ended_before >= MANY_ENDED
        if many or now - self._searched_at >= SEARCH_SECONDS:
            gc.collect()
            self._note_search()

    def _note_search(self) -> None:
        self._searched_at, self._ended_before = monotonic(), self._sockets.ended
