"""Requests that never come whole, and connections without end."""

import asyncio
import logging
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from ninetyeight.server.access.rate_limit import RateLimiter
from ninetyeight.server.connections import http_reading
from tests.server.raw import UPGRADE, raw, raw_socket
from tests.server.serving import QUICK, Served, browser_at, served

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"


@pytest.mark.parametrize(
    "begun",
    [b"", b"G", b"GET / HTTP/1.1\r\nHost: local", POST, POST + b"{", WHOLE + b"GET /"],
    ids=["nothing", "a letter", "half a head", "no body", "half a body", "half a second one"],
)
async def test_a_request_that_does_not_come_whole_in_time_is_ended(
    server: Served, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    # A request that does come whole has to be read in time, also by a busy machine.
    seconds = 5.0 if begun.startswith(WHOLE) else 0.3
    monkeypatch.setattr(http_reading, "REQUEST_SECONDS", seconds)
    async with raw(server) as slow:
        slow.send(begun)
        heard = await slow.until_closed()
        assert (b'{"alive":true}' in heard) == begun.startswith(WHOLE)


async def test_nobody_gains_time_byte_by_byte(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_reading, "REQUEST_SECONDS", 1.0)

    async def drip() -> None:
        while True:
            slow.send(b"x")
            await asyncio.sleep(0.05)

    async with raw(server) as slow:
        slow.send(b"GET /")
        dripping = asyncio.create_task(drip())
        assert await slow.until_closed() == b""
        dripping.cancel()


async def test_a_connection_that_asks_again_and_again_may_stay(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_reading, "REQUEST_SECONDS", 5.0)
    async with raw(server) as client:
        for _ in range(30):
            client.send(WHOLE)
            await client.reader.readuntil(b'{"alive":true}')
            await asyncio.sleep(0.2)


async def test_one_address_has_only_so_many_connections(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = replace(QUICK, connections_per_address=3, proxies="192.0.2.1")
    async with served(tmp_path, settings) as server:
        async with AsyncExitStack() as stack:
            for _ in range(3):
                idle = await stack.enter_async_context(raw(server))
                idle.send(WHOLE)
                await idle.reader.readuntil(b"}")
            for _ in range(5):
                refused = await stack.enter_async_context(raw(server))
                assert (await refused.until_closed()).endswith(b'{"code":"busy","facts":{}}')
        (told,) = [told for told in caplog.records if told.message == "too-many-connections"]
        assert told.levelno == logging.WARNING
        async with browser_at(server.address) as browser:
            assert (await browser.get("/healthz")).status_code == 200


async def test_connections_that_come_too_fast_wait_and_then_are_refused(tmp_path: Path) -> None:
    async with served(tmp_path, replace(QUICK, proxies="192.0.2.1")) as server:
        server.node.connection_limits._new = RateLimiter(20.0, 1, clock=lambda: 0.0)
        async with raw(server) as first, raw(server) as second, raw(server) as third:
            for client in (first, second, third):
                client.send(WHOLE)
            await first.reader.readuntil(b'{"alive":true}')
            await second.reader.readuntil(b'{"alive":true}')
            assert b"503" in await third.until_closed()


async def test_a_socket_is_no_longer_counted_as_a_connection(tmp_path: Path) -> None:
    settings = replace(QUICK, connections_per_address=1, proxies="192.0.2.1")
    async with served(tmp_path, settings) as server, raw_socket(server), raw_socket(server):
        assert not server.node.connection_limits._counts


async def test_a_proxy_has_as_many_connections_as_it_needs(tmp_path: Path) -> None:
    settings = replace(QUICK, connections_per_address=1, proxies="127.0.0.1")
    async with served(tmp_path, settings) as server, raw(server) as first, raw(server) as second:
        for connection in (first, second):
            connection.send(WHOLE)
            await connection.reader.readuntil(b'{"alive":true}')


async def test_the_host_is_told_when_no_more_files_can_be_opened(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    server.node.connection_limits._most = 1
    async with raw(server) as first, raw(server) as second:
        first.send(WHOLE)
        await first.reader.readuntil(b'{"alive":true}')
        assert b"503" in await second.until_closed()
    assert "too-many-open-files" in caplog.messages


async def test_an_upload_that_is_dropped_is_no_fault_of_the_program(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    async with raw(server) as client:
        client.send(POST + b"{")
        await asyncio.sleep(0.2)
    while server.node.connection_limits._counts:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    assert "request-failed" not in caplog.messages


@pytest.mark.parametrize("upgrade", [False, True])
async def test_a_name_that_is_not_ours_is_refused(server: Served, upgrade: bool) -> None:
    asked = (UPGRADE.format(more="") if upgrade else WHOLE.decode()).encode()
    async with raw(server) as rebound:
        rebound.send(asked.replace(b"localhost", b"evil.example"))
        answer = await rebound.reader.readuntil(b"}}")
        assert answer.startswith(b"HTTP/1.1 421 ") and b'"unknown-host"' in answer


async def test_a_name_that_the_host_has_given_is_ours(tmp_path: Path) -> None:
    settings = replace(QUICK, hosts="cards.lan", base_url="https://Cards.example")
    async with served(tmp_path, settings) as server:
        for host in ("cards.lan:9898", "CARDS.example", "localhost"):
            headers = {"Host": host}
            assert httpx.Headers(headers)["host"] == host
            async with browser_at(server.address, headers=headers) as browser:
                assert (await browser.get("/healthz")).status_code == 200
