"""The time and the sources of randomness for `decide`: seeds and nonces nobody can guess."""

from random import SystemRandom
from secrets import token_hex

from ninetyeight.rules import random_seed
from ninetyeight.server.access.tokens import DailySeeds
from ninetyeight.table import DecisionContext


def decision_context(now: float, daily: DailySeeds) -> DecisionContext:
    return DecisionContext(
        now,
        draw_seed=lambda: random_seed(SystemRandom()),
        draw_nonce=lambda: token_hex(16),
        daily_seed=daily.of,
    )
