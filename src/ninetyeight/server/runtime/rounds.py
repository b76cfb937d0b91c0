"""What is done at the end of a round of the loop, one thing after the other."""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

from . import logs

AT_ONCE = 50
"""After so many the loop may do something else."""

What = TypeVar("What")


class Round(Generic[What]):
    """Collects what a round brings: whoever goes back and forth between two kinds of work needs
    twice as long for both, because the processor has neither of them at hand.
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[Callable[[What], None], What]] = []

    def add(self, do: Callable[[What], None], what: What) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._do_some)
        self._waiting.append((do, what))

    def _do_some(self) -> None:
        waiting, self._waiting = self._waiting, []
        for do, what in waiting[:AT_ONCE]:
            try:
                do(what)
            except Exception as error:  # it is a bug, and must not keep the others waiting
                logs.failure("task-failed", error)
        for do, what in waiting[AT_ONCE:]:
            self.add(do, what)
