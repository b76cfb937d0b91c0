"""The players that plan, as in `c/bots.c`: each chooses a whole turn from what it may know."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ninetyeight.rules import PILES

from .chance import Chance
from .game import View, trick_number
from .history import LEAVE, NO_JUMP
from .inputs import inputs_of
from .net import Net
from .turns import EXTRA, NARROW_EXTRA, WIDE_EXTRA, Plan, turns_of

WIDTH = 16
NARROW_WIDTH = 5
WIDE_WIDTH = 60
CANDIDATES = 12
WIDE_CANDIDATES = 30
MAX_SAMPLES = 1 << 16

# What counts for STEADY, in hundredths of a card.
COST = -100
DEAD = -100
REGAIN = 30
OWN_GAP = -13
NO_PILE = 40
LAID = 10
NEAR = 4
SAID_LEAVE = -75
SAID_NO_JUMP = -20


class Bot(Protocol):
    """A player; the seat must not be stuck when it chooses."""

    def choose(self, view: View, chance: Chance, /) -> Plan: ...


@dataclass(frozen=True, slots=True)
class Steady:
    """Counts cards."""

    def choose(self, view: View, _chance: Chance, /) -> Plan:
        return steady_turns(view, 0)[0]


@dataclass(frozen=True, slots=True)
class Sharp:
    """Takes the turn of highest learned value."""

    net: Net

    def choose(self, view: View, _chance: Chance, /) -> Plan:
        return sharp_turns(self.net, view)[0].plan


class Valued(NamedTuple):
    """A turn and its learned value, as a logit."""

    plan: Plan
    logit: int


def steady_turns(view: View, extra: int) -> list[Plan]:
    """The turns worth a look, from the one that STEADY likes best; of equal ones the earlier."""
    return sorted(turns_of(view, extra), key=lambda plan: -steady_value(view, plan))


def sharp_turns(net: Net, view: View, width: int = WIDTH) -> list[Valued]:
    """Of the `width` turns that STEADY likes best, those of highest learned value first.

    With less than WIDTH, beyond what is owed only what costs nothing is laid, and nothing is looked
    at that costs much more than the cheapest. With more, dearer turns are looked at too, and more
    of them are returned.
    """
    extra = NARROW_EXTRA if width < WIDTH else WIDE_EXTRA if width > WIDTH else EXTRA
    plans = steady_turns(view, extra)[:width]
    valued = [Valued(plan, net.logit(inputs_of(view, plan))) for plan in plans]
    room = WIDE_CANDIDATES if width > WIDTH else CANDIDATES
    return sorted(valued, key=lambda turn: -turn.logit)[:room]


def steady_value(view: View, plan: Plan) -> int:
    """What a planner who counts cards thinks of a turn, in hundredths of a card."""
    rules, unseen, (a, b, c, d) = view.rules, view.unseen, plan.tops
    low, down = min(a, b), max(c, d)
    value = COST * plan.cost + LAID * len(plan.lays) + DEAD * view.between(down - 1, low + 1)
    for pile, top in zip(PILES, plan.tops, strict=True):
        trick = trick_number(rules, pile, top)
        if trick in unseen:
            value += REGAIN * view.distance(trick, top)
            if down <= trick <= low:
                value -= DEAD
        before = view.tops[pile]
        passed = view.between(before, top) if pile.ascends else view.between(top, before)
        close = min(passed, NEAR)
        said = [words[pile] for words in view.said]
        value += SAID_LEAVE * close * said.count(LEAVE)
        value += SAID_NO_JUMP * (passed - close) * said.count(NO_JUMP)
    gaps = [min([NO_PILE, *view.jumps(plan.tops, card)]) for card in plan.rest]
    return value + OWN_GAP * sum(gaps)
