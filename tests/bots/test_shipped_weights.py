"""The networks that come with the package."""

import pytest

from ninetyeight.bots.weights import WEIGHTED, load_weights
from ninetyeight.rules import RULE_SETS


def test_every_rule_set_and_number_of_players_has_one() -> None:
    assert len(WEIGHTED) == 5 * len(RULE_SETS) == 30


@pytest.mark.parametrize(("rules", "players"), WEIGHTED)
def test_is_there_and_sound(rules: str, players: int) -> None:
    weights = load_weights(rules, players)
    assert weights.games > 0
    assert "ninetyeight train" in weights.command
