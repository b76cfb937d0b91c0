"""Changes by other nodes, as a stream that ends when the store is closed."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine

ChangeQueue = asyncio.Queue[tuple[str, int] | None]


class Changes:
    """`listen` puts changes into a queue; None marks the end."""

    def __init__(self, listen: Callable[[ChangeQueue], Coroutine[object, object, None]]) -> None:
        self._listen = listen
        self._ears: set[ChangeQueue] = set()
        self._closed = False

    async def heard(self) -> AsyncIterator[tuple[str, int]]:
        if self._closed:
            return
        ear: ChangeQueue = asyncio.Queue()
        self._ears.add(ear)
        listening = asyncio.create_task(self._listen(ear))
        try:
            while (change := await ear.get()) is not None:
                yield change
        finally:
            listening.cancel()
            self._ears.remove(ear)

    def close(self) -> None:
        self._closed = True
        for ear in self._ears:
            ear.put_nowait(None)


async def no_changes(_: ChangeQueue) -> None:
    """For SQLite, which has no other nodes."""
