"""What sockets may say, and what they are answered when they say something else."""

import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ninetyeight.server.clients.outbox import Outbox
from ninetyeight.server.connections import session, socket_reading
from ninetyeight.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.serving import QUICK, Served, open_table, served
from tests.server.tablemates import tablemate

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def said_to(socket: str, *messages: str | bytes) -> list[dict[str, Any]]:
    """What a socket is told until it is closed."""
    async with connect(socket, compression=None, open_timeout=PATIENCE) as connection:
        for message in messages:
            await connection.send(message)
        heard: list[dict[str, Any]] = []
        try:
            async for text in connection:
                heard.append(json.loads(text))
        except ConnectionClosed:
            pass
        return heard


async def test_whoever_does_not_say_hello_in_time_is_sent_away(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "HELLO_SECONDS", 0.05)
    assert [message["code"] for message in await said_to(server.socket)] == ["bad-message"]


async def test_whoever_begins_with_something_else_is_sent_away(server: Served) -> None:
    heard = await said_to(server.socket, '{"type":"ping","id":"1"}')
    assert [(message["type"], message["code"]) for message in heard] == [("bye", "bad-message")]


@pytest.mark.parametrize("code", ["bako-mifu-rela", "", "no code at all", "7" * 1000, "'; --"])
async def test_a_code_of_no_table_leads_nowhere(server: Served, code: str) -> None:
    heard = await said_to(server.socket, json.dumps({"type": "hello", "table": code}))
    assert [(message["type"], message["code"]) for message in heard] == [("bye", "no-such-table")]


@pytest.mark.parametrize(
    ("garbage", "what"),
    [
        ("", "truncated"),
        ("hello", "malformed"),
        (b"\xff\xfe", "malformed"),
        ("[]", "Expected `object`"),
        ("{}", "missing required field `type`"),
        ('{"type":"shout"}', "Invalid value 'shout' - at `$.type`"),
        ('{"type":"do","id":"1","based_on":0}', "missing required field `command`"),
        ('{"type":"do","id":1,"based_on":0,"command":{"do":"stand"}}', "`$.id`"),
        ('{"type":"do","id":"1","based_on":0,"command":{"do":"win"}}', "`$.command.do`"),
        (
            '{"type":"do","id":"1","based_on":0,"command":{"do":"lay","card":7,"pile":"e"}}',
            "`$.command.pile`",
        ),
        (
            '{"type":"do","id":"1","based_on":0,"command":{"do":"arrive","node":"n"}}',
            "`$.command.do`",
        ),
        (
            '{"type":"do","id":"1","based_on":0,"command":{"do":"stand","seat":2}}',
            "unknown field `seat`",
        ),
        ('{"type":"ping","id":"' + "x" * 10_000 + '"}', "`str` of length <= 64"),
        (r'{"type":"ping","id":"\u0000"}', "`str` matching regex"),
        ("[" * 10_000, "Expected `object`"),
        ('{"x":' + "[" * 6_000 + "]" * 6_000 + ',"type":"ping","id":"1"}', "recursion"),
    ],
)
async def test_what_makes_no_sense_is_answered_with_what_is_wrong_and_where(
    server: Served, garbage: str | bytes, what: str
) -> None:
    table = await open_table(server)
    async with tablemate(server.socket, table["code"]) as mate:
        await mate.send(garbage)
        await mate.until(lambda mate: '"answer"' in mate.heard[-1])
        answer = json.loads(mate.heard[-1])
        assert answer["code"] == "bad-message" and not answer["ok"]
        assert what in answer["facts"]["what"]
        assert (await mate.ask({"type": "ping", "id": "still there"}))["type"] == "pong"


async def test_whoever_goes_on_with_nonsense_is_sent_away(server: Served) -> None:
    table = await open_table(server)
    async with tablemate(server.socket, table["code"]) as mate:
        for _ in range(session.MAX_FAULTS + 1):
            await mate.send("nonsense")
        await mate.until(lambda mate: mate.bye)
        assert mate.bye is not None and mate.bye["code"] == "bad-message"


async def test_a_second_hello_is_refused(server: Served) -> None:
    table = await open_table(server)
    async with tablemate(server.socket, table["code"]) as mate:
        await mate.send({"type": "hello", "table": table["code"]})
        await mate.until(lambda mate: "second hello" in mate.heard[-1])


async def test_a_frame_of_a_megabyte_ends_the_socket_and_nobody_else_notices(
    server: Served,
) -> None:
    table = await open_table(server)
    async with tablemate(server.socket, table["code"]) as other:
        async with connect(server.socket, compression=None, open_timeout=PATIENCE) as connection:
            await connection.send("x" * 2**20)
            with pytest.raises(ConnectionClosed) as closed:
                await connection.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        assert (await other.ask({"type": "ping", "id": "1"}))["type"] == "pong"


async def test_a_flood_is_slowed_down_and_others_are_served(tmp_path: Path) -> None:
    settings = Settings(port=0, messages_per_second=20.0, messages_at_once=5)
    async with served(tmp_path, settings) as server:
        table = await open_table(server)
        async with (
            tablemate(server.socket, table["code"], cookie=table["cookie"]) as flood,
            tablemate(server.socket, table["code"]) as other,
        ):
            for number in range(1000):
                await flood.send({"type": "ping", "id": str(number)})
            assert (await other.ask({"type": "ping", "id": "1"}))["type"] == "pong"
            assert sum('"pong"' in text for text in flood.heard) < 20


async def test_a_flood_over_many_sockets_is_refused(tmp_path: Path) -> None:
    settings = Settings(port=0, messages_per_second=1.0, messages_at_once=5)
    async with served(tmp_path, settings) as server, AsyncExitStack() as stack:
        table = await open_table(server)
        mates = [
            await stack.enter_async_context(tablemate(server.socket, table["code"], waits=False))
            for _ in range(12)
        ]
        await mates[-1].until(lambda mate: mate.heard and '"too-fast"' in mate.heard[-1])


async def test_many_guests_of_one_address_share_its_pace(tmp_path: Path) -> None:
    settings = Settings(port=0, messages_per_second=1.0, messages_at_once=5)
    async with served(tmp_path, settings) as server, AsyncExitStack() as stack:
        tables = [await open_table(server) for _ in range(3)]
        mates = [
            await stack.enter_async_context(
                tablemate(server.socket, table["code"], cookie=table["cookie"])
            )
            for table in tables
        ]
        server.node.address_rate.of("127.0.0.1").take(60)
        await mates[-1].send({"type": "ping", "id": "1"})
        await mates[-1].until(lambda mate: '"too-fast"' in mate.heard[-1])


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost.evil:80", "http://["]
)
async def test_a_page_of_another_site_is_refused_before_it_is_accepted(
    server: Served, origin: str
) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with connect(server.socket, origin=origin):  # type: ignore[arg-type]
            pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["code"] == "wrong-origin"


async def test_our_own_page_is_let_in(server: Served) -> None:
    table = await open_table(server)
    async with connect(server.socket, origin=server.address) as connection:  # type: ignore[arg-type]
        await connection.send(json.dumps({"type": "hello", "table": table["code"]}))
        assert json.loads(await connection.recv())["type"] == "welcome"


@pytest.mark.parametrize("limit", [{"sockets_per_guest": 2}, {"sockets_per_address": 2}])
async def test_one_browser_or_address_has_only_so_many_sockets(
    tmp_path: Path, limit: dict[str, int]
) -> None:
    async with served(tmp_path, Settings(port=0, **limit)) as server:  # type: ignore[arg-type]
        table = await open_table(server)
        code, cookie = table["code"], table["cookie"]
        async with tablemate(server.socket, code, cookie=cookie):
            async with tablemate(server.socket, code, cookie=cookie):
                with pytest.raises(InvalidStatus) as refused:
                    async with tablemate(server.socket, code, cookie=cookie):
                        pass
                assert refused.value.response.status_code == 429
            async with tablemate(server.socket, code, cookie=cookie):
                pass


async def test_a_slow_reader_is_dropped_and_can_resume(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However long this takes, who does not read is not taken for somebody who is gone.
    monkeypatch.setattr(socket_reading, "PING_SECONDS", 600.0)
    async with served(tmp_path, replace(QUICK, outbox=8)) as server:
        table = await open_table(server)
        code, cookie = table["code"], table["cookie"]
        async with (
            tablemate(server.socket, code, cookie=cookie) as host,
            reading_nothing(server, code) as outbox,
        ):
            locked = False
            while not outbox.bye:
                locked = not locked
                assert (await host.do("lock", locked=locked))["ok"]
            assert outbox.bye.code == "too-slow" and outbox.bye.come_back
        async with tablemate(server.socket, code, after=host.seq - 3) as again:
            assert [event["is"] for event in again.events[:3]] == ["lock-changed"] * 3


@asynccontextmanager
async def reading_nothing(server: Served, code: str) -> AsyncIterator[Outbox]:
    """The outbox of a socket that has been welcomed and then does not read any more."""
    before = set(server.node.sockets.outboxes)
    host, port = server.address.removeprefix("http://").split(":")
    with socket.socket() as small:
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect((host, int(port)))
        options: dict[str, Any] = {"compression": None, "max_queue": 1, "close_timeout": 0.1}
        async with connect(server.socket, sock=small, **options) as slow:
            await slow.send(json.dumps({"type": "hello", "table": code}))
            await slow.recv()
            (outbox,) = server.node.sockets.outboxes - before
            yield outbox
