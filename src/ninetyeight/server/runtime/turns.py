"""Who may change a table: one at a time, in the order in which they came."""

import asyncio
from collections import deque


class Turns:
    """A lock that can also be taken without waiting, as it nearly always is free."""

    __slots__ = ("_waiting", "is_taken")

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    def take(self) -> bool:
        """Takes the turn; False if it is somebody else's."""
        if self.is_taken:
            return False
        self.is_taken = True
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
        self.is_taken = False
