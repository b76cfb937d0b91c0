"""What `decide` is told: the time, seeds and nonces that nobody can guess, and what there is."""

from random import SystemRandom
from secrets import token_hex

from ninetyeight.rules import random_seed
from ninetyeight.server.services import Services
from ninetyeight.table import DecisionContext


def decision_context(services: Services, now: float) -> DecisionContext:
    return DecisionContext(
        now,
        draw_seed=lambda: random_seed(SystemRandom()),
        draw_nonce=lambda: token_hex(16),
        daily_seed=services.daily.of,
        engines=services.thinkers.engines,
        rule_sets=services.rule_sets,
    )
