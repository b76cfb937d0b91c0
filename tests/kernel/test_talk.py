"""Signals and imagined deals."""

from random import Random

import pytest

from ninetyeight.kernel import Kernel
from ninetyeight.kernel.packing import pack_state, pack_view, unpack_state
from ninetyeight.rules import Card, Seat, State, view
from tests.kernel.walks import positions
from tests.positions import TIGHT, position, turn_of

SILENT, NO_JUMP, LEAVE = 0, 1, 2
RATHER_NOT, NOTHING, GLADLY = 0, 1, 2


def said_by_hand(state: State, seat: int) -> tuple[int, ...]:
    """What a seat says about the piles: from its hand, the tops, and the cards not yet laid."""
    live = [card for card in state.rules.cards if card not in state.gone]
    words = []
    for pile, top in enumerate(state.tops):
        if pile in (0, 1):
            nearest = [card for card in live if card > top]
            trick = top - state.rules.trick
        else:
            nearest = [card for card in reversed(live) if card < top]
            trick = top + state.rules.trick
        near = [card for card in (trick, *nearest[:2]) if card in live]
        if len(near) > 1 and state.hands[seat].intersection(near):
            words.append(LEAVE)
        elif len(nearest) > 3 and state.hands[seat].intersection(nearest[2:5]):
            words.append(NO_JUMP)
        else:
            words.append(SILENT)
    return tuple(words)


def test_hands_speak_by_the_convention(kernel: Kernel) -> None:
    for state in positions(100, seed=5):
        seat = turn_of(state).seat
        said = {Seat(other): said_by_hand(state, other) for other in range(len(state.hands))}
        own = said.pop(seat)
        assert kernel.view(pack_state(state), True) == pack_view(view(state, seat), said)
        assert tuple(kernel.speak(pack_view(view(state, seat), None))[:4]) == own


@pytest.mark.parametrize(
    ("hand", "gladness"),
    [
        ((2, 3, 4, 5, 6, 7, 8, 9), GLADLY),
        ((6, 7, 50, 51, 52, 53, 54, 55), GLADLY),
        ((7, 9, 50, 51, 52, 53, 54, 55), NOTHING),
        ((13, 14, 50, 51, 52, 53, 54, 55), RATHER_NOT),
        ((43, 44, 45, 46, 47, 48, 49, 50), RATHER_NOT),
    ],
)
def test_who_can_begin_cheaply_starts_gladly(
    kernel: Kernel, hand: tuple[int, ...], gladness: int
) -> None:
    seen = view(position(hands=[hand]), Seat(0))
    assert kernel.speak(pack_view(seen, None))[4] == gladness


def test_how_gladly_one_starts_follows_from_the_cheapest_turn(kernel: Kernel) -> None:
    for state in positions(60, seed=6):
        packed = kernel.view(pack_state(state), False)
        cheapest = min(cost for _, cost, *_ in kernel.turns(packed, 0, None))
        minimum = state.rules.minimum
        gladness = (cheapest <= 2 * minimum) + (cheapest <= 5 * minimum)
        assert kernel.speak(packed)[4] == gladness


def test_an_imagined_deal_agrees_with_the_view(kernel: Kernel) -> None:
    for seed, state in enumerate(positions(60, seed=7)):
        seat = turn_of(state).seat
        for talk in (False, True):
            packed = kernel.view(pack_state(state), talk)
            imagined = unpack_state(state.rules, kernel.imagine(packed, seed))
            assert view(imagined, seat) == view(state, seat)


def test_an_imagined_deal_nearly_always_says_what_was_said(kernel: Kernel) -> None:
    """Hands are imagined one after the other, and some leave the later ones no way to agree."""
    agree = []
    for seed, state in enumerate(positions(120, seed=8, fewest_players=2)):
        packed = kernel.view(pack_state(state), True)
        agree.append(kernel.view(kernel.imagine(packed, seed), True) == packed)
    assert agree.count(True) > 0.95 * len(agree)


def imagined_wishes(kernel: Kernel, state: State) -> list[int]:
    """How often each seat of imagined deals could say *leave it to me*."""
    seen = kernel.view(pack_state(state), False)
    deals = [unpack_state(state.rules, kernel.imagine(seen, seed)) for seed in range(400)]
    return [
        sum(said_by_hand(deal, seat).count(LEAVE) for deal in deals)
        for seat in range(len(state.hands))
    ]


def test_in_silence_who_has_just_played_is_thought_to_have_kept_few_near_cards(
    kernel: Kernel,
) -> None:
    _, before, last = imagined_wishes(kernel, position(tops=(30, 12, 80, 61), hands=[()] * 3))
    assert last < 0.85 * before


def test_who_has_not_played_yet_may_hold_anything(kernel: Kernel) -> None:
    _, second, third = imagined_wishes(kernel, position(hands=[()] * 3))
    assert third > 0.9 * second


def test_what_no_deal_could_have_said_is_not_heard(kernel: Kernel) -> None:
    state = position(tops=TIGHT, hands=[[2, 14, *range(20, 24)], range(40, 46), range(60, 66)])
    seen = view(state, Seat(0))
    # There are no five cards beyond any pile, so nobody can hold the third to fifth; and both cards
    # that are near the last pile are in one's own hand.
    for unlikely in ((NO_JUMP,) * 4, (SILENT, SILENT, SILENT, LEAVE)):
        packed = pack_view(seen, {Seat(1): unlikely})
        imagined = unpack_state(state.rules, kernel.imagine(packed, 1))
        assert view(imagined, Seat(0)) == seen


def test_what_others_said_is_heard_all_the_same(kernel: Kernel) -> None:
    state = position(
        tops=(97, 20, 3, 80),
        hands=[[30, 31, 32, 87, 98, 99], range(40, 46), [21, *range(60, 65)]],
    )
    seen, said = view(state, Seat(0)), said_by_hand(state, 2)
    assert LEAVE in said
    # All that would be near 97 is in one's own hand.
    packed = pack_view(seen, {Seat(1): (LEAVE, SILENT, SILENT, SILENT), Seat(2): said})
    for seed in range(20):
        imagined = unpack_state(state.rules, kernel.imagine(packed, seed))
        assert view(imagined, Seat(0)) == seen
        assert said_by_hand(imagined, 2) == said


def test_imagined_deals_differ_with_the_seed_only(kernel: Kernel) -> None:
    packed = kernel.view(pack_state(position(hands=[range(9, 16), range(60, 67)])), True)
    seeds = [Random(9).randrange(2**64) for _ in range(20)]
    deals = [kernel.imagine(packed, seed) for seed in seeds]
    assert [kernel.imagine(packed, seed) for seed in seeds] == deals
    assert len(set(deals)) == len(set(seeds))


def test_an_unseen_card_may_be_in_any_hand(kernel: Kernel) -> None:
    state = position(hands=[range(20, 26), range(40, 46), range(60, 66)])
    packed = kernel.view(pack_state(state), False)
    deals = [unpack_state(state.rules, kernel.imagine(packed, seed)) for seed in range(300)]
    for seat in (1, 2):
        held = frozenset[Card]().union(*(deal.hands[seat] for deal in deals))
        assert held == view(state, Seat(0)).unseen
