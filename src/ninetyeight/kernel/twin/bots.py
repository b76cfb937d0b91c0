"""The players that plan, as in `c/bots.c`: each chooses a whole turn from what it may know."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ninetyeight.rules import PILES

from .chance import Chance
from .game import View
from .inputs import inputs_of, trick_number
from .network import Net
from .talk import LEAVE, NO_JUMP
from .whole_turns import EXTRA, Plan, Ranks, between, distance, ranks_of, turns_of

WIDTH = 16
CANDIDATES = 8
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
        return steady_turns(view, ranks_of(view.unseen), 0)[0]


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


def steady_turns(view: View, ranks: Ranks, extra: int) -> list[Plan]:
    """The turns worth a look, from the one that STEADY likes best; of equal ones the earlier."""
    plans = turns_of(view, ranks, extra)
    return sorted(plans, key=lambda plan: -steady_value(view, ranks, plan))


def sharp_turns(net: Net, view: View) -> list[Valued]:
    """Of the turns that STEADY likes best, those of highest learned value, the best first."""
    ranks = ranks_of(view.unseen)
    plans = steady_turns(view, ranks, EXTRA)[:WIDTH]
    valued = [Valued(plan, net.logit(inputs_of(view, ranks, plan))) for plan in plans]
    return sorted(valued, key=lambda turn: -turn.logit)[:CANDIDATES]


def steady_value(view: View, ranks: Ranks, plan: Plan) -> int:
    """What a planner who counts cards thinks of a turn, in hundredths of a card."""
    rules, unseen, (a, b, c, d) = view.rules, view.unseen, plan.tops
    low, down = min(a, b), max(c, d)
    value = COST * plan.cost + LAID * len(plan.lays) + DEAD * between(ranks, down - 1, low + 1)
    for pile, top in zip(PILES, plan.tops, strict=True):
        trick = trick_number(rules, pile, top)
        if trick in unseen:
            value += REGAIN * distance(ranks, trick, top)
            if down <= trick <= low:
                value -= DEAD
        before = view.tops[pile]
        passed = between(ranks, before, top) if pile.ascends else between(ranks, top, before)
        close = min(passed, NEAR)
        said = [words[pile] for words in view.said]
        value += SAID_LEAVE * close * said.count(LEAVE)
        value += SAID_NO_JUMP * (passed - close) * said.count(NO_JUMP)
    for card in plan.rest:
        jumps = [
            0 if rules.is_trick(card, pile, top) else distance(ranks, top, card)
            for pile, top in zip(PILES, plan.tops, strict=True)
            if rules.fits(card, pile, top)
        ]
        value += OWN_GAP * min([NO_PILE, *jumps])
    return value
