"""Searches for the hands that take the rules longest, and says whether they stay under 1 ms.

For each edition and number of due fires, a search climbs from random solo positions to harder
ones, by changing one card or one pile at a time. How hard one is, is counted, so that a seed always
finds the same positions; only those are timed. A few nasty ones made by hand come on top.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from heapq import nlargest
from random import Random
from timeit import repeat

from report import header

from ninetyeight.rules import (
    PILES,
    RULE_SETS,
    Card,
    Pile,
    Rules,
    Seat,
    State,
    Turn,
    legal_actions,
    stuck,
)

HAND_SIZE = 8
LIMIT = 1e-3
SHOWN = 5
TIMES = 200
Asked = Callable[[State], object]


def position(rules: Rules, tops: tuple[int, ...], hand: frozenset[Card]) -> State:
    """The beginning of a turn in which the other cards are all to be drawn."""
    rest = tuple(card for card in rules.cards if card not in hand and card not in tops)
    turn = Turn(seat=Seat(0), minimum=rules.minimum, due=rules.burning(tops))
    return State(rules=rules, tops=tops, hands=(hand,), draw_pile=rest, turn=turn)


class Counting(Rules):
    """Rules that count how often they are asked whether a card fits."""

    asked = 0

    def fits(self, card: Card, pile: Pile, top: int) -> bool:
        Counting.asked += 1
        return super().fits(card, pile, top)


def work(ask: Asked, state: State) -> int:
    Counting.asked = 0
    ask(replace(state, rules=Counting(**asdict(state.rules))))
    return Counting.asked


def seconds(ask: Asked, state: State) -> float:
    """The best of many calls: what the code takes when the machine does nothing else."""
    return min(repeat(lambda: ask(state), number=1, repeat=TIMES))


def random_position(rules: Rules, fires: int, rng: Random) -> State:
    burning = dict(
        zip(rng.sample(PILES, fires), rng.sample(sorted(rules.fire), fires), strict=True)
    )
    plain = [card for card in rules.cards if card not in rules.fire]
    rng.shuffle(plain)
    tops = tuple(burning.get(pile) or _far_along(pile, plain) for pile in PILES)
    left = [card for card in rules.cards if card not in tops]
    return position(rules, tops, frozenset(rng.sample(left, HAND_SIZE)))


def _far_along(pile: Pile, plain: list[Card]) -> Card:
    """One of the next cards, the one that leaves the least room: few orders work then."""
    pair = plain.pop(), plain.pop()
    return max(pair) if pile.ascends else min(pair)


def neighbour(state: State, rng: Random) -> State:
    """The position with one hand card or one top that does not burn changed for a drawn card."""
    rules, (hand,) = state.rules, state.hands
    card = rng.choice(state.draw_pile)
    pile = rng.choice(PILES)
    if rng.random() < 0.3 and pile not in rules.burning(state.tops) and card not in rules.fire:
        tops = tuple(card if pile == other else state.tops[other] for other in PILES)
        return position(rules, tops, hand)
    return position(rules, state.tops, hand - {rng.choice(sorted(hand))} | {card})


def climb(ask: Asked, state: State, steps: int, rng: Random) -> State:
    most = work(ask, state)
    for _ in range(steps):
        other = neighbour(state, rng)
        if (needed := work(ask, other)) >= most:
            state, most = other, needed
    return state


def hand_made() -> Iterator[State]:
    """Positions where many first lays are possible and all of them lead nowhere."""
    expert, fire = RULE_SETS["expert"], RULE_SETS["expert+fire"]
    for rules, tops, hand in (
        # Two cards fit on two piles each, and a third lay never comes.
        (expert, (90, 88, 10, 12), (95, 97, 30, 41, 52, 63, 74, 45)),
        # Tricks on every pile, each of which opens a pile a little, but not enough.
        (expert, (97, 96, 3, 4), (87, 14, 30, 41, 52, 63, 74, 45)),
        # Three cards for four fires.
        (fire, (77, 66, 33, 22), (78, 79, 80, 35, 45, 56, 57, 58)),
        # Every card fits everywhere.
        (fire, (1, 1, 100, 100), (20, 30, 40, 50, 60, 70, 80, 90)),
        # Both fires ask for the same card.
        (fire, (77, 66, 2, 3), (67, 20, 30, 40, 50, 60, 61, 62)),
    ):
        yield position(rules, tops, frozenset(map(Card, hand)))


def worst(ask: Asked, restarts: int, steps: int, rng: Random) -> list[tuple[float, State]]:
    starts = [
        random_position(RULE_SETS[name], fires, rng)
        for name in ("standard", "expert", "standard+fire", "expert+fire")
        for fires in range(5 if RULE_SETS[name].fire else 1)
        for _ in range(restarts)
    ]
    found = {*(climb(ask, start, steps, rng) for start in starts), *hand_made()}
    timed = ((seconds(ask, state), state) for state in found)
    return nlargest(SHOWN, timed, key=lambda pair: pair[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=98)
    parser.add_argument(
        "--restarts", type=int, default=4, help="searches for each kind of position"
    )
    parser.add_argument("--steps", type=int, default=400, help="positions tried in each search")
    options = parser.parse_args()
    print(header(options.seed))
    for ask in (stuck, legal_actions):
        ranking = worst(ask, options.restarts, options.steps, Random(options.seed))
        print(f"\nThe slowest positions for {ask.__name__}, best of {TIMES} calls:")
        for taken, state in ranking:
            tops, hand = " ".join(map(str, state.tops)), " ".join(map(str, sorted(state.hands[0])))
            print(f"{taken * 1e6:7.0f} µs  {state.rules.name:14} tops {tops}, hand {hand}")
        print(f"under 1 ms: {'yes' if ranking[0][0] < LIMIT else 'NO'}")


if __name__ == "__main__":
    main()
