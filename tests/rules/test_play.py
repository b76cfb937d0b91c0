"""Decks and tables that cannot be dealt, and what a view can be followed through."""

import pytest

from ninetyeight.rules import (
    RULE_SETS,
    BadDeck,
    BadPlayers,
    Card,
    EndTurn,
    IllegalAction,
    NotVisible,
    Seat,
    apply,
    choose_starter,
    deal_from,
    view,
)
from tests.positions import lay
from tests.tiny import TINY

STANDARD = RULE_SETS["standard"]


@pytest.mark.parametrize(
    ("deck", "problem"),
    [
        ([*range(2, 99)], "missing 99"),
        ([*range(2, 100), 50], "doubled 50"),
        ([*range(1, 100)], "foreign 1"),
        ([*range(4, 100), 0, 100, 4, 4], "foreign 0, 100; doubled 4; missing 2, 3"),
    ],
)
def test_a_bad_deck_is_refused(deck: list[int], problem: str) -> None:
    with pytest.raises(BadDeck) as caught:
        deal_from(STANDARD, 3, [*map(Card, deck)])
    assert str(caught.value) == f"not a deck of standard: {problem}"


@pytest.mark.parametrize("players", [0, 6])
def test_a_table_of_the_wrong_size_is_refused(players: int) -> None:
    with pytest.raises(BadPlayers, match="standard is for 1 to 5 players"):
        deal_from(STANDARD, players, STANDARD.cards)


def test_a_deck_of_other_rules_is_refused() -> None:
    with pytest.raises(BadDeck, match=r"^not a deck of standard: missing "):
        deal_from(STANDARD, 1, TINY["tiny"].cards)


STARTED = choose_starter(deal_from(STANDARD, 2, STANDARD.cards), Seat(0))


def test_a_view_is_followed_through_its_own_lays() -> None:
    seen = apply(apply(view(STARTED, Seat(0)), lay("2a")), lay("3a"))
    assert seen == view(apply(apply(STARTED, lay("2a")), lay("3a")), Seat(0))


def test_a_view_cannot_be_followed_through_what_it_does_not_see() -> None:
    seen = apply(apply(view(STARTED, Seat(0)), lay("2a")), lay("3a"))
    with pytest.raises(NotVisible, match="draws is hidden from a view"):
        apply(seen, EndTurn())  # type: ignore[call-overload]
    with pytest.raises(IllegalAction, match="another player's turn"):
        apply(view(STARTED, Seat(1)), lay("9a"))
    with pytest.raises(IllegalAction, match="50 is not in the hand"):
        apply(view(STARTED, Seat(0)), lay("50a"))
