"""Work that takes a while: beside the loop, one piece at a time, and never a long queue of it."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

MAX_WAITING = 20

Params = ParamSpec("Params")
Result = TypeVar("Result")


class Busy(Exception):
    """So much is waiting to be done that nothing more is taken on."""


class HeavyWork:
    """Threads share one interpreter: two pieces at once would only hold up the tables longer."""

    def __init__(self, most_waiting: int = MAX_WAITING) -> None:
        self._most = most_waiting
        self._waiting = 0
        self._turn = asyncio.Lock()

    async def do(
        self, work: Callable[Params, Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        """What the work gives, when its turn has come; raises Busy."""
        if self._waiting >= self._most:
            raise Busy
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, *args, **kwargs)
        finally:
            self._waiting -= 1
