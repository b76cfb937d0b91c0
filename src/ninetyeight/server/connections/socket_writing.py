"""The socket of uvicorn with a short cut for messages that go to many clients.

A step goes to every socket of a table. Through ASGI each of them costs a task, a message and a
frame; here it is one write, as long as the reader keeps up.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from websockets.http11 import Request

from ninetyeight.server.clients.frames import Frame

from .inbox import LISTEN
from .socket_reading import SocketReading

SHORT_CUT = "ninetyeight.write"
"""The ASGI extension under which a socket's scope has the `write` of its Wire."""


class Wire:
    """The way to a client. It is small: the processor has thousands of them at hand, but not the
    hundreds of values of as many connections of uvicorn.
    """

    __slots__ = ("_transport", "is_free")

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self.is_free = False
        """Whether the client is connected and keeps up with reading."""

    def write(self, frames: Sequence[Frame]) -> bool:
        """Writes frames at once; False if they have to wait, or nobody reads any more."""
        if not self.is_free or self._transport.is_closing():
            return False
        self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        return True


class SocketWriting(SocketReading):
    _wire: Wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._wire = Wire(self.transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][SHORT_CUT] = self._wire.write
            scope["extensions"][LISTEN] = self.queue

    def start_keepalive(self) -> None:
        super().start_keepalive()
        self._wire.is_free = True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wire.is_free = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self._wire.is_free = True
