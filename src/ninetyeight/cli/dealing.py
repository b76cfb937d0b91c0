"""A fresh game, before anybody has laid a card."""

from collections.abc import Sequence
from random import SystemRandom

from ninetyeight.record import Record
from ninetyeight.rules import Rules, Seat, Seed, random_seed, shuffled

from .options import rules_for


def default_names(players: int) -> list[str]:
    """The names of players who chose none; clients translate them for the reader."""
    return [f"Player {number}" for number in range(1, players + 1)]


def fresh_record(names: Sequence[str], rules: Rules | None, seed: Seed | None) -> Record:
    """A dealt game; a single player starts, several still have to agree."""
    rules = rules_for(rules, len(names))
    seed = seed or random_seed(SystemRandom())
    return Record(
        rules=rules,
        players=tuple(names),
        deck=shuffled(rules, seed),
        start=Seat(0) if len(names) == 1 else None,
        seed=seed,
    )
