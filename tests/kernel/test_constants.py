"""The numbers that are written in both kernels are the same in both."""

import re

import pytest

from ninetyeight.kernel import interface, net_shape, packing
from ninetyeight.kernel.twin import (
    beginners,
    bots,
    history,
    inputs,
    net,
    play,
    search,
    talk,
    turns,
)
from ninetyeight.kernel.twin.review import judge, reasons
from ninetyeight.kernel.twin.solver import spots
from tests.kernel import nets
from tests.kernel.building import SOURCES

C = "\n".join(file.read_text() for file in sorted(SOURCES.rglob("*.[ch]")))
PLAYERS = (beginners, bots, history, inputs, net, search, spots, talk, play, turns)
MODULES = (interface, net_shape, *PLAYERS, judge, reasons)
TWIN = {
    name: number
    for module in MODULES
    for name, number in vars(module).items()
    if name.isupper() and isinstance(number, int)
}
NAMED_OTHERWISE = {
    "PILES": 4,
    "MAX_CARD": packing.HIGHEST_CARD,
    "MAX_PLAYERS": packing.MOST_PLAYERS,
    "MAX_HAND": packing.MOST_IN_HAND,
}
NUMBERS = {**TWIN, **NAMED_OTHERWISE}
del NUMBERS["HIGHEST_CARD"]


@pytest.mark.parametrize("name", NUMBERS)
def test_a_constant_is_the_same_in_c(name: str) -> None:
    written = re.search(rf"\b{name} = ([^,}}]+)[,}}]", C)
    assert written is not None
    assert eval(written[1], {}, NUMBERS) == NUMBERS[name]


def test_roots_are_the_same_in_c() -> None:
    table = re.search(r"ROOT\[.*?\] = \{(.*?)\}", C, re.DOTALL)
    assert table is not None
    assert [int(root) for root in re.findall(r"\d+", table[1])] == inputs.ROOT


@pytest.mark.parametrize(
    "name",
    ["INPUTS", "HIDDEN", "HIDDEN2", "VALUES", "MAX_WEIGHT", "MAX_BIAS", "STAGES", "KNOTS"],
)
def test_the_nets_of_tests_are_of_this_kind(name: str) -> None:
    assert vars(nets)[name] == NUMBERS[name]
