"""Group commit: one thread writes everything that is waiting in one transaction.

Waiting for the disk takes the same time for one step as for hundreds. A batch is what arrived while
the previous one was being written, or in the same iteration of the loop. It is handed over as a
whole, because waking the other thread costs both threads time.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from sqlalchemy.exc import InterfaceError, InternalError, OperationalError

from ninetyeight.server.runtime import logs

from .databases.failures import sentence
from .interface import StoreFailed

MAX_BATCH = 1_000
"""The maximum number of writes in one transaction."""

TOLD_AT_ONCE = 50
"""How many answers are told before the loop may do something else: each brings about a step that is
shown to a whole table.
"""

OUT_OF_ORDER = (InterfaceError, InternalError, OperationalError, StoreFailed)
"""Errors of the database itself; any other error is caused by what is written."""

DEADLOCK = ("40P01", "40001")
"""The codes of PostgreSQL for deadlocks and serialization failures."""

Work = TypeVar("Work")

Then = Callable[[Any], None]
"""Called in the loop, with the answer to a work or with StoreFailed."""

Batch = list[tuple[Work, Then]]
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
        answer: asyncio.Future[Any] = self._loop.create_future()
        self.write_then(work, partial(_set, answer))
        return answer

    def write_then(self, work: Work, then: Then) -> None:
        """The same for whoever needs no future; this call raises StoreFailed too."""
        if self._closed:
            raise StoreFailed("the store is closed")
        self._waiting.append((work, then))
        if not self._is_writing:
            self._is_writing = True
            self._loop.call_soon(self._hand_over)

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
            told = list(zip([then for _, then in batch], answers, strict=True))
            with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                self._loop.call_soon_threadsafe(self._tell, told)

    def _tell(self, told: Sequence[tuple[Then, object]]) -> None:
        """Tells some of the answers, and the rest in the next round of the loop."""
        for then, answer in told[:TOLD_AT_ONCE]:
            try:
                then(_failed(answer) if isinstance(answer, Exception) else answer)
            except Exception as error:  # it is a bug, and must not keep the others waiting
                logs.failure("task-failed", error)
        # The next batch comes after all these have been shown: a thread that computes meanwhile
        # would hold them up, and what they bring about at once is written with the rest.
        if rest := told[TOLD_AT_ONCE:]:
            self._loop.call_soon(self._tell, rest)
        else:
            self._loop.call_soon(self._hand_over)

    def _answers(self, works: Sequence[Work]) -> Sequence[object]:
        try:
            return self._transact(works)
        except Exception as problem:
            if len(works) > 1 and (_is_deadlock(problem) or not isinstance(problem, OUT_OF_ORDER)):
                # One of them cannot be written; that must not affect the others.
                return [answer for work in works for answer in self._answers([work])]
            return [problem] * len(works)


def _set(answer: asyncio.Future[Any], told: object) -> None:
    if answer.done():  # who asked has gone
        return
    if isinstance(told, StoreFailed):
        answer.set_exception(told)
    else:
        answer.set_result(told)


def _failed(problem: Exception) -> StoreFailed:
    failed = StoreFailed(sentence(problem))
    failed.__cause__ = problem
    return failed


def _is_deadlock(problem: Exception) -> bool:
    """Whether PostgreSQL has aborted the transaction so that another could continue."""
    return getattr(getattr(problem, "orig", None), "sqlstate", None) in DEADLOCK
