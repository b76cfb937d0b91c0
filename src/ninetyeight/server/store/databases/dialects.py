"""What differs between the two databases in SQLAlchemy."""

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Connection, Engine, Table
from sqlalchemy.dialects import postgresql, sqlite

READS: Mapping[str, Mapping[str, Any]] = {
    "postgresql": {"isolation_level": "AUTOCOMMIT"},  # one message to the server instead of three
    "sqlite": {"reads": True},  # see sqlite.py
}

Insert = sqlite.Insert | postgresql.Insert
INSERTS: Mapping[str, Callable[[Table], Insert]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}


def insert_into(table: Table, connection: Connection) -> Insert:
    """An INSERT that supports ON CONFLICT."""
    return INSERTS[connection.dialect.name](table)


def reading(engine: Engine) -> Engine:
    """The same engine for reading, one statement at a time."""
    return engine.execution_options(**READS[engine.dialect.name])
