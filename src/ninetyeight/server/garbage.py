"""When Python searches for garbage: seldom through everything, as all tables wait for that.

Nearly everything is freed without a search, as soon as nobody uses it. Only what refers to itself
has to be searched for: mostly what is left of sockets that have ended. With a thousand tables one
search takes a fifth of a second, and Python by itself would search every few seconds.
"""

import asyncio
import gc
from time import monotonic

from .clients.open_sockets import OpenSockets

YOUNG = (10_000, 5)
"""What was made just now is searched in small portions, by when most of it is gone anyway."""
NEVER = 2**31 - 1

CHECK_SECONDS = 5.0
SEARCH_SECONDS = 600.0
MANY_ENDED = 1_000


def search_seldom() -> None:
    """Leaves the search through everything to `Garbage`, and spares it what is there for ever."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)


class Garbage:
    """Searches through everything when many sockets have ended, else now and then."""

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
