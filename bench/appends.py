"""How many steps a second a store takes from many tables at once, and how long each waits.

    python bench/appends.py [--url postgresql://...] [--seconds 4]

Without a URL, SQLite in a new folder on the disk of the temporary folder.
"""

import argparse
import asyncio
from secrets import token_hex
from tempfile import TemporaryDirectory
from time import perf_counter, time

import uvloop
from report import header

from ninetyeight.server.store import Appended, Step, Store, open_store

TABLES = (1, 10, 100, 300, 1000)
BODY = b"x" * 200


async def append(store: Store, table: str, end: float) -> list[float]:
    """How long each step of one table has waited."""
    waits, now = [], perf_counter()
    while now < end:
        seq = len(waits) + 1
        answer = await store.append(Step(table, seq, time(), token_hex(8), BODY))
        assert answer == Appended(), answer
        before, now = now, perf_counter()
        waits.append(now - before)
    return waits


async def measure(url: str, tables: int, seconds: float) -> str:
    store = await open_store(url)
    begin = perf_counter()
    names = [token_hex(8) for _ in range(tables)]
    several = await asyncio.gather(*(append(store, name, begin + seconds) for name in names))
    took = perf_counter() - begin
    await store.close()
    waits = sorted(wait for waits in several for wait in waits)
    half, most = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    cells = [f"{tables:,}", f"{len(waits) / took:,.0f}", f"{1e3 * half:.1f}", f"{1e3 * most:.1f}"]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--url")
    parser.add_argument("--seconds", type=float, default=4)
    options = parser.parse_args()
    print(header("none"))
    print("\n| tables | steps a second | p50, ms | p99, ms |\n|---|---|---|---|")
    for tables in TABLES:
        with TemporaryDirectory() as folder:
            url = options.url or f"sqlite:///{folder}/store.db"
            print(uvloop.run(measure(url, tables, options.seconds)), flush=True)


if __name__ == "__main__":
    main()
