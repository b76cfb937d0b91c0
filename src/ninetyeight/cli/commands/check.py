"""The command that verifies records."""

import json
from dataclasses import asdict, dataclass

import click

from ninetyeight.cli.files import Unreadable, file_argument, problem_line, read_game
from ninetyeight.cli.streams import CANNOT, FOUND_PROBLEMS
from ninetyeight.cli.translating import TranslatedCommand
from ninetyeight.record import PlayedGame, RecordError

UNREADABLE = "unreadable"


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
@click.pass_context
def check(context: click.Context, files: tuple[str, ...], as_json: bool) -> None:
    """Check game records against the rules; "-" is standard input.

    Reports for each FILE whether the game was won, lost or is unfinished, and how many cards were
    not laid. Problems are reported one per line, with line and column.

    Exit code: 0 if there are no problems, 1 if there are, 2 if a file cannot be read.

    \b
    Examples:
      ninetyeight check game.n98
      ninetyeight check --json games/*.n98
      ninetyeight deal | ninetyeight check -
    """
    exit_code = 0
    for file in files:
        try:
            verdict, text = _check_file(file, read_game(file))
        except RecordError as error:
            faults = tuple(
                Fault(problem.line, problem.column, problem.code, problem.sentence)
                for problem in error.problems
            )
            verdict = Verdict(file=file, ok=False, problems=faults)
            text = "\n".join(problem_line(file, problem) for problem in error.problems)
            exit_code = max(exit_code, FOUND_PROBLEMS)
        except Unreadable as unreadable:
            fault = Fault(None, None, UNREADABLE, unreadable.reason)
            verdict, text = Verdict(file=file, ok=False, problems=(fault,)), ""
            unreadable.show()
            exit_code = CANNOT
        if as_json:
            click.echo(json.dumps(asdict(verdict)))
        elif text:
            click.echo(text)
    context.exit(exit_code)


def _check_file(file: str, game: PlayedGame) -> tuple[Verdict, str]:
    end, left, turns = game.outcome, game.state.left, len(game.record.turns)
    result = "unfinished" if end is None else "won" if end.won else "lost"
    text = f"{click.format_filename(file)}: ok {result} {left}"
    return Verdict(file=file, ok=True, result=result, left=left, turns=turns), text
