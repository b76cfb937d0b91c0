"""Tables that nobody uses can be closed, and are then deleted a few steps at a time."""

import pytest

from ninetyeight.server.store import Store
from tests.server.store.values import finished, step, tried

pytestmark = pytest.mark.anyio

DAY = "2026-11-16"


async def a_table(store: Store, table: str, steps: int = 1) -> None:
    await store.create_table(step(1, table=table), f"{table}-sit", f"{table}-look", ["ann"])
    for seq in range(2, steps + 1):
        await store.append(step(seq, table=table), snapshot=b"so far")


async def test_tables_are_looked_at_in_turns_and_those_without_new_steps_are_told(
    store: Store,
) -> None:
    for table, steps in (("a", 1), ("b", 5), ("c", 2), ("d", 4)):
        await a_table(store, table, steps)
    assert await store.unused_tables(1003.0, after="", most=3) == (["a", "c"], "c")
    assert await store.unused_tables(1003.0, after="c", most=3) == ([], None)


async def test_a_closed_table_is_found_by_nobody(store: Store) -> None:
    await a_table(store, "a", steps=3)
    await a_table(store, "b")
    assert await store.expire_table("a", 1004.0, now=3000.0)
    assert await store.table_behind("a-sit") is None
    assert await store.table_behind("a-look") is None
    assert [entry.table for entry in await store.tables_of("ann")] == ["b"]
    assert await store.snapshot_of("a") is None
    assert await store.newest(["a", "b"]) == {"b": 1}


async def test_a_table_at_which_something_has_happened_stays(store: Store) -> None:
    await a_table(store, "a", steps=3)
    assert not await store.expire_table("a", 1003.0, now=3000.0)
    assert not await store.expire_table("unknown", 1003.0, now=3000.0)
    assert await store.table_behind("a-sit")


async def test_a_table_that_some_node_has_open_stays(store: Store, other: Store) -> None:
    await a_table(store, "a")
    await a_table(store, "b")
    await other.lease_tables(["a"], now=3000.0, seconds=60)
    assert not await store.expire_table("a", 2000.0, now=3060.0)
    assert await store.expire_table("b", 2000.0, now=3060.0)
    assert await store.expire_table("a", 2000.0, now=3061.0)


async def test_the_lease_of_a_table_is_not_that_of_a_node(store: Store) -> None:
    await store.lease_tables(["a"], now=100.0, seconds=10)
    assert await store.remove_expired_nodes(now=111.0) == []


async def test_steps_of_closed_tables_are_deleted_a_few_at_a_time(store: Store) -> None:
    await a_table(store, "a", steps=5)
    await a_table(store, "b", steps=2)
    assert not await store.delete_expired(2)
    await store.expire_table("a", 2000.0, now=3000.0)
    left = []
    while await store.delete_expired(2):
        left.append(len(await store.steps("a")))
    assert left == [3, 1, 0]
    assert len(await store.steps("b")) == 2


async def test_records_and_daily_results_outlive_their_table(store: Store) -> None:
    await store.create_table(step(1), "SIT", "LOOK", ["ann"], tried("g", "ann", day=DAY))
    await store.append(step(2), finished("g", "ann", daily=DAY))
    await store.expire_table("table", 2000.0, now=3000.0)
    while await store.delete_expired(100):
        pass
    assert await store.steps("table") == []
    assert await store.record_of("g")
    assert [game.game for game in await store.games_of("ann")] == ["g"]
    assert [result.left for result in await store.daily_results_of(DAY, "ann")] == [14]
    assert [tally.games for tally in await store.daily_tally(DAY)] == [1]
