"""All that a round of the loop brings is done at its end."""

import asyncio

import pytest

from ninetyeight.server.runtime.rounds import AT_ONCE, Round

pytestmark = pytest.mark.anyio


async def test_it_is_done_in_its_order_after_the_round() -> None:
    done: list[int] = []
    waiting: Round[int] = Round()
    for number in range(3):
        waiting.add(done.append, number)
    assert done == []
    await asyncio.sleep(0)
    assert done == [0, 1, 2]
    waiting.add(done.append, 3)
    await asyncio.sleep(0)
    assert done == [0, 1, 2, 3]


async def test_many_things_leave_room_for_others() -> None:
    done: list[int] = []
    waiting: Round[int] = Round()
    for number in range(AT_ONCE + 1):
        waiting.add(done.append, number)
    await asyncio.sleep(0)
    assert len(done) == AT_ONCE
    await asyncio.sleep(0)
    assert done == list(range(AT_ONCE + 1))


async def test_what_comes_meanwhile_comes_later() -> None:
    done: list[int] = []
    waiting: Round[int] = Round()
    waiting.add(lambda number: waiting.add(done.append, number), 1)
    await asyncio.sleep(0)
    assert done == []
    await asyncio.sleep(0)
    assert done == [1]


async def test_a_fault_keeps_nobody_else_waiting() -> None:
    done: list[int] = []
    waiting: Round[int] = Round()
    waiting.add(lambda number: done.append(1 // number), 0)
    waiting.add(done.append, 2)
    await asyncio.sleep(0)
    assert done == [2]
