"""A store opens, or says what was wrong and what was expected."""

import asyncio
import os
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from ninetyeight.server.store import Store, StoreUnavailable, open_store
from ninetyeight.server.store.opening import engine_for
from ninetyeight.server.store.schema import VERSION
from tests.server.store.postgres import Postgres
from tests.server.store.values import step

pytestmark = pytest.mark.anyio


def _run(url: str, *statements: str) -> None:
    engine = engine_for(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


async def _refusal(url: str) -> str:
    with pytest.raises(StoreUnavailable) as refused:
        await open_store(url)
    return str(refused.value)


async def test_what_was_written_is_there_when_opened_again(url: str) -> None:
    first = await open_store(url)
    await first.append(step(1))
    await first.close()
    again = await open_store(url)
    assert await again.steps("table") == [step(1)]
    await again.close()


async def test_nodes_can_open_a_new_database_together(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
    await stores[0].append(step(1))
    for store in stores:
        assert await store.steps("table") == [step(1)]
        await store.close()


async def test_a_database_of_a_newer_version_is_refused(store: Store, url: str) -> None:
    _run(url, f"UPDATE schema_version SET version = {VERSION + 1}")
    refused = await _refusal(url)
    assert f"has version {VERSION + 1}, and this program knows versions up to {VERSION}" in refused
    assert "run a newer Ninety-Eight, or restore the backup from before the upgrade" in refused


@pytest.mark.parametrize("statement", ["DELETE FROM", "INSERT INTO", "UPDATE"])
async def test_a_database_without_one_version_is_refused(
    store: Store, url: str, statement: str
) -> None:
    rest = {"INSERT INTO": " VALUES (7)", "UPDATE": " SET version = -1"}.get(statement, "")
    _run(url, f"{statement} schema_version{rest}")
    assert "expected one number, the version; restore a backup" in await _refusal(url)


async def test_a_database_of_something_else_is_refused(url: str) -> None:
    _run(url, "CREATE TABLE games (title VARCHAR)")
    refused = await _refusal(url)
    assert "has a table 'games' of another program: expected an empty database" in refused


@pytest.mark.parametrize(
    ("url", "wrong"),
    [
        ("mysql://localhost/x", "Unknown kind of database 'mysql'"),
        ("postgresql+asyncpg://localhost/x", "Unknown kind of database 'postgresql+asyncpg'"),
        ("/var/lib/store.db", "'/var/lib/store.db' is not the URL of a database"),
        ("postgresql://me:secret@host:port/x", "'host:port/x' is not the URL of a database"),
        ("sqlite://", "A database in memory would be lost"),
        ("sqlite:///:memory:", "A database in memory would be lost"),
    ],
)
async def test_a_url_that_means_no_database_is_refused(url: str, wrong: str) -> None:
    refused = await _refusal(url)
    assert refused.startswith(wrong)
    assert ": expected sqlite:///FILE" in refused
    assert "secret" not in refused


async def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/new/folder/store.db")
    await store.close()
    assert (tmp_path / "new/folder/store.db").exists()


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused = await _refusal(f"sqlite:///{tmp_path}/file/folder/store.db")
    assert f"Cannot create the folder {tmp_path}/file/folder: Not a directory" in refused
    assert "expected the path of a file in a folder that can be written" in refused


async def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    refused = await _refusal(f"sqlite:///{tmp_path}")
    assert f"{tmp_path} cannot be opened: unable to open database file" in refused
    assert "in a folder that can be written" in refused


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear store,\n" * 100)
    refused = await _refusal(f"sqlite:///{tmp_path}/letter.txt")
    assert "letter.txt cannot be opened: file is not a database; expected an SQLite" in refused


async def test_a_server_that_does_not_answer_is_named_without_the_password() -> None:
    refused = await _refusal("postgres://me:secret@127.0.0.1:1/games")
    assert "me:***@127.0.0.1:1/games" in refused
    assert "Connection refused" in refused
    assert "expected a PostgreSQL server there" in refused
    assert "secret" not in refused


@pytest.mark.slow
async def test_a_database_that_the_server_does_not_have_is_named(postgres: Postgres) -> None:
    refused = await _refusal(postgres.new_url().replace("/postgres?", "/nowhere?"))
    assert 'database "nowhere" does not exist' in refused


async def test_postgres_without_its_driver_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    refused = await _refusal("postgresql://localhost/games")
    assert "psycopg, which is not installed: pip install 'ninetyeight[post" in refused


async def test_a_sqlite_that_is_too_old_is_named(
    monkeypatch: pytest.MonkeyPatch, sqlite_url: str
) -> None:
    monkeypatch.setattr("ninetyeight.server.store.databases.sqlite.sqlite_version_info", (3, 26, 0))
    assert (await _refusal(sqlite_url)).endswith("is too old: expected 3.35 or newer")


async def test_sqlite_waits_for_the_disk_and_readers_do_not_wait(sqlite_url: str) -> None:
    engine = engine_for(sqlite_url)
    with engine.connect() as connection:
        asked = ("synchronous", "journal_mode", "foreign_keys")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
    engine.dispose()
    full = 2
    assert found == [full, "wal", 1]


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
async def test_nobody_else_can_read_a_new_file(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'new' / 'store.db'}")
    await store.append(step(1))
    modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "new").iterdir()}
    await store.close()
    assert modes == dict.fromkeys(["store.db", "store.db-wal", "store.db-shm"], 0o600)
