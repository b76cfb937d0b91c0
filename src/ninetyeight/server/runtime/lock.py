"""Who may change a table: one at a time, in the order in which they came."""

import asyncio
from collections import deque


class Lock:
    """A lock that can also be taken without waiting, as it nearly always is free."""

    __slots__ = ("_waiting", "is_taken")

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    def take(self) -> bool:
        """Takes the lock; False if somebody else has it."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    async def wait(self) -> None:
        """Waits for the lock, and takes it."""
        if self.take():
            return
        free: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting = deque() if self._waiting is None else self._waiting
        self._waiting.append(free)
        try:
            await free
        except asyncio.CancelledError:
            if free.done() and not free.cancelled():
                self.release()  # it came too late
            raise

    def release(self) -> None:
        """Releases the lock; it stays taken for the next who waits, so that nobody overtakes."""
        while self._waiting:
            free = self._waiting.popleft()
            if not free.done():
                free.set_result(None)
                return
        self.is_taken = False
