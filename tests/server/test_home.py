"""The list of tables on the home page is read from the store, without opening a table."""

from pathlib import Path
from typing import Any

import pytest

from ninetyeight.server.api.table_summary import summaries
from ninetyeight.server.node import Node
from ninetyeight.server.store import open_store
from ninetyeight.server.store.sql_store import SqlStore
from tests.server.serving import QUICK, Served, browser_at, open_table, served
from tests.server.store.old_databases import TABLES, make_version_1
from tests.server.tablemates import tablemate

pytestmark = pytest.mark.anyio


def count_reads(node: Node, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What is asked of the database from now on."""
    store, asked = node.services.store, list[object]()
    assert isinstance(store, SqlStore)
    rows = store._reader.rows

    async def counted(statement: Any) -> Any:
        asked.append(statement)
        return await rows(statement)

    monkeypatch.setattr(store._reader, "rows", counted)
    return asked


async def test_the_list_takes_one_query_and_opens_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    async with served(tmp_path, store=store) as first:
        cookies = {"n98": (await open_table(first, start=True))["cookie"]}
        for _ in range(3):
            async with browser_at(first.address, cookies=cookies) as browser:
                await browser.post("/api/tables", json={"name": "Ada"})
    async with (
        served(tmp_path) as server,
        browser_at(server.address, cookies=cookies) as browser,
    ):
        await browser.get("/api/guest")
        asked = count_reads(server.node, monkeypatch)
        tables = (await browser.get("/api/me")).json()["tables"]
        assert len(tables) == 4
        guest_and_list = 2
        assert len(asked) == guest_and_list
        assert not server.node.rooms._open


async def test_the_list_tells_whose_turn_it_is_until_the_game_is_over(server: Served) -> None:
    table = await open_table(server, start=True)
    cookies = {"n98": table["cookie"]}
    async with browser_at(server.address, cookies=cookies) as browser:
        (mine,) = (await browser.get("/api/me")).json()["tables"]
        assert mine["your_turn"] and mine["phase"] == "playing" and mine["players"] == ["Ada"]
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            await mate.do("end-game")
            assert (await browser.get("/api/me")).json()["tables"] == []


async def test_tables_of_an_older_version_are_listed_and_then_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}"
    make_version_1(url)
    node = await Node.opened(QUICK, await open_store(url))
    try:
        first = await summaries(node, "ada")
        assert {table.code: table.phase for table in first} == {
            code: TABLES[code]["phase"] for code in TABLES if "Ada" in TABLES[code]["players"]
        }
        asked = count_reads(node, monkeypatch)
        assert await summaries(node, "ada") == first
        assert len(asked) == 1
    finally:
        await node.close()
