"""Tables are found by their codes, and by the guests who sat there."""

import asyncio

import pytest

from ninetyeight.server.store import Store, TableKey
from tests.server.store.values import step

pytestmark = pytest.mark.anyio


async def test_a_new_table_has_its_first_step_and_two_codes(store: Store) -> None:
    assert await store.create_table(step(1, "create"), "SIT", "LOOK", ["ann"])
    assert await store.steps("table") == [step(1, "create")]
    assert await store.table_behind("SIT") == TableKey("table", watching=False)
    assert await store.table_behind("LOOK") == TableKey("table", watching=True)
    assert await store.table_behind("NONE") is None


@pytest.mark.parametrize(("code", "watch"), [("SIT", "NEW"), ("NEW", "SIT"), ("NEW", "LOOK")])
async def test_a_table_whose_code_is_taken_is_not_made(
    store: Store, other: Store, code: str, watch: str
) -> None:
    await other.create_table(step(1), "SIT", "LOOK", [])
    assert not await store.create_table(step(1, table="second"), code, watch, ["ann"])
    assert await store.steps("second") == []
    assert await store.table_behind("NEW") is None
    assert await store.tables_of("ann") == []


async def test_of_two_nodes_that_take_a_code_one_gets_it(store: Store, other: Store) -> None:
    for number in range(20):
        code, watch = f"SIT{number}", f"LOOK{number}"
        made = await asyncio.gather(
            store.create_table(step(1, table=f"one{number}"), code, watch, []),
            other.create_table(step(1, table=f"two{number}"), code, watch, []),
        )
        assert sorted(made) == [False, True]


async def test_tables_of_a_guest_are_those_where_it_sat_last_first(store: Store) -> None:
    await store.create_table(step(1, table="a"), "A", "a", ["ann", "bob"])
    await store.create_table(step(1, table="b"), "B", "b", ["bob"])
    await store.create_table(step(1, table="c"), "C", "c", ["bob", "bob"])
    await store.remember_at_table("ann", "c")
    assert await store.tables_of("ann") == ["C", "A"]
    assert await store.tables_of("bob") == ["C", "B", "A"]
    await store.remember_at_table("bob", "a")
    assert await store.tables_of("bob", most=2) == ["A", "C"]


async def test_the_newest_step_of_each_table_is_told(store: Store) -> None:
    for table in ("a", "b", "c"):
        await store.create_table(step(1, table=table), f"{table}1", f"{table}2", [])
    await store.append(step(2, table="b"))
    assert await store.newest(["a", "b", "unknown"]) == {"a": 1, "b": 2}
    assert await store.newest([]) == {}


async def test_any_number_of_tables_can_be_asked_for(store: Store) -> None:
    await store.create_table(step(1), "SIT", "LOOK", [])
    asked = [f"table{number}" for number in range(70_000)]
    assert await store.newest([*asked, "table"]) == {"table": 1}
