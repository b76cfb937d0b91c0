"""Finds callbacks that hold up all tables, by measuring each callback of the loop.

It measures the processor time of the loop's thread, so other programs and threads do not matter.
That needs asyncio's own loop: uvloop has no hook for its callbacks.
"""

import asyncio
import gc
from collections.abc import Callable
from time import thread_time
from typing import Any

from . import logs

SLOW_SECONDS = 0.020

_HANDLE: Any = asyncio.Handle

Report = Callable[[str, float, float], None]
"""Called with what was slow, for how many seconds, and how many of them were garbage collection."""


def log_slow(what: str, seconds: float, garbage: float) -> None:
    logs.warn("slow-callback", what=what, ms=round(1e3 * seconds), garbage_ms=round(1e3 * garbage))


class LoopMonitor:
    """A context manager that measures; only one can be active at a time."""

    def __init__(self, report: Report = log_slow) -> None:
        self._report = report
        self._garbage = self._search_began = 0.0
        self._run = asyncio.Handle._run

    def __enter__(self) -> "LoopMonitor":
        run, report = self._run, self._report

        def measured(handle: Any) -> None:
            callback, garbage, begin = handle._callback, self._garbage, thread_time()
            run(handle)
            seconds = thread_time() - begin
            if seconds >= SLOW_SECONDS:
                report(name_of(callback), seconds, self._garbage - garbage)

        _HANDLE._run = measured
        gc.callbacks.append(self._note_search)
        return self

    def __exit__(self, *_: object) -> None:
        _HANDLE._run = self._run
        gc.callbacks.remove(self._note_search)

    def _note_search(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._search_began = thread_time()
        else:
            self._garbage += thread_time() - self._search_began


def name_of(callback: Any) -> str:
    """A readable name of a callback: a task by its coroutines, outermost first."""
    task = getattr(callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return str(getattr(callback, "__qualname__", type(callback).__qualname__))
    names: list[str] = []
    at: Any = task.get_coro()
    while hasattr(at, "cr_await"):
        names.append(at.__qualname__)
        at = at.cr_await
    return " > ".join(names)
