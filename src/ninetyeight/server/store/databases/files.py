"""Detects that the files of a database are no longer those that were opened.

SQLite keeps using a file that was deleted, and what is written to it would be lost.
"""

import os
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import Engine

from ninetyeight.server.store.interface import StoreFailed


class OpenFiles:
    """The files of an SQLite engine that has been used; none for PostgreSQL."""

    def __init__(self, engine: Engine) -> None:
        database = engine.url.database if engine.dialect.name == "sqlite" else None
        named = (Path(f"{database}{end}").absolute() for end in ("", "-wal") if database)
        self._known: Mapping[Path, tuple[int, int]] = {
            path: _identity(path.stat()) for path in named if path.exists()
        }

    def check(self) -> None:
        """Raises StoreFailed if one of the files was deleted or replaced."""
        for path, known in self._known.items():
            try:
                is_there = _identity(path.stat()) == known
            except OSError:
                is_there = False
            if not is_there:
                raise StoreFailed(
                    f"{path} was deleted or replaced while it was open:"
                    " put it back, or start the server again"
                )


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino
