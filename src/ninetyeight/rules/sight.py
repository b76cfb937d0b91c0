"""What a seat may know, and states that agree with it."""

from dataclasses import replace
from itertools import islice
from random import Random

from .actions import Lay
from .cards import PILES, Card, Seat
from .ending import outcome, way_out
from .errors import ImpossibleView
from .legality import loses, require_seat
from .outcomes import Outcome
from .position import Hand, State, Turn, View, tops_after


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know; None stands for a spectator."""
    if seat is not None:
        require_seat(state, seat)
    return View(
        rules=state.rules,
        seat=seat,
        hand=frozenset() if seat is None else state.hands[seat],
        tops=state.tops,
        hand_counts=state.hand_counts,
        draw_count=state.draw_count,
        gone=state.gone,
        turn=state.turn,
        outcome=outcome(state),
    )


def view_after_lay(seen: View, lay: Lay) -> View:
    """What the seat in turn sees once it has made a legal lay."""
    assert seen.turn is not None and seen.seat is not None, "a legal lay has a turn and a seat"
    seat, hand, left = seen.seat, seen.hand - {lay.card}, seen.left - 1
    return replace(
        seen,
        tops=tops_after(seen.tops, lay),
        hand=hand,
        hand_counts=(*seen.hand_counts[:seat], len(hand), *seen.hand_counts[seat + 1 :]),
        gone=seen.gone | {lay.card},
        turn=seen.turn.after_lay_on(lay.pile),
        outcome=Outcome(left) if left == 0 or loses(seen, lay) else None,
    )


def determinize(seen: View, rng: Random) -> State:
    """A full state that agrees with a view: the cards that it does not show, dealt at random.

    While another seat is in turn, whether the game is in progress or lost says something about that
    hand. Deals that contradict it are rejected; where almost all do, the hand is constructed to
    agree, and the possible hands are then not equally likely. Raises ImpossibleView if none agrees.
    """
    unseen = sorted(seen.unseen)
    own = 0 if seen.seat is None else len(seen.hand)
    if len(unseen) != seen.left - own:
        raise ImpossibleView(f"{len(unseen)} unseen cards for {seen.left - own} places")
    for _ in range(100):
        rng.shuffle(unseen)
        state = _dealt(seen, unseen)
        if outcome(state) == seen.outcome:
            return state
    if seen.turn is None:
        raise ImpossibleView("the game is over, but nobody has started")
    build = _hand_with_way_out if seen.outcome is None else _hand_without_way_out
    hand = build(seen, seen.turn, unseen)
    if hand is None:
        raise ImpossibleView("no hand of the player in turn agrees with it")
    rest = [card for card in unseen if card not in hand]
    before = sum(
        count for seat, count in enumerate(seen.hand_counts[: seen.turn.seat]) if seat != seen.seat
    )
    return _dealt(seen, [*rest[:before], *hand, *rest[before:]])


def _dealt(seen: View, cards: list[Card]) -> State:
    """Deals `cards` to the hands that `seen` does not show, seat by seat, then to the draw pile."""
    rest = iter(cards)
    hands = tuple(
        seen.hand if seat == seen.seat else frozenset(islice(rest, count))
        for seat, count in enumerate(seen.hand_counts)
    )
    return State(
        rules=seen.rules, tops=seen.tops, hands=hands, draw_pile=tuple(rest), turn=seen.turn
    )


def _hand_with_way_out(seen: View, turn: Turn, cards: list[Card]) -> Hand | None:
    pools = (cards[:count] for count in range(1, len(cards) + 1))
    ways = (way_out(seen.rules, seen.tops, pool, turn.missing, turn.due) for pool in pools)
    way = next((way for way in ways if way is not None), None)
    if way is None:
        return None
    needed = frozenset(lay.card for lay in way)
    others = [card for card in cards if card not in needed]
    return needed.union(others[: seen.hand_counts[turn.seat] - len(needed)])


def _hand_without_way_out(seen: View, turn: Turn, cards: list[Card]) -> Hand | None:
    rules, tops, size = seen.rules, seen.tops, seen.hand_counts[turn.seat]

    def complete(hand: Hand, rest: list[Card]) -> Hand | None:
        if len(hand) == size:
            return hand
        for place, card in enumerate(rest, start=1):
            larger = hand | {card}
            if way_out(rules, tops, larger, turn.missing, turn.due) is None:
                if found := complete(larger, rest[place:]):
                    return found
        return None

    # Cards that fit nowhere come first: usually they are enough to fill the hand.
    fits_nowhere_first = sorted(
        cards, key=lambda card: any(rules.fits(card, pile, tops[pile]) for pile in PILES)
    )
    return complete(frozenset(), fits_nowhere_first)
