"""Signals, as in `c/talk.c`: what a hand says about the piles, and deals that agree with it.

A seat says *leave it to me* about a pile if it holds the trick card or one of the next two live
cards, *no big jump* if not, but one of the three live cards after those; else nothing. Where only
one card could be meant, nothing is said.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from ninetyeight.rules import PILES, Card, Hand, Seat, State

from .chance import Chance
from .game import View, turn_of, view
from .history import LEAVE, NO_JUMP, SILENT, Memory, Words, words_of

TRIES = 8

DOUBTED = (0, 40, 17)
"""Whoever has just played would have laid a card that was near. Of a hundred hands that could say
*leave it to me* about a pile, so many are not believed in silence, by how many turns ago their seat
has played."""

Said = tuple[int, ...]
"""What one seat says about the four piles."""


def speak(words: Words, hand: Hand) -> Said:
    return tuple(_said_by(hand, leave, no_jump) for leave, no_jump in words)


def _said_by(hand: Hand, leave: Hand, no_jump: Hand) -> int:
    return LEAVE if hand & leave else NO_JUMP if hand & no_jump else SILENT


def words_about(view: View) -> Words:
    return words_of(view.rules, view.tops, view.unseen | view.hand)


def listen(state: State) -> View:
    """What the seat in turn may know, and what the others say."""
    seen, turn = view(state), turn_of(state)
    words = words_about(seen)
    return replace(
        seen,
        talk=True,
        said=tuple(
            (SILENT,) * len(PILES) if seat == turn.seat else speak(words, hand)
            for seat, hand in enumerate(state.hands)
        ),
    )


def imagine(view: View, chance: Chance) -> State:
    """A state that agrees with the view, and if possible with what the others say and have said.

    In silence it agrees with what they would hardly have kept.
    """
    words, cards = words_about(view), sorted(view.unseen)
    failures: Counter[Seat] = Counter()
    unknown = [Memory().drawn(count) for count in view.hand_counts]
    memory = unknown
    if view.talk:
        known = view.memory or unknown
        memory = [each.heard(words, said) for each, said in zip(known, view.said, strict=True)]
    while True:
        chance.shuffle(cards)
        # What people say may fit no hand at all; after some tries it is not heard.
        heard = [
            unknown[seat] if failures[Seat(seat)] >= TRIES else each
            for seat, each in enumerate(memory)
        ]
        dealt = _dealt(view, chance, list(cards), words, heard)
        if isinstance(dealt, State):
            return dealt
        failures[dealt] += 1


def _dealt(
    view: View, chance: Chance, pool: list[Card], words: Words, memory: Sequence[Memory]
) -> State | Seat:
    """Deals to the other seats, in turn from one of them on; the rest of the pool is to be drawn.

    Instead of a state, the first seat whose hand does not agree.
    """
    players = len(view.hand_counts)
    first = chance.below(players)
    hands = {view.turn.seat: view.hand}
    for step in range(players):
        seat = Seat((first + step) % players)
        if seat in hands:
            continue
        hand = _agreeing_hand(memory[seat], pool)
        if hand is None or not (view.talk or _is_likely(view, words, seat, hand, chance)):
            return seat
        hands[seat] = hand
        pool = [card for card in pool if card not in hand]
    return State(
        rules=view.rules,
        tops=view.tops,
        hands=tuple(hands[Seat(seat)] for seat in range(players)),
        draw_pile=tuple(pool),
        turn=view.turn,
    )


def _is_likely(view: View, words: Words, seat: Seat, hand: Hand, chance: Chance) -> bool:
    ago = (view.turn.seat - seat) % len(view.hand_counts)
    laid = len(view.rules.cards) - len(view.unseen) - len(view.hand)
    if ago >= len(DOUBTED) or laid < ago * view.rules.minimum:
        return True
    return not any(hand & leave and chance.below(100) < DOUBTED[ago] for leave, _ in words)


def _agreeing_hand(memory: Memory, pool: Sequence[Card]) -> Hand | None:
    """The first cards of the pool that together agree with what was said."""
    taken: dict[int, Card] = {}

    def take(cards: Collection[Card], places: Iterable[int]) -> bool:
        free = [place for place in places if place not in taken]
        for card in pool:
            if card not in cards or card in taken.values():
                continue
            for place in free:
                if card not in memory.never[place]:
                    taken[place] = card
                    return True
        return False

    for promise in reversed(memory.promises):
        if promise.one_of.isdisjoint(taken.values()):
            if not take(promise.one_of, range(promise.among)):
                return None
    for place in range(len(memory.never)):
        if place not in taken and not take(pool, [place]):
            return None
    return frozenset(taken.values())
