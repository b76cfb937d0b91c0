"""What is remembered of what the seats have said, as in `c/history.c`."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from ninetyeight.rules import PILES, Card, Lay, Rules, Seat, Tops, tops_after

SILENT = 0
NO_JUMP = 1
LEAVE = 2
UNTOLD = 3
"""Nothing was said that counts; silence would mean something."""

MAX_PROMISES = 16

Words = tuple[tuple[frozenset[Card], frozenset[Card]], ...]
"""For each pile the cards by which a hand says *leave it to me*, and *no big jump*."""


@dataclass(frozen=True, slots=True)
class Promise:
    """A seat holds one of these cards, among so many that it had drawn first."""

    one_of: frozenset[Card]
    among: int


@dataclass(frozen=True, slots=True)
class Memory:
    """What is remembered of a seat: what each card that it holds, the oldest first, cannot be.

    The newest promise is the last.
    """

    never: tuple[frozenset[Card], ...] = ()
    promises: tuple[Promise, ...] = ()

    def drawn(self, count: int) -> "Memory":
        """The hand has grown to so many cards, of which nothing is known."""
        return replace(self, never=(*self.never, *[frozenset[Card]()] * (count - len(self.never))))

    def heard(self, words: Words, said: Sequence[int]) -> "Memory":
        never = frozenset[Card]()
        promises = list(self.promises)
        for (leave, no_jump), word in zip(words, said, strict=True):
            if word < LEAVE:
                never |= leave
            if word < NO_JUMP:
                never |= no_jump
            one_of = {LEAVE: leave, NO_JUMP: no_jump}.get(word)
            # People may say what is true of no card.
            if one_of:
                # What follows from the new promise is of no use any more.
                count = len(self.never)
                promises = [
                    each for each in promises if each.among < count or not one_of <= each.one_of
                ]
                promises = [*promises[-MAX_PROMISES + 1 :], Promise(one_of, count)]
        return Memory(tuple(each | never for each in self.never), tuple(promises))

    def laid(self, card: Card) -> "Memory":
        """Which of the cards was laid is not known: of those that it can be, the oldest.

        So what is said of the others stays true.
        """
        places = range(len(self.never))
        at = next((place for place in places if card not in self.never[place]), places[-1])
        never = self.never[:at] + self.never[at + 1 :]
        promises = [
            Promise(each.one_of, min(each.among, len(never)))
            for each in self.promises
            if card not in each.one_of
        ]
        return Memory(never, tuple(promises))


def words_of(rules: Rules, tops: Tops, live: Collection[Card]) -> Words:
    """The words about the four piles."""
    words = []
    for pile, top in zip(PILES, tops, strict=True):
        onwards = [card for card in live if (card > top if pile.ascends else card < top)]
        nearest = sorted(onwards, reverse=not pile.ascends)[:5]
        tricks = [card for card in live if rules.is_trick(card, pile, top)]
        words.append((_several([*nearest[:2], *tricks]), _several(nearest[2:])))
    return tuple(words)


def _several(cards: Collection[Card]) -> frozenset[Card]:
    # What can be true of one card only would name it, and is not said.
    return frozenset(cards) if len(cards) > 1 else frozenset()


class History:
    """The lays of a game so far, with what was said before each."""

    def __init__(self, rules: Rules, players: int) -> None:
        self._rules, self._size = rules, rules.hand_size(players)
        self.tops: Tops = rules.starts
        self.live = frozenset(rules.cards)
        self._to_draw = len(self.live)
        self.memory = [Memory()] * players
        for seat in range(players):
            self._refill(seat)

    def lay(self, seat: Seat, lay: Lay, said: Sequence[Sequence[int]]) -> None:
        words = words_of(self._rules, self.tops, self.live)
        for other, memory in enumerate(self.memory):
            if other == seat:
                self.memory[seat] = memory.laid(lay.card)
            else:
                self.memory[other] = memory.heard(words, said[other])
        self.tops = tops_after(self.tops, lay)
        self.live -= {lay.card}

    def end_turn(self, seat: Seat) -> None:
        self._refill(seat)

    def _refill(self, seat: int) -> None:
        held = len(self.memory[seat].never)
        drawn = min(self._size - held, self._to_draw)
        self._to_draw -= drawn
        self.memory[seat] = self.memory[seat].drawn(held + drawn)
