"""The two steps for experts."""

from dataclasses import replace

import pytest

from ninetyeight.rules import RULE_SETS, Card, Reason, rules_named, stuck
from tests.positions import TIGHT, after, can, position, refusal


@pytest.mark.parametrize("rules", ["expert", "expert-hand", "expert+fire", "expert-hand+fire"])
def test_an_expert_turn_has_at_least_3_cards(rules: str) -> None:
    state = position(rules, hands=[[10, 11, 12]])
    assert refusal(after(state, "10a 11a"), "end") is Reason.BELOW_MINIMUM
    assert can(after(state, "10a 11a 12a"), "end")


def test_experts_lose_with_two_cards_that_fit() -> None:
    assert stuck(position("expert", tops=TIGHT, hands=[[99, 2]]))


def test_experts_go_on_with_three_cards_that_fit() -> None:
    assert not stuck(position("expert", tops=TIGHT, hands=[[99, 2, 13]]))


@pytest.mark.parametrize("fire", ["", "+fire"])
def test_the_first_step_changes_nothing_but_the_minimum(fire: str) -> None:
    standard = rules_named(f"standard{fire}")
    assert rules_named(f"expert{fire}") == replace(standard, name=f"expert{fire}", minimum=3)


@pytest.mark.parametrize(("players", "size"), [(1, 7), (2, 6), (3, 5), (4, 5), (5, 5)])
@pytest.mark.parametrize("rules", ["expert-hand", "expert-hand+fire"])
def test_the_second_step_takes_one_card_from_every_hand(
    rules: str, players: int, size: int
) -> None:
    assert rules_named(rules).hand_size(players) == size


def test_every_step_is_played_with_and_without_fire() -> None:
    assert {rules.name for rules in RULE_SETS.values() if not rules.fire} == {
        "standard",
        "expert",
        "expert-hand",
    }
    assert {rules.name for rules in RULE_SETS.values() if rules.fire == FIRE} == {
        "standard+fire",
        "expert+fire",
        "expert-hand+fire",
    }


FIRE = frozenset(map(Card, [22, 33, 44, 55, 66, 77]))
