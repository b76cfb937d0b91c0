"""All games of a deal, counted by the rules and by the naive game, against numbers on file."""

import pytest

from tests.rules.node_counts import Deal, counts_by_the_naive_game, counts_by_the_rules, deals
from tests.tiny import TINY

DEALS = deals()


def _name(deal: Deal) -> str:
    return f"{deal['rules']}-of-{deal['players']}"


def _cases(*, slow: bool) -> list[object]:
    return [pytest.param(deal, id=_name(deal)) for deal in DEALS if deal["slow"] is slow]


@pytest.mark.parametrize("deal", _cases(slow=False))
def test_the_rules_and_the_naive_game_count_the_same(deal: Deal) -> None:
    assert counts_by_the_rules(deal) == counts_by_the_naive_game(deal) == deal["counts"]


@pytest.mark.slow
@pytest.mark.parametrize("deal", _cases(slow=True))
def test_they_count_the_same_in_larger_trees(deal: Deal) -> None:
    assert counts_by_the_rules(deal) == counts_by_the_naive_game(deal) == deal["counts"]


def test_every_tiny_rule_set_is_counted_for_every_number_of_players() -> None:
    counted = {(deal["rules"], deal["players"]) for deal in DEALS if not deal["slow"]}
    assert counted == {
        (rules.name, players)
        for rules in TINY.values()
        for players in range(1, len(rules.hand_sizes) + 1)
    }
