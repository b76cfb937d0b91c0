"""Steps are kept in order, each number and each command once."""

import asyncio

import pytest

from ninetyeight.server.store import Appended, Conflict, Repeated, Store, StoredStep
from tests.server.store.values import step

pytestmark = pytest.mark.anyio


async def test_what_was_appended_is_read_again(store: Store) -> None:
    first = StoredStep("a table", 1, 1234567890.123456, "a command", bytes(range(256)))
    second = StoredStep("a table", 2, 0.1, None, b"")
    assert [await store.append(first), await store.append(second)] == [Appended(), Appended()]
    assert await store.steps("a table") == [first, second]


async def test_steps_are_read_in_order_after_a_given_one(store: Store) -> None:
    await asyncio.gather(*(store.append(step(seq)) for seq in (12, 2, 11, 1, 3)))
    assert [found.seq for found in await store.steps("table", after=2)] == [3, 11, 12]


async def test_an_unknown_table_has_no_steps(store: Store) -> None:
    await store.append(step(1))
    assert await store.steps("another") == []


async def test_a_number_that_is_taken_is_a_conflict(store: Store) -> None:
    await store.append(step(1, "mine"))
    assert await store.append(step(1, "yours")) == Conflict()
    assert await store.append(step(1)) == Conflict()
    assert await store.steps("table") == [step(1, "mine")]


async def test_a_command_that_was_done_is_told_with_its_step(store: Store) -> None:
    await store.append(step(1, "mine"))
    assert await store.append(step(1, "mine")) == Repeated(1)
    assert await store.append(step(2, "mine")) == Repeated(1)
    assert await store.steps("table") == [step(1, "mine")]


async def test_the_same_command_can_be_done_at_another_table(store: Store) -> None:
    await store.append(step(1, "mine"))
    assert await store.append(step(1, "mine", table="another")) == Appended()


async def test_steps_without_a_command_are_never_repeats(store: Store) -> None:
    assert [await store.append(step(seq)) for seq in (1, 2, 3)] == [Appended()] * 3


async def test_of_steps_that_come_together_only_those_that_clash_are_refused(store: Store) -> None:
    await store.append(step(1, "old"))
    together = {
        step(2, "new"): Appended(),
        step(2, "late"): Conflict(),
        step(3, "new"): Repeated(2),
        step(4, "old"): Repeated(1),
        step(1, "other"): Conflict(),
        step(3): Appended(),
        step(1, "old", table="another"): Appended(),
    }
    answers = await asyncio.gather(*map(store.append, together))
    assert answers == list(together.values())
    assert await store.steps("table") == [step(1, "old"), step(2, "new"), step(3)]


async def test_of_two_that_are_the_same_only_one_is_written(store: Store) -> None:
    alike = [step(1, "mine"), step(1, "mine"), step(2), step(2)]
    answers = await asyncio.gather(*map(store.append, alike))
    assert answers == [Appended(), Repeated(1), Appended(), Conflict()]


async def test_more_steps_than_fit_into_a_batch_are_all_written(store: Store) -> None:
    many = [step(seq, f"c{seq}") for seq in range(1, 3001)]
    answers = await asyncio.gather(*map(store.append, many))
    assert answers == [Appended()] * len(many)
    assert await store.steps("table") == many


@pytest.mark.slow
async def test_of_two_nodes_that_race_for_a_step_exactly_one_wins(
    store: Store, other: Store
) -> None:
    async def play(node: Store, name: str) -> list[StoredStep]:
        """Appends as a node does: after a conflict it reads, and goes on with the next number."""
        won, seq = [], 1
        while seq <= 100:
            mine = step(seq, f"{name}{seq}")
            if await node.append(mine) == Appended():
                won.append(mine)
                seq += 1
            else:
                seq += len(await node.steps("table", after=seq - 1))
        return won

    one, two = await asyncio.gather(play(store, "one"), play(other, "two"))
    assert await store.steps("table") == sorted(one + two, key=lambda found: found.seq)


@pytest.mark.slow
async def test_nodes_that_write_the_same_tables_do_not_block_each_other(
    store: Store, other: Store
) -> None:
    tables = [f"table{number}" for number in range(500)]
    for seq in range(1, 6):
        one = [store.append(step(seq, table=table)) for table in tables]
        two = [other.append(step(seq, table=table)) for table in reversed(tables)]
        answers = await asyncio.gather(*one, *two)
        assert answers.count(Appended()) == answers.count(Conflict()) == len(tables)
