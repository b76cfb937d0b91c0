"""What others notice when one client, or twenty of one address, try to hold up the server.

    python bench/held_up.py [--tables 200] [--rate 200] [--seconds 10] [--attacks cookie,chat]

The server runs as people run it, with all limits at their defaults. Tables are played from this
process, each from an address of its own; whoever attacks is a process of its own. Before each
attack the same is measured without it. Wanted: p99 at most twice what it was, or 100 ms if that is
more, and at most 50 MB more memory. On a machine that has other work to do, how much of a processor
the server uses tells more.
"""

import argparse
import asyncio
import gc
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

import uvloop
from attacks import ATTACKS
from report import header
from table_load import Load, Server

CLIENTS = (1, 20)
MAX_SECONDS, MAX_TIMES, MAX_MEGABYTES = 0.100, 2, 50


class Measured(NamedTuple):
    """From command to answer, in seconds, and how much of a processor the server has used."""

    half: float
    most: float
    share: float

    def __str__(self) -> str:
        return f"{1e3 * self.half:7.1f} {1e3 * self.most:7.1f} ms {100 * self.share:4.0f} %"


async def measured(server: Server, load: Load, asked: argparse.Namespace) -> Measured:
    used, begin = server.processor_seconds(), perf_counter()
    await load.paced(asked.rate, asked.seconds)
    share = (server.processor_seconds() - used) / (perf_counter() - begin)
    waits = sorted(load.latencies)
    return Measured(waits[len(waits) // 2], waits[len(waits) * 99 // 100], share)


def attack(name: str, port: int, clients: int, seconds: float) -> "subprocess.Popen[str]":
    numbers = (port, clients, seconds)
    begun = subprocess.Popen(
        [sys.executable, "-c", "import attacks; attacks.run()", name, *map(str, numbers)],
        cwd=Path(__file__).parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert begun.stdout is not None and begun.stdout.readline() == "begun\n"
    return begun


async def measure(folder: str, asked: argparse.Namespace) -> None:
    server = Server(folder, limits={})
    try:
        load = Load(server, households=True)
        await load.open_tables(asked.tables)
        print("attack      clients   p50 and p99, processor    with it                    memory")
        for name in asked.attacks.split(","):
            for clients in CLIENTS:
                before = server.resident_kilobytes()
                usual = await measured(server, load, asked)
                attacking = attack(name, server.port, clients, asked.seconds + 1)
                await asyncio.sleep(1)
                held_up = await measured(server, load, asked)
                attacking.wait()
                grown = (server.resident_kilobytes() - before) / 1024
                is_fine = (
                    held_up.most <= max(MAX_TIMES * usual.most, MAX_SECONDS)
                    and grown <= MAX_MEGABYTES
                )
                print(
                    f"{name:14}{clients:5}   {usual}   {held_up}"
                    f"   {grown:+6.1f} MB   {'' if is_fine else 'TOO MUCH'}",
                    flush=True,
                )
    finally:
        server.kill()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--attacks", default=",".join(ATTACKS))
    asked = parser.parse_args()
    print(header("none"), flush=True)
    gc.disable()  # pauses of this process would be taken for those of the server
    with TemporaryDirectory() as folder:
        uvloop.run(measure(folder, asked))


if __name__ == "__main__":
    main()
