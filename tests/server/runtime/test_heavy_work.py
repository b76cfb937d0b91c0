"""Work that takes a while."""

import asyncio
import threading

import pytest

from ninetyeight.server.runtime.heavy_work import Busy, HeavyWork

pytestmark = pytest.mark.anyio


async def test_one_piece_is_done_at_a_time_and_no_more_than_so_many_wait() -> None:
    work, go_on, begun = HeavyWork(most_waiting=2), threading.Event(), list[int]()

    def piece(number: int) -> int:
        begun.append(number)
        assert go_on.wait(30)
        return number

    first, second = (asyncio.create_task(work.do(piece, number)) for number in (1, 2))
    while not begun:
        await asyncio.sleep(0)
    with pytest.raises(Busy):
        await work.do(piece, 3)
    assert begun == [1]
    go_on.set()
    assert [await first, await second] == [1, 2]
    assert await work.do(piece, 4) == 4


async def test_a_piece_that_fails_makes_room_for_the_next() -> None:
    work = HeavyWork(most_waiting=1)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            await work.do(lambda: 1 // 0)
