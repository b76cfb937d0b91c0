"""Async tests run with the loop monitor: nothing that the server does may hold up everybody."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from ninetyeight.server.runtime.loop_monitor import LoopMonitor
from tests.patience import PATIENCE
from tests.server.serving import Served, served

TOO_SLOW_SECONDS = 0.100
TEST_ITSELF = "TestRunner"
"""The coroutine in which the tests run themselves; what they do may take its time."""

# Without this, every request would fail that takes five seconds.
for what in ("connect", "read", "write", "pool"):
    setattr(httpx._config.DEFAULT_TIMEOUT_CONFIG, what, PATIENCE)


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": False}


@pytest.fixture(autouse=True)
def loop_monitor() -> Iterator[None]:
    """Only processor time of the loop's thread counts, so a busy machine makes nothing too slow."""
    slow: list[str] = []

    def tell(what: str, seconds: float, garbage: float) -> None:
        # What is garbage in a process full of tests tells nothing about a server.
        if seconds - garbage >= TOO_SLOW_SECONDS and TEST_ITSELF not in what:
            slow.append(f"{what}: {1e3 * (seconds - garbage):.0f} ms")

    with LoopMonitor(tell):
        yield
    assert not slow


@pytest.fixture
async def server(anyio_backend: object, tmp_path: Path) -> AsyncIterator[Served]:
    """A server with an empty store."""
    async with served(tmp_path) as running:
        yield running
