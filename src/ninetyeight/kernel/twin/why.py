"""Why STEADY lays what it lays, as in `c/why.c`."""

from dataclasses import replace

from ninetyeight.kernel.interface import Reason
from ninetyeight.rules import PILES, Lay, tops_after, way_out

from .bots import steady_turns
from .game import View, is_lost
from .turns import Plan

Answer = tuple[Reason, int, int, tuple[Lay, ...]]
"""The reason, its fact, a seat, and the lays."""


def why_of(view: View) -> Answer:
    if not view.hand | view.unseen or is_lost(view):
        return Reason.OVER, 0, 0, ()
    turns = steady_turns(view, 0)
    chosen, cheapest = turns[0], min(turns, key=lambda plan: sum(costs(view, plan)))
    if not chosen.lays:
        return Reason.STOP, 0, 0, ()
    reason, fact, seat = _reason(view, chosen, cheapest)
    return reason, fact, seat, chosen.lays


def _reason(view: View, chosen: Plan, cheapest: Plan) -> tuple[Reason, int, int]:
    steps = costs(view, chosen)
    paid, lowest = sum(steps), sum(costs(view, cheapest))
    if regained := sum(max(0, -step) for step in steps):
        return Reason.TRICK, regained, 0
    if _is_only_way(view, chosen.lays[0]):
        return Reason.ONLY_WAY, 0, 0
    if wish := _wish(view, chosen):
        return Reason.WISH, *wish
    owed = way_out(view.rules, view.tops, view.hand, view.turn.missing, view.turn.due) or ()
    if len(chosen.lays) > len(owed) and paid <= lowest:
        return Reason.MORE, len(chosen.lays) - len(owed), 0
    if paid == 0:
        return Reason.FREE, 0, 0
    if paid <= lowest:
        return Reason.LEAST, paid, 0
    if (dead := dead_after(view, cheapest) - dead_after(view, chosen)) > 0:
        return Reason.SPARED, dead, 0
    nearer = gaps_after(view, chosen) < gaps_after(view, cheapest)
    return Reason.NEARER if nearer else Reason.BALANCE, 0, 0


def costs(view: View, plan: Plan) -> list[int]:
    """For each lay how many live cards lose their place on its pile; a trick wins some back."""
    tops, live, steps = view.tops, view.unseen | view.hand, list[int]()
    for lay in plan.lays:
        low, high = sorted((tops[lay.pile], lay.card))
        passed = sum(low < card < high for card in live)
        is_trick = view.rules.is_trick(lay.card, lay.pile, tops[lay.pile])
        steps.append(-passed if is_trick else passed)
        tops, live = tops_after(tops, lay), live - {lay.card}
    return steps


def _is_only_way(view: View, chosen: Lay) -> bool:
    """Whether the turn must go on, and every other beginning loses the game."""
    rules, turn = view.rules, view.turn
    if not turn.missing and not turn.due:
        return False
    for lay in (Lay(card, pile) for card in view.hand for pile in PILES):
        if lay == chosen or not rules.fits(lay.card, lay.pile, view.tops[lay.pile]):
            continue
        tops, rest = tops_after(view.tops, lay), view.hand - {lay.card}
        due = turn.due - {lay.pile}
        if not rest | view.unseen or way_out(rules, tops, rest, turn.missing - 1, due) is not None:
            return False
    return True


def _wish(view: View, chosen: Plan) -> tuple[int, int] | None:
    """The first pile that would be used if nobody had said anything, and who spoke of it."""
    if not any(map(any, view.said)):
        return None
    silent = replace(view, said=tuple((0,) * len(PILES) for _ in view.said))
    unasked = {lay.pile for lay in steady_turns(silent, 0)[0].lays}
    for pile in sorted(unasked.difference(lay.pile for lay in chosen.lays)):
        for seat, said in enumerate(view.said):
            if said[pile]:
                return pile, seat
    return None


def dead_after(view: View, plan: Plan) -> int:
    """How many unseen cards fit nowhere after the turn."""
    return sum(not view.jumps(plan.tops, card) for card in view.unseen)


def gaps_after(view: View, plan: Plan) -> int:
    """How far what stays in the hand is from its nearest piles, in unseen cards."""
    far = len(view.rules.cards)
    return sum(min([far, *view.jumps(plan.tops, card)]) for card in plan.rest)
