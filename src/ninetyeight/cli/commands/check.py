"""The command that verifies records."""

import json
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass

import click

from ninetyeight.cli.files import (
    STANDARD_INPUT,
    Unreadable,
    file_argument,
    problem_line,
    read_game,
)
from ninetyeight.cli.streams import CANNOT, FOUND_PROBLEMS, CommandError
from ninetyeight.cli.translating import TranslatedCommand, translated
from ninetyeight.record import Problem, RecordError

UNREADABLE = "unreadable"
MAX_CHUNK = 256
DIED = "A process that checked records has died. Are there too many --jobs?"


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a file, as `--json` reports it."""

    line: int | None
    column: int | None
    code: str
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """The verdict on one file; these are the fields of `--json`."""

    file: str
    ok: bool
    result: str | None = None
    left: int | None = None
    turns: int | None = None
    problems: tuple[Fault, ...] = ()


@click.command(cls=TranslatedCommand)
@file_argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line, for programs.")
@click.option(
    "--jobs",
    type=click.IntRange(1, 1024),
    default=1,
    metavar="J",
    show_default=True,
    help="How many processes check.",
)
@click.pass_context
def check(context: click.Context, files: tuple[str, ...], as_json: bool, jobs: int) -> None:
    """Check game records against the rules; "-" is standard input.

    Reports for each FILE whether the game was won, lost or is unfinished, and how many cards were
    not laid. Problems are reported one per line, with line and column.

    Exit code: 0 if there are no problems, 1 if there are, 2 if a file cannot be read.

    \b
    Examples:
      ninetyeight check game.n98
      ninetyeight check --json games/*.n98
      ninetyeight check --jobs 4 games/*.n98
      ninetyeight deal | ninetyeight check -
    """
    exit_code = 0
    try:
        for reading in _readings(files, jobs):
            exit_code = max(exit_code, reading.exit_code)
            _report(reading, as_json=as_json)
    except BrokenProcessPool:
        raise CommandError(translated(DIED)) from None
    context.exit(exit_code)


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of reading a file: its game in short, or its problems, or why it is unreadable."""

    verdict: Verdict
    problems: tuple[Problem, ...] = ()
    unreadable: str | None = None

    @property
    def exit_code(self) -> int:
        return CANNOT if self.unreadable else FOUND_PROBLEMS if self.problems else 0


def _readings(files: tuple[str, ...], jobs: int) -> Iterator[Reading]:
    """Every file in its order; standard input only this process has."""
    jobs = min(jobs, len(files))
    if jobs == 1 or STANDARD_INPUT in files:
        yield from map(reading_of, files)
        return
    from ninetyeight.bots.arena import worker_processes

    with worker_processes(jobs) as executor:
        size = max(1, min(MAX_CHUNK, len(files) // (4 * jobs)))
        chunks = [files[at : at + size] for at in range(0, len(files), size)]
        for future in [executor.submit(readings_of, chunk) for chunk in chunks]:
            yield from future.result()


def readings_of(files: tuple[str, ...]) -> list[Reading]:
    """Some files, as one task."""
    return list(map(reading_of, files))


def reading_of(file: str) -> Reading:
    try:
        game = read_game(file)
    except RecordError as error:
        faults = tuple(
            Fault(problem.line, problem.column, problem.code, problem.sentence)
            for problem in error.problems
        )
        return Reading(Verdict(file=file, ok=False, problems=faults), error.problems)
    except Unreadable as unreadable:
        fault = Fault(None, None, UNREADABLE, unreadable.reason)
        verdict = Verdict(file=file, ok=False, problems=(fault,))
        return Reading(verdict, unreadable=unreadable.reason)
    end, left, turns = game.outcome, game.state.left, len(game.record.turns)
    result = "unfinished" if end is None else "won" if end.won else "lost"
    return Reading(Verdict(file=file, ok=True, result=result, left=left, turns=turns))


def _report(reading: Reading, *, as_json: bool) -> None:
    verdict = reading.verdict
    if reading.unreadable:
        Unreadable(verdict.file, reading.unreadable).show()
    if as_json:
        click.echo(json.dumps(asdict(verdict)))
    elif verdict.ok:
        click.echo(f"{click.format_filename(verdict.file)}: ok {verdict.result} {verdict.left}")
    else:
        for problem in reading.problems:
            click.echo(problem_line(verdict.file, problem))
