"""How long a review takes, what turns of bots cost, and how often two reviews agree.

For each bot some games are reviewed twice, with different seeds: the mean cost of a turn should be
near zero for `master` and large for `rookie`, and what one review marks as an inaccuracy or worse,
the other should too. Times are those of one core's processor, the solver included.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from time import thread_time

from report import header

from ninetyeight.bots import BUDGET, Match, play_game
from ninetyeight.record import loads
from ninetyeight.review import Effort, Review, review
from ninetyeight.rules import RULE_SETS, rules_named


def faults(found: Review) -> set[int]:
    return {turn.number for turn in found.turns if turn.mark and turn.mark.is_fault}


def row(rules: str, players: int, bot: str, options: argparse.Namespace) -> str:
    match = Match(
        rules=rules_named(rules),
        bots=(bot,) * players,
        seed=f"{options.seed}/{rules}/{players}",
        budget=options.budget,
    )
    costs: list[float] = []
    accuracies: list[float] = []
    seconds: list[float] = []
    both = either = turns = 0
    for number in range(1, options.games + 1):
        text = play_game(match, number, keep=True).record
        assert text is not None, "it was kept"
        record = loads(text)
        twice: list[Review] = []
        for seed in (1, 2):
            began = thread_time()
            twice.append(review(record, effort=Effort(options.effort), seed=seed))
            seconds.append(thread_time() - began)
        one, other = map(faults, twice)
        both, either, turns = (
            both + len(one & other),
            either + len(one | other),
            turns + len(twice[0].turns),
        )
        costs.append(sum(turn.cost for turn in twice[0].turns) / len(twice[0].turns))
        accuracies += [seat.accuracy for seat in twice[0].seats if seat.accuracy is not None]
    mean = sum(costs) / len(costs)
    spread = sqrt(sum((cost - mean) ** 2 for cost in costs) / max(1, len(costs) - 1) / len(costs))
    return (
        f"| {rules} | {players} | {bot} | {options.games} | {turns}"
        f" | {100 * mean:.2f} ± {200 * spread:.2f}"
        f" | {100 * sum(accuracies) / len(accuracies):.0f}"
        f" | {both} of {either}{f' ({100 * both / either:.0f} %)' if either else ''}"
        f" | {sum(seconds) / len(seconds):.1f} | {max(seconds):.1f} |"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="reviews")
    parser.add_argument("--games", type=int, default=3, help="for each row")
    parser.add_argument("--rules", nargs="+", default=["standard"], choices=list(RULE_SETS))
    parser.add_argument("--players", nargs="+", type=int, default=[3])
    parser.add_argument("--bots", nargs="+", default=["master", "steady", "rookie"])
    parser.add_argument("--effort", default=Effort.NORMAL.value, choices=list(Effort))
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds for a turn of master")
    options = parser.parse_args(arguments)
    print(header(options.seed), end="\n\n", flush=True)
    columns = "rules", "players", "bot", "games", "turns", "mean cost, points", "accuracy, %"
    print(f"| {' | '.join(columns)} | marked by both of two | mean s | longest s |")
    print("|---" * (len(columns) + 3) + "|", flush=True)
    for rules in options.rules:
        for players in options.players:
            for bot in options.bots:
                print(row(rules, players, bot, options), flush=True)


if __name__ == "__main__":
    main()
