"""The shipped networks: how each was trained, and how often `sharp` wins with it.

    python bench/networks.py [--games 2000] [--seed 2026]

Prints the table of docs/training.md.
"""

import argparse

from report import header, percent

from ninetyeight.bots import Match, Tally, figures, play_match
from ninetyeight.bots.weights import WEIGHTED, load_weights
from ninetyeight.rules import RULE_SETS


def won(rules: str, players: int, games: int, seed: int, *, talk: bool) -> str:
    match = Match(rules=RULE_SETS[rules], bots=("sharp",) * players, seed=seed, talk=talk)
    tally = Tally()
    for game in play_match(match, games):
        tally.add(game.left, game.turns, game.seconds)
    result = figures(tally)
    return percent(result.win_rate, result.interval)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=2026)
    options = parser.parse_args()
    print(header(options.seed))
    print("\n| table | games of training | silent, won % | with talk, won % | command |")
    print("|---|---|---|---|---|")
    for rules, players in WEIGHTED:
        weights = load_weights(rules, players)
        silent = won(rules, players, options.games, options.seed, talk=False)
        talk = won(rules, players, options.games, options.seed, talk=True) if players > 1 else "–"
        cells = [f"{rules}, {players}", f"{weights.games:,}", silent, talk, f"`{weights.command}`"]
        print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
