"""Records read from files named on the command line."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO, Any

import click

from ninetyeight.record import PlayedGame, Problem, RecordError, load_played

from .streams import CANNOT, FOUND_PROBLEMS

STANDARD_INPUT = "-"

# A path for completion in the shell only: whether a file can be read is found out by reading it.
file_argument = partial(click.argument, type=click.Path(readable=False))


class Unreadable(click.ClickException):
    """A file that cannot be read at all."""

    exit_code = CANNOT

    def __init__(self, file: str, reason: str) -> None:
        super().__init__(f"Cannot read {click.format_filename(file)}: {reason}")
        self.reason = reason


class WrongRecord(click.ClickException):
    """A file that can be read but holds no sound record."""

    exit_code = FOUND_PROBLEMS

    def __init__(self, file: str, problems: tuple[Problem, ...]) -> None:
        super().__init__("\n".join(problem_line(file, problem) for problem in problems))

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(self.message, file, err=True)


def problem_line(file: str, problem: Problem) -> str:
    return f"{click.format_filename(file)}:{problem}"


def read_game(file: str) -> PlayedGame:
    """The recorded game in a file, or in standard input if the file is called `-`.

    Raises Unreadable, or RecordError with all that is wrong. Never reads more than a record needs.
    """
    try:
        with _opened(file) as opened:
            return load_played(opened)
    except OSError as error:
        raise Unreadable(file, error.strerror or str(error)) from None


def sound_game(file: str) -> PlayedGame:
    """The recorded game in a file; what is wrong with it ends the command."""
    try:
        return read_game(file)
    except RecordError as error:
        raise WrongRecord(file, error.problems) from None


@contextmanager
def _opened(file: str) -> Iterator[IO[bytes]]:
    if file != STANDARD_INPUT:
        with Path(file).open("rb") as opened:
            yield opened
    elif sys.stdin is None:
        raise Unreadable(file, "standard input is closed")
    else:
        yield sys.stdin.buffer
