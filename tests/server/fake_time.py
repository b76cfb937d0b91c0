"""A loop whose clock jumps: nobody waits in it, and hours pass in an instant."""

import asyncio
import selectors
from typing import Any

import pytest

MAX_ROUNDS = 3_000
"""So often the loop may go round while no time passes."""


class _Instant(selectors.SelectSelector):
    """Waits for nothing: when there is nothing to do, the time of the next timer has come."""

    passed = 0.0
    _rounds = 0

    def select(self, timeout: float | None = None) -> Any:
        events = super().select(0)
        self._rounds += 1
        if timeout is None and not events:
            raise RuntimeError("everybody waits, and no timer is running")
        if self._rounds > MAX_ROUNDS:
            raise RuntimeError("something goes on and on, and lets no time pass")
        if timeout and not events:
            self.passed += timeout
            self._rounds = 0
        return events


class FakeTimeLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._instant = _Instant()
        super().__init__(self._instant)

    def time(self) -> float:
        return self._instant.passed

    def close(self) -> None:
        """Ends also what was started while everything else was ended."""
        while not self.is_closed() and (tasks := asyncio.all_tasks(self)):
            for task in tasks:
                task.cancel()
            self.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        super().close()


def seconds_passed() -> float:
    """The clock of the loop, which begins at zero."""
    return asyncio.get_running_loop().time()


async def settled() -> None:
    """Lets everything happen that waits for no timer."""
    await asyncio.sleep(0.001)


_LOOP = ("asyncio", {"loop_factory": FakeTimeLoop})

IN_FAKE_TIME = [
    pytest.mark.anyio,
    pytest.mark.parametrize("anyio_backend", [pytest.param(_LOOP, id="fake-time")]),
]
"""The marks of a module whose tests run in such a loop."""
