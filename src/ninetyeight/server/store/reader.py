"""Reads in its own threads, so that neither the loop nor other work has to wait."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Engine, Executable

from .databases.dialects import reading
from .databases.failures import sentence
from .interface import StoreFailed

THREADS = 4


class Reader:
    """`check` raises if the database is no longer the one that was opened."""

    def __init__(self, engine: Engine, check: Callable[[], None]) -> None:
        self._engine, self._check = reading(engine), check
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="store-reader")
        self._closed = False

    async def rows(self, asked: Executable) -> Sequence[Any]:
        """The rows of a query; raises StoreFailed."""
        if self._closed:
            raise StoreFailed("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, self._read, asked
            )
        except Exception as problem:
            raise StoreFailed(sentence(problem)) from problem

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)

    def _read(self, asked: Executable) -> Sequence[Any]:
        self._check()
        with self._engine.connect() as connection:
            return connection.execute(asked).all()
