"""How true the chances of reviews are: predicted against observed, on games that no fit has seen.

`master` plays in all seats. Three positions of each game are reviewed, and the chance of the turn
that was played is compared with how the game ended, in ten bins. The standard error is clustered by
game. With `--results FILE` every game is kept there, and a run that was cut short goes on.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

from report import header

from ninetyeight.bots import BUDGET, Match, play_game
from ninetyeight.record import loads_played
from ninetyeight.review import Effort
from ninetyeight.review.calibration import load_calibration
from ninetyeight.review.judging import judged
from ninetyeight.review.turns import recorded_turns
from ninetyeight.rules import RULE_SETS, rules_named

POSITIONS = 3
BINS = 10
ENOUGH = 300
"""Bins with so many games are judged."""
BOUND = 0.03
"""How far predicted and observed may differ, besides two standard errors."""

Found = tuple[int, float, float, bool, int]
"""A game's number, the chance and the cards left that were predicted, and what came of it."""


def measured(rules: str, players: int, number: int, options: argparse.Namespace) -> list[Found]:
    match = Match(
        rules=rules_named(rules),
        bots=("master",) * players,
        seed=f"{options.seed}/{rules}/{players}",
        budget=options.budget,
    )
    record = play_game(match, number, keep=True).record
    assert record is not None, "it was kept"
    game = loads_played(record)
    turns = list(recorded_turns(game))
    left = game.state.left
    found: list[Found] = []
    for part in range(POSITIONS):
        turn = turns[(2 * part + 1) * len(turns) // (2 * POSITIONS)]
        effort, seed = Effort(options.effort), number * POSITIONS + part
        told = judged(rules, players, turn.view, turn.lays, effort=effort, seed=seed)
        found.append((number, told.played.chance, told.played.left, left == 0, left))
    return found


class Results:
    """What was measured so far, if there is a file also in earlier runs."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._known: dict[tuple[Any, ...], list[Found]] = {}
        if file and file.exists():
            for line in file.read_text("utf-8").splitlines():
                key, found = json.loads(line)
                self._known[tuple(key)] = [tuple(each) for each in found]

    def of(self, rules: str, players: int, number: int, options: argparse.Namespace) -> list[Found]:
        key = (rules, players, number, options.seed, options.effort, options.budget)
        if key not in self._known:
            self._known[key] = measured(rules, players, number, options)
            if self._file:
                with self._file.open("a", encoding="utf-8") as file:
                    file.write(f"{json.dumps([key, self._known[key]])}\n")
        return self._known[key]


def clustered_error(found: Sequence[Found], mean: float) -> float:
    """The standard error of the mean difference; positions of one game are not independent."""
    games: dict[int, float] = {}
    for number, chance, _, won, _ in found:
        games[number] = games.get(number, 0.0) + (won - chance - mean)
    return sqrt(sum(total**2 for total in games.values())) / len(found)


def rows(rules: str, players: int, found: Sequence[Found]) -> Iterator[str]:
    for number in range(BINS):
        inside = [each for each in found if min(BINS - 1, int(each[1] * BINS)) == number]
        if not inside:
            continue
        predicted = sum(each[1] for each in inside) / len(inside)
        observed = sum(each[3] for each in inside) / len(inside)
        error = clustered_error(inside, observed - predicted)
        games = len({each[0] for each in inside})
        is_true = abs(observed - predicted) <= BOUND + 2 * error
        verdict = (
            ("yes" if is_true else "NO") if games >= ENOUGH else f"({'yes' if is_true else 'no'})"
        )
        yield (
            f"| {rules} | {players} | {10 * number}–{10 * number + 10} | {games} | {len(inside)}"
            f" | {100 * predicted:.1f} | {100 * observed:.1f} ± {200 * error:.1f} | {verdict} |"
        )
    left, really = (sum(each[place] for each in found) / len(found) for place in (2, 4))
    cards = f"{left:.2f} | {really:.2f}"
    yield f"| {rules} | {players} | all, cards left | | {len(found)} | {cards} | |"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="true chances")
    parser.add_argument("--games", type=int, default=10, help="for each table")
    parser.add_argument("--rules", nargs="+", default=["standard"], choices=list(RULE_SETS))
    parser.add_argument("--players", nargs="+", type=int, default=[1, 3])
    parser.add_argument("--effort", default=Effort.NORMAL.value, choices=list(Effort))
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds for a turn of master")
    parser.add_argument("--results", type=Path, help="a file to go on from")
    options = parser.parse_args(arguments)
    print(header(options.seed), end="\n\n", flush=True)
    for rules in options.rules:
        for players in options.players:
            print(f"{rules} {players}: {load_calibration(rules, players).command}")
    columns = (
        "rules",
        "players",
        "bin, %",
        "games",
        "positions",
        "predicted",
        "observed, ± 2 errors",
    )
    print(f"\n| {' | '.join(columns)} | within 3 points |")
    print("|---" * (len(columns) + 1) + "|", flush=True)
    results = Results(options.results)
    for rules in options.rules:
        for players in options.players:
            found: list[Found] = []
            for number in range(1, options.games + 1):
                found += results.of(rules, players, number, options)
            print(*rows(rules, players, found), sep="\n", flush=True)


if __name__ == "__main__":
    main()
