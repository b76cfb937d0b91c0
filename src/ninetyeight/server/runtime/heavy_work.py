"""Heavy work: off the loop, one piece at a time, with a bounded queue."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

MAX_WAITING = 20

Params = ParamSpec("Params")
Result = TypeVar("Result")


class Busy(Exception):
    """The queue is full."""


class HeavyWork:
    """Runs one piece at a time: threads share the interpreter, so two would delay tables longer."""

    def __init__(self, most_waiting: int = MAX_WAITING) -> None:
        self._most = most_waiting
        self._waiting = 0
        self._turn = asyncio.Lock()

    async def do(
        self, work: Callable[Params, Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        """The result of the work, once it was its turn; raises Busy."""
        if self._waiting >= self._most:
            raise Busy
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, *args, **kwargs)
        finally:
            self._waiting -= 1
