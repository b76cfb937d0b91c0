"""One after the other, in the order in which they came."""

import asyncio

import pytest

from ninetyeight.server.runtime.turns import Turns

pytestmark = pytest.mark.anyio


async def waiting(turns: Turns) -> asyncio.Task[None]:
    task = asyncio.create_task(turns.wait())
    await asyncio.sleep(0)
    return task


async def test_a_free_turn_is_taken_at_once() -> None:
    turns = Turns()
    assert [turns.take(), turns.take()] == [True, False]
    turns.end()
    await turns.wait()
    assert turns.is_taken


async def test_whoever_waits_comes_before_whoever_comes() -> None:
    turns = Turns()
    turns.take()
    first, second = await waiting(turns), await waiting(turns)
    turns.end()
    assert not turns.take()
    await asyncio.sleep(0)
    assert first.done() and not second.done()
    turns.end()
    await second
    turns.end()
    assert turns.take()


async def test_who_no_longer_waits_is_passed_over() -> None:
    turns = Turns()
    turns.take()
    gone, next_one = await waiting(turns), await waiting(turns)
    gone.cancel()
    await asyncio.sleep(0)
    turns.end()
    await next_one
    turns.end()
    assert not turns.is_taken


async def test_a_turn_that_comes_too_late_is_passed_on() -> None:
    turns = Turns()
    turns.take()
    gone = await waiting(turns)
    turns.end()
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert turns.take()
