"""What is open on the table, and what is not."""

from dataclasses import replace
from random import Random

import pytest

from ninetyeight.rules import (
    IllegalAction,
    Reason,
    Seat,
    State,
    determinize,
    explain,
    legal_actions,
    outcome,
    stuck,
    view,
    warns,
)
from tests.positions import TIGHT, action, after, can, hand, lay, position, refusal

SEATS = [None, Seat(0), Seat(1), Seat(2)]


def _three_players() -> State:
    return position(tops=(20, 30, 80, 70), hands=[[25, 26], [35, 36], [45, 46]], seat=1)


def test_a_player_sees_the_own_hand_and_no_other() -> None:
    state = _three_players()
    assert view(state, Seat(2)).hand == state.hands[2]


def test_a_spectator_sees_no_hand() -> None:
    assert view(_three_players(), None).hand == hand()


@pytest.mark.parametrize("seat", SEATS)
def test_all_see_the_top_of_each_pile(seat: Seat | None) -> None:
    assert view(_three_players(), seat).tops == (20, 30, 80, 70)


@pytest.mark.parametrize("seat", SEATS)
def test_all_see_how_many_cards_everybody_holds(seat: Seat | None) -> None:
    assert view(after(_three_players(), "35a"), seat).hand_counts == (6, 5, 6)


@pytest.mark.parametrize("seat", SEATS)
def test_all_see_how_many_cards_are_left_to_draw(seat: Seat | None) -> None:
    assert view(_three_players(), seat).draw_count == 98 - 4 - 18


@pytest.mark.parametrize("seat", SEATS)
def test_all_see_whose_turn_it_is_and_what_it_owes(seat: Seat | None) -> None:
    state = _three_players()
    assert view(state, seat).turn == state.turn


@pytest.mark.parametrize("seat", SEATS)
def test_all_saw_which_cards_were_laid(seat: Seat | None) -> None:
    assert view(after(_three_players(), "35a 36a"), seat).gone == hand(20, 30, 80, 70, 35, 36)


@pytest.mark.parametrize("seat", SEATS)
def test_all_see_that_the_game_is_over(seat: Seat | None) -> None:
    state = position(tops=TIGHT, hands=[[], [], []])
    assert outcome(view(state, seat)) == outcome(state)
    assert stuck(view(state, seat))


def test_the_cards_in_other_hands_and_in_the_draw_pile_are_unseen() -> None:
    state = position(tops=TIGHT, hands=[[99], [50], [51]], draw=[])
    assert view(state, Seat(0)).unseen == hand(50, 51)
    assert view(state, None).unseen == hand(99, 50, 51)


def test_a_view_stays_the_same_whatever_the_hidden_cards_are() -> None:
    state = _three_players()
    hidden = sorted(state.hands[0]) + sorted(state.hands[2], reverse=True)
    other = replace(
        state,
        hands=(frozenset(hidden[6:]), state.hands[1], frozenset(hidden[:6])),
        draw_pile=state.draw_pile[::-1],
    )
    assert view(other, Seat(1)) == view(state, Seat(1))


def test_a_player_in_turn_knows_from_the_view_what_is_legal() -> None:
    state = _three_players()
    assert legal_actions(view(state, Seat(1))) == legal_actions(state)


def test_who_is_not_in_turn_may_do_nothing() -> None:
    seen = view(_three_players(), Seat(0))
    assert legal_actions(seen) == ()
    assert refusal(seen, "25a") is Reason.NOT_YOUR_TURN


def test_a_player_is_warned_by_the_view_as_by_the_state() -> None:
    state = position(tops=(33, 99, 2, 3), hands=[[34, 40], []])
    assert warns(view(state, Seat(0)), lay("40a"))
    assert not warns(view(state, Seat(0)), lay("34a"))


def test_nobody_sees_from_a_seat_that_does_not_exist() -> None:
    with pytest.raises(IllegalAction) as caught:
        view(_three_players(), Seat(3))
    assert caught.value.illegal.code is Reason.NO_SUCH_SEAT


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("actions", ["", "35a", "35a 36a end"])
def test_imagined_hidden_cards_agree_with_all_that_is_seen(seat: Seat | None, actions: str) -> None:
    seen = view(after(_three_players(), actions), seat)
    imagined = determinize(seen, Random(98))
    assert view(imagined, seat) == seen


def test_imagined_hidden_cards_are_not_the_true_ones() -> None:
    state = _three_players()
    imagined = [determinize(view(state, Seat(1)), Random(seed)) for seed in range(5)]
    assert len({other.hands for other in imagined}) == 5
    assert len({other.draw_pile for other in imagined}) == 5


@pytest.mark.parametrize("seat", SEATS)
def test_imagined_cards_of_the_player_in_turn_let_the_game_go_on_as_it_does(
    seat: Seat | None,
) -> None:
    state = position(
        "expert", tops=(99, 98, 2, 3), hands=[[], [89, 88, 12], []], draw=range(30, 70), seat=1
    )
    seen = view(state, seat)
    for seed in range(5):
        assert outcome(determinize(seen, Random(seed))) is None


@pytest.mark.parametrize("seat", SEATS)
def test_imagined_cards_of_the_player_who_lost_do_not_save_the_game(seat: Seat | None) -> None:
    hands = [range(10, 16), range(2, 8), range(78, 84)]
    state = position(
        "standard+fire", tops=(77, 1, 100, 100), hands=hands, draw=range(84, 99), seat=1
    )
    seen = view(state, seat)
    for seed in range(5):
        assert outcome(determinize(seen, Random(seed))) == outcome(state)


def test_nothing_in_a_refusal_tells_another_hand() -> None:
    state = _three_players()
    in_another_hand, in_the_draw_pile = min(state.hands[0]), state.draw_pile[0]
    for card in (in_another_hand, in_the_draw_pile):
        illegal = explain(view(state, Seat(1)), action(f"{card}a"))
        assert illegal is not None
        assert (illegal.code, illegal.facts) == (Reason.NOT_IN_HAND, {"card": card})


def test_an_own_card_is_laid_from_the_view_of_the_own_seat_only() -> None:
    state = _three_players()
    assert can(view(state, Seat(1)), "35a")
    assert not can(view(state, Seat(2)), "35a")
    assert not can(view(state, None), "35a")
