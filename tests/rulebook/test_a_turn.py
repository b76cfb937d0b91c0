"""What a player does before the next one is in turn."""

import pytest

from ninetyeight.rules import IllegalAction, Lay, Reason, apply, legal_actions, outcome
from tests.positions import action, after, can, position, refusal, turn_of


def test_a_turn_has_at_least_2_cards() -> None:
    state = position(hands=[[10, 11, 12]])
    assert refusal(state, "end") is Reason.BELOW_MINIMUM
    assert refusal(after(state, "10a"), "end") is Reason.BELOW_MINIMUM
    assert can(after(state, "10a 11a"), "end")


def test_a_turn_may_have_more_cards_than_it_must() -> None:
    state = after(position(hands=[[10, 11, 12]]), "10a 11a")
    assert can(state, "12a")


def test_a_turn_may_have_the_whole_hand() -> None:
    state = position(hands=[range(10, 18)])
    assert after(state, "10a 11a 12a 13a 14a 15a 16a 17a").hand_counts == (0,)


def test_cards_are_laid_on_any_piles_in_any_order() -> None:
    state = after(position(hands=[[10, 11, 90, 91]]), "11b 91c 10a 90d")
    assert state.tops == (10, 11, 91, 90)


def test_the_turn_lasts_until_its_player_ends_it() -> None:
    turn = turn_of(after(position(hands=[[10, 11, 12], []]), "10a 11a 12a"))
    assert (turn.seat, turn.laid) == (0, 3)


@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 0)])
def test_play_goes_clockwise(seat: int, following: int) -> None:
    hands: list[list[int]] = [[], [], []]
    hands[seat] = [10, 11]
    turn = turn_of(after(position(hands=hands, seat=seat), "10a 11a end"))
    assert turn.seat == following


def test_alone_every_turn_is_the_own() -> None:
    turn = turn_of(after(position(hands=[[10, 11]]), "10a 11a end"))
    assert (turn.seat, turn.laid) == (0, 0)


def test_every_turn_counts_its_cards_from_nought() -> None:
    state = after(position(hands=[[10, 11, 12], [20, 21]]), "10a 11a 12a end")
    assert refusal(after(state, "20a"), "end") is Reason.BELOW_MINIMUM


def test_what_the_rules_forbid_is_not_done() -> None:
    with pytest.raises(IllegalAction) as caught:
        apply(position(tops=(40, 50, 60, 70), hands=[[20]]), action("20a"))
    assert caught.value.illegal.code is Reason.DOES_NOT_FIT
    assert caught.value.illegal.facts == {"card": 20, "pile": "a", "top": 40}


def test_the_legal_actions_are_exactly_those_that_nothing_forbids() -> None:
    state = position(tops=(97, 98, 3, 4), hands=[[99, 87, 13]])
    assert legal_actions(state) == tuple(map(action, ["13c", "87a", "99a", "99b"]))
    assert all(isinstance(legal, Lay) for legal in legal_actions(state))
    assert outcome(state) is None
