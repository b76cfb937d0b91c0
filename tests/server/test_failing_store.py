"""A store that fails: commands are refused with a code, and nothing is half done."""

import asyncio
import re
import sqlite3
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from socket import socket
from typing import Any

import pytest

from ninetyeight.server import running
from ninetyeight.server.store import Store, StoreFailed, StoreUnavailable, open_store
from ninetyeight.server.tables import presence
from tests.server.serving import QUICK, Served, browser_at, open_table, served
from tests.server.tablemates import Tablemate, tablemate

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


class Failing:
    """A real store, except while it is `broken`, or `breaks_after` it has done what was asked."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.broken = False
        self.failures = 0
        self.breaks_after: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._store, name)
        if name in ("changes", "close"):
            return real

        async def maybe(*asked: object, **named: object) -> object:
            if self.broken:
                self.failures += 1
                raise StoreFailed("database or disk is full")
            done = await real(*asked, **named)
            if name in self.breaks_after:
                raise StoreFailed("the connection broke during the commit")
            return done

        return maybe

    def append_then(
        self,
        then: Callable[[Any], None],
        step: Any,
        kept: Any = None,
        summary: bytes | None = None,
        snapshot: bytes | None = None,
    ) -> None:
        def tell(done: asyncio.Future[Any]) -> None:
            error = done.exception()
            then(error or done.result())

        written = self.append(step, kept, summary=summary, snapshot=snapshot)
        asyncio.ensure_future(written).add_done_callback(tell)


@asynccontextmanager
async def on_a_failing_store(folder: Path) -> AsyncIterator[tuple[Served, Failing]]:
    store: Any = Failing(await open_store(f"sqlite:///{folder / 'tables.db'}"))
    async with served(folder, store=store) as server:
        yield server, store


async def test_a_command_is_refused_and_can_be_sent_again(tmp_path: Path) -> None:
    async with on_a_failing_store(tmp_path) as (server, store):
        table = await open_table(server)
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            await mate.until(lambda mate: mate.table["seats"][0]["away_since"] is None)
            seq, events = mate.seq, list(mate.events)
            chat = {
                "type": "do",
                "id": "x",
                "based_on": seq,
                "command": {"do": "lock", "locked": True},
            }
            store.broken = True
            refused = await mate.ask(chat)
            assert refused["code"] == "store-failed" and not refused["ok"]
            assert mate.seq == seq and mate.events == events
            store.broken = False
            assert (await mate.ask(chat))["ok"]
            assert mate.seq == seq + 1


async def test_what_was_done_although_the_connection_broke_is_answered_as_done(
    tmp_path: Path,
) -> None:
    async with on_a_failing_store(tmp_path) as (server, store):
        table = await open_table(server)
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            await mate.until(lambda mate: mate.table["seats"][0]["away_since"] is None)
            store.breaks_after = {"append"}
            answer = await mate.do("chat", text="hello")
            assert answer["ok"] and answer["seq"] == mate.seq
            store.breaks_after = set()
            assert (await mate.do("chat", text="again"))["seq"] == answer["seq"] + 1
            assert chats_heard_by(mate) == ["hello", "again"]


def chats_heard_by(mate: Tablemate) -> list[str]:
    return [event["text"] for event in mate.events if event["is"] == "chatted"]


async def test_what_was_done_and_could_not_be_read_is_done_once_when_it_is_sent_again(
    tmp_path: Path,
) -> None:
    async with on_a_failing_store(tmp_path) as (server, store):
        table = await open_table(server)
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            await mate.until(lambda mate: mate.table["seats"][0]["away_since"] is None)
            chat = {"do": "chat", "text": "hello"}
            asked = {"type": "do", "id": "x", "based_on": mate.seq, "command": chat}
            store.breaks_after = {"append", "steps"}
            assert (await mate.ask(asked))["code"] == "store-failed"
            store.breaks_after = {"steps"}
            answer = await mate.ask(asked)
            assert answer["ok"]
            store.breaks_after = set()
            assert (await mate.do("chat", text="again"))["seq"] == answer["seq"] + 1
            assert chats_heard_by(mate) == ["hello", "again"]


async def test_who_has_gone_while_the_store_failed_is_away_when_it_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "RETRY_SECONDS", 0.05)
    async with on_a_failing_store(tmp_path) as (server, store):
        table = await open_table(server)
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            await mate.until(lambda mate: mate.table["seats"][0]["away_since"] is None)
            key = await server.node.code_lookup.find(table["code"], "")
            assert key is not None
            room = server.node.rooms.of(key.table)
            assert room is not None
            store.broken = True
        while room.clients:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        store.broken = False
        while next(room.table.people)[1].away_since is None:
            await asyncio.sleep(0.01)


async def test_a_failing_store_is_not_asked_all_the_time_who_is_there(tmp_path: Path) -> None:
    async with on_a_failing_store(tmp_path) as (server, store):
        table = await open_table(server)
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            await mate.until(lambda mate: mate.table["seats"][0]["away_since"] is None)
            store.broken, store.failures = True, 0
        await asyncio.sleep(0.5)
        assert store.failures < 10


async def test_whoever_comes_meanwhile_is_told_to_come_back(tmp_path: Path) -> None:
    async with on_a_failing_store(tmp_path) as (server, store):
        table = await open_table(server)
        store.broken = True
        async with tablemate(server.socket, table["code"], waits=False) as mate:
            await mate.until(lambda mate: mate.bye)
            assert mate.bye is not None and mate.bye["come_back"]


async def test_requests_are_answered_with_a_code(tmp_path: Path) -> None:
    async with (
        on_a_failing_store(tmp_path) as (server, store),
        browser_at(server.address) as browser,
    ):
        assert (await browser.get("/readyz")).status_code == 200
        store.broken = True
        for answer in (
            await browser.post("/api/tables", json={"name": "Ada"}),
            await browser.get("/api/me", headers={"Cookie": "n98=token"}),
            await browser.get("/readyz"),
        ):
            assert answer.status_code == 503
            assert answer.json() == {"code": "store-failed", "facts": {}}
        assert (await browser.get("/healthz")).status_code == 200


async def test_bots_go_on_when_the_store_works_again(tmp_path: Path) -> None:
    async with on_a_failing_store(tmp_path) as (server, store):
        table = await open_table(server, bots=["steady", "sharp"], start=True)
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            await mate.do("hand-over", seat=0)
            await mate.until(lambda mate: mate.phase == "playing")
            store.broken = True
            await mate.ask({"type": "ping", "id": "p"})
            store.broken = False
            await mate.until(lambda mate: mate.phase == "over")


async def test_a_deleted_database_is_noticed(tmp_path: Path) -> None:
    async with served(tmp_path) as server, browser_at(server.address) as browser:
        table = await open_table(server)
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            await mate.until(lambda mate: mate.table["seats"][0]["away_since"] is None)
            (tmp_path / "tables.db").unlink()
            assert (await mate.do("chat", text="hello"))["code"] == "store-failed"
            assert (await browser.get("/readyz")).status_code == 503
            assert chats_heard_by(mate) == []


async def test_a_server_does_not_start_on_what_it_cannot_write_and_tells_no_key(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    await (await open_store(url)).close()
    with sqlite3.connect(tmp_path / "tables.db") as raw:
        # Like a file or a disk that lets nobody write; the user of these tests may be able to.
        wrong = "RAISE(ABORT, 'attempt to write a readonly database')"
        raw.execute(f"CREATE TRIGGER only BEFORE INSERT ON settings BEGIN SELECT {wrong}; END")
    raw.close()
    wanted = pytest.raises(StoreUnavailable, match="cannot be written: attempt to write")
    with socket() as listener, wanted as told:
        await running._serve(replace(QUICK, database=url), listener, lambda *_, **__: None)
    shown = "".join(traceback.format_exception(told.value))
    assert "INSERT" not in shown and re.search("[0-9a-f]{64}", shown) is None
