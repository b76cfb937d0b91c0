"""How well a network plays on deals that no training has seen."""

from ninetyeight.bots.match import game_seeds
from ninetyeight.bots.weights import Weights, kernel_net
from ninetyeight.kernel import Kernel, Level
from ninetyeight.kernel.packing import pack_rules
from ninetyeight.rules import Rules, shuffled

TUNING_SEED = "tuning"
"""Deals to compare networks on. What is published is measured on others, or it would look better
than it is: whoever chooses the best of many also chooses luck."""


def wins(kernel: Kernel, rules: Rules, weights: Weights, games: int, *, talk: bool) -> int:
    """How many of so many games on held-out deals are won by SHARP in all seats."""
    bot = (Level.SHARP, kernel_net(kernel, weights.body, weights.tau), 0, 0)
    packed, won = pack_rules(rules, weights.players), 0
    for number in range(1, games + 1):
        seed, chance = game_seeds(TUNING_SEED, number)
        deck = bytes(shuffled(rules, seed))
        _, lays, _, _ = kernel.play(packed, deck, (bot,) * weights.players, talk, chance)
        won += len(lays) == 2 * len(deck)
    return won
