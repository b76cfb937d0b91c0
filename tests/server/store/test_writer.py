"""One transaction takes all that waits, and fails or succeeds as a whole."""

import asyncio
from collections.abc import Sequence
from threading import Event

import pytest
from sqlalchemy.exc import OperationalError

from ninetyeight.server.store import StoreFailed
from ninetyeight.server.store.writer import MAX_BATCH, TOLD_AT_ONCE, Writer

pytestmark = pytest.mark.anyio


class Database:
    """Takes batches of numbers; the first has to wait."""

    def __init__(self) -> None:
        self.batches: list[int] = []
        self.asked = Event()
        self.free = Event()
        self.problem: Exception | None = None

    def transact(self, works: Sequence[int]) -> list[int]:
        self.asked.set()
        self.free.wait()
        self.batches.append(len(works))
        if self.problem:
            raise self.problem
        if 13 in works:
            raise ValueError("unlucky")
        return [work * 2 for work in works]


async def _written(database: Database, works: Sequence[int]) -> list[int | BaseException]:
    writer = Writer(database.transact)
    first = writer.write(0)
    await asyncio.to_thread(database.asked.wait)
    others = [writer.write(work) for work in works]
    await asyncio.sleep(0)
    database.free.set()
    answers = await asyncio.gather(*others, return_exceptions=True)
    assert await first == 0
    await writer.close()
    return answers


async def test_all_that_waits_is_one_batch() -> None:
    database = Database()
    assert await _written(database, range(20, 120)) == list(range(40, 240, 2))
    assert database.batches == [1, 100]


async def test_a_batch_is_bounded() -> None:
    database = Database()
    await _written(database, [1] * (MAX_BATCH + 1))
    assert database.batches == [1, MAX_BATCH, 1]


async def test_who_cannot_be_written_fails_alone() -> None:
    database = Database()
    answers = await _written(database, [12, 13, 14])
    assert database.batches == [1, 3, 1, 1, 1]
    assert answers[::2] == [24, 28]
    assert isinstance(answers[1], StoreFailed)
    assert str(answers[1]) == "unlucky"


async def test_when_the_database_fails_the_batch_fails_and_the_next_is_tried() -> None:
    database = Database()
    writer = Writer(database.transact)
    database.free.set()
    database.problem = OperationalError("INSERT", {}, Exception("the disk\nis full"))
    both = await asyncio.gather(writer.write(1), writer.write(2), return_exceptions=True)
    assert [(type(answer), str(answer)) for answer in both] == [
        (StoreFailed, "the disk is full"),
        (StoreFailed, "the disk is full"),
    ]
    database.problem = None
    assert await writer.write(3) == 6
    await writer.close()


async def test_after_a_deadlock_each_is_tried_alone() -> None:
    class Deadlock(Exception):
        sqlstate = "40P01"

    class Crossed(Database):
        def transact(self, works: Sequence[int]) -> list[int]:
            answers = super().transact(works)
            if len(works) > 1:
                raise OperationalError("UPDATE", {}, Deadlock())
            return answers

    assert await _written(Crossed(), [1, 2, 3]) == [2, 4, 6]


async def test_closing_answers_all_who_wait() -> None:
    database = Database()
    writer = Writer(database.transact)
    waiting = [writer.write(work) for work in range(10)]
    await asyncio.sleep(0)
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    with pytest.raises(StoreFailed, match="the store is closed"):
        await writer.write(10)
    database.free.set()
    await closing
    assert await asyncio.gather(*waiting) == list(range(0, 20, 2))


async def test_who_goes_before_the_answer_is_not_missed() -> None:
    database = Database()
    writer = Writer(database.transact)
    gone, other = writer.write(1), writer.write(2)
    gone.cancel()
    database.free.set()
    assert await other == 4
    await writer.close()


async def test_many_answers_are_told_in_portions() -> None:
    database = Database()
    writer = Writer(database.transact)
    told: list[int] = []
    begun: list[int] = []

    def note(answer: int) -> None:
        if not told:
            asyncio.get_running_loop().call_soon(lambda: begun.append(len(told)))
        told.append(answer)

    for work in range(20, 20 + TOLD_AT_ONCE + 1):
        writer.write_then(work, note)
    database.free.set()
    await writer.close()
    await writer_has_told(told, TOLD_AT_ONCE + 1)
    assert begun == [TOLD_AT_ONCE]


async def writer_has_told(told: Sequence[int], count: int) -> None:
    while len(told) < count:
        await asyncio.sleep(0)


async def test_one_that_cannot_take_its_answer_does_not_keep_it_from_others() -> None:
    database = Database()
    writer = Writer(database.transact)
    writer.write_then(1, lambda answer: 1 // (answer - 2))
    other = writer.write(2)
    database.free.set()
    assert await other == 4
    assert await writer.write(3) == 6
    await writer.close()
