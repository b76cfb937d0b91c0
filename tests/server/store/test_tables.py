"""Tables are found by their codes, and by the guests who sat there."""

import asyncio

import pytest

from ninetyeight.server.store import NOBODY, Conflict, Store, TableEntry, TableKey
from tests.server.store.values import in_turn, step

pytestmark = pytest.mark.anyio


async def codes_of(guest: str, store: Store, most: int = 20) -> list[str]:
    return [entry.code for entry in await store.tables_of(guest, most)]


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
    assert await codes_of("ann", store) == ["C", "A"]
    assert await codes_of("bob", store) == ["C", "B", "A"]
    await store.remember_at_table("bob", "a")
    assert await codes_of("bob", store, most=2) == ["A", "C"]


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


async def test_a_list_has_the_last_summary_of_a_table_and_who_is_in_turn(store: Store) -> None:
    await store.create_table(in_turn(step(1), NOBODY), "SIT", "LOOK", ["ann"], summary=b"first")
    assert await store.tables_of("ann") == [TableEntry("table", "SIT", 1001.0, NOBODY, b"first")]
    await store.append(in_turn(step(2), 3))
    assert await store.tables_of("ann") == [TableEntry("table", "SIT", 1002.0, 3, b"first")]
    await store.append(in_turn(step(3), 0), summary=b"second")
    assert await store.tables_of("ann") == [TableEntry("table", "SIT", 1003.0, 0, b"second")]


async def test_a_step_that_was_not_written_leaves_summary_and_snapshot(store: Store) -> None:
    await store.create_table(in_turn(step(1), 0), "SIT", "LOOK", ["ann"], summary=b"first")
    assert await store.append(step(1), summary=b"other", snapshot=b"other") == Conflict()
    assert [entry.summary for entry in await store.tables_of("ann")] == [b"first"]
    assert await store.snapshot_of("table") is None


async def test_a_summary_is_unknown_after_a_step_that_was_written_without(store: Store) -> None:
    await store.create_table(step(1), "SIT", "LOOK", ["ann"], summary=b"first")
    assert [entry.summary for entry in await store.tables_of("ann")] == [None]
    await store.keep_summary("table", 1, 4, b"made anew")
    assert await store.tables_of("ann") == [TableEntry("table", "SIT", 1001.0, 4, b"made anew")]
    assert [each.body for each in await store.steps("table")] == [step(1).body]


async def test_what_follows_from_more_steps_is_kept(store: Store, other: Store) -> None:
    await store.create_table(in_turn(step(1), 0), "SIT", "LOOK", ["ann"], summary=b"first")
    await other.append(in_turn(step(2), 1), summary=b"second", snapshot=b"of two")
    await store.keep_summary("table", 1, 0, b"late")
    assert [entry.summary for entry in await store.tables_of("ann")] == [b"second"]
    assert await store.snapshot_of("table") == b"of two"
    await store.append(in_turn(step(3), 1), snapshot=b"of three")
    assert await store.snapshot_of("table") == b"of three"


async def test_of_steps_that_are_written_together_the_last_summary_counts(store: Store) -> None:
    await store.create_table(in_turn(step(1), 0), "SIT", "LOOK", ["ann"], summary=b"1")
    await asyncio.gather(
        *(
            store.append(in_turn(step(seq), 0), summary=b"%d" % seq, snapshot=b"%d" % seq)
            for seq in range(2, 10)
        )
    )
    assert [entry.summary for entry in await store.tables_of("ann")] == [b"9"]
    assert await store.snapshot_of("table") == b"9"
