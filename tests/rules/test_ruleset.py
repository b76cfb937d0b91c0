"""Rule sets: the published numbers, and numbers by which nobody could play."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from ninetyeight.rules import (
    PILES,
    RULE_SETS,
    BadPlayers,
    Card,
    ImpossibleRules,
    Pile,
    Rules,
    UnknownRules,
    rules_named,
)
from tests.tiny import TINY

STANDARD = RULE_SETS["standard"]
FIRE = {22, 33, 44, 55, 66, 77}


class TestPublished:
    def test_the_names(self) -> None:
        assert list(RULE_SETS) == [
            "standard",
            "expert",
            "expert-hand",
            "standard+fire",
            "expert+fire",
            "expert-hand+fire",
        ]

    @pytest.mark.parametrize("name", RULE_SETS)
    def test_what_all_share(self, name: str) -> None:
        rules = rules_named(name)
        assert rules.name == name
        assert list(rules.cards) == list(range(2, 100))
        assert rules.starts == (1, 1, 100, 100)
        assert rules.minimum_when_empty == 1
        assert rules.trick == 10
        assert rules.fire == (FIRE if name.endswith("+fire") else set())

    @pytest.mark.parametrize(
        ("name", "minimum", "hand_sizes"),
        [
            ("standard", 2, (8, 7, 6, 6, 6)),
            ("expert", 3, (8, 7, 6, 6, 6)),
            ("expert-hand", 3, (7, 6, 5, 5, 5)),
        ],
    )
    def test_what_tells_them_apart(
        self, name: str, minimum: int, hand_sizes: tuple[int, ...]
    ) -> None:
        for rules in (rules_named(name), rules_named(f"{name}+fire")):
            assert rules.minimum == minimum
            assert tuple(rules.hand_size(players) for players in range(1, 6)) == hand_sizes

    def test_they_cannot_be_changed(self) -> None:
        with pytest.raises(TypeError):
            RULE_SETS["standard"] = STANDARD  # type: ignore[index]


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownRules, match="no rule set is called 'hard'; known are standard, exp"):
        rules_named("hard")


def test_names_are_looked_up_in_what_is_given() -> None:
    assert rules_named("tiny", TINY) is TINY["tiny"]
    with pytest.raises(UnknownRules):
        rules_named("standard", TINY)


@pytest.mark.parametrize("players", [-1, 0, 6])
def test_a_hand_size_for_a_table_that_is_too_small_or_too_large(players: int) -> None:
    with pytest.raises(BadPlayers, match=f"standard is for 1 to 5 players, not for {players}$"):
        STANDARD.hand_size(players)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"name": ""}, "a name is made of lower-case letters and digits"),
        ({"name": "Standard"}, "a name is made of lower-case letters and digits"),
        ({"name": "standard+"}, "a name is made of lower-case letters and digits"),
        ({"name": "two words"}, "a name is made of lower-case letters and digits"),
        ({"name": "standard\n"}, "a name is made of lower-case letters and digits"),
        ({"lowest": 0}, "cards from 0 to 99: expected 1 <= lowest <= highest"),
        ({"lowest": 100}, "cards from 100 to 99: expected 1 <= lowest <= highest"),
        ({"minimum": 0}, "minimum 0: expected at least 1"),
        ({"minimum_when_empty": 0}, "minimum 2, with an empty draw pile 0: expected"),
        ({"minimum_when_empty": 3}, "minimum 2, with an empty draw pile 3: expected"),
        ({"trick": 0}, "a backwards trick of 0: expected at least 1"),
        ({"trick": -10}, "a backwards trick of -10: expected at least 1"),
        ({"fire": frozenset({22, 100, 101})}, "the fire card 100 is not among the cards"),
        ({"hand_sizes": ()}, "no hand size, so for no number of players"),
        ({"hand_sizes": (8, 1)}, "a hand of 1 cannot reach the minimum of 2"),
        ({"hand_sizes": (8, 50)}, "2 hands of 50 need more than 98 cards"),
    ],
)
def test_impossible_rules_are_refused(change: Mapping[str, object], reason: str) -> None:
    with pytest.raises(ImpossibleRules) as caught:
        replace(STANDARD, **change)  # type: ignore[arg-type]
    assert str(caught.value).startswith(f"rule set {change.get('name', 'standard')!r}: {reason}")


def test_the_smallest_rules_that_can_be_played() -> None:
    one = Rules(name="1", lowest=Card(1), highest=Card(1), hand_sizes=(1,), minimum=1)
    assert list(one.cards) == [1]
    assert one.starts == (0, 0, 2, 2)


@pytest.mark.parametrize(
    ("pile", "top", "taken"),
    [
        (Pile.A, 1, {*range(2, 100)}),
        (Pile.B, 50, {40, *range(51, 100)}),
        (Pile.C, 50, {60, *range(2, 50)}),
        (Pile.D, 100, {*range(2, 100)}),
        (Pile.A, 99, {89}),
        (Pile.C, 2, {12}),
        (Pile.A, 11, {*range(12, 100)}),
    ],
)
def test_what_a_pile_takes(pile: Pile, top: int, taken: set[int]) -> None:
    assert {card for card in STANDARD.cards if STANDARD.fits(card, pile, top)} == taken


def test_the_backwards_trick_is_exactly_ten_the_wrong_way() -> None:
    tricks = {
        pile: [card for card in STANDARD.cards if STANDARD.is_trick(card, pile, 50)]
        for pile in PILES
    }
    assert tricks == {Pile.A: [40], Pile.B: [40], Pile.C: [60], Pile.D: [60]}


def test_piles_burn_while_they_show_a_fire_card() -> None:
    assert rules_named("standard+fire").burning((22, 23, 77, 100)) == {Pile.A, Pile.C}
    assert STANDARD.burning((22, 23, 77, 100)) == set()
