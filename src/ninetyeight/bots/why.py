"""Why STEADY lays what it lays: a code, facts and a sentence, for the player who holds the hand.

A reason is only given if it holds in the position; of several, the first in `TurnReason`. Sentences
name cards of the hand; of all other cards they only give counts.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from ninetyeight.kernel import chosen_kernel
from ninetyeight.kernel.packing import pack_view, unpack_lays
from ninetyeight.rules import (
    PILES,
    Card,
    EndTurn,
    Hand,
    Lay,
    Tops,
    View,
    explain,
    legal_actions,
    tops_after,
    warns,
    way_out,
)

from .bot import Signals, nothing_to_choose
from .talking import Said, heard


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
_COUNTED = ("regained", "cost", "dead")


@dataclass(frozen=True, slots=True)
class Why:
    """A turn and the reason for it; as text, a sentence."""

    code: TurnReason
    lays: tuple[Lay, ...] = ()
    facts: Mapping[str, int | str] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        *others, last = [str(lay.card) for lay in self.lays] or [""]
        cards = f"{', '.join(others)} and {last}" if others else last
        counts = {name: _counted(self.facts[name]) for name in _COUNTED if name in self.facts}
        return _SENTENCES[self.code].format(cards=cards, **{**self.facts, **counts})


def _counted(count: int | str) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def why(view: View, signals: Signals) -> Why:
    """The turn that STEADY would choose, and why."""
    if nothing_to_choose(view):
        return Why(TurnReason.OVER)
    said = heard(view, signals)
    turns = _turns(view, said)
    chosen = turns[0]
    if not chosen:
        return Why(TurnReason.STOP)
    code, facts = _reason(view, said, chosen, min(turns, key=lambda lays: cost(view, lays)))
    return Why(code, chosen, facts)


def _turns(view: View, said: Said | None) -> list[tuple[Lay, ...]]:
    """The turns that STEADY weighs, the best first."""
    turns = chosen_kernel().turns(pack_view(view, said), 0, None)
    return [unpack_lays(lays) for lays, _, _, _, _ in sorted(turns, key=lambda turn: -turn[2])]


def _reason(
    view: View, said: Said | None, chosen: tuple[Lay, ...], cheapest: tuple[Lay, ...]
) -> tuple[TurnReason, dict[str, int | str]]:
    assert view.turn is not None, "who chooses is in turn"
    if regained := sum(max(0, -step) for step in costs(view, chosen)):
        return TurnReason.TRICK, {"regained": regained}
    others = [lay for lay in legal_actions(view) if isinstance(lay, Lay) and lay != chosen[0]]
    if explain(view, EndTurn()) and all(warns(view, lay) for lay in others):
        return TurnReason.ONLY_WAY, {}
    if wish := _wish(view, said, chosen):
        return TurnReason.WISH, wish
    paid, least = cost(view, chosen), cost(view, cheapest)
    owed = way_out(view.rules, view.tops, view.hand, view.turn.missing, view.turn.due) or ()
    if len(chosen) > len(owed) and paid <= least:
        return TurnReason.EXTRA, {"extra": len(chosen) - len(owed)}
    if paid == 0:
        return TurnReason.FREE, {}
    if paid <= least:
        return TurnReason.LEAST, {"cost": paid}
    if (dead := _dead(view, cheapest) - _dead(view, chosen)) > 0:
        return TurnReason.DEAD, {"dead": dead}
    if _gaps(view, chosen) < _gaps(view, cheapest):
        return TurnReason.NEAR, {}
    return TurnReason.BALANCE, {}


def _wish(view: View, said: Said | None, chosen: tuple[Lay, ...]) -> dict[str, int | str] | None:
    """The pile that is spared because somebody asked for it, and for whom."""
    if not said:
        return None
    unasked = {lay.pile for lay in _turns(view, {})[0]}
    for pile in sorted(unasked.difference(lay.pile for lay in chosen)):
        for seat, numbers in said.items():
            if numbers[pile]:
                return {"pile": pile.letter, "player": seat + 1}
    return None


def costs(view: View, lays: tuple[Lay, ...]) -> list[int]:
    """For each lay how many live cards lose their place on its pile; a trick wins some back."""
    tops, live, steps = view.tops, view.unseen | view.hand, list[int]()
    for lay in lays:
        top = tops[lay.pile]
        passed = _between(live, top, lay.card)
        is_trick = view.rules.is_trick(lay.card, lay.pile, top)
        steps.append(-passed if is_trick else passed)
        tops, live = tops_after(tops, lay), live - {lay.card}
    return steps


def cost(view: View, lays: tuple[Lay, ...]) -> int:
    return sum(costs(view, lays))


def _between(cards: Hand, one: int, other: int) -> int:
    return sum(min(one, other) < card < max(one, other) for card in cards)


def _after(view: View, lays: tuple[Lay, ...]) -> tuple[Tops, Hand]:
    tops = view.tops
    for lay in lays:
        tops = tops_after(tops, lay)
    return tops, view.hand.difference(lay.card for lay in lays)


def _dead(view: View, lays: tuple[Lay, ...]) -> int:
    """How many unseen cards fit nowhere after the turn."""
    tops, _ = _after(view, lays)
    return sum(not _fitting(view, tops, card) for card in view.unseen)


def _gaps(view: View, lays: tuple[Lay, ...]) -> int:
    """The total distance of the remaining hand from its nearest piles, in unseen cards."""
    tops, hand = _after(view, lays)
    far = len(view.rules.cards)
    return sum(min(_fitting(view, tops, card), default=far) for card in hand)


def _fitting(view: View, tops: Tops, card: Card) -> list[int]:
    """The gap to the top of each pile that takes the card; 0 for a trick."""
    rules = view.rules
    return [
        0 if rules.is_trick(card, pile, tops[pile]) else _between(view.unseen, tops[pile], card)
        for pile in PILES
        if rules.fits(card, pile, tops[pile])
    ]
