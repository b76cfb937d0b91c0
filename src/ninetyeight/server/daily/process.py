"""Bots play the deal of a day as a process of their own: python -m ninetyeight.server.daily.process

It reads the deal from standard input, where nobody else sees the seed, and writes how many cards
the bots of each level left: nothing else of the game leaves the process.
"""

import os
import sys

import msgspec

from ninetyeight.bots.match import Match, game_seeds, play_deck
from ninetyeight.rules import Seed, rules_named, shuffled

DAILY_LEVELS = ("steady", "sharp", "master")


class Task(msgspec.Struct, frozen=True):
    rules: str
    players: int
    seed: str


def cards_left(task: Task, level: str) -> int:
    """What bots of that level, in all seats, leave of a deal; always the same."""
    match = Match(rules=rules_named(task.rules), bots=(level,) * task.players, seed=task.seed)
    deck, bots = shuffled(match.rules, Seed(task.seed)), match.seated()
    _, chance = game_seeds(task.seed, 1)
    return play_deck(match, bots, deck, chance).left(deck)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # the tables come first
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    left = {level: cards_left(task, level) for level in DAILY_LEVELS}
    sys.stdout.buffer.write(msgspec.json.encode(left))


if __name__ == "__main__":
    main()
