"""Bytes as a stranger may send them: over a connection that knows no protocol."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tests.patience import PATIENCE
from tests.server.serving import Served

UPGRADE = (
    "GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)
EMPTY_MASK = bytes(4)


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame of a client, for data below 126 bytes."""
    return bytes([opcode | (0x80 if fin else 0), 0x80 | len(data)]) + EMPTY_MASK + data


@dataclass(frozen=True, slots=True)
class Raw:
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def until_closed(self) -> bytes:
        """All that comes until the other side closes."""
        heard = b""
        try:
            async with asyncio.timeout(PATIENCE):
                while data := await self.reader.read(2**16):
                    heard += data
        except ConnectionResetError:
            pass
        return heard


@asynccontextmanager
async def raw(server: Served) -> AsyncIterator[Raw]:
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def raw_socket(server: Served) -> AsyncIterator[Raw]:
    """A socket that was accepted."""
    async with raw(server) as connection:
        connection.send(UPGRADE.format(more="").encode())
        head = await connection.reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101")
        yield connection
