"""Whole turns, as in `c/turns.c`: every sensible set of lays, merged by what they lead to."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from ninetyeight.rules import PILES, Card, Lay, Pile, Tops, tops_after

from .game import View, way_out

MAX_TURNS = 512
EXTRA = 2
NARROW_EXTRA = -1
WIDE_EXTRA = 4

SLACK = 12
SLACK_FOR_EXTRA = 2
MAX_EXTRA = 4
NARROW_SLACK = 5
LAYER_SLACK = 2
"""How much more than the cheapest a plan may cost; see `slack_of`."""
MAX_NODES = 4096
MAX_LAYER = 1024


@dataclass(frozen=True, slots=True)
class Plan:
    """A turn or its beginning: where it leads, and one order of lays that leads there.

    `rest` is what remains of the hand, in ascending order. `cost` counts the live cards that lose
    their place on a pile; a trick wins some back.
    """

    tops: Tops
    rest: tuple[Card, ...]
    due: frozenset[Pile]
    cost: int
    lays: tuple[Lay, ...]


def turns_of(view: View, extra: int) -> list[Plan]:
    """The turns worth a look, by number of lays; at least one if the seat is not stuck.

    Beyond what is owed, only lays that cost at most `extra` are tried; below 0 only what costs
    nothing, and turns that cost little more than the cheapest.
    """
    found: list[Plan] = []
    slack, extra = slack_of(extra), max(extra, 0)
    layer = [Plan(view.tops, tuple(sorted(view.hand)), view.turn.due, 0, ())]
    nodes = 1
    while layer:
        following = _Layer(min(MAX_LAYER, MAX_NODES - nodes), slack + LAYER_SLACK)
        for plan in layer:
            is_whole = len(plan.lays) >= view.turn.missing and not plan.due
            if is_whole and (plan.lays or view.turn.laid) and len(found) < MAX_TURNS:
                found.append(plan)
            for card, pile, cost in _lays(view, plan):
                if cost <= extra or not is_whole:
                    following.add(plan, Lay(card, pile), plan.cost + cost)
        layer = following.plans
        nodes += len(layer)
    cheapest = min((plan.cost for plan in found), default=0)
    return [plan for plan in found if plan.cost <= cheapest + slack] or _last_resort(view)


def slack_of(extra: int) -> int:
    """How much more than the cheapest turn one may cost; who lays more looks further."""
    return NARROW_SLACK if extra < 0 else SLACK + SLACK_FOR_EXTRA * min(extra, MAX_EXTRA)


class _Layer:
    """Plans of one length, none twice: of those that lead to the same, the first of the cheapest.

    What costs far more than the cheapest so far is left out: learned values are wrong there, and
    self-play would fall for it.
    """

    def __init__(self, room: int, slack: int) -> None:
        self._plans: dict[tuple[Tops, tuple[Card, ...]], Plan] = {}
        self._room = room
        self._slack = slack
        self._best: int | None = None

    def add(self, begun: Plan, lay: Lay, cost: int) -> None:
        """Adds the plan with one lay more, which then costs so much."""
        if self._best is None or cost < self._best:
            self._best = cost
        if cost > self._best + self._slack:
            return
        tops = tops_after(begun.tops, lay)
        rest = tuple(card for card in begun.rest if card != lay.card)
        if other := self._plans.get((tops, rest)):
            is_kept = cost < other.cost
        else:
            is_kept = len(self._plans) < self._room
        if is_kept:
            # A dict keeps the place of the key: the cheaper plan comes where the other was.
            due, lays = begun.due - {lay.pile}, (*begun.lays, lay)
            self._plans[tops, rest] = Plan(tops, rest, due, cost, lays)

    @property
    def plans(self) -> list[Plan]:
        return list(self._plans.values())


def _lays(view: View, plan: Plan) -> Iterator[tuple[Card, Pile, int]]:
    """The next lays, and what each costs."""
    rules = view.rules
    for card in plan.rest:
        for pile in PILES:
            top = plan.tops[pile]
            if rules.fits(card, pile, top):
                cost = view.distance(top, card) + _between_own(plan.rest, top, card)
                yield card, pile, -cost if rules.is_trick(card, pile, top) else cost


def _between_own(cards: tuple[Card, ...], one: int, other: int) -> int:
    low, high = (one, other) if one < other else (other, one)
    return bisect_left(cards, high) - bisect_right(cards, low)


def _last_resort(view: View) -> list[Plan]:
    """The tree keeps to what is cheap; a seat whose only way out is dear gets just that."""
    turn = view.turn
    way = way_out(view.rules, view.tops, view.hand, turn.missing, turn.due)
    if way is None:
        return []
    tops = view.tops
    for lay in way:
        tops = tops_after(tops, lay)
    laid = {lay.card for lay in way}
    rest = tuple(card for card in sorted(view.hand) if card not in laid)
    return [Plan(tops, rest, frozenset(), 0, way)]
