"""The command that trains a network for the players that learn."""

import math
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ninetyeight.bots.weights import write_weights
from ninetyeight.cli.interrupts import interruptible
from ninetyeight.cli.kernels import kernel_in_use
from ninetyeight.cli.options import DEFAULT_RULES, players_option, rules_option
from ninetyeight.cli.streams import CommandError, cannot_write
from ninetyeight.cli.translating import TranslatedCommand, text, translated
from ninetyeight.kernel import Kernel, chosen_kernel
from ninetyeight.rules import RULE_SETS

if TYPE_CHECKING:
    from ninetyeight.bots.training import Training

REPORT_EVERY = 10.0
SAVE_EVERY = 60.0

THREADS = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
"""The variables that limit the threads of the libraries numpy is built with."""


class Finite(click.FloatRange):
    """A finite number: neither `nan` nor `inf`."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        number: float = super().convert(value, param, ctx)
        if not math.isfinite(number):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return number


@click.command(cls=TranslatedCommand)
@players_option
@rules_option
@click.option(
    "--minutes",
    type=Finite(min=0, min_open=True),
    default=5.0,
    show_default=True,
    help="How long to train, in minutes of one processor core.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**32 - 1),
    default=1,
    show_default=True,
    help="A number that fixes the deals and the first weights.",
)
@click.option(
    "--from",
    "origin",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A network to start from, of any table.  [default: an untrained one]",
)
@click.option(
    "--tau",
    type=Finite(min=0.1),
    nargs=2,
    default=(15.0, 2.0),
    show_default=True,
    help="A loss is worth exp(-left / tau): tau at the start and at the end.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    required=True,
    metavar="FILE",
    help="Where the network is written.",
)
def train(
    players: int | None,
    rules: str | None,
    minutes: float,
    seed: int,
    origin: Path | None,
    tau: tuple[float, float],
    out: Path,
) -> None:
    """Train the network of "sharp" and "master" for one table, by playing.

    What has been learned is saved once a minute, on Ctrl-C and on SIGTERM, in FILE.resume; the same
    command resumes from there.

    \b
    Examples:
      ninetyeight train --players 2 --minutes 5 --out standard-2.net
      ninetyeight train --players 3 --from standard-2.net --tau 6 2 --out standard-3.net
    """
    # One thread multiplies such small matrices faster. Numpy reads the variables only on import.
    for name in THREADS:
        os.environ.setdefault(name, "1")
    try:
        from ninetyeight.bots.training import Course, Training, learner_from
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise CommandError(
            translated("Training needs numpy: pip install 'ninetyeight[train]'")
        ) from None
    kernel_in_use()
    resume = out.with_name(f"{out.name}.resume")
    try:
        training = Training(
            rules=RULE_SETS[rules or DEFAULT_RULES],
            players=players or 1,
            minutes=minutes,
            seed=seed,
            learner=learner_from(origin, seed),
            course=Course(first_tau=tau[0], last_tau=tau[1]),
        )
        if resume.exists():
            training.resume(resume)
            games = f"{training.games:,}"
            click.echo(text("Resuming after {games} games.", games=games), err=True)
        _train(training, resume)
        write_weights(training.weights(_command(training, origin)), out)
        resume.unlink(missing_ok=True)
    except OSError as error:
        raise cannot_write(out, error) from None
    except ValueError as error:
        raise CommandError(f"{error}.") from None
    click.echo(text("{file}: {games} games", file=out, games=f"{training.games:,}"), err=True)


def _train(training: "Training", resume: Path) -> None:
    kernel = chosen_kernel()
    training.save(resume)  # Better to fail now than after the training.
    with interruptible() as interrupts:
        try:
            _steps(training, resume, kernel)
        except KeyboardInterrupt:
            training.save(resume)
            stopped = text("Stopped. The same command resumes from {file}.", file=resume)
            click.echo(f"\n{stopped}", err=True)
            raise click.exceptions.Exit(interrupts.exit_code) from None


def _steps(training: "Training", resume: Path, kernel: Kernel) -> None:
    played = won = left = 0
    told = saved = time.monotonic()
    while training.progress < 1:
        wins, cards = training.step(kernel)
        played, won, left = played + training.course.games, won + wins, left + cards
        now = time.monotonic()
        if now - told > REPORT_EVERY or training.progress >= 1:
            line = text(
                "{progress}: {games} games, {won} won, {left} cards left",
                progress=f"{training.progress:4.0%}",
                games=f"{training.games:,}",
                won=f"{won / played:.1%}",
                left=f"{left / played:.2f}",
            )
            click.echo(line, err=True)
            played = won = left = 0
            told = now
        if now - saved > SAVE_EVERY:
            training.save(resume)
            saved = now


def _command(training: "Training", origin: Path | None) -> str:
    """The command that trains this network, with nothing left to defaults."""
    course = training.course
    words = [
        f"ninetyeight train --players {training.players} --rules {training.rules.name}",
        f"--minutes {training.minutes:g} --seed {training.seed}",
        f"--tau {course.first_tau:g} {course.last_tau:g}",
        *([f"--from {origin.name}"] if origin else []),
        f"--out {training.rules.name}-{training.players}.net",
    ]
    return " ".join(words)
