"""Whether a game can be won when all cards are known, as in `c/solver/solve.c`: a beam search."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ninetyeight.kernel.interface import Answer
from ninetyeight.kernel.twin.game import turn_of
from ninetyeight.rules import PILES, Card, EndTurn, Lay, State, stuck

from .spots import (
    Order,
    has_dead_card,
    pack_spot,
    spot_after_lay,
    spot_after_turn,
    spot_hash,
    spot_of,
    spot_value,
)


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer, the lays and ends of turns that win, and how many spots were looked at."""

    answer: Answer
    way: tuple[Lay | EndTurn, ...]
    nodes: int


@dataclass(frozen=True)
class _Node:
    """A spot, the pile of the game at each of its places, and what has led to it."""

    spot: State
    piles: Order
    parent: "_Node | None" = None
    lay: Lay | None = None
    ends: bool = False

    @cached_property
    def live(self) -> frozenset[Card]:
        return frozenset(self.spot.draw_pile).union(*self.spot.hands)

    def after_turn(self) -> "_Node":
        spot = spot_after_turn(self.spot)
        return _Node(spot, self.piles, self.parent, self.lay, ends=True)

    def children(self) -> Iterator["_Node"]:
        """What follows by one lay."""
        for card in sorted(self.spot.hands[turn_of(self.spot).seat]):
            for pile in PILES:
                if self.spot.rules.fits(card, pile, self.spot.tops[pile]):
                    spot, order = spot_after_lay(self.spot, Lay(card, pile))
                    piles = tuple(self.piles[place] for place in order)
                    yield _Node(spot, piles, self, Lay(card, self.piles[pile]))

    def way(self) -> tuple[Lay | EndTurn, ...]:
        before = self.parent.way() if self.parent else ()
        return (*before, *([self.lay] if self.lay else []), *([EndTurn()] if self.ends else []))


class _Search:
    """The best spots from card to card: by value, then by hash, then by their bytes."""

    def __init__(self, state: State, width: int, seed: int) -> None:
        self.nodes = 0
        self.left_out = False
        self._width, self._seed, self._cards = width, seed, len(state.draw_pile)
        self._found: dict[bytes, _Node] = {}
        self._rank: dict[bytes, tuple[int, int, bytes]] = {}

    def add_both(self, node: _Node) -> None:
        """Adds a spot in which a turn goes on, and the one after its end."""
        turn = turn_of(node.spot)
        if node.spot.hands[turn.seat]:
            self._add(node)
        if not turn.missing and not turn.due:
            self._add(node.after_turn())

    def _add(self, node: _Node) -> None:
        if stuck(node.spot):
            return
        self.nodes += 1
        rules, tops = node.spot.rules, node.spot.tops
        if has_dead_card(rules, node.live, tops):
            return
        packed = pack_spot(node.spot, self._cards - len(node.spot.draw_pile))
        if packed not in self._found:
            self._found[packed] = node
            value = spot_value(rules, node.live, tops)
            self._rank[packed] = (-value, spot_hash(packed, self._seed), packed)

    def next_layer(self) -> list[_Node]:
        """The best of what was added since the last layer."""
        best = sorted(self._found, key=self._rank.__getitem__)
        self.left_out |= len(best) > self._width
        layer = [self._found[packed] for packed in best[: self._width]]
        self._found, self._rank = {}, {}
        return layer


def solve(state: State, width: int, nodes: int, seed: int) -> Solution:
    """Follows the `width` best spots from card to card until `nodes` were looked at.

    If none was left out, and no way found, there is none.
    """
    if not state.left:
        return Solution(Answer.WON, (), 0)
    search = _Search(state, width, seed)
    search.add_both(_Node(*spot_of(state)))
    while layer := search.next_layer():
        for node in layer:
            if search.nodes >= nodes:
                return Solution(Answer.UNKNOWN, (), search.nodes)
            for child in node.children():
                # A spot whose turn cannot do what it owes was not added, so the last card wins.
                if not child.live:
                    return Solution(Answer.WON, child.way(), search.nodes)
                search.add_both(child)
    answer = Answer.UNKNOWN if search.left_out else Answer.LOST
    return Solution(answer, (), search.nodes)
