"""Group commit: one thread writes everything that is waiting in one transaction.

Waiting for the disk takes the same time for one step as for hundreds. Nothing is delayed in order
to collect more: a batch is what arrived while the previous one was being written.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
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


class Writer(Generic[Work]):
    """`transact` does several works in one transaction, and returns the answer to each."""

    def __init__(self, transact: Callable[[Sequence[Work]], Sequence[object]]) -> None:
        self._transact = transact
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = SimpleQueue()
        self._closed = False
        # A daemon: a process that exits without closing the store has answered none of the waiting.
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work) -> Any:
        """The answer to a work, once it is on disk; raises StoreFailed."""
        if self._closed:
            raise StoreFailed("the store is closed")
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put((work, answer))
        return await answer

    async def close(self) -> None:
        """Writes what is pending, and stops the thread."""
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        for batch in self._batches():
            answers = self._answers([work for work, _ in batch])
            waiting = [future for _, future in batch]
            with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                self._loop.call_soon_threadsafe(_resolve, waiting, answers)

    def _batches(self) -> Iterator[list[tuple[Work, asyncio.Future[Any]]]]:
        while (waiting := self._queue.get()) is not None:
            batch = [waiting]
            while len(batch) < MAX_BATCH and not self._queue.empty():
                waiting = self._queue.get()
                if waiting is None:
                    yield batch
                    return
                batch.append(waiting)
            yield batch

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


def _resolve(waiting: Sequence[asyncio.Future[Any]], answers: Sequence[object]) -> None:
    for future, answer in zip(waiting, answers, strict=True):
        if future.done():  # who asked has gone
            continue
        if isinstance(answer, Exception):
            failed = StoreFailed(sentence(answer))
            failed.__cause__ = answer
            future.set_exception(failed)
        else:
            future.set_result(answer)
