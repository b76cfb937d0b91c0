"""Opens a store, or explains in a sentence why it cannot be opened."""

import asyncio

from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

from ninetyeight.server.runtime import logs

from .databases.failures import sentence
from .databases.postgres import postgres_engine
from .databases.sqlite import sqlite_engine
from .databases.urls import database_url
from .interface import Store, StoreUnavailable
from .schema import VERSION
from .sql_store import NoteBatch, SqlStore, ignore_batch
from .upgrading import prepare

CANNOT_OPEN = {
    "sqlite": "{url} cannot be opened: {reason};"
    " expected an SQLite file, or none yet, in a folder that can be written",
    "postgresql": "{url} cannot be opened: {reason};"
    " expected a PostgreSQL server there, and a database in which this user may write",
}


async def open_store(url: str, note_batch: NoteBatch = ignore_batch) -> Store:
    """The store in that database; an empty one is set up, and an older one is upgraded.

    Raises StoreUnavailable. `note_batch` is called for every batch, in the writing thread.
    """
    engine = engine_for(url)
    await asyncio.to_thread(prepare_with, engine)
    return SqlStore(engine, note_batch)


def engine_for(url: str) -> Engine:
    where = database_url(url)
    if where.drivername.startswith("sqlite"):
        return sqlite_engine(where)
    return postgres_engine(where)


def prepare_with(engine: Engine) -> None:
    dialect = engine.dialect.name
    try:
        with engine.begin() as connection:
            if dialect == "postgresql":
                # Two nodes that start together must not create the same tables.
                connection.execute(text("SELECT pg_advisory_xact_lock(98)"))
            found = prepare(connection)
    except SQLAlchemyError as problem:
        engine.dispose()
        shown = engine.url.render_as_string(hide_password=True)
        raise StoreUnavailable(
            CANNOT_OPEN[dialect], url=shown, reason=sentence(problem)
        ) from problem
    except StoreUnavailable:
        engine.dispose()
        raise
    if 0 < found < VERSION:
        logs.note("database-upgraded", was=found, version=VERSION)
