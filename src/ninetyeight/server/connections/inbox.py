"""Messages that a socket has received and its session has not read yet."""

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.types import Message

from ninetyeight.server.runtime.rounds import Round

Take = Callable[[bytes], bool]
"""Sees to a text, and releases the inbox when it has; False if it has to be read like others."""

LISTEN = "ninetyeight.listen"
"""The ASGI extension under which a socket's scope has its Inbox, for whoever can take texts."""


class Inbox:
    """The part of asyncio.Queue that a single reader needs, in a third of the time.

    A reader that waits can have texts seen to by `take` at the end of the round, without being
    woken for them. While one is being seen to, others are held back.
    """

    __slots__ = ("_is_held", "_loop", "_messages", "_round", "_waiting", "take")

    def __init__(self, loop: asyncio.AbstractEventLoop, texts: Round[bytes]) -> None:
        self._loop, self._round = loop, texts
        self._messages: deque[Message] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._is_held = False
        self.take: Take | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Message) -> None:
        self._messages.append(message)
        self._wake()

    def put_text(self, text: bytes) -> None:
        """The same for a text in ASCII, which may be taken."""
        if self.take and self._waiting and not self._is_held and not self._messages:
            self.hold()
            self._round.add(self._see_to, text)
        else:
            self.put_nowait(_message(text))

    def _see_to(self, text: bytes) -> None:
        if self.take is None or not self.take(text):
            self._messages.appendleft(_message(text))
            self.release()

    def hold(self) -> None:
        """Holds messages back until `release`."""
        self._is_held = True

    def release(self) -> None:
        self._is_held = False
        if self._messages:
            self._wake()

    def _wake(self) -> None:
        if self._is_held or self._waiting is None:
            return
        waiting, self._waiting = self._waiting, None
        if not waiting.done():
            waiting.set_result(None)

    async def get(self) -> Message:
        """Waits for the next message; cancelling the wait loses none."""
        if not self._messages:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._messages.popleft()


def _message(text: bytes) -> Message:
    return {"type": "websocket.receive", "text": text.decode("ascii")}
