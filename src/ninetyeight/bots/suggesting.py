"""The best turns of a position, each with the chance that it has.

The chance is what was counted: of so many imagined deals, all of which agree with what the seat may
know, the share that SHARP in all seats wins after that turn. All turns are tried in the same deals.
It is an estimate of how SHARP would do, not of perfect play nor of people.
"""

from dataclasses import dataclass
from functools import reduce

from ninetyeight.kernel import KernelBot, Level, chosen_kernel
from ninetyeight.kernel.packing import pack_view, unpack_lays
from ninetyeight.rules import Lay, View, tops_after

from .bot import Signals, nothing_to_choose
from .kernel_player import chance_of
from .planner import Planner
from .talking import heard
from .tallies import wilson

EXTRA = 2
"""Beyond what is owed, only lays that cost at most so many cards are considered."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A turn, and in how many of the imagined deals it led to a win."""

    lays: tuple[Lay, ...]
    wins: int
    deals: int

    @property
    def chance(self) -> float:
        return self.wins / self.deals

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the chance."""
        return wilson(self.wins, self.deals)


def suggest(view: View, signals: Signals, *, best: int, deals: int, seed: str) -> list[Suggestion]:
    """The `best` turns by the network, tried in so many deals; the best first.

    Empty if the game is over. Raises BadWeights if there is no network for these rules.
    """
    if nothing_to_choose(view):
        return []
    bot = Planner(
        name="sharp", level=Level.SHARP, rules=view.rules, players=len(view.hand_counts)
    ).for_kernel()
    kernel, packed = chosen_kernel(), pack_view(view, heard(view, signals))
    by_value = sorted(kernel.turns(packed, EXTRA, bot[1]), key=lambda turn: -turn[-1])
    turns = _all_different(view, [turn[0] for turn in by_value], by_pile=bool(signals))[:best]
    wins = [0] * len(turns)
    _, chance = chance_of(seed)
    talks = signals is not None and len(view.hand_counts) > 1
    left = sum(view.hand_counts) + view.draw_count
    for number in range(deals):
        state = kernel.imagine(packed, (chance + number) % 2**64)
        for place, lays in enumerate(turns):
            wins[place] += _wins(bot, state, lays, left, talks=talks)
    found = [
        Suggestion(unpack_lays(lays), won, deals) for lays, won in zip(turns, wins, strict=True)
    ]
    return sorted(found, key=lambda suggestion: -suggestion.wins)


def _all_different(view: View, turns: list[bytes], *, by_pile: bool) -> list[bytes]:
    """The first of all turns that lead to the same position.

    Two piles of the same direction can be exchanged, unless somebody has said something about one.
    """
    found: dict[object, bytes] = {}
    for packed in turns:
        found.setdefault(led_to(view, unpack_lays(packed), by_pile=by_pile), packed)
    return list(found.values())


def led_to(view: View, lays: tuple[Lay, ...], *, by_pile: bool) -> object:
    """The same for all turns that lead to the same position."""
    tops = reduce(tops_after, lays, view.tops)
    where = tops if by_pile else (*sorted(tops[:2]), *sorted(tops[2:]))
    return where, frozenset(lay.card for lay in lays)


def _wins(bot: KernelBot, state: bytes, lays: bytes, left: int, *, talks: bool) -> bool:
    """Whether the bot, in all seats, wins the deal after these lays."""
    kernel = chosen_kernel()
    while True:
        for card, pile in zip(lays[::2], lays[1::2], strict=True):
            state = kernel.lay(state, card, pile)
            left -= 1
        if left == 0:
            return True
        state = kernel.end_turn(state)
        lays = kernel.choose(bot, kernel.view(state, talks), 0)
        if not lays:
            return False
