"""Decks and tables that cannot be dealt."""

import pytest

from ninetyeight.rules import RULE_SETS, BadDeck, BadPlayers, Card, deal_from
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
