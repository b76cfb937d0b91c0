"""Whole turns: legal, told truly, and none that matters forgotten."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from ninetyeight.kernel import Kernel
from ninetyeight.kernel.packing import pack_view, unpack_lays
from ninetyeight.kernel.twin.turns import EXTRA, LAYER_SLACK, slack_of
from ninetyeight.rules import (
    PILES,
    Card,
    EndTurn,
    Hand,
    Lay,
    Pile,
    State,
    Tops,
    apply,
    explain,
    view,
)
from tests.kernel.walks import positions
from tests.positions import lay, position, turn_of

Node = tuple[Tops, Hand]
"""Where a turn leads: the tops, and what remains of the hand."""


def packed_view(state: State) -> bytes:
    return pack_view(view(state, turn_of(state).seat), None)


def after_lays(state: State, lays: tuple[Lay, ...]) -> State:
    for each in lays:
        state = apply(state, each)
    return state


@pytest.mark.slow
@pytest.mark.parametrize("extra", [0, EXTRA, 100])
def test_every_turn_is_legal_and_none_leads_where_another_does(kernel: Kernel, extra: int) -> None:
    for state in positions(60, seed=extra):
        turns = [unpack_lays(turn[0]) for turn in kernel.turns(packed_view(state), extra, None)]
        ends = [after_lays(state, lays) for lays in turns]
        assert turns, "whoever is not stuck has a turn"
        assert all(end.left == 0 or explain(end, EndTurn()) is None for end in ends)
        assert len(set(ends)) == len(ends)


def test_a_turn_without_lays_is_one_only_after_a_lay(kernel: Kernel) -> None:
    owing = position(hands=[range(10, 18)])
    done = position(tops=(3, 1, 100, 100), hands=[range(10, 16)], laid=2)
    assert b"" not in [turn[0] for turn in kernel.turns(packed_view(owing), 2, None)]
    assert kernel.turns(packed_view(done), 2, None)[0][0] == b""


def test_who_is_stuck_has_no_turn(kernel: Kernel) -> None:
    stuck = position(tops=(97, 98, 3, 4), hands=[[50]])
    assert kernel.turns(packed_view(stuck), 2, None) == []


def test_who_can_only_make_a_dear_turn_has_just_that(kernel: Kernel) -> None:
    """Three fires are to be covered, at prices that cheap lays on the fourth pile make absurd."""
    hand = [2, 3, 94, 95, 96, 97, 98, 99]
    state = position("standard+fire", tops=(22, 33, 44, 100), hands=[hand])
    (turn,) = kernel.turns(packed_view(state), 2, None)
    assert unpack_lays(turn[0]) == (lay("94a"), lay("95b"), lay("3c"))


def cost_by_hand(state: State, tops: Tops, hand: Hand, card: Card, pile: Pile) -> int:
    """How many cards that are not laid lose their place on the pile, or win it back."""
    low, high = sorted((card, tops[pile]))
    live = view(state, turn_of(state).seat).unseen | hand
    between = sum(low < other < high for other in live)
    return -between if state.rules.is_trick(card, pile, tops[pile]) else between


def nodes_by_hand(state: State, extra: int) -> Iterator[dict[Node, tuple[int, bool]]]:
    """After each number of lays, all that can be reached, at the lowest cost; is it a whole turn?

    Every order of all cards on all piles is tried; the rules say what is legal.
    """
    turn = turn_of(state)
    layer: dict[Node, tuple[int, frozenset[Pile]]] = {
        (state.tops, state.hands[turn.seat]): (0, turn.due)
    }
    laid = 0
    while layer:
        whole = {
            node: (cost, laid >= turn.missing and not due) for node, (cost, due) in layer.items()
        }
        yield whole
        following: dict[Node, tuple[int, frozenset[Pile]]] = {}
        for (tops, hand), (so_far, due) in layer.items():
            for card, pile in product(hand, PILES):
                if not state.rules.fits(card, pile, tops[pile]):
                    continue
                cost = cost_by_hand(state, tops, hand, card, pile)
                if whole[tops, hand][1] and cost > extra:
                    continue
                node = tuple(card if pile == at else tops[at] for at in PILES), hand - {card}
                if node not in following or so_far + cost < following[node][0]:
                    following[node] = so_far + cost, due - {pile}
        layer = following
        laid += 1


def turns_by_hand(state: State, extra: int) -> dict[Node, int] | None:
    """The turns that a kernel must find, with their costs; None if it may cut some off early."""
    found: dict[Node, int] = {}
    for laid, layer in enumerate(nodes_by_hand(state, extra)):
        costs = [cost for cost, _ in layer.values()]
        if max(costs) > min(costs) + slack_of(extra) + LAYER_SLACK or len(layer) > 300:
            return None
        if laid or turn_of(state).laid:
            found |= {node: cost for node, (cost, is_whole) in layer.items() if is_whole}
    cheapest = min(found.values())
    return {node: cost for node, cost in found.items() if cost <= cheapest + slack_of(extra)}


def test_no_turn_within_the_limits_of_cost_is_forgotten(kernel: Kernel) -> None:
    compared = 0
    for seed, state in enumerate(positions(150, seed=3)):
        extra = Random(seed).choice((0, 1, EXTRA, 100))
        if len(state.hands[turn_of(state).seat]) > 5:
            continue
        expected = turns_by_hand(state, extra)
        if expected is None:
            continue
        found: dict[Node, int] = {}
        for lays, cost, *_ in kernel.turns(packed_view(state), extra, None):
            end = after_lays(state, unpack_lays(lays))
            found[end.tops, end.hands[turn_of(end).seat]] = cost
        assert found == expected
        compared += 1
    assert compared > 30
