"""A database of an older version is upgraded when it is opened."""

import asyncio
from collections.abc import Mapping

import pytest
from sqlalchemy import Connection, inspect, text

from ninetyeight.record import final_state, loads
from ninetyeight.server.store import (
    DailyBots,
    DailyResult,
    Guest,
    StoreUnavailable,
    open_store,
    upgrading,
)
from ninetyeight.server.store.opening import engine_for
from ninetyeight.server.store.schema import SCHEMA, VERSION
from ninetyeight.table import Table, decode_events, evolve_step
from tests.server.store.old_databases import TABLES, make_version_1
from tests.server.store.values import finished, step

pytestmark = pytest.mark.anyio

DAY = "2025-11-16"


def _shape(url: str) -> Mapping[str, set[tuple[str, str]]]:
    """The columns of every table, with their types."""
    engine = engine_for(url)
    with engine.connect() as connection:
        found = inspect(connection)
        shape = {
            table: {(column["name"], str(column["type"])) for column in found.get_columns(table)}
            for table in found.get_table_names()
        }
    engine.dispose()
    return shape


def _version(url: str) -> int:
    engine = engine_for(url)
    with engine.connect() as connection:
        version = connection.scalar(text("SELECT version FROM schema_version"))
    engine.dispose()
    assert isinstance(version, int)
    return version


async def test_an_upgraded_database_has_the_shape_of_a_new_one(url: str) -> None:
    make_version_1(url)
    await (await open_store(url)).close()
    assert _version(url) == VERSION
    wanted = {
        table.name: {column.name for column in table.columns} for table in SCHEMA.sorted_tables
    }
    found = {name: {column for column, _ in columns} for name, columns in _shape(url).items()}
    assert found == wanted


async def test_tables_of_an_older_version_go_on_where_they_were(url: str) -> None:
    make_version_1(url)
    store = await open_store(url)
    for code, expected in TABLES.items():
        key = await store.table_behind(code)
        assert key is not None
        table: Table | None = None
        for stored in await store.steps(key.table):
            table = evolve_step(table, decode_events(stored.body), seq=stored.seq, at=stored.at)
        assert table is not None
        game = table.game
        assert expected == {
            "seq": table.seq,
            "phase": table.phase,
            "players": [player.name for _, player in table.seated],
            "tops": list(game.state.tops) if game else None,
            "hands": [sorted(hand) for hand in game.state.hands] if game else None,
            "draw": game.state.draw_count if game else None,
            "turns": len(game.turns) if game else None,
        }
    await store.close()


async def test_guests_games_and_daily_results_are_kept(url: str) -> None:
    make_version_1(url)
    store = await open_store(url)
    assert await store.guest_with("hash-of-cleo") == Guest("cleo", "Cléo")
    assert len(await store.tables_of("ada")) == 2
    (game,) = await store.games_of("bob")
    record = await store.record_of(game.game)
    assert game.left == 18 and game.daily is None
    assert record is not None and record.text.startswith("n98 1")
    assert final_state(loads(record.text)).left == 18
    (daily,) = await store.games_of("cleo")
    assert daily.daily == DAY
    assert await store.daily_results_of(DAY, "cleo") == [DailyResult(1, daily.game, 78)]
    assert await store.daily_bots(DAY) == [DailyBots(1, "master", 3), DailyBots(1, "steady", 11)]
    await store.close()


async def test_whoever_had_the_deal_of_a_day_gets_no_second_first_try(url: str) -> None:
    make_version_1(url)
    store = await open_store(url)
    again = finished("another-game", "cleo", daily=DAY, left=0)
    await store.append(step(1), again)
    (result,) = await store.daily_results_of(DAY, "cleo")
    assert result.left == 78
    await store.close()


async def test_nodes_that_start_together_upgrade_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_version_1(url)
    upgrades: list[int] = []
    filled = upgrading.FILLED_AFTER[1]

    def fill(connection: Connection) -> None:
        upgrades.append(1)
        filled(connection)

    monkeypatch.setitem(upgrading.FILLED_AFTER, 1, fill)
    for store in await asyncio.gather(*(open_store(url) for _ in range(4))):
        assert len(await store.tables_of("ada")) == 2
        await store.close()
    assert len(upgrades) == 1


async def test_an_upgrade_that_fails_leaves_everything_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_version_1(url)
    before = _shape(url)

    def fail(connection: Connection) -> None:
        connection.execute(text("SELECT * FROM nowhere"))

    with monkeypatch.context() as patched:
        patched.setitem(upgrading.FILLED_AFTER, 1, fail)
        with pytest.raises(StoreUnavailable, match="nowhere"):
            await open_store(url)
    assert _shape(url) == before
    assert _version(url) == 1
    await (await open_store(url)).close()
    assert _version(url) == VERSION


async def test_the_log_tells_of_an_upgrade(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "ninetyeight.server")
    make_version_1(sqlite_url)
    await (await open_store(sqlite_url)).close()
    await (await open_store(sqlite_url)).close()
    assert [record.getMessage() for record in caplog.records] == ["database-upgraded"]
