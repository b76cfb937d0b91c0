"""The command that lets bots play many games and reports how they did."""

import json
import re
import secrets
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path

import click

from ninetyeight.bots import BUDGET, LEVELS, BotFailed, Engine, Match
from ninetyeight.cli.bots import BotNames, Named, engine_option, failed, known_bots
from ninetyeight.cli.interrupts import Interrupts, interruptible
from ninetyeight.cli.kernels import kernel_in_use
from ninetyeight.cli.options import rules_for, rules_option, seats_option
from ninetyeight.cli.record_folder import new_folder
from ninetyeight.cli.streams import CommandError
from ninetyeight.cli.translating import TranslatedCommand
from ninetyeight.cli.translating import text as say
from ninetyeight.rules import Rules

from .arena_side import Side, Sprt, as_json, as_text

DEFAULT_GAMES = 100
SHORTEST, LONGEST = 0.001, 60.0
FIRST_ROUND = 100


def _seed(_: click.Context, __: click.Parameter, text: str | None) -> int | str:
    """A number stays a number, so that `--json` returns it unchanged."""
    if text is None:
        return secrets.randbelow(2**32)
    if not re.fullmatch(r"[!-~]{1,64}", text):
        raise click.BadParameter(
            say("{text!r}: expected a number or up to 64 plain letters.", text=text)
        )
    return int(text) if re.fullmatch(r"0|-?[1-9][0-9]*", text) else text


def _seconds(_: click.Context, __: click.Parameter, text: str) -> float:
    """Seconds, or with a unit also milliseconds."""
    found = re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)(ms|s)?", text)
    seconds = float(found[1]) / (1000 if found[2] == "ms" else 1) if found else 0
    if not SHORTEST <= seconds <= LONGEST:
        raise click.BadParameter(
            say("{text!r} is not a time to think: expected 1ms to 60s.", text=text)
        )
    return seconds


@click.command(cls=TranslatedCommand)
@seats_option
@click.option(
    "--bots",
    required=True,
    type=BotNames(),
    metavar="A[,B,...]",
    help=f"Who plays: {', '.join(LEVELS)}, or your own. One name is for all seats.",
)
@engine_option
@rules_option
@click.option(
    "--games",
    type=click.IntRange(1, 10_000_000),
    default=DEFAULT_GAMES,
    metavar="G",
    show_default=True,
    help="How many games to play.",
)
@click.option(
    "--seed",
    callback=_seed,
    metavar="S",
    help="A number or word that fixes all games.  [default: drawn at random]",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, 1024),
    metavar="J",
    help="How many processes play.  [default: one per core]",
)
@click.option(
    "--first",
    type=click.IntRange(1, 10**9),
    default=1,
    metavar="N",
    show_default=True,
    help="The number of the first game, to share a seed among several runs.",
)
@click.option("--silent", is_flag=True, help="Nobody may talk, and seat 1 starts.")
@click.option("--json", "wants_json", is_flag=True, help="One JSON object, for programs.")
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write every game to DIR, a new folder, as a record.",
)
@click.option(
    "--think",
    "--budget",
    "budget",
    callback=_seconds,
    default=f"{BUDGET}s",
    metavar="TIME",
    show_default=True,
    help="How long master and engines may think about a turn, as 2s or 300ms.",
)
@click.option(
    "--weights",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    metavar="DIR",
    help="Where the networks are.  [default: those of the package]",
)
@click.option(
    "--versus",
    type=BotNames(),
    metavar="B[,...]",
    help="Let others play the same deals, and compare.",
)
@click.option(
    "--sprt",
    type=float,
    nargs=2,
    metavar="LOW HIGH",
    help="With --versus: stop when it is clear whether the difference is LOW or HIGH points.",
)
def arena(
    players: int | None,
    bots: tuple[str, ...],
    engines: tuple[Engine, ...],
    rules: Rules | None,
    games: int,
    seed: int | str,
    jobs: int | None,
    first: int,
    silent: bool,
    wants_json: bool,
    records: Path | None,
    budget: float,
    weights: Path | None,
    versus: tuple[str, ...] | None,
    sprt: tuple[float, float] | None,
) -> None:
    """Let bots play many games, and report how often they win.

    The same seed gives the same games, however many processes play them. Ctrl-C or SIGTERM stops
    the games and reports those that are finished.

    \b
    Examples:
      ninetyeight arena --players 3 --bots sharp
      ninetyeight arena --bots steady,rookie --games 1000 --seed 7
      ninetyeight arena --players 2 --bots sharp --versus steady
      ninetyeight arena --bots steady --games 20 --records games
      ninetyeight arena --bots my_module:Greedy,sharp
      ninetyeight arena --engine nearest='node engine.mjs' --bots nearest
    """
    test = _sprt(sprt, versus)
    kernel = kernel_in_use()
    seats = players or len(bots)
    table = rules_for(rules, seats, "--bots")

    def seated(option: str, names: tuple[str, ...]) -> tuple[Named, ...]:
        names = _line_up(option, names, seats)
        return known_bots(option, names, engines, table, seats, budget)

    match = Match(
        rules=table,
        bots=seated("--bots", bots),
        seed=seed,
        talk=not silent,
        budget=budget,
        weights=weights,
    )
    sides = [Side(match, records and new_folder(records), first)]
    if versus:
        others = replace(match, bots=seated("--versus", versus))
        sides.append(Side(others, records and new_folder(records / "versus"), first))
    with interruptible() as interrupts:
        problem = _play(sides, games, jobs, test, interrupts)
    told = [side for side in sides if side.tally.games]
    if wants_json:
        click.echo(json.dumps(as_json(told or sides[:1], kernel, test)))
    elif told:
        click.echo("\n".join(as_text(told, kernel, test)))
    if problem:
        raise problem


def _sprt(points: tuple[float, float] | None, versus: tuple[str, ...] | None) -> Sprt | None:
    if points is None:
        return None
    low, high = points
    if not versus:
        raise click.UsageError(say("--sprt compares two sides: name the other with --versus."))
    if not -100 <= low < high <= 100:
        raise click.BadParameter(
            say(
                "{low} to {high}: expected two rising numbers of points.",
                low=f"{low:g}",
                high=f"{high:g}",
            ),
            param_hint="'--sprt'",
        )
    return Sprt(low, high)


def _play(
    sides: list[Side], games: int, jobs: int | None, sprt: Sprt | None, interrupts: Interrupts
) -> Exception | None:
    """Plays the games of all sides; returns what cut them short, to report later."""
    played = 0
    try:
        while played < games:
            # Both sides take turns, with rounds that grow, as it takes time to start processes.
            round_games = min(games - played, max(FIRST_ROUND, played // 2)) if sprt else games
            for side in sides:
                side.play(round_games, jobs, interrupts)
            played += round_games
            if sprt and sprt.verdict(sides):
                break
    except KeyboardInterrupt:
        click.echo(f"\n{say('Stopped.')}", err=True)
        return click.exceptions.Exit(interrupts.exit_code)
    except BrokenProcessPool:
        return CommandError(say("A process that played games has died. Are there too many --jobs?"))
    except BotFailed as error:
        return failed(error if error.game is None else BotFailed(f"game {error.game}: {error}"))
    except CommandError as problem:
        return problem
    return None


def _line_up(option: str, names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    if len(names) not in (1, seats):
        sentence = (
            say("{bots} bots for 1 player: expected 1.", bots=len(names))
            if seats == 1
            else say(
                "{bots} bots for {seats} players: expected 1 or {seats}.",
                bots=len(names),
                seats=seats,
            )
        )
        raise click.BadParameter(sentence, param_hint=f"'{option}'")
    return names * seats if len(names) == 1 else names
