"""What `decide` is told: the time, seeds and nonces that nobody can guess, and the engines."""

from collections.abc import Collection
from random import SystemRandom
from secrets import token_hex

from ninetyeight.rules import random_seed
from ninetyeight.server.access.tokens import DailySeeds
from ninetyeight.table import DecisionContext


def decision_context(
    now: float, daily: DailySeeds, engines: Collection[str] = ()
) -> DecisionContext:
    return DecisionContext(
        now,
        draw_seed=lambda: random_seed(SystemRandom()),
        draw_nonce=lambda: token_hex(16),
        daily_seed=daily.of,
        engines=engines,
    )
