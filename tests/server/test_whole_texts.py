"""The short way of reading a text finds what websockets finds, and leaves everything else to it."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from ninetyeight.server.connections.socket_reading import SocketReading

contents = st.one_of(
    st.binary(max_size=700),
    st.integers(0, 700).map(lambda size: b"x" * size),
    st.text("aé{}", max_size=140).map(str.encode),
)
frames = st.builds(
    lambda opcode, data, mask, fin: Frame(opcode, data, fin).serialize(mask=mask),
    st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT]),
    contents,
    st.booleans(),
    st.booleans(),
)


def open_protocol() -> ServerProtocol:
    return ServerProtocol(state=State.OPEN, max_size=16_384)


def whole_text(data: bytes, conn: ServerProtocol) -> bytes | None:
    socket: Any = SimpleNamespace(conn=conn)
    return SocketReading._whole_text(cast(SocketReading, socket), data)


@given(frames | st.binary(max_size=300) | st.tuples(frames, frames).map(b"".join))
def test_a_text_that_is_found_is_what_websockets_reads(data: bytes) -> None:
    if text := whole_text(data, open_protocol()):
        conn = open_protocol()
        conn.receive_data(data)
        assert conn.events_received() == [Frame(Opcode.TEXT, text)]


@pytest.mark.parametrize("size", [2, 125, 126, 500])
def test_a_command_is_found(size: int) -> None:
    data = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
    assert whole_text(data, open_protocol()) == b"x" * size


@pytest.mark.parametrize("size", [5, 200])
def test_in_the_middle_of_a_frame_nothing_is_found(size: int) -> None:
    data = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
    for end in range(1, len(data)):
        begun = open_protocol()
        begun.receive_data(data[:end])
        assert whole_text(data, begun) is None
        begun.receive_data(data[end:])
        assert whole_text(data, begun) == b"x" * size


def test_in_the_middle_of_a_message_nothing_is_found() -> None:
    fragmented = open_protocol()
    fragmented.receive_data(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
    assert whole_text(Frame(Opcode.TEXT, b"hello").serialize(mask=True), fragmented) is None


def test_the_beginning_of_a_large_frame_is_no_text() -> None:
    size_in_eight_bytes = bytes([0x81, 0xFF]) + bytes(5)
    assert whole_text(size_in_eight_bytes + b"x" * 126, open_protocol()) is None
