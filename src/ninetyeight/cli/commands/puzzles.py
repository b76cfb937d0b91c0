"""The command that finds positions worth solving."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TextIO

import click

from ninetyeight.bots.weights import WEIGHTED, BadWeights
from ninetyeight.cli.interrupts import interruptible
from ninetyeight.cli.kernels import kernel_in_use
from ninetyeight.cli.streams import CommandError, cannot_write
from ninetyeight.cli.translating import TranslatedCommand
from ninetyeight.cli.translating import text as say
from ninetyeight.review import BadCalibration
from ninetyeight.review.puzzles import format_puzzle, parse_puzzle, search
from ninetyeight.rules import RULE_SETS

DEFAULT_COUNT = 10
LONGEST = 10_000
"""No puzzle has a longer line, in characters."""


@click.command(cls=TranslatedCommand)
@click.option(
    "--count",
    type=click.IntRange(1, 100_000),
    default=DEFAULT_COUNT,
    metavar="N",
    show_default=True,
    help="How many puzzles to find, with those that FILE holds.",
)
@click.option(
    "--rules",
    type=click.Choice(list(RULE_SETS)),
    metavar="NAME",
    help="Only this rule set.  [default: all]",
)
@click.option(
    "--players",
    type=click.IntRange(1, 5),
    metavar="N",
    help="Only for so many players.  [default: 1 to 5]",
)
@click.option("--seed", default="puzzles", metavar="S", show_default=True, help="Fixes all games.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Append to FILE, and resume after the puzzles that it holds.",
)
@click.pass_context
def puzzles(
    context: click.Context,
    count: int,
    rules: str | None,
    players: int | None,
    seed: str,
    out: Path | None,
) -> None:
    """Find positions in which one turn is clearly best, and hard to see.

    Bots of different strength play games. A position is a puzzle if one turn is better by at least
    12 points of the chance to win, with all certainty of a deep review, than what rookie and steady
    choose and than the next best idea; where hardly any game is won, by 1.5 cards. Each is written
    as a line of JSON, with its solution and how often each level finds it. It takes about
    ten seconds to find one.

    \b
    Examples:
      ninetyeight puzzles --players 3 --count 1
      ninetyeight puzzles --count 400 --out puzzles.jsonl
    """
    kernel_in_use()  # A kernel that is not there is reported.
    tables = [
        (name, seats)
        for name, seats in WEIGHTED
        if rules in (None, name) and players in (None, seats)
    ]
    known = _known(out)
    if len(known) >= count:
        return
    first = max((_number(name) for name in known), default=1)
    with interruptible() as interrupts, _output(out) as output:
        try:
            for _, puzzle in search(seed, tables, first):
                if puzzle is None or puzzle.name in known:
                    continue
                click.echo(format_puzzle(puzzle), file=output)
                output.flush()
                known.add(puzzle.name)
                if len(known) >= count:
                    break
        except KeyboardInterrupt:
            click.echo(say("Stopped."), err=True)
            context.exit(interrupts.exit_code)
        except (BadWeights, BadCalibration) as problem:
            raise CommandError(str(problem)) from None


def _known(out: Path | None) -> set[str]:
    """The names of the puzzles that a file holds already."""
    if out is None:
        return set()
    try:
        with out.open(encoding="utf-8") as file:
            return {parse_puzzle(line).name for line in iter(partial(file.readline, LONGEST), "")}
    except FileNotFoundError:
        return set()
    except OSError as error:
        raise cannot_write(out, error) from None
    except (ValueError, KeyError, TypeError):
        expected = "{file} holds something else than puzzles: name a new file."
        raise CommandError(say(expected, file=out)) from None


def _number(name: str) -> int:
    """The number of the game in which a puzzle was found."""
    return int(name.split("-")[-2])


@contextmanager
def _output(out: Path | None) -> Iterator[TextIO]:
    if out is None:
        yield sys.stdout
        return
    try:
        file = out.open("a", encoding="utf-8")
    except OSError as error:
        raise cannot_write(out, error) from None
    with file:
        yield file
