"""What `decide` is told: the time, seeds and nonces that nobody can guess, and what there is."""

from random import SystemRandom
from secrets import token_hex

from ninetyeight.rules import Seed, random_seed
from ninetyeight.server.services import Services
from ninetyeight.table import DecisionContext


def _draw_seed() -> Seed:
    return random_seed(SystemRandom())


def _draw_nonce() -> str:
    return token_hex(16)


def decision_context(services: Services, now: float) -> DecisionContext:
    return DecisionContext(
        now,
        draw_seed=_draw_seed,
        draw_nonce=_draw_nonce,
        daily_seed=services.daily.of,
        engines=services.thinkers.engines,
        rule_sets=services.rule_sets,
    )
