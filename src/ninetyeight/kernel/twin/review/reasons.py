"""What speaks against a turn, compared with the best one, as in `c/review/reasons.c`."""

from collections.abc import Iterator
from typing import NamedTuple

from ninetyeight.kernel.interface import Fault
from ninetyeight.kernel.twin.game import View
from ninetyeight.kernel.twin.turns import Plan
from ninetyeight.kernel.twin.why import costs, dead_after, gaps_after
from ninetyeight.rules import PILES, Pile

from .judge import Judgement, is_same_turn

MAX_REMARKS = 4
LONG_JUMP = 3
"""Passing fewer cards is no jump."""
MUCH_DEARER = 2
"""Nor is one to blame if the whole turn costs hardly more."""


class Remark(NamedTuple):
    """A fault and its facts; what a fault has no use for is 0."""

    fault: Fault
    card: int = 0
    pile: int = 0
    seat: int = 0
    number: int = 0
    other: int = 0


def faults(view: View, judgement: Judgement) -> list[Remark]:
    played, best = judgement.played.turn, judgement.best[0].turn
    is_whole = len(played.lays) >= view.turn.missing and not played.due
    is_last = not view.unseen and not played.rest
    if judgement.candidates == 1:
        return [Remark(Fault.NO_CHOICE)]
    if not is_whole and not is_last:
        return [Remark(Fault.LOSES)]
    remarks: list[Remark] = []
    if judgement.signals:
        remarks += _spoken_of(view, Fault.SIGNAL, piles_of(judgement.unsignalled) | piles_of(best))
    if not is_same_turn(played, best):
        remarks += _blame(view, played, best)
    return remarks[:MAX_REMARKS]


def piles_of(plan: Plan) -> set[Pile]:
    return {lay.pile for lay in plan.lays}


def _blame(view: View, played: Plan, best: Plan) -> list[Remark]:
    remarks: list[Remark] = []
    steps, best_steps = costs(view, played), costs(view, best)
    longest = max(steps, default=0)
    if longest >= LONG_JUMP and sum(steps) - sum(best_steps) >= MUCH_DEARER:
        card, pile = (lay := played.lays[steps.index(longest)]).card, lay.pile
        remarks.append(
            Remark(Fault.JUMPED, card=card, pile=pile, number=longest, other=sum(best_steps))
        )
    remarks += _more(Fault.NO_TRICK, _regained(best_steps), _regained(steps))
    fires = _fires(view, played) - _fires(view, best)
    remarks += [Remark(Fault.FIRE_LEFT, pile=pile) for pile in sorted(fires)]
    remarks += _more(Fault.BLOCKED, dead_after(view, played), dead_after(view, best))
    remarks += _spoken_of(view, Fault.UNHEARD, piles_of(played) - piles_of(best))
    if not remarks:
        remarks += _more(Fault.FARTHER, gaps_after(view, played), gaps_after(view, best))
    lays, best_lays = len(played.lays), len(best.lays)
    if lays < best_lays:
        remarks.append(Remark(Fault.TOO_FEW, number=lays, other=best_lays))
    if not remarks:
        remarks += _more(Fault.TOO_MANY, lays, best_lays)
    return remarks or [Remark(Fault.OVERALL)]


def _regained(steps: list[int]) -> int:
    return sum(max(0, -step) for step in steps)


def _fires(view: View, plan: Plan) -> set[Pile]:
    return {pile for pile, top in zip(PILES, plan.tops, strict=True) if top in view.rules.fire}


def _more(fault: Fault, number: int, other: int) -> Iterator[Remark]:
    if number > other:
        yield Remark(fault, number=number, other=other)


def _spoken_of(view: View, fault: Fault, piles: set[Pile]) -> list[Remark]:
    """The first of these piles about which a seat says something."""
    for pile in sorted(piles):
        for seat, said in enumerate(view.said):
            if said[pile]:
                return [Remark(fault, pile=pile, seat=seat)]
    return []
