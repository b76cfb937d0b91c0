"""The socket of uvicorn with a short cut for messages that go to many clients.

A step goes to every socket of a table. Through ASGI each of them costs a task, a message and a
frame; here it is one write, as long as the reader keeps up.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from websockets.http11 import Request

from .socket_reading import SocketReading

SHORT_CUT = "ninetyeight.write"
"""The ASGI extension under which a socket's scope has `write`."""


class SocketWriting(SocketReading):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][SHORT_CUT] = self.write

    def write(self, texts: Sequence[bytes]) -> bool:
        """Writes texts at once; False if they have to wait, or nobody reads any more."""
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        if len(texts) == 1:
            frames = _head(len(texts[0])) + texts[0]
        else:
            frames = b"".join([_head(len(text)) + text for text in texts])
        self.transport.write(frames)
        return True


@lru_cache(maxsize=4096)
def _head(size: int) -> bytes:
    """The header of a server's frame with a whole text.

    >>> _head(5)
    b'\\x81\\x05'
    """
    if size < 126:
        return bytes((0x81, size))
    if size < 2**16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
