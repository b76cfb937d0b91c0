"""Which share of random deals can be won with all cards known, and how long the answer takes.

Seat 1 starts. Times are those of one core's processor. With `--results FILE` every answer is
written there at once, and a run that was cut short goes on where it was.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import thread_time
from typing import NamedTuple

from report import header, percent

from ninetyeight.bots import game_seeds, wilson
from ninetyeight.rules import RULE_SETS, Seat, choose_starter, deal
from ninetyeight.solver import NODES, Verdict, solve


class Deal(NamedTuple):
    """One of the deals that a seed stands for, and how it is searched."""

    rules: str
    players: int
    number: int
    seed: int
    nodes: int


class Solved(NamedTuple):
    """What was found out about a deal, in how many seconds."""

    answer: str
    seconds: float


def solved(asked: Deal) -> Solved:
    deck_seed, _ = game_seeds(asked.seed, asked.number)
    state = choose_starter(deal(RULE_SETS[asked.rules], asked.players, deck_seed), Seat(0))
    began = thread_time()
    solution = solve(state, nodes=asked.nodes)
    return Solved(solution.answer, thread_time() - began)


class Results:
    """The answers so far, if there is a file also of earlier runs."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._known: dict[Deal, Solved] = {}
        if file and file.exists():
            for line in file.read_text("utf-8").splitlines():
                asked, found = json.loads(line)
                self._known[Deal(*asked)] = Solved(*found)

    def of(self, asked: Deal) -> Solved:
        if asked not in self._known:
            self._known[asked] = found = solved(asked)
            if self._file:
                with self._file.open("a", encoding="utf-8") as file:
                    file.write(f"{json.dumps([asked, found])}\n")
        return self._known[asked]


def table(results: Results, deals: Iterator[list[Deal]]) -> Iterator[str]:
    """A row for each rule set and number of players, as the documents have it."""
    columns = "rules", "players", "deals", "won, % (95 % interval)", "lost", "unknown"
    yield f"| {' | '.join(columns)} | mean s | longest s |"
    yield "|---" * (len(columns) + 2) + "|"
    for cell in deals:
        found = [results.of(asked) for asked in cell]
        answers = Counter(each.answer for each in found)
        won, seconds = answers[Verdict.WON], [each.seconds for each in found]
        share = percent(won / len(found), wilson(won, len(found)))
        yield (
            f"| {cell[0].rules} | {cell[0].players} | {len(found)} | {share}"
            f" | {answers[Verdict.LOST]} | {answers[Verdict.UNKNOWN]}"
            f" | {sum(seconds) / len(seconds):.2f} | {max(seconds):.1f} |"
        )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=98)
    parser.add_argument("--deals", type=int, default=10, help="for each row")
    parser.add_argument("--rules", nargs="+", default=list(RULE_SETS), choices=list(RULE_SETS))
    parser.add_argument("--players", nargs="+", type=int, default=[1, 2, 3, 4, 5])
    parser.add_argument("--nodes", type=int, default=NODES, help="positions for each deal")
    parser.add_argument("--results", type=Path, help="a file to go on from")
    options = parser.parse_args(arguments)
    cells = (
        [
            Deal(rules, players, number, options.seed, options.nodes)
            for number in range(1, options.deals + 1)
        ]
        for rules in options.rules
        for players in options.players
    )
    print(header(options.seed), end="\n\n", flush=True)
    for row in table(Results(options.results), cells):
        print(row, flush=True)


if __name__ == "__main__":
    main()
