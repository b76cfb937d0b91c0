"""The command that tells what each turn of a recorded game cost."""

import json
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import click

from ninetyeight.bots import BadWeights
from ninetyeight.cli.files import file_argument, valid_game
from ninetyeight.cli.interrupts import interruptible
from ninetyeight.cli.kernels import kernel_in_use
from ninetyeight.cli.options import effort_option, language_option
from ninetyeight.cli.reviewing.picture import drawing
from ninetyeight.cli.reviewing.text import review_lines
from ninetyeight.cli.streams import FOUND_PROBLEMS, CommandError, cannot_write
from ninetyeight.cli.translating import TranslatedCommand
from ninetyeight.cli.translating import text as say
from ninetyeight.record import PlayedGame
from ninetyeight.review import (
    WORK,
    BadCalibration,
    Effort,
    Judgement,
    NoNetwork,
    NothingToReview,
    Review,
    judged_turns,
    review_to_json,
    summed_up,
    turns_to_judge,
)
from ninetyeight.solver import TurningPoint, turning_point
from ninetyeight.words import Words


class NotReviewed(click.ClickException):
    """A game without anything to review."""

    exit_code = FOUND_PROBLEMS


@click.command(cls=TranslatedCommand)
@file_argument("files", nargs=-1, required=True)
@effort_option
@click.option(
    "--seed",
    type=click.IntRange(0, 10**9),
    default=0,
    metavar="N",
    show_default=True,
    help="A number that fixes the imagined deals.",
)
@click.option("--json", "wants_json", is_flag=True, help="One JSON object a line, for programs.")
@click.option(
    "--svg",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="OUT",
    help="Draw the chance to win from turn to turn into OUT; for one FILE.",
)
@language_option
@click.pass_context
def review(
    context: click.Context,
    files: tuple[str, ...],
    effort: str,
    seed: int,
    wants_json: bool,
    svg: Path | None,
    words: Words,
) -> None:
    """Review recorded games: what each turn cost, and what would have been better; "-" is standard input.

    A turn is judged only by what its player could know. The chance to win is that of the best turn
    found, and then of the one that was played; the cost is in points of it, with two standard
    errors. Ctrl-C keeps what was reviewed so far.

    Exit code: 0 if all games were reviewed; 1 if a record has problems or no turn that was played to
    its end, 2 if a file cannot be read or nobody has learned its rules.

    \b
    Examples:
      ninetyeight review game.n98
      ninetyeight review game.n98 --effort deep --svg curve.svg
      ninetyeight review *.n98 --json > reviews.jsonl
    """  # noqa: E501  # a paragraph of the help is one line of the translations
    if svg is not None and len(files) > 1:
        raise click.UsageError(say("--svg draws one game: name one FILE."), context)
    kernel_in_use()  # A kernel that is not there is reported.
    worst = 0
    for number, file in enumerate(files):
        try:
            game = valid_game(file)
            found, stopped = _reviewed(file, game, Effort(effort), seed)
        except click.ClickException as problem:
            problem.show()
            worst = max(worst, problem.exit_code)
            continue
        if found is not None:
            _print(words, file, game, found, wants_json=wants_json, is_first=number == 0)
            if svg is not None:
                _draw(words, found, svg)
        if stopped:
            click.echo(say("Stopped."), err=True)
            context.exit(stopped)
    context.exit(worst)


def _reviewed(file: str, game: PlayedGame, effort: Effort, seed: int) -> tuple[Review | None, int]:
    """The review, as far as it went, and the exit code if it was interrupted."""
    judgements: list[Judgement] = []
    point: TurningPoint | None = None
    stopped = 0
    try:
        turns = turns_to_judge(game)
        with interruptible() as interrupts:
            try:
                with _progress(file, turns + 1) as bar:
                    for judgement in judged_turns(game, effort=effort, seed=seed):
                        judgements.append(judgement)
                        bar.update(1)
                    point = turning_point(game, nodes=WORK[effort].nodes, seed=seed)
                    bar.update(1)
            except KeyboardInterrupt:
                stopped = interrupts.exit_code
    except NothingToReview:
        problem = say("{file}: no turn was played to its end.", file=click.format_filename(file))
        raise NotReviewed(problem) from None
    except NoNetwork:
        raise CommandError(
            say(
                "{file}: no bot has learned the rules {rules!r} for so many players.",
                file=click.format_filename(file),
                rules=game.record.rules.name,
            )
        ) from None
    except (BadWeights, BadCalibration) as problem:
        raise CommandError(str(problem)) from None
    if not judgements:
        return None, stopped
    return summed_up(game, judgements, point, effort=effort, seed=seed), stopped


def _progress(file: str, steps: int) -> Any:
    """A bar on a terminal, and nothing elsewhere."""
    if not sys.stderr.isatty():
        return nullcontext(_Unseen())
    return click.progressbar(length=steps, label=click.format_filename(file), file=sys.stderr)


class _Unseen:
    """A bar that nobody sees."""

    def update(self, steps: int) -> None:
        """Shows nothing."""


def _print(
    words: Words, file: str, game: PlayedGame, found: Review, *, wants_json: bool, is_first: bool
) -> None:
    if wants_json:
        click.echo(json.dumps({"file": file, **review_to_json(found)}, ensure_ascii=False))
        return
    if not is_first:
        click.echo()
    click.echo(f"{click.format_filename(file)}")
    for line in review_lines(words, game, found):
        click.echo(line)


def _draw(words: Words, found: Review, path: Path) -> None:
    try:
        path.write_text(drawing(words, found), encoding="utf-8")
    except OSError as error:
        raise cannot_write(path, error) from None
