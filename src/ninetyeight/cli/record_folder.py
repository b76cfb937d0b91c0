"""A folder of records: the games of one run and no others, every file complete."""

import os
from pathlib import Path

from .streams import CommandError, cannot_write
from .translating import text


def new_folder(folder: Path) -> Path:
    """Creates the folder; one that is not empty is refused, or two runs would mix."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        is_empty = next(folder.iterdir(), None) is None
    except OSError as error:
        raise cannot_write(folder, error) from None
    if not is_empty:
        raise CommandError(
            text(
                "{folder} is not empty: name a new folder, so that no games are mixed.",
                folder=folder,
            )
        )
    return folder


def write_record(folder: Path, number: int, text: str) -> None:
    file = folder / f"game-{number:06}.n98"
    unfinished = f"{file}.part"
    try:
        # Twice as fast as with pathlib, and there may be a million games.
        with open(unfinished, "wb") as opened:  # noqa: PTH123
            opened.write(text.encode())
        os.replace(unfinished, file)  # noqa: PTH105
    except OSError as error:
        raise cannot_write(file, error) from None
