"""How true the chances of reviews are: predicted against observed, on games that no fit has seen.

    python bench/calibration.py --games 300 [--folder build/played] [--picture calibration.svg]

The games are those of `bench/strength.py`: `master` in all seats, with talk. They are kept in the
folder, and what is missing is played. Three positions of each game are reviewed, and the chance of
the turn that was played is compared with how the game ended, in ten bins: for each table, and for
all of them together. The standard error is clustered by game.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from itertools import product
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from pictures import reliability
from report import header
from strength import PART, SEATS, SEED, Cell

from ninetyeight.bots import Played, play_match
from ninetyeight.record import loads_played
from ninetyeight.review import Effort
from ninetyeight.review.calibration import load_calibration
from ninetyeight.review.judging import judged
from ninetyeight.review.turns import recorded_turns
from ninetyeight.rules import RULE_SETS

POSITIONS = 3
BINS = 10
ENOUGH = 300
"""Bins with so many games are judged."""
BOUND = 0.03
"""How far predicted and observed may differ, besides two standard errors."""


def played(cell: Cell, games: int, folder: Path) -> Iterator[Played]:
    """The games of a table with their records, those that are kept and those that are missing."""
    kept = folder / f"{cell.rules}-{cell.players}-{cell.version}"
    kept.mkdir(parents=True, exist_ok=True)
    for first in range(1, games + 1, PART):
        file = kept / f"{first:06}.json"
        if not file.exists():
            part = [asdict(game) for game in play_match(cell.match, PART, first=first, keep=True)]
            unfinished = file.with_suffix(".part")
            unfinished.write_text(json.dumps(part), encoding="ascii")
            unfinished.replace(file)
        yield from (Played(**game) for game in json.loads(file.read_text(encoding="ascii")))


class Found(NamedTuple):
    """What a review said about a position, and what came of it."""

    game: tuple[str, int, int]
    chance: float
    left: float
    won: bool
    really_left: int


class Bin(NamedTuple):
    """What was found where the predicted chance lies in a tenth."""

    number: int
    games: int
    positions: int
    predicted: float
    observed: float
    error: float

    @property
    def is_true(self) -> bool:
        return abs(self.observed - self.predicted) <= BOUND + 2 * self.error


def measured(job: tuple[str, int, int, str, str]) -> list[Found]:
    rules, players, number, record, effort = job
    game = loads_played(record)
    turns = list(recorded_turns(game))
    left = game.state.left
    found: list[Found] = []
    for part in range(POSITIONS):
        turn = turns[(2 * part + 1) * len(turns) // (2 * POSITIONS)]
        seed = number * POSITIONS + part
        told = judged(rules, players, turn.view, turn.lays, effort=Effort(effort), seed=seed).played
        found.append(Found((rules, players, number), told.chance, told.left, left == 0, left))
    return found


def clustered_error(found: Sequence[Found], mean: float) -> float:
    """The standard error of the mean difference; positions of one game are not independent."""
    games: dict[tuple[str, int, int], float] = {}
    for each in found:
        games[each.game] = games.get(each.game, 0.0) + (each.won - each.chance - mean)
    return sqrt(sum(total**2 for total in games.values())) / len(found)


def bins(found: Sequence[Found]) -> Iterator[Bin]:
    for number in range(BINS):
        inside = [each for each in found if min(BINS - 1, int(each.chance * BINS)) == number]
        if inside:
            predicted = sum(each.chance for each in inside) / len(inside)
            observed = sum(each.won for each in inside) / len(inside)
            error = clustered_error(inside, observed - predicted)
            games = len({each.game for each in inside})
            yield Bin(number, games, len(inside), predicted, observed, error)


def rows(title: str, found: Sequence[Found]) -> Iterator[str]:
    for each in bins(found):
        verdict = ("yes" if each.is_true else "NO") if each.games >= ENOUGH else "–"
        yield (
            f"| {title} | {10 * each.number}–{10 * each.number + 10} | {each.games}"
            f" | {each.positions} | {100 * each.predicted:.1f}"
            f" | {100 * each.observed:.1f} ± {200 * each.error:.1f} | {verdict} |"
        )
    predicted = sum(each.left for each in found) / len(found)
    observed = sum(each.really_left for each in found) / len(found)
    cards = f"{predicted:.2f} | {observed:.2f}"
    yield f"| {title} | all, cards left | | {len(found)} | {cards} | |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/played"))
    parser.add_argument("--games", type=int, default=PART, help=f"a table, a multiple of {PART}")
    parser.add_argument("--rules", nargs="+", default=list(RULE_SETS), choices=list(RULE_SETS))
    parser.add_argument("--players", type=int, nargs="+", default=list(SEATS), choices=SEATS)
    parser.add_argument("--effort", default=Effort.QUICK.value, choices=list(Effort))
    parser.add_argument("--picture", type=Path, help="write one of all tables together, in SVG")
    options = parser.parse_args()
    if options.games < 1 or options.games % PART:
        parser.error(f"--games is {options.games}, expected a multiple of {PART}")
    print(header(SEED), end="\n\n", flush=True)
    cells = [*product(options.rules, options.players)]
    for command in {load_calibration(*cell).command for cell in cells}:
        print(command)
    print("\n| table | bin, % | games | positions | predicted | observed, ± 2 errors | true |")
    print("|---|---|---|---|---|---|---|", flush=True)
    everything: list[Found] = []
    with ProcessPoolExecutor() as executor:
        for rules, players in cells:
            games = played(Cell(rules, players, players > 1), options.games, options.folder)
            jobs = [
                (rules, players, game.number, game.record, options.effort)
                for game in games
                if game.record
            ]
            found = [each for all_of in executor.map(measured, jobs) for each in all_of]
            everything += found
            print(*rows(f"{rules}, {players}", found), sep="\n", flush=True)
    print(*rows("all tables", everything), sep="\n")
    if options.picture:
        points = [(each.predicted, each.observed, 2 * each.error) for each in bins(everything)]
        options.picture.write_text(reliability(points), encoding="utf-8")


if __name__ == "__main__":
    main()
