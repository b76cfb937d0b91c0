"""What a server takes: many tables of four sockets, all played from this process.

    python bench/table_load.py [--tables 1000] [--rate 500] [--seconds 20]

The server runs as people run it, in a process of its own and with SQLite on the disk of the
temporary folder; it shares the machine with the load. Only the limits of single clients are off,
since here all come from one address. A move is a lay or the end of a turn.
"""

import argparse
import asyncio
import gc
import os
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import httpx
import uvloop
from load_tables import LoadTable
from report import header

AT_ONCE = 50
"""So many tables are set up at the same time."""

UNLIMITED = {
    "NINETYEIGHT_SOCKETS_PER_ADDRESS": "1000000",
    "NINETYEIGHT_MESSAGES_PER_SECOND": "1000000",
    "NINETYEIGHT_MESSAGES_AT_ONCE": "1000000",
    "NINETYEIGHT_TABLES_PER_HOUR": "1000000",
}


class Server:
    """The server in its process."""

    def __init__(self, folder: str, port: int = 0, limits: Mapping[str, str] = UNLIMITED) -> None:
        database = f"sqlite:///{folder}/tables.db"
        command = [sys.executable, "-m", "ninetyeight", "serve"]
        self._process = subprocess.Popen(
            [*command, "--port", str(port), "--database", database, "--log-level", "warning"],
            env={**os.environ, **limits},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        found = re.search(r"http://localhost:(\d+)", self._process.stdout.readline())
        assert found, "the server did not start"
        self.host, self.port = "127.0.0.1", int(found[1])

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.port}"

    def resident_kilobytes(self) -> int:
        status = Path(f"/proc/{self._process.pid}/status").read_text("ascii")
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self._process.pid}/stat").read_text("ascii").rpartition(")")[2]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


class Load:
    """All tables, and what happens when one of them has done a command.

    With `households` each table seems to come from a network address of its own.
    """

    def __init__(self, server: Server, *, households: bool = False) -> None:
        self._server, self._households = server, households
        self.tables: list[LoadTable] = []
        self.latencies: list[float] = []
        self._goes_on = False

    def _done(self, table: LoadTable) -> None:
        if table.was_move:
            self.latencies.append(table.latency)
        if self._goes_on:
            table.go_on()

    async def open_tables(self, number: int) -> None:
        """Opens tables and seats four people at each; all games are dealt and begun."""
        async with httpx.AsyncClient(base_url=self._server.address, timeout=60) as browser:
            for count in range(number):
                browser.cookies.clear()
                address = f"10.0.{count >> 8}.{count & 255}" if self._households else None
                headers = {"X-Forwarded-For": address} if address else {}
                opened = await browser.post("/api/tables", json={"name": "Ada"}, headers=headers)
                code, cookie = opened.json()["code"], opened.cookies["n98"]
                self.tables.append(LoadTable(code, cookie, self._done, address))
        await self._each(self._seat_all)

    async def reconnect(self) -> None:
        await self._each(self._connect)

    async def _connect(self, table: LoadTable) -> None:
        await table.connect(self._server.host, self._server.port)

    async def _seat_all(self, table: LoadTable) -> None:
        await self._connect(table)
        while not table.is_playing:
            table.go_on() if table.is_seated else table.sit_next()
            while table.is_busy:
                await asyncio.sleep(0.01)

    async def _each(self, work: Callable[[LoadTable], Awaitable[None]]) -> None:
        free = asyncio.Semaphore(AT_ONCE)

        async def limited(table: LoadTable) -> None:
            async with free:
                await work(table)

        await asyncio.gather(*map(limited, self.tables))

    async def paced(self, rate: float, seconds: float) -> None:
        """So many commands a second, at one table after the other."""
        self.latencies, begin, sent = [], perf_counter(), 0
        while (passed := perf_counter() - begin) < seconds:
            while sent < passed * rate:
                table = self.tables[sent % len(self.tables)]
                if not table.is_busy:
                    table.go_on()
                sent += 1
            await asyncio.sleep(0.001)
        await self._settle()

    async def saturated(self, seconds: float) -> float:
        """Every table goes on as soon as it can; tells how long it took."""
        self.latencies, self._goes_on, begin = [], True, perf_counter()
        for table in self.tables:
            table.go_on()
        await asyncio.sleep(seconds)
        self._goes_on = False
        took = perf_counter() - begin
        await self._settle()
        return took

    async def _settle(self) -> None:
        while any(table.is_busy for table in self.tables):
            await asyncio.sleep(0.01)

    def told(self) -> str:
        waits = sorted(self.latencies)
        half, most = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
        return f"p50 {1e3 * half:.1f} ms, p99 {1e3 * most:.1f} ms, most {1e3 * waits[-1]:.0f} ms"


async def measure(folder: str, tables: int, rate: float, seconds: float) -> None:
    server = Server(folder)
    try:
        load, sockets = Load(server), 4 * tables
        empty = server.resident_kilobytes()
        await load.open_tables(tables)
        held = server.resident_kilobytes()
        print(f"held: {tables} tables, {sockets} sockets")
        print(f"memory: {(held - empty) / sockets:.1f} kB a socket, {held / 1024:.0f} MB in all")
        await load.paced(rate, seconds)
        print(f"{rate:.0f} moves/s: {load.told()} from command to all four screens")
        before = server.processor_seconds()
        took = await load.saturated(seconds)
        moves, used = len(load.latencies), server.processor_seconds() - before
        print(f"saturated: {moves / took:.0f} durable moves/s, {load.told()}")
        print(f"server: {1e6 * used / moves:.0f} µs of processor a move, {100 * used / took:.0f} %")
        played = server.resident_kilobytes()
        print(f"memory after that: {(played - empty) / sockets:.1f} kB a socket")
        server.kill()
        begin = perf_counter()
        server = load._server = Server(folder, server.port)
        while httpx.get(f"{server.address}/readyz").status_code != 200:
            await asyncio.sleep(0.01)
        print(f"started again: ready after {perf_counter() - begin:.2f} s", end=", ")
        await load.reconnect()
        print(f"all {sockets} sockets are back after {perf_counter() - begin:.2f} s")
        print(f"refused commands: {sum(table.refused for table in load.tables)}")
    finally:
        server.kill()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    asked = parser.parse_args()
    print(header("none"), flush=True)
    gc.disable()  # pauses of this process would be taken for those of the server
    with TemporaryDirectory() as folder:
        uvloop.run(measure(folder, asked.tables, asked.rate, asked.seconds))


if __name__ == "__main__":
    main()
