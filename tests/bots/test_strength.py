"""That a stronger bot is stronger: bounds far below what is measured, on fixed deals."""

import pytest

from ninetyeight.bots import Figures, Match, Tally, figures, play_match
from ninetyeight.rules import RULE_SETS


def strength(bot: str, players: int, games: int, rules: str = "standard") -> Figures:
    match = Match(rules=RULE_SETS[rules], bots=(bot,) * players, seed="strength")
    tally = Tally()
    for game in play_match(match, games, jobs=1):
        tally.add(game.left, game.turns, game.seconds)
    return figures(tally)


def test_random_never_wins() -> None:
    assert strength("random", 3, games=20).wins == 0


@pytest.mark.slow
def test_rookie_plays_like_a_beginner() -> None:
    assert 10 < strength("rookie", 2, games=12).mean_left < 30


@pytest.mark.parametrize(("players", "least"), [(1, 0.02), (2, 0.25), (3, 0.08), (5, 0.25)])
def test_steady_often_wins(players: int, least: float) -> None:
    assert strength("steady", players, games=150).win_rate > least


@pytest.mark.parametrize(("players", "least"), [(1, 0.1), (2, 0.55), (3, 0.5), (4, 0.7), (5, 0.75)])
def test_sharp_mostly_wins(players: int, least: float) -> None:
    assert strength("sharp", players, games=100).win_rate > least


@pytest.mark.slow
def test_master_seldom_loses() -> None:
    assert strength("master", 3, games=25).win_rate > 0.6
