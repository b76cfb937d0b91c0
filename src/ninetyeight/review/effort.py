"""How much work a review puts into a turn: numbers, never seconds, so that it can be repeated."""

from dataclasses import dataclass
from enum import StrEnum

from ninetyeight.bots.levels import DEPTH, TWIN_SHARE
from ninetyeight.kernel import chosen_kernel, is_native


class Effort(StrEnum):
    """From a few seconds a game to some minutes."""

    QUICK = "quick"
    NORMAL = "normal"
    DEEP = "deep"


@dataclass(frozen=True, slots=True)
class Work:
    """What an effort stands for.

    In how many imagined deals turns are compared before half of them is left out, in how many the
    best and the played one are measured, how many rounds of turns are played on in each, and how
    many positions the solver looks at to find out whether the game could still be won.
    """

    picks: int
    deals: int
    rounds: int
    nodes: int


WORK = {
    Effort.QUICK: Work(picks=8, deals=64, rounds=1, nodes=100_000),
    Effort.NORMAL: Work(picks=32, deals=384, rounds=1, nodes=400_000),
    Effort.DEEP: Work(picks=128, deals=2048, rounds=2, nodes=10_000_000),
}
"""How much work each effort is."""


def judge_of(effort: Effort, players: int) -> tuple[int, int, int]:
    """The same as the kernel wants it; the Python kernel, which is far slower, does less."""
    work = WORK[effort]
    share = 1.0 if is_native(chosen_kernel()) else TWIN_SHARE
    picks, deals = (max(2, round(number * share)) for number in (work.picks, work.deals))
    return picks, deals, work.rounds * DEPTH[players]
