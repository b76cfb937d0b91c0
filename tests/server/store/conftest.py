"""Each test that asks for `url`, or for a `store`, is run with SQLite and with PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from ninetyeight.server.store import Store, open_store
from tests.server.store.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The loop of the server."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.new_url()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
async def store(anyio_backend: object, url: str) -> AsyncIterator[Store]:
    opened = await open_store(url)
    yield opened
    await opened.close()


@pytest.fixture
async def other(anyio_backend: object, store: Store, url: str) -> AsyncIterator[Store]:
    """What another node has of the same database."""
    opened = await open_store(url)
    yield opened
    await opened.close()
