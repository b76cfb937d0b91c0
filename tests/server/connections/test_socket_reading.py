"""Sockets that send tiny frames without end, or nothing any more."""

import asyncio
import json
import logging
from pathlib import Path

import pytest

from ninetyeight.server.connections import socket_reading
from ninetyeight.server.connections.socket_reading import MAX_FRAGMENTS, SocketReading
from ninetyeight.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.raw import UPGRADE, frame, raw, raw_socket
from tests.server.serving import Served, open_table, served
from tests.server.tablemates import tablemate

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

CONT, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA
STRICT = Settings(port=0, messages_per_second=1.0, messages_at_once=5)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many frames were read, each time that some were."""
    counts: list[int] = []
    before = SocketReading.handle_events

    def handle_events(self: SocketReading) -> None:
        counts.append(len(self.conn.events))
        before(self)

    monkeypatch.setattr(SocketReading, "handle_events", handle_events)
    return counts


@pytest.mark.parametrize("opcode", [PING, PONG, TEXT])
async def test_tiny_frames_are_read_slowly_and_others_are_served(
    tmp_path: Path, read: list[int], opcode: int
) -> None:
    async with served(tmp_path, STRICT) as server, raw_socket(server) as flood:
        flood.send(frame(opcode) * (10_000))
        table = await open_table(server)
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as other:
            assert (await other.ask({"type": "ping", "id": "1"}))["type"] == "pong"
        # So many at once, the piece in which they end, and the few that the others needed.
        assert sum(read) < socket_reading.MIN_FRAME_BURST + socket_reading.PIECE // 6 + 50


async def test_a_message_has_only_so_many_fragments(server: Served) -> None:
    async with raw_socket(server) as flood:
        flood.send(frame(TEXT, b"{", fin=False))
        flood.send(frame(CONT, fin=False) * 2 * MAX_FRAGMENTS)
        assert b"\x03\xf0too many fragments" in await flood.until_closed()


async def test_a_message_may_come_in_a_few_fragments(server: Served) -> None:
    table = await open_table(server)
    hello = json.dumps({"type": "hello", "table": table["code"]}).encode()
    async with raw_socket(server) as socket:
        socket.send(frame(TEXT, hello[:10], fin=False) + frame(PING) + frame(CONT, hello[10:]))
        assert b'{"type":"welcome"' in await socket.reader.readuntil(b'"steps"')


async def test_what_was_held_is_read_when_its_time_has_come(tmp_path: Path) -> None:
    settings = Settings(port=0, messages_per_second=500.0, messages_at_once=5)
    async with served(tmp_path, settings) as server, raw_socket(server) as socket:
        frames = [frame(PING, str(number).encode()) for number in range(1_000)]
        socket.send(b"".join(frames))
        heard = await socket.reader.readuntil(b"\x8a\x03999")
        assert heard.count(b"\x8a") == 1_000


async def test_a_request_for_a_socket_that_cannot_be_understood_is_ended(server: Served) -> None:
    async with raw(server) as stranger:
        stranger.send(UPGRADE.format(more=f"Cookie: {'x' * 20_000}\r\n").encode())
        assert (await stranger.until_closed()).startswith(b"HTTP/1.1 400 ")


async def test_whoever_does_not_answer_a_ping_is_gone(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_reading, "PING_SECONDS", 0.2)
    monkeypatch.setattr(socket_reading, "PONG_SECONDS", 0.2)
    table = await open_table(server)
    hello = json.dumps({"type": "hello", "table": table["code"]}).encode()
    async with (
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as other,
        raw_socket(server) as silent,
    ):
        silent.send(frame(TEXT, hello))
        heard = await silent.until_closed()
        assert socket_reading.PING in heard and b"keepalive" in heard
        assert (await other.ask({"type": "ping", "id": "1"}))["type"] == "pong"
        assert not other.is_gone


async def test_a_refused_socket_is_no_error_in_the_log(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    async with raw(server) as stranger:
        stranger.send(UPGRADE.format(more="Origin: https://evil.example\r\n").encode())
        assert (await stranger.until_closed()).startswith(b"HTTP/1.1 403 ")
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_answers_to_pings_do_not_pile_up_for_somebody_who_reads_none(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[int] = []
    before = SocketReading.handle_ping

    def handle_ping(self: SocketReading) -> None:
        before(self)
        waiting.append(self.transport.get_write_buffer_size())

    monkeypatch.setattr(SocketReading, "handle_ping", handle_ping)
    async with raw_socket(server) as deaf:
        deaf.writer.transport.pause_reading()  # type: ignore[attr-defined]
        async with asyncio.timeout(PATIENCE):
            while len(waiting) < 100_000:
                deaf.send(frame(PING, b"x" * 125) * 1_000)
                await deaf.writer.drain()
    assert max(waiting) < 2**18
