"""The twelve questions that rule books leave open, and what this project decides."""

from dataclasses import replace
from typing import get_args

import pytest

from ninetyeight.rules import (
    Action,
    Card,
    EndTurn,
    IllegalAction,
    Lay,
    Outcome,
    Pile,
    Reason,
    Seat,
    apply,
    choose_starter,
    deal_from,
    legal_actions,
    outcome,
    rules_named,
    stuck,
    view,
    warns,
    way_out,
)
from tests.positions import TIGHT, action, after, can, hand, lay, position, refusal, turn_of
from tests.tiny import TINY

STANDARD = rules_named("standard")
FIRE = "standard+fire"
NARROW = (33, 99, 2, 3)
"""Tops of which only the first leaves room."""


def test_decision_1_a_loss_is_judged_by_orders_of_cards_not_by_single_cards() -> None:
    state = position(tops=NARROW, hands=[[34, 24]])
    assert not stuck(state)
    assert can(after(state, "34a 24a"), "end")


@pytest.mark.parametrize(
    ("tops", "cards", "lays"),
    [
        ((33, 99, 2, 3), [34, 24], "34a 24a"),
        ((99, 33, 2, 3), [34, 24], "34b 24b"),
        ((99, 98, 67, 2), [66, 76], "66c 76c"),
        ((99, 98, 2, 67), [66, 76], "66d 76d"),
    ],
)
def test_decision_1_the_order_is_looked_for_on_every_pile(
    tops: tuple[int, ...], cards: list[int], lays: str
) -> None:
    state = position(tops=tops, hands=[cards])
    assert not stuck(state)
    assert can(after(state, lays), "end")


def test_decision_1_the_order_may_go_through_several_tricks() -> None:
    state = position("expert", tops=NARROW, hands=[[34, 24, 14]])
    assert not stuck(state)
    assert way_out(state.rules, state.tops, state.hands[0], 3, frozenset()) == tuple(
        map(lay, ["34a", "24a", "14a"])
    )


def test_decision_1_a_loss_is_judged_when_the_turn_begins() -> None:
    state = after(position(tops=TIGHT, hands=[[99, 2], []]), "99a 2c end")
    assert stuck(state)
    assert (turn_of(state).seat, turn_of(state).laid) == (1, 0)


def test_decision_1_a_loss_is_judged_again_after_every_card() -> None:
    state = position(tops=NARROW, hands=[[34, 40]])
    assert not stuck(state)
    assert stuck(after(state, "40a"))


def test_decision_1_a_card_that_could_still_be_laid_alone_is_not_laid() -> None:
    state = position(tops=TIGHT, hands=[[99]])
    assert outcome(state) == Outcome(left=8 + state.draw_count)
    assert refusal(state, "99a") is Reason.GAME_OVER


def test_decision_2_a_lay_that_puts_the_minimum_out_of_reach_loses_for_all() -> None:
    state = after(position(tops=NARROW, hands=[[34, 40], []]), "40a")
    assert outcome(state) == Outcome(left=state.left)
    assert turn_of(state).seat == 0


def test_decision_2_such_a_lay_is_legal_and_warned_of() -> None:
    state = position(tops=NARROW, hands=[[34, 40]])
    assert can(state, "40a")
    assert warns(state, lay("40a"))


def test_decision_2_there_is_no_warning_of_a_harmless_lay() -> None:
    state = position(tops=NARROW, hands=[[34, 40]])
    assert not warns(state, lay("34a"))
    assert not warns(after(state, "34a"), lay("40a"))


def test_decision_2_there_is_a_warning_of_a_lay_that_leaves_a_fire_without_cover() -> None:
    state = position(FIRE, tops=(77, 1, 100, 100), hands=[[78, 2, 3, 4, 5, 6, 7, 8]])
    assert warns(state, lay("78b"))
    assert not warns(state, lay("78a"))


def test_decision_2_there_is_no_warning_of_the_card_that_wins() -> None:
    state = position(FIRE, tops=(77, 98, 3, 4), hands=[[99]], draw=[])
    assert not warns(state, lay("99b"))


def test_decision_2_there_is_no_warning_of_a_lay_that_is_not_legal() -> None:
    with pytest.raises(IllegalAction):
        warns(position(tops=NARROW, hands=[[34, 40]]), lay("34c"))


@pytest.mark.parametrize(("rules", "minimum"), [("standard", 2), ("expert", 3)])
def test_decision_3_one_card_to_draw_is_enough_for_the_full_minimum(
    rules: str, minimum: int
) -> None:
    state = position(rules, hands=[[10, 11, 12], [20]], draw=[70, 71, 72, 73])
    turn = turn_of(after(state, "10a 11a 12a end"))
    assert turn.minimum == minimum


@pytest.mark.parametrize("rules", ["standard", "expert"])
def test_decision_3_without_a_card_to_draw_the_minimum_is_1(rules: str) -> None:
    state = position(rules, hands=[[10, 11, 12], [20]], draw=[70, 71, 72])
    turn = turn_of(after(state, "10a 11a 12a end"))
    assert turn.minimum == 1


def test_decision_3_the_minimum_is_fixed_while_the_turn_lasts() -> None:
    state = position("expert", hands=[range(10, 18)], draw=[70])
    turns = [after(state, "10a").turn, after(state, "10a 11a 12a 13a").turn]
    assert [turn.minimum for turn in turns if turn] == [3, 3]


def test_decision_3_the_minimum_is_1_from_the_start_if_all_cards_are_dealt() -> None:
    rules = TINY["tiny-all-dealt"]
    turn = turn_of(choose_starter(deal_from(rules, 2, rules.cards), Seat(0)))
    assert turn.minimum == 1


def test_decision_4_ending_below_the_minimum_is_refused_and_loses_nothing() -> None:
    state = after(position(hands=[[10, 11]]), "10a")
    with pytest.raises(IllegalAction) as caught:
        apply(state, EndTurn())
    assert caught.value.illegal.code is Reason.BELOW_MINIMUM
    assert caught.value.illegal.facts == {"laid": 1, "minimum": 2}
    assert outcome(state) is None


def test_decision_4_ending_with_a_due_fire_uncovered_is_refused_and_loses_nothing() -> None:
    state = after(position(FIRE, tops=(33, 1, 100, 100), hands=[[34, 40, 41]]), "40b 41b")
    with pytest.raises(IllegalAction) as caught:
        apply(state, EndTurn())
    assert caught.value.illegal.code is Reason.FIRE_UNCOVERED
    assert outcome(state) is None


def test_decision_5_a_refill_takes_what_is_left_and_the_hand_stays_smaller() -> None:
    state = position(hands=[[10, 11, 12, 13], [20]], draw=[70, 71])
    later = after(state, "10a 11a 12a 13a end")
    assert later.hand_counts == (5, 7)
    assert later.draw_count == 0
    assert outcome(later) is None


def test_decision_6_a_player_without_cards_is_passed_over_and_the_others_go_on() -> None:
    state = after(position(hands=[[10], [], [30, 31]], draw=[]), "10a end")
    assert turn_of(state).seat == 2
    assert outcome(state) is None


def test_decision_6_the_game_is_won_the_moment_the_last_card_is_laid() -> None:
    state = after(position(hands=[[], [10, 11]], draw=[], seat=1), "10a 11a")
    assert outcome(state) == Outcome(left=0)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_decision_6_the_98th_card_wins_at_every_table(players: int) -> None:
    state = choose_starter(deal_from(STANDARD, players, STANDARD.cards), Seat(0))
    laid = 0
    while outcome(state) is None:
        held = sorted(state.hand_in_turn or ())
        state = after(state, " ".join(f"{card}a" for card in held))
        laid += len(held)
        if outcome(state) is None:
            state = after(state, "end")
    assert laid == 98
    assert outcome(state) == Outcome(left=0)


def test_decision_7_who_has_laid_the_whole_hand_ends_the_turn_and_draws_a_new_one() -> None:
    state = position(hands=[range(10, 18)], draw=range(30, 40))
    bare = after(state, "10a 11a 12a 13a 14a 15a 16a 17a")
    assert outcome(bare) is None
    assert legal_actions(bare) == (EndTurn(),)
    assert after(bare, "end").hands == (hand(*range(30, 38)),)


def test_decision_8_the_trick_may_be_used_as_often_as_wished() -> None:
    state = after(position(tops=(50, 1, 100, 20), hands=[[40, 30, 41, 31]]), "40a 30a 41a 31a")
    assert state.tops == (31, 1, 100, 20)


@pytest.mark.parametrize("trick", ["35a", "42b", "71c", "83d"])
def test_decision_8_the_trick_works_on_any_pile(trick: str) -> None:
    state = position(tops=(45, 52, 61, 73), hands=[[35, 42, 71, 83]])
    assert can(state, trick)


def test_decision_8_the_trick_is_never_compulsory() -> None:
    state = position(tops=(40, 1, 100, 100), hands=[[30, 41, 42]])
    assert can(after(state, "41a 42a"), "end")
    assert can(state, "30b")


@pytest.mark.parametrize("lay", ["20a", "10a", "80c", "90c"])
def test_decision_8_the_trick_is_exactly_10_never_a_multiple(lay: str) -> None:
    state = position(tops=(40, 1, 60, 100), hands=[[int(lay[:-1])]])
    assert refusal(state, lay) is Reason.DOES_NOT_FIT


@pytest.mark.parametrize("pile", Pile)
def test_decision_8_no_card_is_a_trick_on_an_empty_pile(pile: Pile) -> None:
    start = STANDARD.starts[pile]
    assert not any(STANDARD.is_trick(card, pile, start) for card in STANDARD.cards)


def test_decision_9_every_fire_on_top_when_a_turn_begins_is_due_in_that_turn() -> None:
    state = after(position(FIRE, hands=[[22, 77, 33], [30]]), "22a 33b 77c end")
    assert turn_of(state).due == {Pile.A, Pile.B, Pile.C}


def test_decision_9_each_fire_has_its_own_deadline() -> None:
    state = position(FIRE, tops=(33, 1, 44, 100), hands=[[34, 35, 36, 43]])
    assert refusal(after(state, "34a 35a 36a"), "end") is Reason.FIRE_UNCOVERED
    assert can(after(state, "34a 43c"), "end")


def test_decision_9_a_fire_may_be_covered_by_a_fire() -> None:
    state = position(FIRE, tops=(33, 1, 100, 100), hands=[[44, 10]])
    assert can(after(state, "44a 10b"), "end")


def test_decision_9_a_fire_that_covers_another_is_due_in_the_following_turn() -> None:
    state = position(FIRE, tops=(33, 1, 100, 100), hands=[[44, 10], [50]])
    turn = turn_of(after(state, "44a 10b end"))
    assert turn.due == {Pile.A}


def test_decision_9_a_fire_laid_elsewhere_does_not_release_an_older_one() -> None:
    state = after(position(FIRE, tops=(33, 1, 100, 100), hands=[[34, 44, 55]]), "44b 55c")
    assert refusal(state, "end") is Reason.FIRE_UNCOVERED
    assert can(after(state, "34a"), "end")


def test_decision_9_a_fire_is_not_due_in_the_turn_that_lays_it() -> None:
    assert can(after(position(FIRE, hands=[[33, 34]]), "34a 33b"), "end")


def test_decision_9_the_player_who_laid_a_fire_may_cover_it_in_the_same_turn() -> None:
    turn = turn_of(after(position(FIRE, hands=[[33, 34], [40]]), "33a 34a end"))
    assert turn.due == frozenset()


def test_decision_9_covering_cards_count_towards_the_minimum() -> None:
    state = position(FIRE, tops=(33, 1, 44, 100), hands=[[34, 43]])
    assert can(after(state, "34a 43c"), "end")


def test_decision_9_the_duty_goes_to_the_next_player_who_takes_a_turn() -> None:
    state = after(position(FIRE, hands=[[33, 34], [], [40]], draw=[]), "33a end")
    assert turn_of(state).seat == 2
    assert turn_of(state).due == {Pile.A}


def test_decision_9_the_duty_passes_on_no_further() -> None:
    state = after(position(FIRE, hands=[[33, 10], [40, 41], [50]]), "10b 33a end 40a 41a end")
    assert turn_of(state).due == frozenset()


def test_decision_9_alone_the_duty_is_the_own() -> None:
    state = after(position(FIRE, hands=[[33, 10, 34]]), "10b 33a end")
    assert turn_of(state).seat == 0
    assert turn_of(state).due == {Pile.A}


def test_decision_9_one_card_is_owed_for_each_fire_though_the_draw_pile_is_empty() -> None:
    state = position(FIRE, tops=(33, 1, 44, 100), hands=[[34, 43], [50]], draw=[])
    assert refusal(after(state, "34a"), "end") is Reason.FIRE_UNCOVERED
    assert can(after(state, "34a 43c"), "end")


def test_decision_9_all_cards_laid_with_a_fire_on_top_is_a_win() -> None:
    state = after(position(FIRE, tops=(70, 98, 3, 4), hands=[[77]], draw=[]), "77a")
    assert outcome(state) == Outcome(left=0)


def test_decision_9_all_cards_laid_with_a_due_fire_on_top_is_a_win() -> None:
    state = after(position(FIRE, tops=(77, 98, 3, 4), hands=[[99]], draw=[]), "99b")
    assert outcome(state) == Outcome(left=0)


def test_decision_9_a_due_fire_that_the_last_card_cannot_cover_is_a_loss() -> None:
    state = position(FIRE, tops=(77, 1, 100, 100), hands=[[50]], draw=[])
    assert outcome(state) == Outcome(left=1)


def test_decision_10_laying_and_ending_are_all_that_can_be_done() -> None:
    assert get_args(Action) == (Lay, EndTurn)


def test_decision_10_a_card_once_laid_is_not_taken_back() -> None:
    state = after(position(hands=[[10, 11]]), "10a")
    assert refusal(state, "10b") is Reason.NOT_IN_HAND
    assert Card(10) in state.gone


def test_decision_10_the_position_before_a_lay_is_still_what_it_was() -> None:
    state = position(hands=[[10, 11]])
    before = replace(state)
    after(state, "10a")
    assert state == before


@pytest.mark.parametrize("seat", [None, Seat(0), Seat(1), Seat(2)])
def test_decision_11_the_choice_of_the_starter_shows_a_seat_and_no_card(seat: Seat | None) -> None:
    dealt = deal_from(STANDARD, 3, STANDARD.cards)
    started = choose_starter(dealt, Seat(1))
    assert replace(view(started, seat), turn=None) == view(dealt, seat)


def test_decision_12_the_first_seat_takes_the_first_cards_then_the_second_and_so_on() -> None:
    deck = STANDARD.cards[::-1]
    state = deal_from(STANDARD, 3, deck)
    assert state.hands == (
        hand(99, 98, 97, 96, 95, 94),
        hand(93, 92, 91, 90, 89, 88),
        hand(87, 86, 85, 84, 83, 82),
    )


def test_decision_12_the_rest_is_the_draw_pile_in_its_order() -> None:
    state = deal_from(STANDARD, 3, STANDARD.cards[::-1])
    assert state.draw_pile == tuple(range(81, 1, -1))


def test_decision_12_seats_are_numbered_clockwise() -> None:
    state = choose_starter(deal_from(STANDARD, 3, STANDARD.cards), Seat(1))
    seats = []
    for cards in ("8a 9a", "14a 15a", "2b 3b", "10a 11a"):
        seats.append(turn_of(state).seat)
        if len(seats) < 4:
            state = after(state, f"{cards} end")
    assert seats == [1, 2, 0, 1]


def test_decision_12_the_action_of_a_seat_is_its_own() -> None:
    state = choose_starter(deal_from(STANDARD, 3, STANDARD.cards), Seat(1))
    assert action("8a") in legal_actions(state)
    assert action("2a") not in legal_actions(state)
