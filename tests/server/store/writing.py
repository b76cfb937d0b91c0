"""Appends to a store until it is killed, and prints every step that was acknowledged."""

import asyncio
import sys

from ninetyeight.server.store import Appended, Store, open_store
from tests.server.store.values import step

TABLES = [f"table{number}" for number in range(20)]


async def _play(store: Store, table: str) -> None:
    seq = len(await store.steps(table))
    while True:
        seq += 1
        assert await store.append(step(seq, f"command {seq}", table)) == Appended()
        sys.stdout.write(f"{table} {seq}\n")
        sys.stdout.flush()


async def _play_all(url: str) -> None:
    store = await open_store(url)
    await asyncio.gather(*(_play(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(_play_all(sys.argv[1]))
