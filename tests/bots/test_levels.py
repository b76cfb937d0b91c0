"""The bots by name, at every table."""

from dataclasses import replace
from pathlib import Path

import pytest

from ninetyeight.bots import LEVELS, Match, UnknownBot, bot_named, play_game
from ninetyeight.bots.levels import BUDGET, EXPERT_SAMPLES, SAMPLES, samples_within
from ninetyeight.bots.weights import WEIGHTED, BadWeights
from ninetyeight.kernel import TooLarge
from ninetyeight.record import final_state, loads
from ninetyeight.rules import RULE_SETS, BadPlayers, outcome
from tests.bots.tables import bots_of

STANDARD = RULE_SETS["standard"]


def test_the_names_from_the_weakest_to_the_strongest() -> None:
    assert list(LEVELS) == ["random", "rookie", "steady", "sharp", "master"]


def test_every_bot_is_told_in_a_line_that_people_understand() -> None:
    for description in LEVELS.values():
        assert 10 < len(description) < 70
        assert not {"net", "TD", "search", "kernel"}.intersection(description.split())


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_knows_its_name(name: str) -> None:
    assert bot_named(name, STANDARD, 2).name == name


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("players", [0, 6])
def test_a_table_that_the_rules_do_not_know_is_refused(name: str, players: int) -> None:
    with pytest.raises(BadPlayers, match=f"for 1 to 5 players, not for {players}"):
        bot_named(name, STANDARD, players)


def test_a_table_that_the_kernel_has_no_room_for_is_refused() -> None:
    crowded = replace(STANDARD, name="crowded", hand_sizes=(8, 7, 6, 6, 6, 6))
    with pytest.raises(TooLarge, match="crowded for 6: the kernel plays up to 5 players"):
        bot_named("steady", crowded, 6)


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as caught:
        bot_named("expert", STANDARD, 2)
    assert str(caught.value) == (
        "no bot is called 'expert'; known are random, rookie, steady, sharp, master"
    )


def test_a_network_is_read_only_when_it_is_needed(tmp_path: Path) -> None:
    bot = bot_named("sharp", STANDARD, 1, weights=tmp_path)
    with pytest.raises(BadWeights):
        play_game(Match(rules=STANDARD, bots=(bot,), seed=1), 1)


def test_a_budget_is_kept_by_the_number_of_deals_to_imagine() -> None:
    expert = RULE_SETS["expert"]
    assert samples_within(BUDGET, STANDARD, 3, native=True) == SAMPLES[3]
    assert samples_within(BUDGET, STANDARD, 1, native=True) == SAMPLES[1]
    assert samples_within(BUDGET, expert, 1, native=True) == EXPERT_SAMPLES[1]
    assert samples_within(2 * BUDGET, STANDARD, 3, native=True) == 2 * SAMPLES[3]
    assert 4 <= samples_within(BUDGET, STANDARD, 3, native=False) < SAMPLES[3]
    assert samples_within(0.0, STANDARD, 3, native=True) == 4
    assert samples_within(1e9, STANDARD, 3, native=True) == 2**16


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), WEIGHTED)
def test_every_level_plays_every_table_to_its_end(name: str, players: int, nets: Path) -> None:
    rules = RULE_SETS[name]
    for bot in bots_of(rules, players, nets):
        match = Match(rules=rules, bots=(bot,) * players, seed=name)
        played = play_game(match, 1, keep=True)
        # Whoever reads the record holds every lay against the rules.
        end = outcome(final_state(loads(played.record or "")))
        assert end is not None
        assert end.left == played.left


@pytest.mark.parametrize("budget", [-1.0, float("nan"), float("inf")])
def test_what_is_no_time_to_think_is_refused(budget: float) -> None:
    with pytest.raises(ValueError, match="expected a time"):
        bot_named("master", RULE_SETS["standard"], 2, budget=budget)
