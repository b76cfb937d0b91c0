"""SQLite settings: commits are on disk, and readers do not wait for the writer."""

import os
from contextlib import suppress
from pathlib import Path
from sqlite3 import Connection as Raw
from sqlite3 import sqlite_version, sqlite_version_info

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

from ninetyeight.server.store.interface import StoreUnavailable

OLDEST = (3, 35)  # supports INSERT ... RETURNING

BEGIN = "BEGIN IMMEDIATE"
"""Writers lock at once: after a first read it might be too late, as another has written since."""

PRAGMAS = (
    "busy_timeout = 10000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "cache_size = -16000",  # 16 MB for each connection: the pages at which open tables are written
    "wal_autocheckpoint = 10000",  # 40 MB; steps of one table fall on the same pages for a while
    "foreign_keys = ON",
    "temp_store = MEMORY",  # no files for statement journals
)


def sqlite_engine(url: URL) -> Engine:
    if sqlite_version_info < OLDEST:
        sentence = "SQLite {version} is too old: expected 3.35 or newer"
        raise StoreUnavailable(sentence, version=sqlite_version)
    assert url.database is not None
    folder = Path(url.database).absolute().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise StoreUnavailable(
            "Cannot create the folder {folder}: {reason};"
            " expected the path of a file in a folder that can be written",
            folder=folder,
            reason=problem.strerror,
        ) from problem
    _make_file(Path(url.database))
    # Last in, first out: the writer keeps its connection, whose cache holds what it has written.
    engine = create_engine(url, pool_use_lifo=True)
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _make_file(path: Path) -> None:
    """Creates the file, readable only by its owner; SQLite copies that mode to its other files.

    Errors are reported when the file is opened.
    """
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _set_up(raw: Raw, _: ConnectionPoolEntry) -> None:
    # Python's module would begin transactions by itself, too late and not for every statement.
    raw.isolation_level = None
    for pragma in PRAGMAS:
        raw.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    reads = "reads" in connection.get_execution_options()
    connection.exec_driver_sql("BEGIN" if reads else BEGIN)
