"""Why STEADY lays what it lays: a code, facts and a sentence, for the player who holds the hand.

A reason is only given if it holds in the position; of several, the first in `TurnReason`. Sentences
name cards of the hand; of all other cards they only give counts.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from ninetyeight.kernel import Reason, chosen_kernel
from ninetyeight.kernel.packing import pack_view, unpack_lays
from ninetyeight.rules import Lay, Pile, View

from .bot import Signals, nothing_to_choose
from .talking import heard


class TurnReason(StrEnum):
    """What speaks for a turn. A card loses its place when a pile moves past it."""

    OVER = "over"
    STOP = "stop"
    TRICK = "trick"
    ONLY_WAY = "only-way"
    WISH = "wish"
    EXTRA = "extra"
    FREE = "free"
    LEAST = "least"
    DEAD = "dead"
    NEAR = "near"
    BALANCE = "balance"


_SENTENCES = {
    TurnReason.OVER: "lays nothing: the game is over",
    TurnReason.STOP: "lays no more: another card would cost more than it gains",
    TurnReason.TRICK: "lays {cards}: the backwards trick wins back {regained}",
    TurnReason.ONLY_WAY: "lays {cards}: every other beginning loses the game",
    TurnReason.WISH: "lays {cards}: that spares pile {pile} for player {player}",
    TurnReason.EXTRA: "lays {cards}: more than it must, as that costs nothing",
    TurnReason.FREE: "lays {cards}: no other card loses its place",
    TurnReason.LEAST: "lays {cards}: it found no cheaper turn; the cost is {cost}",
    TurnReason.DEAD: "lays {cards}: a cheaper turn would leave {dead} more that fit nowhere",
    TurnReason.NEAR: "lays {cards}: so the rest of the hand stays closer to the piles",
    TurnReason.BALANCE: "lays {cards}: all in all, this leaves the most room",
}
_COUNTED = {
    TurnReason.TRICK: "regained",
    TurnReason.EXTRA: "extra",
    TurnReason.LEAST: "cost",
    TurnReason.DEAD: "dead",
}
_CODES = dict(zip(Reason, TurnReason, strict=True))


@dataclass(frozen=True, slots=True)
class Why:
    """A turn and the reason for it; as text, a sentence."""

    code: TurnReason
    lays: tuple[Lay, ...] = ()
    facts: Mapping[str, int | str] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        *others, last = [str(lay.card) for lay in self.lays] or [""]
        cards = f"{', '.join(others)} and {last}" if others else last
        counts = {
            name: _counted(self.facts[name]) for name in _COUNTED.values() if name in self.facts
        }
        return _SENTENCES[self.code].format(cards=cards, **{**self.facts, **counts})


def _counted(count: int | str) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def why(view: View, signals: Signals) -> Why:
    """The turn that STEADY would choose, and why."""
    if nothing_to_choose(view):
        return Why(TurnReason.OVER)
    packed = pack_view(view, heard(view, signals))
    reason, fact, seat, lays = chosen_kernel().why(packed)
    code = _CODES[Reason(reason)]
    return Why(code, unpack_lays(lays), _facts(code, fact, seat))


def _facts(code: TurnReason, fact: int, seat: int) -> dict[str, int | str]:
    if code is TurnReason.WISH:
        return {"pile": Pile(fact).letter, "player": seat + 1}
    return {_COUNTED[code]: fact} if code in _COUNTED else {}
