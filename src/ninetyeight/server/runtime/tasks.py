"""Background tasks: kept, logged if they fail, and ended."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from . import logs


class Tasks:
    """Keeps references to tasks, without which they may be collected while they run."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    async def end(self) -> None:
        """Cancels everything that is still running."""
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logs.failure("task-failed", error)
