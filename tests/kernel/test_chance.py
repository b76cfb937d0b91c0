"""The generator of chance is the one that is written down."""

import re
from random import Random

from ninetyeight.kernel.twin.chance import Chance
from tests.kernel.building import ROOT

DOCUMENT = ROOT / "docs" / "kernel.md"


def test_the_first_numbers_of_a_seed_are_those_of_the_document() -> None:
    vectors = re.findall(r"^(\d+) +([0-9a-f ]+)$", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert len(vectors) == 2
    for seed, numbers in vectors:
        chance = Chance(int(seed))
        assert [f"{chance.next():016x}" for _ in numbers.split()] == numbers.split()


def test_a_number_below_a_bound_is_as_likely_as_another() -> None:
    chance = Chance(1)
    drawn = [chance.below(7) for _ in range(7000)]
    assert all(900 < drawn.count(number) < 1100 for number in range(7))
    assert len(drawn) == sum(map(drawn.count, range(7)))


def test_a_seed_beyond_64_bits_is_cut_off() -> None:
    assert Chance(2**64 + 5).next() == Chance(5).next()
    assert Chance(-1).next() == Chance(2**64 - 1).next()


def test_any_card_may_come_to_any_place() -> None:
    def shuffled(seed: int) -> tuple[int, ...]:
        cards = [1, 2, 3]
        Chance(seed).shuffle(cards)
        return tuple(cards)

    orders = [shuffled(Random(seed).randrange(2**64)) for seed in range(600)]
    assert len(set(orders)) == 6
    assert all(60 < orders.count(order) < 140 for order in set(orders))
