"""Moments of a game as the solver compares them, as in `c/solver/spots.c`.

A spot is a State in which the lower pile of each direction comes first, and whose turn is what it
still owes.
"""

from dataclasses import replace

from ninetyeight.kernel import packing
from ninetyeight.kernel.twin.game import after_lay, after_turn, trick_number, turn_of
from ninetyeight.rules import PILES, Card, Lay, Pile, Rules, State, Tops, Turn

BEST_PILE = 3
OTHER_PILE = 2
PAIR = 3
READY_TRICK = 2

_WORTH = (BEST_PILE, OTHER_PILE, OTHER_PILE, BEST_PILE)

Order = tuple[Pile, ...]
"""Which pile has come to each place."""


def spot_of(state: State) -> tuple[State, Order]:
    """The spot of a state, and the order in which it has the piles."""
    turn = turn_of(state)
    rising = sorted(PILES[:2], key=lambda pile: (state.tops[pile], pile in turn.due))
    falling = sorted(PILES[2:], key=lambda pile: (state.tops[pile], pile in turn.due))
    order = (*rising, *falling)
    due = frozenset(place for place, pile in zip(PILES, order, strict=True) if pile in turn.due)
    owed = Turn(seat=turn.seat, minimum=turn.missing, due=due)
    return replace(state, tops=tuple(state.tops[pile] for pile in order), turn=owed), order


def spot_after_lay(spot: State, lay: Lay) -> tuple[State, Order]:
    return spot_of(after_lay(spot, lay))


def spot_after_turn(spot: State) -> State:
    return spot_of(after_turn(spot))[0]


def pack_spot(spot: State, drawn: int) -> bytes:
    """The spot as bytes; `drawn` is the place in the draw pile."""
    turn = turn_of(spot)
    due = sum(1 << pile for pile in turn.due)
    hands = b"".join(bytes(sorted(hand)).ljust(packing.MOST_IN_HAND, b"\0") for hand in spot.hands)
    numbers = bytes([*spot.tops, turn.seat, turn.minimum, due, drawn])
    return numbers + hands.ljust(packing.MOST_PLAYERS * packing.MOST_IN_HAND, b"\0")


def spot_hash(packed: bytes, seed: int) -> int:
    """A number that decides between spots of equal value."""
    mask = 2**64 - 1
    number = seed & mask
    for at in range(0, len(packed), 8):
        word = int.from_bytes(packed[at : at + 8], "little")
        number = (number ^ word) * 0x9E3779B97F4A7C15 & mask
        number ^= number >> 29
    number = number * 0xBF58476D1CE4E5B9 & mask
    return number ^ number >> 32


def spot_value(rules: Rules, live: frozenset[Card], tops: Tops) -> int:
    """How promising the tops are, compared with others and as many live cards."""
    value = PAIR * sum(card + rules.trick in live for card in live)
    for pile in PILES:
        value += _WORTH[pile] * len(_onwards(live, pile, tops[pile]))
        value += READY_TRICK * (trick_number(rules, pile, tops[pile]) in live)
    return value


def has_dead_card(rules: Rules, live: frozenset[Card], tops: Tops) -> bool:
    """Whether there is a live card that no pile can ever take."""
    dead = live.difference(*(_onwards(live, pile, tops[pile]) for pile in PILES))
    for pile in PILES:
        if dead:
            back = _furthest_back(rules, live, pile, tops[pile])
            dead = dead.difference([back], _onwards(live, pile, back))
    return bool(dead)


def _furthest_back(rules: Rules, live: frozenset[Card], pile: Pile, top: int) -> int:
    """How far back a pile can come, if every trick on every live card works out."""
    back, before = top, None
    while back != before:
        before = back
        reached = {back, *_onwards(live, pile, back)}
        while reached := {trick_number(rules, pile, card) for card in reached} & live:
            back = min(back, *reached) if pile.ascends else max(back, *reached)
    return back


def _onwards(live: frozenset[Card], pile: Pile, top: int) -> list[Card]:
    """The live cards that a pile takes without a trick while it shows `top`."""
    if pile.ascends:
        return [card for card in live if card > top]
    return [card for card in live if card < top]
