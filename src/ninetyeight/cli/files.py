"""Records read from files named on the command line."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import IO, Any

import click

from ninetyeight.record import (
    MAX_RECORD_BYTES,
    PlayedGame,
    Problem,
    RecordError,
    SyntaxCode,
    load_played,
    load_rules,
    loads_played,
    parse_position,
)
from ninetyeight.rules import RULE_SETS, Position, Rules
from ninetyeight.words import DEFAULT, words

from .streams import CANNOT, FOUND_PROBLEMS
from .translating import chosen_language, text, translated

STANDARD_INPUT = "-"
POSITION = "standard tops=12/1/97/100 turn=2:1/2:- hands=..."

# The type is only for shell completion: whether a file can be read shows when it is opened.
file_argument = partial(click.argument, type=click.Path(readable=False))


class Unreadable(click.ClickException):
    """A file that cannot be read at all."""

    exit_code = CANNOT

    def __init__(self, file: str, reason: str) -> None:
        shown = click.format_filename(file)
        super().__init__(
            text("Cannot read {file}: {reason}", file=shown, reason=translated(reason))
        )
        self.reason = reason


class WrongRecord(click.ClickException):
    """A file that can be read but is not valid."""

    exit_code = FOUND_PROBLEMS

    def __init__(self, file: str, problems: tuple[Problem, ...]) -> None:
        super().__init__("\n".join(problem_line(file, problem) for problem in problems))

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(self.message, file, err=True)


def problem_line(file: str, problem: Problem) -> str:
    """One line for a problem: in English with all details, in other languages by its code."""
    shown = click.format_filename(file)
    if chosen_language() == DEFAULT:
        return f"{shown}:{problem}"
    code = problem.code.rstrip("0123456789")
    try:
        sentence = words(chosen_language()).say(f"web-problem-{code}")
    except ModuleNotFoundError:  # The catalogues come with the extra `play`.
        return f"{shown}:{problem}"
    return f"{shown}:{problem.line}:{problem.column}: {problem.code}: {sentence}"


class WrongRules(WrongRecord):
    """The same for a rule set, which somebody named as an option."""

    exit_code = CANNOT


def read_rules(file: str) -> Rules:
    """The rule set in a file; if there is none, the command ends with an error."""
    try:
        return load_rules(file)
    except OSError as error:
        raise Unreadable(file, error.strerror or str(error)) from None
    except RecordError as error:
        raise WrongRules(file, error.problems) from None


def read_game(file: str) -> PlayedGame:
    """The recorded game in a file, or in standard input if the file is called `-`.

    Raises Unreadable, or RecordError with all problems. Never reads more than a record may have.
    """
    try:
        with _opened(file) as opened:
            return load_played(opened)
    except OSError as error:
        raise Unreadable(file, error.strerror or str(error)) from None


def read_game_or_position(
    file: str, rule_sets: Mapping[str, Rules] = RULE_SETS
) -> PlayedGame | Position:
    """The recorded game in a file, or the position if that is what the file has.

    If it has problems, the command ends with an error.
    """
    try:
        with _opened(file) as opened:
            read = opened.read(MAX_RECORD_BYTES + 1)
        line = _only_line(read)
        return parse_position(line, rule_sets) if "=" in line else loads_played(read, rule_sets)
    except OSError as error:
        raise Unreadable(file, error.strerror or str(error)) from None
    except RecordError as error:
        raise WrongRecord(file, tuple(map(_or_position, error.problems))) from None


def _only_line(read: bytes) -> str:
    """The line of a file that has one; a file that is no text or too large has none."""
    try:
        lines = read.decode("utf-8-sig").strip().splitlines()
    except UnicodeDecodeError:
        return ""
    return lines[0] if len(lines) == 1 and len(read) <= MAX_RECORD_BYTES else ""


def _or_position(problem: Problem) -> Problem:
    """The same where a position would have been fine, too."""
    if problem.code != SyntaxCode.NOT_N98:
        return problem
    sentence = f"{problem.sentence}, or a position in one line, as in {POSITION}"
    return replace(problem, sentence=sentence)


def valid_game(file: str) -> PlayedGame:
    """The recorded game in a file; if it is invalid, the command ends with an error."""
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
