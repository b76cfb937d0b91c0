"""What waits to be sent to one socket: in order, and bounded for slow readers."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress

from starlette.types import Send

from .messages import Bye, Text, encoded

CLOSE_CODES = {"restarting": 1012, "too-slow": 1013, "bad-message": 1008}
OTHER_CLOSE_CODE = 1000

WriteNow = Callable[[Sequence[bytes]], bool]
"""Writes texts at once, if the reader keeps up; False if they have to wait."""


def never(_: Sequence[bytes]) -> bool:
    """Makes every text wait in the queue."""
    return False


TOO_SLOW = Bye("too-slow", come_back=True, after_seconds=1.0)


class Outbox:
    """Sends texts in order; a slow reader delays nobody else."""

    __slots__ = ("_held", "_most", "_send", "_waiting", "_write_now", "_writer", "bye")

    def __init__(self, send: Send, most: int, write_now: WriteNow = never) -> None:
        self._send, self._most, self._write_now = send, most, write_now
        self._held: tuple[Text, ...] = ()
        self._waiting: deque[Text] = deque()
        self._writer: asyncio.Task[None] | None = None
        self.bye: Bye | None = None
        """Why the socket is being closed, once it is."""

    def put(self, text: Text, *, more: bool = False) -> None:
        """Queues a text; if too many are waiting, the socket is closed.

        With `more`, another text follows at once, and both are sent together.
        """
        if self.bye:
            return
        texts = (*self._held, text) if self._held else (text,)
        self._held = texts if more else ()
        if more or (self._writer is None and self._write_now(texts)):
            return
        if len(self._waiting) + len(texts) > self._most:
            self._waiting.clear()
            self.close(TOO_SLOW)
            return
        self._waiting.extend(texts)
        self._start()

    def close(self, bye: Bye) -> None:
        """Closes the socket after everything queued so far."""
        if self.bye is None:
            self.bye = bye
            self._waiting.extend((*self._held, encoded(bye)))
            self._held = ()
            self._start()

    async def finish(self, seconds: float) -> None:
        """Waits until everything is sent, up to a limit; the rest is dropped."""
        if self._writer:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._writer, seconds)

    def _start(self) -> None:
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.popleft().decode()
                await self._send({"type": "websocket.send", "text": text})
            if self.bye:
                code = CLOSE_CODES.get(self.bye.code, OTHER_CLOSE_CODE)
                await self._send({"type": "websocket.close", "code": code, "reason": self.bye.code})
        except (OSError, RuntimeError):
            # The client is gone, which the reading side notices too.
            self._waiting.clear()
        finally:
            self._writer = None
