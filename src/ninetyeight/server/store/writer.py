"""Group commit: one thread writes everything that is waiting in one transaction.

Waiting for the disk takes the same time for one step as for hundreds. A batch is what arrived while
the previous one was being written, or in the same iteration of the loop. It is handed over as a
whole, because waking the other thread costs both threads time.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from sqlalchemy.exc import InterfaceError, InternalError, OperationalError

from .databases.failures import sentence
from .interface import StoreFailed

MAX_BATCH = 1_000
"""The maximum number of writes in one transaction."""

OUT_OF_ORDER = (InterfaceError, InternalError, OperationalError, StoreFailed)
"""Errors of the database itself; any other error is caused by what is written."""

DEADLOCK = ("40P01", "40001")
"""The codes of PostgreSQL for deadlocks and serialization failures."""

Work = TypeVar("Work")

Batch = list[tuple[Work, asyncio.Future[Any]]]
"""What is written together, each with whoever waits for its answer."""


class Writer(Generic[Work]):
    """`transact` does several works in one transaction, and returns the answer to each."""

    def __init__(self, transact: Callable[[Sequence[Work]], Sequence[object]]) -> None:
        self._transact = transact
        self._loop = asyncio.get_running_loop()
        self._waiting: Batch[Work] = []
        self._queue: SimpleQueue[Batch[Work] | None] = SimpleQueue()
        self._is_writing = self._closed = False
        # A daemon: a process that exits without closing the store has answered none of the waiting.
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, work: Work) -> asyncio.Future[Any]:
        """The answer to a work, once it is on disk; it, or this call, raises StoreFailed."""
        if self._closed:
            raise StoreFailed("the store is closed")
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append((work, answer))
        if not self._is_writing:
            self._is_writing = True
            self._loop.call_soon(self._hand_over)
        return answer

    async def close(self) -> None:
        """Writes what is pending, and stops the thread."""
        self._closed = True
        while self._waiting:
            self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        """Gives the thread its next batch, if anybody waits."""
        batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
        self._is_writing = bool(batch)
        if batch:
            self._queue.put(batch)

    def _run(self) -> None:
        while batch := self._queue.get():
            answers = self._answers([work for work, _ in batch])
            with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                self._loop.call_soon_threadsafe(self._tell, batch, answers)

    def _tell(self, batch: Batch[Work], answers: Sequence[object]) -> None:
        for (_, future), answer in zip(batch, answers, strict=True):
            if future.done():  # who asked has gone
                continue
            if isinstance(answer, Exception):
                failed = StoreFailed(sentence(answer))
                failed.__cause__ = answer
                future.set_exception(failed)
            else:
                future.set_result(answer)
        # After all these have continued: a thread that computes meanwhile would hold them up, and
        # what they bring about at once is written with the rest.
        self._loop.call_soon(self._hand_over)

    def _answers(self, works: Sequence[Work]) -> Sequence[object]:
        try:
            return self._transact(works)
        except Exception as problem:
            if len(works) > 1 and (_is_deadlock(problem) or not isinstance(problem, OUT_OF_ORDER)):
                # One of them cannot be written; that must not affect the others.
                return [answer for work in works for answer in self._answers([work])]
            return [problem] * len(works)


def _is_deadlock(problem: Exception) -> bool:
    """Whether PostgreSQL has aborted the transaction so that another could continue."""
    return getattr(getattr(problem, "orig", None), "sqlstate", None) in DEADLOCK
