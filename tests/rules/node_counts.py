"""Every game of a deal on tiny rules, played to its end and counted.

As a program (`python -m tests.rules.node_counts`) it counts the deals of `node_counts.json` with
the naive game and writes the file anew.
"""

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from typing import TypedDict, TypeVar

from ninetyeight.rules import (
    Card,
    Seat,
    State,
    apply,
    choose_starter,
    deal_from,
    legal_actions,
    outcome,
)
from tests.positions import after
from tests.rules.naive import NaiveGame
from tests.tiny import TINY

PATH = Path(__file__).with_suffix(".json")

T = TypeVar("T")


class Counts(TypedDict):
    """What comes of a deal.

    After each number of actions: how many different positions there can be, and how many sequences
    of actions lead to them. At the ends: how many sequences leave how many cards.
    """

    positions: list[int]
    sequences: list[int]
    ends: dict[str, int]


class Deal(TypedDict):
    """A deal, the actions before the counting begins, and the counts that are expected."""

    rules: str
    players: int
    deck: list[int]
    starter: int
    opening: str
    slow: bool
    counts: Counts


def deals() -> list[Deal]:
    found: list[Deal] = json.loads(PATH.read_text())
    return found


def counts_by_the_rules(deal: Deal) -> Counts:
    rules = TINY[deal["rules"]]
    dealt = deal_from(rules, deal["players"], [Card(card) for card in deal["deck"]])
    state = after(choose_starter(dealt, Seat(deal["starter"])), deal["opening"])

    def left_at_end(state: State) -> int | None:
        end = outcome(state)
        return end.left if end else None

    def following(state: State) -> Iterator[State]:
        return (apply(state, action) for action in legal_actions(state))

    return _count(state, lambda state: state, left_at_end, following)


def counts_by_the_naive_game(deal: Deal) -> Counts:
    rules = TINY[deal["rules"]]
    game = NaiveGame(rules, deal["players"], deal["deck"])
    game.start(deal["starter"])
    for action in deal["opening"].split():
        if action == "end":
            game.end()
        else:
            game.lay(int(action[:-1]), "abcd".index(action[-1]))

    def left_at_end(game: NaiveGame) -> int | None:
        return game.left() if game.over() else None

    def following(game: NaiveGame) -> Iterator[NaiveGame]:
        for card in range(rules.lowest, rules.highest + 1):
            for pile in range(4):
                if game.can_lay(card, pile):
                    other = game.copy()
                    other.lay(card, pile)
                    yield other
        if game.can_end():
            other = game.copy()
            other.end()
            yield other

    return _count(game, NaiveGame.position, left_at_end, following)


def _count(
    start: T,
    key: Callable[[T], Hashable],
    left_at_end: Callable[[T], int | None],
    following: Callable[[T], Iterator[T]],
) -> Counts:
    positions: list[int] = []
    sequences: list[int] = []
    ends: Counter[int] = Counter()
    layer = {key(start): start}
    ways = Counter({key(start): 1})
    while layer:
        positions.append(len(layer))
        sequences.append(ways.total())
        next_layer: dict[Hashable, T] = {}
        next_ways: Counter[Hashable] = Counter()
        for this, position in layer.items():
            left = left_at_end(position)
            if left is not None:
                ends[left] += ways[this]
                continue
            for further in following(position):
                next_layer[key(further)] = further
                next_ways[key(further)] += ways[this]
        layer, ways = next_layer, next_ways
    return Counts(
        positions=positions,
        sequences=sequences,
        ends={str(left): count for left, count in sorted(ends.items())},
    )


def main() -> None:
    lines = [json.dumps({**deal, "counts": counts_by_the_naive_game(deal)}) for deal in deals()]
    PATH.write_text("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
