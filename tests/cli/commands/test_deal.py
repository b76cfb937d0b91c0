"""`ninetyeight deal`: a fresh game on standard output."""

import pytest

from ninetyeight.record import loads
from ninetyeight.rules import RULE_SETS, Seat
from tests.cli.running import SEED, run


def test_deals_a_game_for_one_who_starts_at_once() -> None:
    record = loads(run("deal").stdout)
    assert record.players == ("Player 1",)
    assert record.rules.name == "standard"
    assert record.start == Seat(0)


def test_a_larger_table_has_still_to_agree_who_starts() -> None:
    record = loads(run("deal", "--players", "3").stdout)
    assert record.players == ("Player 1", "Player 2", "Player 3")
    assert record.start is None


def test_the_same_seed_deals_the_same_game() -> None:
    first, second = (run("deal", "--seed", SEED).stdout for _ in range(2))
    assert first == second
    assert f"seed: {SEED}" in first


def test_a_seed_may_be_in_capitals() -> None:
    assert run("deal", "--seed", SEED.upper()).stdout == run("deal", "--seed", SEED).stdout


def test_without_a_seed_every_deal_is_new() -> None:
    assert run("deal").stdout != run("deal").stdout


@pytest.mark.parametrize("name", RULE_SETS)
def test_deals_by_every_rule_set(name: str) -> None:
    assert loads(run("deal", "--rules", name, "--players", "5").stdout).rules.name == name


@pytest.mark.parametrize("players", ["0", "6", "-1", "two", "", "1.0", "٣"])
def test_refuses_a_table_that_the_game_is_not_for(players: str) -> None:
    result = run("deal", "--players", players)
    assert result.exit_code == 2
    assert "expected 1 to 5" in result.stderr


def test_an_unknown_rule_set_lists_the_known_ones() -> None:
    result = run("deal", "--rules", "easy")
    assert result.exit_code == 2
    assert all(name in result.stderr for name in RULE_SETS)


@pytest.mark.parametrize("seed", ["", "12", SEED + "0", SEED[:-1] + "g", "9" * 10_000])
def test_refuses_what_is_no_seed(seed: str) -> None:
    result = run("deal", "--seed", seed)
    assert result.exit_code == 2
    assert "expected 32 hexadecimal digits" in result.stderr
    assert len(result.stderr) < 400
