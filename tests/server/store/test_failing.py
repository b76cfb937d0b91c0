"""A database that fails takes nothing half, and what comes later is tried again."""

import asyncio
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from psycopg import AsyncConnection
from sqlalchemy import Connection, Engine, event

from ninetyeight.server.store import Appended, Guest, Store, StoreFailed, open_store
from tests.server.store.postgres import Postgres
from tests.server.store.values import finished, step

pytestmark = pytest.mark.anyio


@contextmanager
def _listening(name: str, listener: Callable[..., object]) -> Iterator[None]:
    event.listen(Engine, name, listener)
    try:
        yield
    finally:
        event.remove(Engine, name, listener)


async def _failures(store: Store, *seqs: int, bare: bool = False) -> list[str]:
    """What the store says about steps, or ends of games, of which none can be written."""
    wide = b"x" * 10_000
    appends = [
        store.append(step(seq, body=wide), None if bare else finished(f"g{seq}", "ann"))
        for seq in seqs
    ]
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert {type(answer) for answer in answers} == {StoreFailed}
    return list(map(str, answers))


@pytest.mark.parametrize("bare", [False, True])
async def test_a_full_disk_fails_all_that_was_to_be_written(sqlite_url: str, bare: bool) -> None:
    raws: list[sqlite3.Connection] = []
    with _listening("connect", lambda raw, _: raws.append(raw)):
        store = await open_store(sqlite_url)
        await store.append(step(1))
    for raw in raws:
        raw.execute("PRAGMA max_page_count = 1")  # SQLite makes it the present size
    assert set(await _failures(store, *range(2, 40), bare=bare)) == {"database or disk is full"}
    for raw in raws:
        raw.execute("PRAGMA max_page_count = 1000000")
    assert await store.steps("table") == [step(1)]
    assert await store.games_of("ann") == []
    assert await store.append(step(2)) == Appended()
    await store.close()


@pytest.mark.parametrize("bare", [False, True])
async def test_a_disk_that_fails_at_the_commit_fails_all_of_it(
    sqlite_url: str, tmp_path: Path, bare: bool
) -> None:
    store = await open_store(sqlite_url)
    await store.append(step(1))
    size = (tmp_path / "store.db-wal").stat().st_size
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 5_000, before[1]))
    try:
        await _failures(store, 2, 3, bare=bare)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert await store.steps("table") == [step(1)]
    assert await store.append(step(2)) == Appended()
    await store.close()


@pytest.mark.parametrize("replaced", [False, True])
@pytest.mark.parametrize("name", ["store.db", "store.db-wal"])
async def test_a_file_that_is_deleted_or_replaced_fails_all_until_it_is_back(
    sqlite_url: str, tmp_path: Path, name: str, replaced: bool
) -> None:
    store = await open_store(sqlite_url)
    await store.append(step(1))
    file, away = tmp_path / name, tmp_path / "away"
    file.rename(away)
    if replaced:
        file.write_bytes(away.read_bytes())
    assert all("was deleted or replaced" in why for why in await _failures(store, 2, 3))
    for asked in (
        store.append(step(2)),
        store.steps("table"),
        store.check(),
        store.table_behind("code"),
    ):
        with pytest.raises(StoreFailed, match="was deleted or replaced"):
            await asked
    away.rename(file)
    await store.renew_lease("node", 0.0, 1.0)
    await store.check()
    assert await store.steps("table") == [step(1)]
    await store.close()


async def test_the_store_is_out_of_order_from_a_failed_write_to_one_that_works(
    sqlite_url: str,
) -> None:
    raws: list[sqlite3.Connection] = []
    with _listening("connect", lambda raw, _: raws.append(raw)):
        store = await open_store(sqlite_url)
        await store.append(step(1))
    await store.check()
    for raw in raws:
        raw.execute("PRAGMA max_page_count = 1")
    await _failures(store, *range(2, 40))
    with pytest.raises(StoreFailed, match="disk is full"):
        await store.check()
    for raw in raws:
        raw.execute("PRAGMA max_page_count = 1000000")
    await store.append(step(2))
    await store.check()
    await store.close()


async def test_a_connection_that_breaks_before_the_commit_fails_all_of_it(
    postgres: Postgres, postgres_url: str
) -> None:
    def break_off(_: Connection) -> None:
        postgres.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )

    store = await open_store(postgres_url)
    await store.append(step(1))
    with _listening("commit", break_off):
        await _failures(store, 2, 3)
    assert await store.steps("table") == [step(1)]
    assert await store.append(step(2)) == Appended()
    await store.close()


@pytest.mark.slow
async def test_a_deadlock_with_another_node_fails_nobody(postgres_url: str) -> None:
    store = await open_store(postgres_url)
    for name in ("ann", "bob", "cyd"):
        await store.add_guest(Guest(name, name), name)
    async with (
        await AsyncConnection.connect(postgres_url) as holder,
        await AsyncConnection.connect(postgres_url) as other,
    ):
        await _hold(holder, "cyd")
        await other.execute("SET deadlock_timeout = '30s'")  # the store is the first to notice
        await _hold(other, "bob")
        renaming = [asyncio.create_task(store.rename_guest("cyd", "Cyd"))]
        await _somebody_waits(postgres_url)
        # These two wait for the one before, so they will be written together.
        renaming += [
            asyncio.create_task(store.rename_guest(name, "New")) for name in ("ann", "bob")
        ]
        await asyncio.sleep(0)
        await holder.rollback()
        await renaming[0]
        await _somebody_waits(postgres_url)
        await _hold(other, "ann")
        await other.rollback()
    await asyncio.gather(*renaming)
    assert [await store.guest_with(name) for name in ("ann", "bob")] == [
        Guest("ann", "New"),
        Guest("bob", "New"),
    ]
    await store.close()


async def _hold(connection: AsyncConnection, guest: str) -> None:
    await connection.execute("UPDATE guests SET name = 'held' WHERE guest = %s", [guest])


async def _somebody_waits(url: str) -> None:
    """Returns when a transaction waits for another one."""
    async with await AsyncConnection.connect(url, autocommit=True) as looking:
        asked = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        while True:
            found = await (await looking.execute(asked)).fetchone()
            if found and found[0]:
                return
            await asyncio.sleep(0.02)


@pytest.mark.slow
async def test_a_server_that_was_away_is_used_again(postgres: Postgres, postgres_url: str) -> None:
    store = await open_store(postgres_url)
    await store.append(step(1))
    postgres.stop()
    try:
        await _failures(store, 2, 3)
        with pytest.raises(StoreFailed, match="connection"):
            await store.steps("table")
    finally:
        postgres.start()
    assert await store.append(step(2)) == Appended()
    assert await store.steps("table") == [step(1), step(2)]
    await store.close()


async def test_what_no_database_can_hold_fails_alone(store: Store) -> None:
    half_a_letter = "\ud800"
    answers = await asyncio.gather(
        store.append(step(1, "good")),
        store.append(step(2, half_a_letter)),
        store.append(step(3), finished("g", "ann")),
        store.add_guest(Guest("g1", half_a_letter), "hash1"),
        store.add_guest(Guest("g2", "Bob"), "hash2"),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers if answer] == [
        Appended,
        StoreFailed,
        Appended,
        StoreFailed,
    ]
    assert await store.steps("table") == [step(1, "good"), step(3)]
    assert await store.guest_with("hash2") == Guest("g2", "Bob")
    with pytest.raises(StoreFailed):
        await store.table_behind(half_a_letter)


async def test_closing_writes_what_waits(url: str) -> None:
    store = await open_store(url)
    waiting = [store.append(step(seq)) for seq in range(1, 3001)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [Appended()] * 3000
    again = await open_store(url)
    assert len(await again.steps("table")) == 3000
    await again.close()


async def test_a_closed_store_says_so(url: str) -> None:
    store = await open_store(url)
    await store.close()
    with pytest.raises(StoreFailed, match="the store is closed"):
        await store.append(step(1))
    with pytest.raises(StoreFailed, match="the store is closed"):
        await store.steps("table")


async def test_who_stops_waiting_does_not_disturb_the_others(store: Store) -> None:
    waiting = [asyncio.ensure_future(store.append(step(seq))) for seq in (1, 2, 3)]
    await asyncio.sleep(0)
    waiting[1].cancel()
    assert await waiting[0] == await waiting[2] == Appended()
    assert [found.seq for found in await store.steps("table")] == [1, 2, 3]
