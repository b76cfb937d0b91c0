"""Signals, as in `c/talk.c`: what a hand says about the piles, and deals that agree with it.

A seat says *leave it to me* about a pile if it holds the trick card or one of the next two live
cards, *no big jump* if not, but one of the three live cards after those; else nothing. Where only
one card could be meant, nothing is said.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from ninetyeight.rules import PILES, Card, Hand, Pile, Rules, Seat, State

from .chance import Chance
from .game import View, turn_of, view

SILENT = 0
NO_JUMP = 1
LEAVE = 2

TRIES = 8

DOUBTED = (0, 40, 17)
"""Whoever has just played would have laid a card that was near. Of a hundred hands that could say
*leave it to me* about a pile, so many are not believed in silence, by how many turns ago their seat
has played."""

Said = tuple[int, ...]
"""What one seat says about the four piles."""

Words = Mapping[Card, int]
"""What each live card makes a hand say about a pile: of its cards' words, the highest."""


def words_of(view: View) -> tuple[Words, ...]:
    """The words about the four piles."""
    live = view.unseen | view.hand
    return tuple(_words(view.rules, pile, view.tops[pile], live) for pile in PILES)


def _words(rules: Rules, pile: Pile, top: int, live: Collection[Card]) -> Words:
    onwards = [card for card in live if (card > top if pile.ascends else card < top)]
    nearest = sorted(onwards, reverse=not pile.ascends)[:5]
    tricks = [card for card in live if rules.is_trick(card, pile, top)]
    leave = dict.fromkeys(_several([*nearest[:2], *tricks]), LEAVE)
    return dict.fromkeys(live, SILENT) | leave | dict.fromkeys(_several(nearest[2:]), NO_JUMP)


def _several(cards: Collection[Card]) -> Collection[Card]:
    # What can be true of one card only would name it, and is not said.
    return cards if len(cards) > 1 else ()


def speak(words: Iterable[Words], hand: Iterable[Card]) -> Said:
    return tuple(_said_by(hand, word) for word in words)


def _said_by(hand: Iterable[Card], word: Words) -> int:
    return max((word[card] for card in hand), default=SILENT)


def listen(state: State) -> View:
    """What the seat in turn may know, and what the others say."""
    seen, turn = view(state), turn_of(state)
    words = words_of(seen)
    return replace(
        seen,
        talk=True,
        said=tuple(
            (SILENT,) * len(PILES) if seat == turn.seat else speak(words, hand)
            for seat, hand in enumerate(state.hands)
        ),
    )


def imagine(view: View, chance: Chance) -> State:
    """A state that agrees with the view, and if possible with what the others said.

    In silence it agrees with what they would hardly have kept.
    """
    words, cards = words_of(view), sorted(view.unseen)
    failures: Counter[Seat] = Counter()
    while True:
        chance.shuffle(cards)
        # What people say may fit no hand at all; after some tries it is not heard.
        seats = [Seat(seat) for seat in range(len(view.said))]
        heard = [seat for seat in seats if view.talk and failures[seat] < TRIES]
        dealt = _dealt(view, chance, list(cards), words, heard)
        if isinstance(dealt, State):
            return dealt
        failures[dealt] += 1


def _dealt(
    view: View, chance: Chance, pool: list[Card], words: tuple[Words, ...], heard: Collection[Seat]
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
        count = view.hand_counts[seat]
        hand: Hand | None = frozenset(pool[:count])
        if seat in heard:
            hand = _agreeing_hand(words, view.said[seat], count, pool)
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


def _is_likely(
    view: View, words: tuple[Words, ...], seat: Seat, hand: Hand, chance: Chance
) -> bool:
    ago = (view.turn.seat - seat) % len(view.hand_counts)
    laid = len(view.rules.cards) - len(view.unseen) - len(view.hand)
    if ago >= len(DOUBTED) or laid < ago * view.rules.minimum:
        return True
    return not any(
        _said_by(hand, word) == LEAVE and chance.below(100) < DOUBTED[ago] for word in words
    )


def _agreeing_hand(
    words: tuple[Words, ...], said: Said, count: int, pool: list[Card]
) -> Hand | None:
    """The first cards of the pool that together say what was said."""
    heard = list(zip(words, said, strict=True))
    # A card that says more was not there.
    possible = [card for card in pool if all(word[card] <= most for word, most in heard)]
    hand: list[Card] = []
    for word, most in heard:
        if _said_by(hand, word) < most:
            speaking = [card for card in possible if word[card] == most]
            if not speaking:
                return None
            hand.append(speaking[0])
    others = [card for card in possible if card not in hand]
    hand += others[: max(0, count - len(hand))]
    return frozenset(hand) if len(hand) == count else None
