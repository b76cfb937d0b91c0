"""The command that trains a network for the players that learn."""

import math
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ninetyeight.bots.weights import write_weights
from ninetyeight.cli.interrupts import interruptible
from ninetyeight.cli.kernels import kernel_in_use
from ninetyeight.cli.locks import Taken, only_one
from ninetyeight.cli.options import RULES_FILE, players_option, rules_for, rules_option
from ninetyeight.cli.streams import CommandError, cannot_write
from ninetyeight.cli.translating import TranslatedCommand, text, translated
from ninetyeight.kernel import chosen_kernel
from ninetyeight.kernel.net_shape import HIDDEN
from ninetyeight.rules import RULE_SETS, Rules

if TYPE_CHECKING:
    from ninetyeight.bots.learning.training import Training

    from .train_report import Report

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
    "--games",
    type=click.IntRange(1, 10**9),
    metavar="G",
    help="How many games to train for, instead of minutes: then it can be repeated exactly.",
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
    "--rate",
    type=Finite(min=0, max=1),
    nargs=2,
    default=(1e-3, 5e-5),
    show_default=True,
    help="How far a step goes, at the start and at the end.",
)
@click.option(
    "--trace",
    type=Finite(min=0, max=1),
    default=0.8,
    show_default=True,
    help="λ: how much the end of a game counts against what was thought on the way.",
)
@click.option(
    "--hidden",
    type=click.IntRange(1, HIDDEN),
    default=HIDDEN,
    show_default=True,
    help="How many units of the first layer learn.",
)
@click.option(
    "--study",
    type=click.IntRange(0, 100),
    default=0,
    metavar="N",
    show_default=True,
    help="In a quarter of the games, try N of a hundred turns out in imagined deals, and learn"
    " to tell turns apart.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    default=1,
    metavar="J",
    show_default=True,
    help="How many threads play. It changes nothing but the time.",
)
@click.option(
    "--log",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Append what is reported to FILE, a line of JSON each time.",
)
@click.option(
    "--evaluate",
    type=click.IntRange(0, 10**6),
    default=0,
    metavar="G",
    show_default=True,
    help="After each tenth, play G held-out games, silent and with talk, and report them.",
)
@click.option(
    "--checkpoints",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="After each tenth, keep the network in a folder of its own in DIR.",
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
    rules: Rules | None,
    minutes: float,
    games: int | None,
    seed: int,
    origin: Path | None,
    tau: tuple[float, float],
    rate: tuple[float, float],
    trace: float,
    hidden: int,
    study: int,
    jobs: int,
    log: Path | None,
    evaluate: int,
    checkpoints: Path | None,
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
        from ninetyeight.bots.learning.course import Course
        from ninetyeight.bots.learning.learner import learner_from
        from ninetyeight.bots.learning.training import Training

        from .train_report import Report
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise CommandError(
            translated("Training needs numpy: pip install 'ninetyeight[train]'")
        ) from None
    kernel_in_use()
    table = rules_for(rules, players or 1)
    resume = out.with_name(f"{out.name}.resume")
    try:
        with only_one(out.with_name(f"{out.name}.lock")):
            training = Training(
                rules=table,
                players=players or 1,
                minutes=minutes,
                budget=games,
                seed=seed,
                learner=learner_from(origin, seed, hidden),
                course=Course(
                    first_tau=tau[0],
                    last_tau=tau[1],
                    first_rate=rate[0],
                    last_rate=rate[1],
                    trace=trace,
                ).studying(study),
                jobs=jobs,
            )
            if resume.exists():
                training.resume(resume)
                played = f"{training.games:,}"
                click.echo(text("Resuming. Games so far: {games}.", games=played), err=True)
            report = Report(
                training=training,
                command=_command(training, origin, hidden),
                resume=resume,
                log=log,
                evaluate=evaluate,
                checkpoints=checkpoints,
            )
            problem = _train(training, report)
            write_weights(training.weights(report.command), out)
            resume.unlink(missing_ok=True)
    except OSError as error:
        raise cannot_write(out, error) from None
    except Taken:
        raise CommandError(text("Another training is writing {file}.", file=out)) from None
    except ValueError as error:
        raise CommandError(f"{error}.") from None
    if problem:
        raise CommandError(
            text(
                "{problem}. What was learned until then is in {file}; a smaller --rate helps.",
                problem=problem,
                file=out,
            )
        )
    click.echo(text("{file}: {games} games", file=out, games=f"{training.games:,}"), err=True)


def _train(training: "Training", report: "Report") -> ValueError | None:
    """Trains to the end, or until it diverges: what that says is returned."""
    from ninetyeight.bots.learning.training import Diverged

    kernel = chosen_kernel()
    training.save(report.resume)  # Better to fail now than after the training.
    with interruptible() as interrupts:
        try:
            while training.progress < 1:
                report.add(*training.step(kernel), kernel)
        except Diverged as problem:
            return problem
        except KeyboardInterrupt:
            training.save(report.resume)
            stopped = text("Stopped. The same command resumes from {file}.", file=report.resume)
            click.echo(f"\n{stopped}", err=True)
            raise click.exceptions.Exit(interrupts.exit_code) from None
    return None


def _command(training: "Training", origin: Path | None, hidden: int) -> str:
    """The command that trains this network, with nothing left to defaults."""
    course, name = training.course, training.rules.name
    words = [
        f"ninetyeight train --players {training.players}",
        f"--rules {name if name in RULE_SETS else f'{name}{RULES_FILE}'}",
        f"--games {training.budget}" if training.budget else f"--minutes {training.minutes:g}",
        f"--seed {training.seed} --tau {course.first_tau:g} {course.last_tau:g}",
        f"--rate {course.first_rate:g} {course.last_rate:g} --trace {course.trace:g}",
        f"--hidden {hidden}",
        *([f"--study {course.study}"] if course.study else []),
        *([f"--from {origin.name}"] if origin else []),
        f"--out {name}-{training.players}.net",
    ]
    return " ".join(words)
