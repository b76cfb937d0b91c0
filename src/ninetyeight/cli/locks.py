"""A file that one process at a time may hold; the system lets go of it when the process ends."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform != "win32":
    import fcntl


class Taken(Exception):
    """Another process holds the file."""


@contextmanager
def only_one(path: Path) -> Iterator[None]:
    """Holds a file, and removes it in the end; raises Taken, or OSError if it cannot be written."""
    with path.open("a") as file:
        _hold(file)
        try:
            yield
        finally:
            path.unlink(missing_ok=True)


def _hold(file: IO[str]) -> None:
    if sys.platform != "win32":  # There, somebody who trains twice at once has to know.
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Taken from None
