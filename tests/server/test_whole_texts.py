"""The short way of reading a text finds what websockets finds, and leaves everything else to it."""

from functools import partial
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


def reading(conn: ServerProtocol) -> SocketReading:
    socket: Any = SimpleNamespace(conn=conn, _is_between=False)
    socket._is_at_a_start = partial(SocketReading._is_at_a_start, socket)
    return cast(SocketReading, socket)


def whole_text(data: bytes, conn: ServerProtocol) -> bytes | None:
    return SocketReading._whole_text(reading(conn), data)


def is_pong(data: bytes, conn: ServerProtocol) -> bool:
    return SocketReading._is_pong(reading(conn), data)


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


def test_the_answer_to_a_ping_is_found() -> None:
    assert is_pong(Frame(Opcode.PONG, b"").serialize(mask=True), open_protocol())


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.PONG, b"x").serialize(mask=True),
        Frame(Opcode.PONG, b"").serialize(mask=False) + b"1234",
        Frame(Opcode.PING, b"").serialize(mask=True),
        Frame(Opcode.TEXT, b"").serialize(mask=True),
    ],
    ids=["with data", "not masked", "a ping", "a text"],
)
def test_other_frames_are_no_answers_to_a_ping(frame: bytes) -> None:
    assert not is_pong(frame, open_protocol())


def test_in_the_middle_of_a_frame_there_is_no_answer_to_a_ping() -> None:
    begun = open_protocol()
    begun.receive_data(Frame(Opcode.TEXT, b"x" * 20).serialize(mask=True)[:-6])
    assert not is_pong(Frame(Opcode.PONG, b"").serialize(mask=True), begun)
