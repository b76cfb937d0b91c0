"""The bots by name, from the weakest to the strongest."""

from collections.abc import Mapping
from math import isfinite
from pathlib import Path
from types import MappingProxyType

from ninetyeight.kernel import Level, chosen_kernel, is_native
from ninetyeight.kernel.packing import pack_rules
from ninetyeight.rules import Rules

from .beginners import RandomBot, RookieBot
from .planner import Planner

LEVELS: Mapping[str, str] = MappingProxyType(
    {
        "random": "lays anything that fits, without thinking",
        "rookie": "a beginner: takes the nearest card, misses a trick now and then",
        "steady": "counts cards and plans whole turns",
        "sharp": "has learned from many games which positions are good",
        "master": "the same, and tries its turns out on deals that it imagines",
    }
)
"""Every bot with a description for people."""

# How often at most MASTER tries a turn in an imagined deal, by the number of players, and how many
# turns it plays there: chosen to keep a turn under 60 ms alone and under 15 ms with others. Where
# one turn is soon clearly the best it takes far less. The last of the turns played is its own,
# because it judges positions on its own turn best.
SAMPLES = {1: 18000, 2: 3400, 3: 3000, 4: 1650, 5: 850}
EXPERT_SAMPLES = {1: 5000, 2: 1900, 3: 2600, 4: 1600, 5: 1000}
"""The same where a turn has three cards or more: there are more turns to choose from."""
DEPTH = {1: 3, 2: 2, 3: 3, 4: 4, 5: 5}

BUDGET = 0.3
"""How many seconds a turn takes at most with those numbers, on one slow core."""
TWIN_SHARE = 1 / 16
"""The share of them that the Python kernel plays; a turn still takes some seconds."""
MIN_SAMPLES = 4
MAX_SAMPLES = 2**16


NamedBot = RandomBot | RookieBot | Planner


class UnknownBot(ValueError):
    """No bot has this name."""


def bot_named(
    name: str, rules: Rules, players: int, *, budget: float = BUDGET, weights: Path | None = None
) -> NamedBot:
    """The bot of that name for a table.

    `budget` is how many seconds MASTER may take for a turn. It is converted to a number of tries
    before the first turn, and no clock is read later: the same view and seed give the same turn, a
    slow machine only takes longer. `weights` is the folder of the networks, by default that of the
    package. Raises UnknownBot, or the error of the rules or the kernel for this number of players.
    """
    rules.hand_size(players)
    if name not in LEVELS:
        raise UnknownBot(f"no bot is called {name!r}; known are {', '.join(LEVELS)}")
    pack_rules(rules, players)
    if name in _BEGINNERS:
        return _BEGINNERS[name]
    return Planner(
        name=name,
        level=_PLANNERS[name],
        rules=rules,
        players=players,
        samples=samples_within(budget, rules, players, native=is_native(chosen_kernel())),
        depth=DEPTH[players],
        weights=weights,
    )


def samples_within(budget: float, rules: Rules, players: int, *, native: bool) -> int:
    """How often MASTER tries turns in imagined deals if a turn may take `budget` seconds."""
    if not (isfinite(budget) and budget >= 0):
        raise ValueError(f"a budget of {budget} seconds: expected a time")
    share = 1.0 if native else TWIN_SHARE
    usual = SAMPLES if rules.minimum < 3 else EXPERT_SAMPLES
    samples = usual[players] * share * budget / BUDGET
    return max(MIN_SAMPLES, min(MAX_SAMPLES, round(samples)))


_BEGINNERS: Mapping[str, NamedBot] = {"random": RandomBot(), "rookie": RookieBot()}
_PLANNERS = {"steady": Level.STEADY, "sharp": Level.SHARP, "master": Level.MASTER}
