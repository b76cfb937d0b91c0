"""The game as `c/game.c` plays it, told in the words of `ninetyeight.rules`.

A kernel does as it is told: it lays and ends turns without asking whether the turn may end or the
game is over, and it reads numbers by which nobody could play. So the values are those of the rules,
and only the moves are written again.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from itertools import accumulate

from ninetyeight import rules
from ninetyeight.kernel.packing import HIGHEST_CARD
from ninetyeight.rules import Card, Lay, Pile, Rules, Seat, State, Tops, Turn, tops_after
from ninetyeight.rules.ending import has_way_out

from .history import Memory


@dataclass(frozen=True, slots=True, kw_only=True)
class AnyRules(Rules):
    """The numbers as they come, for one number of players."""

    def __post_init__(self) -> None:
        """Judges nothing."""

    @property
    def players(self) -> int:
        return len(self.hand_sizes)


@dataclass(frozen=True, slots=True, kw_only=True)
class View(rules.View):
    """What the seat in turn may know; `said` is what each hand signals about each pile.

    `memory` is what is remembered of the seats, where that is known. `upto` is how many unseen
    cards are at most so high: a count in any range is one subtraction.
    """

    turn: Turn
    upto: tuple[int, ...]
    talk: bool
    said: tuple[tuple[int, ...], ...]
    memory: tuple[Memory, ...] = ()

    def between(self, low: int, high: int) -> int:
        """How many unseen cards are higher than `low` and lower than `high`."""
        return self.upto[high - 1] - self.upto[low] if high - low > 1 else 0

    def distance(self, one: int, other: int) -> int:
        """How many unseen cards lie between two numbers, whichever is higher."""
        return self.between(min(one, other), max(one, other))

    def jumps(self, tops: Tops, card: Card) -> list[int]:
        """How many unseen cards a card jumps on each pile that takes it; a trick none."""
        return [
            0 if self.rules.is_trick(card, pile, top) else self.distance(top, card)
            for pile, top in zip(Pile, tops, strict=True)
            if self.rules.fits(card, pile, top)
        ]


def counted(unseen: Collection[Card]) -> tuple[int, ...]:
    return tuple(accumulate(int(card in unseen) for card in range(HIGHEST_CARD + 2)))


def trick_number(numbers: Rules, pile: Pile, top: int) -> int:
    """What would go back on the pile; there need not be such a card."""
    return top - numbers.trick if pile.ascends else top + numbers.trick


def begin_turn(state: State, seat: Seat) -> State:
    turn = rules.begin_turn(state.rules, state.tops, state.draw_count, seat)
    return replace(state, turn=turn)


def after_lay(state: State, lay: Lay) -> State:
    turn = turn_of(state)
    return replace(
        state,
        tops=tops_after(state.tops, lay),
        hands=_with_hand(state, turn.seat, state.hands[turn.seat] - {lay.card}),
        turn=turn.after_lay_on(lay.pile),
    )


def after_turn(state: State) -> State:
    seat, players = turn_of(state).seat, len(state.hands)
    drawn = state.rules.hand_size(players) - len(state.hands[seat])
    hand = state.hands[seat].union(state.draw_pile[:drawn])
    after = replace(state, hands=_with_hand(state, seat, hand), draw_pile=state.draw_pile[drawn:])
    others = [Seat((seat + step) % players) for step in range(1, players)]
    return begin_turn(after, next((other for other in others if after.hands[other]), seat))


def turn_of(state: State) -> Turn:
    assert state.turn is not None, "the kernel begins when the first turn does"
    return state.turn


def way_out(
    numbers: Rules, tops: Tops, hand: Collection[Card], owed: int, due: frozenset[Pile]
) -> tuple[Lay, ...] | None:
    """The way out that the rules find if they cover the due piles from A to D.

    They begin with the hardest; both find a way if there is one, but not always the same.
    """
    if not due:
        return rules.way_out(numbers, tops, hand, owed, due)
    pile = min(due)
    for card in sorted(hand, reverse=not pile.ascends):
        if numbers.fits(card, pile, tops[pile]):
            first = Lay(card, pile)
            rest = [other for other in hand if other != card]
            further = way_out(numbers, tops_after(tops, first), rest, owed - 1, due - {pile})
            if further is not None:
                return (first, *further)
    return None


def is_lost(seen: View) -> bool:
    """Whether the seat in turn cannot do what its turn owes; the last card may have been laid."""
    turn = seen.turn
    return not has_way_out(seen.rules, seen.tops, seen.hand, turn.missing, turn.due)


def view(state: State) -> View:
    """What the seat in turn may know, nobody having said anything."""
    turn = turn_of(state)
    hand = state.hands[turn.seat]
    return View(
        rules=state.rules,
        seat=turn.seat,
        hand=hand,
        tops=state.tops,
        hand_counts=state.hand_counts,
        draw_count=state.draw_count,
        gone=state.gone,
        turn=turn,
        outcome=None,
        upto=counted(frozenset(state.rules.cards) - state.gone - hand),
        talk=False,
        said=((0,) * len(Pile),) * len(state.hands),
    )


def _with_hand(state: State, seat: Seat, hand: frozenset[Card]) -> tuple[frozenset[Card], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])
