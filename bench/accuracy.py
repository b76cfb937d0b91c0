"""Whether the accuracy of a review tells good players from weak ones, and with which constants.

Bots of different levels sit at one table, and their turns are reviewed. Of all pairs of seats of
one game whose bots differ, the share is printed in which the stronger one has the higher accuracy:
for each scale of the exponential, each share of the harmonic mean, and each worth of a card.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, product
from math import exp
from random import Random
from typing import NamedTuple

from report import header

from ninetyeight.bots import LEVELS, Match, play_game
from ninetyeight.bots.kernel_player import chance_of
from ninetyeight.record import loads_played
from ninetyeight.review import Effort
from ninetyeight.review.game import LOST_BELOW, WON_ABOVE, judged_turns
from ninetyeight.review.scores import CARD, HARMONIC, SCALE
from ninetyeight.review.turns import recorded_turns
from ninetyeight.rules import RULE_SETS, rules_named

SEATED = ("rookie", "steady", "sharp", "master")
SCALES = (0.02, 0.05, 0.1, 0.2, 0.4)
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
CARDS = (0.01, 0.02, 0.05, 0.1)


class Turn(NamedTuple):
    """What a turn cost, in parts of the chance to win and in cards, and which of them counts."""

    cost: float
    left_cost: float
    by_cards: bool


class Seat(NamedTuple):
    """How strong a seat was, and its turns."""

    strength: int
    turns: Sequence[Turn]

    def accuracy(self, scale: float, share: float, card: float) -> float:
        lost = [card * turn.left_cost if turn.by_cards else turn.cost for turn in self.turns]
        turns = [max(1e-3, exp(-max(0.0, each) / scale)) for each in lost]
        mean = sum(turns) / len(turns)
        harmonic = len(turns) / sum(1 / each for each in turns)
        return (1 - share) * mean + share * harmonic


def reviewed(job: tuple[str, int, str, int, str]) -> list[Seat]:
    rules, players, seed, number, effort = job
    rng = Random(chance_of(f"{seed}/{rules}/{players}/{number}")[1])
    bots = tuple(rng.choice(SEATED) for _ in range(players))
    match = Match(rules=rules_named(rules), bots=bots, seed=f"{seed}/{rules}/{players}")
    record = play_game(match, number, keep=True).record
    assert record is not None, "it was kept"
    game = loads_played(record)
    seats: list[list[Turn]] = [[] for _ in bots]
    told = judged_turns(game, effort=Effort(effort), seed=number)
    for turn, each in zip(recorded_turns(game), told, strict=True):
        by_cards = each.best[0].chance < LOST_BELOW or each.played.chance > WON_ABOVE
        seats[turn.seat].append(Turn(each.cost, each.left_cost, by_cards))
    levels = list(LEVELS)
    return [Seat(levels.index(bot), turns) for bot, turns in zip(bots, seats, strict=True) if turns]


def told_apart(games: Sequence[Sequence[Seat]], scale: float, share: float, card: float) -> float:
    right = pairs = 0
    for seats in games:
        for one, other in combinations(seats, 2):
            if one.strength != other.strength:
                lead = one.accuracy(scale, share, card) - other.accuracy(scale, share, card)
                right += lead * (one.strength - other.strength) > 0
                pairs += 1
    return right / pairs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="accuracy")
    parser.add_argument("--games", type=int, default=20, help="for each table")
    parser.add_argument("--rules", nargs="+", default=["standard"], choices=list(RULE_SETS))
    parser.add_argument("--players", nargs="+", type=int, default=[3], choices=range(2, 6))
    parser.add_argument("--effort", default=Effort.QUICK.value, choices=list(Effort))
    options = parser.parse_args()
    print(header(options.seed), end="\n\n", flush=True)
    jobs = [
        (rules, players, options.seed, number, options.effort)
        for rules, players in product(options.rules, options.players)
        for number in range(1, options.games + 1)
    ]
    with ProcessPoolExecutor() as executor:
        games = [*executor.map(reviewed, jobs)]
    print(f"{len(games)} games; pairs told apart, %, by scale and share of the harmonic mean:\n")
    print(f"| a card is worth | scale | {' | '.join(map(str, SHARES))} |")
    print("|---" * (len(SHARES) + 2) + "|")
    for card, scale in product(CARDS, SCALES):
        found = (f"{100 * told_apart(games, scale, share, card):.1f}" for share in SHARES)
        print(f"| {card} | {scale} | {' | '.join(found)} |")
    print(f"\nA review takes {CARD}, {SCALE} and {HARMONIC}: ", end="")
    print(f"{100 * told_apart(games, SCALE, HARMONIC, CARD):.1f}")


if __name__ == "__main__":
    main()
