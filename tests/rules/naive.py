"""The game once more, written in the plainest way from the rules alone, to compare with.

Lists and sets that change, piles as the numbers 0 to 3 (0 and 1 ascend), and for the question
whether a player is stuck a search through every card on every pile in every order. It must share
nothing with `ninetyeight.rules`.
"""

from collections.abc import Collection, Hashable, Sequence
from copy import copy
from typing import Protocol


class Numbers(Protocol):
    """The numbers of an edition."""

    @property
    def lowest(self) -> int: ...
    @property
    def highest(self) -> int: ...
    @property
    def hand_sizes(self) -> Sequence[int]: ...
    @property
    def minimum(self) -> int: ...
    @property
    def minimum_when_empty(self) -> int: ...
    @property
    def trick(self) -> int: ...
    @property
    def fire(self) -> Collection[int]: ...


class NaiveGame:
    """One game; `seat` is None until `start` is called."""

    def __init__(self, numbers: Numbers, players: int, deck: Sequence[int]) -> None:
        self.numbers = numbers
        self.hand_size = numbers.hand_sizes[players - 1]
        low, high = numbers.lowest - 1, numbers.highest + 1
        self.tops: list[int] = [low, low, high, high]
        self.draw: list[int] = list(deck)
        self.hands: list[set[int]] = []
        for _ in range(players):
            self.hands.append(set())
            for _ in range(self.hand_size):
                self.hands[-1].add(self.draw.pop(0))
        self.seat: int | None = None
        self.minimum = 0
        self.laid = 0
        self.due: set[int] = set()

    def copy(self) -> "NaiveGame":
        """The same game, which from now on goes its own way."""
        other = copy(self)
        other.tops = list(self.tops)
        other.draw = list(self.draw)
        other.hands = [set(hand) for hand in self.hands]
        other.due = set(self.due)
        return other

    def position(self) -> Hashable:
        """All that tells this moment of the game from another."""
        hands = tuple(frozenset(hand) for hand in self.hands)
        turn = (self.seat, self.minimum, self.laid, frozenset(self.due))
        return tuple(self.tops), hands, tuple(self.draw), turn

    def start(self, seat: int) -> None:
        self.seat = seat
        self.laid = 0
        self.minimum = self.numbers.minimum
        if not self.draw:
            self.minimum = self.numbers.minimum_when_empty
        self.due = set()
        for pile in range(4):
            if self.tops[pile] in self.numbers.fire:
                self.due.add(pile)

    def fits(self, card: int, pile: int, top: int) -> bool:
        if pile in (0, 1):
            return card > top or card + self.numbers.trick == top
        return card < top or card - self.numbers.trick == top

    def can_lay(self, card: int, pile: int) -> bool:
        return (
            self.seat is not None
            and card in self.hands[self.seat]
            and self.fits(card, pile, self.tops[pile])
            and not self.over()
        )

    def can_end(self) -> bool:
        return (
            self.seat is not None
            and self.laid >= self.minimum
            and len(self.due) == 0
            and not self.over()
        )

    def lay(self, card: int, pile: int) -> None:
        assert self.can_lay(card, pile)
        assert self.seat is not None
        self.hands[self.seat].remove(card)
        self.tops[pile] = card
        self.laid += 1
        self.due.discard(pile)

    def end(self) -> None:
        assert self.can_end()
        assert self.seat is not None
        while len(self.hands[self.seat]) < self.hand_size and self.draw:
            self.hands[self.seat].add(self.draw.pop(0))
        following = (self.seat + 1) % len(self.hands)
        while not self.hands[following]:
            following = (following + 1) % len(self.hands)
        self.start(following)

    def left(self) -> int:
        return len(self.draw) + sum(len(hand) for hand in self.hands)

    def won(self) -> bool:
        return self.left() == 0

    def over(self) -> bool:
        return self.won() or self.stuck()

    def stuck(self) -> bool:
        """Whether no order of the hand, on whatever piles, does what this turn owes."""
        if self.seat is None:
            return False
        seen: set[tuple[tuple[int, ...], frozenset[int], frozenset[int]]] = set()
        ahead = [(self.tops, self.hands[self.seat], self.laid, self.due)]
        while ahead:
            tops, hand, laid, due = ahead.pop()
            if laid >= self.minimum and not due:
                return False
            same = (tuple(tops), frozenset(hand), frozenset(due))
            if same in seen:
                continue
            seen.add(same)
            for card in hand:
                for pile in range(4):
                    if self.fits(card, pile, tops[pile]):
                        tops_then = list(tops)
                        tops_then[pile] = card
                        ahead.append((tops_then, hand - {card}, laid + 1, due - {pile}))
        return True
