"""Sockets for load: as few instructions as possible, so that the load does not hide the server.

Frames are written and read by hand. The mask of every frame is zero, which is allowed and leaves
the bytes as they are. JSON is read only where a seat learns what it can do.
"""

import asyncio
from collections.abc import Callable

UPGRADE = (
    "GET /socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)

TEXT, CLOSE, PING = 0x1, 0x8, 0x9
PONG = bytes([0x8A, 0x80, 0, 0, 0, 0])


def framed(payload: bytes) -> bytes:
    """A text frame of a client."""
    size = len(payload)
    if size < 126:
        return bytes([0x81, 0x80 | size, 0, 0, 0, 0]) + payload
    return b"\x81\xfe" + size.to_bytes(2, "big") + b"\0\0\0\0" + payload


class LoadSocket(asyncio.Protocol):
    """Hands every text that comes to `hear`; `address` is the one that it seems to come from."""

    __slots__ = ("_buffer", "_hear", "_is_open", "_request", "closed", "opened", "transport")

    def __init__(
        self, host: str, cookie: str | None, address: str | None, hear: Callable[[bytes], None]
    ) -> None:
        more = f"Cookie: n98={cookie}\r\n" if cookie else ""
        more += f"X-Forwarded-For: {address}\r\n" if address else ""
        self._request = UPGRADE.format(host=host, more=more).encode()
        self._hear = hear
        self._buffer = b""
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, _: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        if not self._is_open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self._is_open = True
            self.opened.set_result(None)
            data = data[end + 4 :]
        self._buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Takes off all whole frames; gives what is left."""
        start, size = 0, len(data)
        while size - start >= 2:
            length, body = data[start + 1], start + 2
            if length == 126:
                if size - start < 4:
                    break
                length, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            if size < body + length:
                break
            opcode = data[start] & 0xF
            if opcode == TEXT:
                self._hear(data[body : body + length])
            elif opcode == PING:
                # The answer must hold what was asked.
                asked = data[body : body + length]
                self.transport.write(bytes([0x8A, 0x80 | length, 0, 0, 0, 0]) + asked)
            elif opcode == CLOSE:
                self.transport.close()
            start = body + length
        return data[start:]
