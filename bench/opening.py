"""How long it takes to open a table with a long history, and to list ten of them on the home page.

    python bench/opening.py [--repeat 20]

Every table is opened from its snapshot, and once more without one, from its first step on.
"""

import argparse
from collections.abc import Awaitable, Callable
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import uvloop
from report import header

from ninetyeight.server.api.table_summary import summaries
from ninetyeight.server.node import Node
from ninetyeight.server.settings import Settings
from ninetyeight.server.store import open_store
from ninetyeight.server.tables.open_rooms import OpenRooms
from ninetyeight.server.tables.opening import Wishes, open_table
from ninetyeight.server.tables.room import Room
from ninetyeight.table import Actor, Options, mine
from ninetyeight.table.commands import Again, EndTheTurn, LayCard

LENGTHS = (100, 1_000, 5_000)
LISTED = 10
ADA = Actor(guest="ada", seat=0)


async def played(node: Node, steps: int) -> str:
    """A table at which somebody has played alone for so many steps, game after game."""
    wishes = Wishes("Ada", Options(), start=True)
    table = await open_table(node.services, "ada", wishes)
    async with node.rooms.entered(table.id) as room:
        while room.table.seq < steps:
            done = await room.do(next_command(room), ADA)
            assert done.code == "ok", done
    return table.id


def next_command(room: Room) -> LayCard | EndTheTurn | Again:
    own = mine(room.table, room.table.host_seat or 0) if room.table.is_in_game else None
    if own is None:
        return Again()
    if own.may_end:
        return EndTheTurn()
    lay = min(own.lays, key=lambda lay: (lay.loses, lay.jump))
    return LayCard(lay.card, lay.pile, sure=True)


async def milliseconds(repeat: int, work: Callable[[], Awaitable[object]]) -> float:
    took = []
    for _ in range(repeat):
        begin = perf_counter()
        await work()
        took.append(perf_counter() - begin)
    return 1e3 * median(took)


async def measure(folder: str, steps: int, repeat: int) -> str:
    store = await open_store(f"sqlite:///{folder}/store.db")
    node = await Node.opened(Settings(), store)
    tables = [await played(node, steps) for _ in range(LISTED)]

    async def open_one() -> None:
        async with OpenRooms(node.services).entered(tables[0]):
            pass

    async def no_snapshot(_: str) -> None:
        return None

    with_snapshot = await milliseconds(repeat, open_one)
    listed = await milliseconds(repeat, lambda: summaries(node, "ada"))
    store.snapshot_of = no_snapshot  # type: ignore[method-assign]
    without = await milliseconds(repeat, open_one)
    await node.close()
    return f"| {steps:,} | {with_snapshot:.1f} | {without:.1f} | {listed:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--repeat", type=int, default=20)
    options = parser.parse_args()
    print(header("drawn"))
    print("\n| steps | opened, ms | without a snapshot, ms | ten listed, ms |\n|---|---|---|---|")
    for steps in LENGTHS:
        with TemporaryDirectory() as folder:
            print(uvloop.run(measure(folder, steps, options.repeat)), flush=True)


if __name__ == "__main__":
    main()
