"""Databases as older versions of the program wrote them; the files in `old` tell by which."""

import json
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import MetaData, insert, text

from ninetyeight.server.store.opening import engine_for

FOLDER = Path(__file__).parent / "old"
SQLITE = (FOLDER / "version-1-sqlite.sql").read_text("utf-8")
POSTGRESQL = (FOLDER / "version-1-postgresql.sql").read_text("utf-8")
TABLES: dict[str, dict[str, Any]] = json.loads(
    (FOLDER / "version-1-tables.json").read_text("utf-8")
)
"""The tables of that database as the older version understood them, by their codes."""


def make_version_1(url: str) -> None:
    """Fills an empty database with what version 1 had in it."""
    engine = engine_for(url)
    if engine.dialect.name == "sqlite":
        with sqlite3.connect(str(engine.url.database)) as file:
            file.executescript(SQLITE)
        file.close()
        return
    with sqlite3.connect(":memory:") as memory, engine.begin() as connection:
        memory.row_factory = sqlite3.Row
        memory.executescript(SQLITE)
        connection.execute(text(POSTGRESQL))
        found = MetaData()
        found.reflect(connection)
        for table in found.sorted_tables:
            rows = [dict(row) for row in memory.execute(f'SELECT * FROM "{table.name}"')]
            connection.execute(insert(table), rows)
    memory.close()
    engine.dispose()
