"""What waits to be sent to one socket: in order, and bounded for slow readers."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress

from starlette.types import Send

from .frames import Frame, text_of
from .messages import Bye, encoded

CLOSE_CODES = {"restarting": 1012, "too-slow": 1013, "bad-message": 1008}
OTHER_CLOSE_CODE = 1000

WriteNow = Callable[[Sequence[Frame]], bool]
"""Writes frames at once, if the reader keeps up; False if they have to wait."""


def never(_: Sequence[Frame]) -> bool:
    """Makes every frame wait in the queue."""
    return False


TOO_SLOW = Bye("too-slow", come_back=True, after_seconds=1.0)


class Outbox:
    """Sends frames in order; a slow reader delays nobody else.

    With `sending`, all outboxes write together, else each of them as soon as it can.
    """

    __slots__ = ("_most", "_send", "_sending", "_waiting", "_write_now", "_writer", "bye")

    def __init__(
        self,
        send: Send,
        most: int,
        write_now: WriteNow = never,
        sending: "Sending | None" = None,
    ) -> None:
        self._send, self._most, self._write_now = send, most, write_now
        self._sending = sending
        self._waiting: deque[Frame] = deque()
        self._writer: asyncio.Task[None] | None = None
        self.bye: Bye | None = None
        """Why the socket is being closed, once it is."""

    def put(self, frame: Frame) -> None:
        """Queues a frame; if too many are waiting, the socket is closed."""
        if self.bye:
            return
        waiting = self._waiting
        waiting.append(frame)
        if len(waiting) > self._most:
            self.write()
            if len(waiting) > self._most:
                waiting.clear()
                self.close(TOO_SLOW)
        elif self._sending is None:
            self.write()
        elif len(waiting) == 1:
            self._sending.add(self)

    def write(self) -> None:
        """Writes what waits: at once if the reader keeps up, else when it does."""
        if self._waiting and self._writer is None:
            if self.bye is None and self._write_now(self._waiting):
                self._waiting.clear()
            else:
                self._writer = asyncio.create_task(self._write_all())

    def close(self, bye: Bye) -> None:
        """Closes the socket after everything queued so far."""
        if self.bye is None:
            self.bye = bye
            self._waiting.append(encoded(bye))
            self.write()

    async def finish(self, seconds: float) -> None:
        """Waits until everything is sent, up to a limit; the rest is dropped."""
        self.write()
        if self._writer:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._writer, seconds)

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                text = text_of(self._waiting.popleft())
                await self._send({"type": "websocket.send", "text": text})
            if self.bye:
                code = CLOSE_CODES.get(self.bye.code, OTHER_CLOSE_CODE)
                await self._send({"type": "websocket.close", "code": code, "reason": self.bye.code})
        except (OSError, RuntimeError):
            # The client is gone, which the reading side notices too.
            self._waiting.clear()
        finally:
            self._writer = None


class Sending:
    """Writes to sockets at the end of each round of the loop, to one after the other.

    So a step and the answer that follows are one write, and neither the processor nor the readers
    have to go back and forth between the work of the tables and that of the network.
    """

    def __init__(self) -> None:
        self._outboxes: list[Outbox] = []

    def add(self, outbox: Outbox) -> None:
        """Lets an outbox write at the end of this round."""
        if not self._outboxes:
            asyncio.get_running_loop().call_soon(self._write_all)
        self._outboxes.append(outbox)

    def _write_all(self) -> None:
        outboxes, self._outboxes = self._outboxes, []
        for outbox in outboxes:
            outbox.write()
