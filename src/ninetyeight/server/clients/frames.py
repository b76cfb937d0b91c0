"""The WebSocket frames in which texts are sent: made once, however many sockets they go to."""

from functools import lru_cache
from typing import NewType

Frame = NewType("Frame", bytes)
"""A whole text with its header, as it is written to a socket; only `framed` makes one."""

TWO_BYTES, EIGHT_BYTES = 126, 127
"""In place of the size: it follows, in so many bytes."""


def framed(text: bytes) -> Frame:
    """
    >>> framed(b"hello")
    b'\\x81\\x05hello'
    """
    # Every message passes here, and a NewType is a function that does nothing but takes time.
    return _head(len(text)) + text  # type: ignore[return-value]


def text_of(frame: Frame) -> str:
    """The text of a frame.

    >>> text_of(framed(b"hello"))
    'hello'
    """
    return frame[_HEAD_SIZES.get(frame[1], 2) :].decode()


_HEAD_SIZES = {TWO_BYTES: 4, EIGHT_BYTES: 10}


@lru_cache(maxsize=4096)
def _head(size: int) -> bytes:
    if size < TWO_BYTES:
        return bytes((0x81, size))
    if size < 2**16:
        return bytes((0x81, TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((0x81, EIGHT_BYTES)) + size.to_bytes(8, "big")
