"""A server for tests: in this process, with everything real but the pauses of bots."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from ninetyeight.server.addresses import listening_socket, local_url
from ninetyeight.server.node import Node
from ninetyeight.server.running import TableServer
from ninetyeight.server.settings import Settings
from ninetyeight.server.store import Store, open_store
from tests.patience import PATIENCE

QUICK = Settings(
    port=0,
    pace=0.0,
    linger_seconds=0.0,
    agree_seconds=30.0,
    messages_per_second=1e6,
    messages_at_once=10**6,
    tables_per_hour=10**6,
)
"""Bots do not pause, whoever is gone is gone at once, and nobody is too fast."""


@dataclass(frozen=True, slots=True)
class Served:
    """A running server and its address."""

    address: str
    node: Node

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1) + "/socket"


@asynccontextmanager
async def served(
    folder: Path, settings: Settings = QUICK, store: Store | None = None
) -> AsyncIterator[Served]:
    """A server that keeps its tables in a folder, or in any other store."""
    node = await Node.opened(
        settings, store or await open_store(f"sqlite:///{folder / 'tables.db'}")
    )
    with listening_socket("127.0.0.1", 0) as listener:
        server = TableServer(node)
        running = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            while not server.started:
                await asyncio.sleep(0.01)
            yield Served(local_url(listener), node)
        finally:
            server.should_exit = True
            await running
            await node.close()


def browser_at(address: str, **options: Any) -> httpx.AsyncClient:
    """An HTTP client that is as patient as all tests, where httpx would give up after 5 seconds."""
    return httpx.AsyncClient(base_url=address, timeout=PATIENCE, **options)


async def open_table(served: Served, **wishes: object) -> dict[str, str]:
    """The codes of a new table, and the cookie of its host."""
    async with browser_at(served.address) as browser:
        answer = await browser.post("/api/tables", json={"name": "Ada", **wishes})
        assert answer.status_code == 201, answer.text
        return {**answer.json(), "cookie": answer.cookies["n98"]}
