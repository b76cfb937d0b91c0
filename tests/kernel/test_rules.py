"""A kernel plays by the rules: it is compared with `ninetyeight.rules` after every action."""

import pytest

from ninetyeight.kernel import Kernel
from ninetyeight.kernel.packing import pack_state, pack_view, unpack_lays
from ninetyeight.rules import (
    RULE_SETS,
    Action,
    Card,
    Lay,
    Seat,
    State,
    apply,
    choose_starter,
    deal_from,
    legal_actions,
    stuck,
    view,
)
from tests.kernel.walks import ALL_RULES, walk
from tests.positions import after, turn_of
from tests.rules.node_counts import Deal, deals
from tests.rules.strategies import legal_lays
from tests.tiny import TINY

TABLES = [
    (name, players)
    for name, rules in ALL_RULES.items()
    for players in range(1, len(rules.hand_sizes) + 1)
]


def packed_after(kernel: Kernel, packed: bytes, action: Action) -> bytes:
    if isinstance(action, Lay):
        return kernel.lay(packed, action.card, action.pile)
    return kernel.end_turn(packed)


def assert_seen_alike(kernel: Kernel, state: State) -> None:
    packed = pack_state(state)
    assert kernel.stuck(packed) == stuck(state)
    assert unpack_lays(kernel.lays(packed)) == tuple(legal_lays(state))
    assert kernel.view(packed, False) == pack_view(view(state, turn_of(state).seat), None)


def assert_same_game(kernel: Kernel, name: str, players: int, seed: int) -> None:
    steps = walk(name, players, seed)
    packed = pack_state(steps[0][0])
    for state, action in steps:
        assert packed == pack_state(state)
        assert_seen_alike(kernel, state)
        if action:
            packed = packed_after(kernel, packed, action)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_is_the_same_after_every_action(kernel: Kernel, name: str, players: int) -> None:
    assert_same_game(kernel, name, players, seed=0)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_many_games_are_the_same(kernel: Kernel, name: str, players: int) -> None:
    for seed in range(1, 8 if name in RULE_SETS else 40):
        assert_same_game(kernel, name, players, seed)


def _size(deal: Deal) -> int:
    return sum(deal["counts"]["positions"])


def _named(deal: Deal) -> str:
    return f"{deal['rules']}-{deal['players']}-{_size(deal)}"


SMALL = [deal for deal in deals() if _size(deal) <= 300]
LARGER = [deal for deal in deals() if 300 < _size(deal) < 10_000]


@pytest.mark.parametrize("deal", SMALL, ids=_named)
def test_all_that_can_come_of_a_tiny_deal_is_the_same(kernel: Kernel, deal: Deal) -> None:
    assert_same_tree(kernel, deal)


# WebAssembly is made of the same sources as the native kernel, and asking it takes longer.
@pytest.mark.slow
@pytest.mark.parametrize("kernel", ["native", "python"], indirect=True)
@pytest.mark.parametrize("deal", LARGER, ids=_named)
def test_all_that_can_come_of_a_larger_deal_is_the_same(kernel: Kernel, deal: Deal) -> None:
    assert_same_tree(kernel, deal)


def assert_same_tree(kernel: Kernel, deal: Deal) -> None:
    table = deal_from(TINY[deal["rules"]], deal["players"], [Card(card) for card in deal["deck"]])
    layer = {after(choose_starter(table, Seat(deal["starter"])), deal["opening"])}
    while layer:
        following: set[State] = set()
        for state in layer:
            assert_seen_alike(kernel, state)
            for action in legal_actions(state):
                further = apply(state, action)
                assert packed_after(kernel, pack_state(state), action) == pack_state(further)
                following.add(further)
        layer = following
