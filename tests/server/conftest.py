"""Async tests run on the loop of the server."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.serving import Served, served


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": True}


@pytest.fixture
async def server(anyio_backend: object, tmp_path: Path) -> AsyncIterator[Served]:
    """A server with an empty store."""
    async with served(tmp_path) as running:
        yield running
