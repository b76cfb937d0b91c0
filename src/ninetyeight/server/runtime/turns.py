"""Who may change a table: one at a time, in the order in which they came."""

import asyncio
from collections import deque


class Turns:
    """A lock that can also be taken without waiting, as it nearly always is free."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    @property
    def is_taken(self) -> bool:
        return self._is_taken

    def take(self) -> bool:
        """Takes the turn; False if it is somebody else's."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    async def wait(self) -> None:
        """Waits for the turn, and takes it."""
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting = deque() if self._waiting is None else self._waiting
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.end()  # it came too late
            raise

    def end(self) -> None:
        """Ends the turn; it stays taken for the next who waits, so that nobody overtakes them."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False
