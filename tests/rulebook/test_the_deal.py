"""Cards, piles, hands and who begins."""

import pytest

from ninetyeight.rules import (
    BadDeck,
    BadPlayers,
    Card,
    IllegalAction,
    Pile,
    Reason,
    Seat,
    choose_starter,
    deal,
    deal_from,
    legal_actions,
    outcome,
    parse_seed,
    rules_named,
    shuffled,
    view,
)
from tests.positions import refusal, turn_of

STANDARD = rules_named("standard")
SEED = parse_seed("000102030405060708090a0b0c0d0e0f")


def test_there_are_98_cards_one_each_from_2_to_99() -> None:
    assert sorted(shuffled(STANDARD, SEED)) == list(range(2, 100))


def test_two_piles_ascend_and_start_at_1_two_descend_and_start_at_100() -> None:
    assert deal(STANDARD, 1, SEED).tops == (1, 1, 100, 100)
    assert [pile.ascends for pile in Pile] == [True, True, False, False]


@pytest.mark.parametrize(("players", "size"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_the_hand_size_follows_the_number_of_players(players: int, size: int) -> None:
    assert deal(STANDARD, players, SEED).hand_counts == (size,) * players


@pytest.mark.parametrize("players", [0, 6])
def test_one_to_five_people_play(players: int) -> None:
    with pytest.raises(BadPlayers):
        deal(STANDARD, players, SEED)


@pytest.mark.parametrize(("players", "left_to_draw"), [(1, 90), (2, 84), (3, 80), (4, 74), (5, 68)])
def test_what_is_not_dealt_is_the_draw_pile(players: int, left_to_draw: int) -> None:
    assert deal(STANDARD, players, SEED).draw_count == left_to_draw


@pytest.mark.parametrize(
    "deck", [range(2, 99), [2, *range(2, 99)], range(1, 100), range(1, 99)], ids=str
)
def test_a_deck_holds_every_card_exactly_once(deck: range | list[int]) -> None:
    with pytest.raises(BadDeck):
        deal_from(STANDARD, 1, [Card(card) for card in deck])


def test_a_seed_gives_one_order_of_the_deck_and_the_same_for_ever() -> None:
    assert shuffled(STANDARD, SEED)[:8] == (93, 19, 30, 42, 73, 47, 52, 71)
    assert shuffled(STANDARD, SEED)[-7:] == (20, 43, 26, 92, 37, 7, 5)


def test_all_look_at_their_hands_before_they_agree_who_starts() -> None:
    state = deal(STANDARD, 3, SEED)
    assert [view(state, Seat(seat)).hand for seat in range(3)] == list(state.hands)


def test_nobody_lays_before_the_table_has_agreed_who_starts() -> None:
    state = deal_from(STANDARD, 2, STANDARD.cards)
    assert refusal(state, "2a") is Reason.NOT_STARTED
    assert legal_actions(state) == ()
    assert outcome(state) is None


@pytest.mark.parametrize("seat", [Seat(0), Seat(1), Seat(2)])
def test_any_player_may_start(seat: Seat) -> None:
    turn = turn_of(choose_starter(deal(STANDARD, 3, SEED), seat))
    assert turn.seat == seat


@pytest.mark.parametrize("seat", [Seat(-1), Seat(3)])
def test_only_who_sits_at_the_table_may_start(seat: Seat) -> None:
    with pytest.raises(IllegalAction) as caught:
        choose_starter(deal(STANDARD, 3, SEED), seat)
    assert caught.value.illegal.code is Reason.NO_SUCH_SEAT


def test_the_starter_is_chosen_once() -> None:
    started = choose_starter(deal(STANDARD, 2, SEED), Seat(1))
    with pytest.raises(IllegalAction) as caught:
        choose_starter(started, Seat(0))
    assert caught.value.illegal.code is Reason.ALREADY_STARTED
