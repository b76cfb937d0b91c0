"""One after the other, in the order in which they came."""

import asyncio

import pytest

from ninetyeight.server.runtime.lock import Lock

pytestmark = pytest.mark.anyio


async def waiting(lock: Lock) -> asyncio.Task[None]:
    task = asyncio.create_task(lock.wait())
    await asyncio.sleep(0)
    return task


async def test_a_free_lock_is_taken_at_once() -> None:
    lock = Lock()
    assert [lock.take(), lock.take()] == [True, False]
    lock.release()
    await lock.wait()
    assert lock.is_taken


async def test_whoever_waits_comes_before_whoever_comes() -> None:
    lock = Lock()
    lock.take()
    first, second = await waiting(lock), await waiting(lock)
    lock.release()
    assert not lock.take()
    await asyncio.sleep(0)
    assert first.done() and not second.done()
    lock.release()
    await second
    lock.release()
    assert lock.take()


async def test_who_no_longer_waits_is_passed_over() -> None:
    lock = Lock()
    lock.take()
    gone, next_one = await waiting(lock), await waiting(lock)
    gone.cancel()
    await asyncio.sleep(0)
    lock.release()
    await next_one
    lock.release()
    assert not lock.is_taken


async def test_a_lock_that_comes_too_late_is_passed_on() -> None:
    lock = Lock()
    lock.take()
    gone = await waiting(lock)
    lock.release()
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert lock.take()
