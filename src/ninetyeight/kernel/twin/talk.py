"""Signals, as in `c/talk.c`: what a hand says about the piles, and deals that agree with it.

A seat says *leave it to me* about a pile if it holds the trick card or one of the next two live
cards, *no big jump* if not, but one of the three live cards after those; else nothing. Where only
one card could be meant, nothing is said.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from ninetyeight.rules import PILES, Card, Hand, Pile, Rules, Seat, State, Tops

from .chance import Chance
from .game import View, turn_of, view

SILENT = 0
NO_JUMP = 1
LEAVE = 2

TRIES = 8

Said = tuple[int, ...]
"""What one seat says about the four piles."""


@dataclass(frozen=True, slots=True)
class Zone:
    """The cards that make a hand say LEAVE or NO_JUMP about a pile."""

    leave: frozenset[Card]
    no_jump: frozenset[Card]


def zones_of(rules: Rules, tops: Tops, live: Collection[Card]) -> tuple[Zone, ...]:
    """The zones of the four piles; `live` are the cards that have not been laid."""
    return tuple(_zone(rules, pile, tops[pile], live) for pile in PILES)


def _zone(rules: Rules, pile: Pile, top: int, live: Collection[Card]) -> Zone:
    onwards = [card for card in live if (card > top if pile.ascends else card < top)]
    nearest = sorted(onwards, reverse=not pile.ascends)[:5]
    tricks = [card for card in live if rules.is_trick(card, pile, top)]
    return Zone(_several([*nearest[:2], *tricks]), _several(nearest[2:]))


def _several(cards: Collection[Card]) -> frozenset[Card]:
    # What can be true of one card only would name it, and is not said.
    return frozenset(cards) if len(cards) > 1 else frozenset()


def speak(zones: Iterable[Zone], hand: frozenset[Card]) -> Said:
    return tuple(
        LEAVE if zone.leave & hand else NO_JUMP if zone.no_jump & hand else SILENT for zone in zones
    )


def listen(state: State) -> View:
    """What the seat in turn may know, and what the others say."""
    seen, turn = view(state), turn_of(state)
    zones = zones_of(state.rules, state.tops, seen.unseen | seen.hand)
    return replace(
        seen,
        talk=True,
        said=tuple(
            (SILENT,) * len(PILES) if seat == turn.seat else speak(zones, hand)
            for seat, hand in enumerate(state.hands)
        ),
    )


def imagine(view: View, chance: Chance) -> State:
    """A state that agrees with the view, and if possible with what the others said."""
    zones = zones_of(view.rules, view.tops, view.unseen | view.hand)
    cards = sorted(view.unseen)
    for attempt in range(TRIES + 1):
        chance.shuffle(cards)
        # What people say may fit no hand at all: the last try listens to nobody.
        listens = view.talk and attempt < TRIES
        state = _dealt(view, chance.below(len(view.said)), list(cards), zones if listens else None)
        if state is not None:
            return state
    raise AssertionError("a deal that listens to nobody agrees")


def _dealt(
    view: View, first: int, pool: list[Card], zones: tuple[Zone, ...] | None
) -> State | None:
    """Deals to the other seats, from `first` on; what then remains in the pool is to be drawn."""
    players = len(view.hand_counts)
    hands = {view.turn.seat: view.hand}
    for step in range(players):
        seat = Seat((first + step) % players)
        if seat in hands:
            continue
        count = view.hand_counts[seat]
        if zones is None:
            hand: Hand | None = frozenset(pool[:count])
        else:
            hand = _agreeing_hand(zones, view.said[seat], count, pool)
        if hand is None:
            return None
        hands[seat] = hand
        pool = [card for card in pool if card not in hand]
    return State(
        rules=view.rules,
        tops=view.tops,
        hands=tuple(hands[Seat(seat)] for seat in range(players)),
        draw_pile=tuple(pool),
        turn=view.turn,
    )


def _agreeing_hand(
    zones: tuple[Zone, ...], said: Said, count: int, pool: list[Card]
) -> Hand | None:
    """The first cards of the pool that together say what was said."""
    denied: set[Card] = set()
    for zone, word in zip(zones, said, strict=True):
        if word != LEAVE:
            denied |= zone.leave
        if word == SILENT:
            denied |= zone.no_jump
    possible = [card for card in pool if card not in denied]
    hand: set[Card] = set()
    for zone, word in zip(zones, said, strict=True):
        wanted = zone.leave if word == LEAVE else zone.no_jump
        if word == SILENT or hand & wanted:
            continue
        speaking = next((card for card in possible if card in wanted), None)
        if speaking is None:
            return None
        hand.add(speaking)
    others = [card for card in possible if card not in hand]
    hand.update(others[: max(0, count - len(hand))])
    return frozenset(hand) if len(hand) == count else None
