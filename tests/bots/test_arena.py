"""Many games: in order, the same however they are shared out, and stopped without waiting."""

import multiprocessing
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from ninetyeight.bots import BadWeights, Match, Played, play_match
from ninetyeight.rules import RULE_SETS
from tests.patience import PATIENCE

STANDARD = RULE_SETS["standard"]
MATCH = Match(rules=STANDARD, bots=("steady", "rookie", "random"), seed="arena")


def told(games: Iterable[Played]) -> list[Played]:
    """The games without the time that they took."""
    return [replace(game, seconds=0.0) for game in games]


@pytest.mark.slow
def test_the_games_do_not_depend_on_who_plays_them(nets: Path) -> None:
    match = replace(MATCH, bots=("steady", "rookie", "sharp"), weights=nets)
    alone = told(play_match(match, 6, jobs=1, keep=True))
    assert [game.number for game in alone] == list(range(1, 7))
    assert told(play_match(match, 6, jobs=2, keep=True)) == alone
    with ThreadPoolExecutor(3) as executor:
        assert told(play_match(match, 6, jobs=3, executor=executor, keep=True)) == alone


def test_fewer_games_are_the_first_of_more() -> None:
    more = told(play_match(MATCH, 6, jobs=1))
    assert told(play_match(MATCH, 3, jobs=1)) == more[:3]


def test_no_games_are_played_if_none_are_wanted() -> None:
    assert list(play_match(MATCH, 0)) == []


@pytest.mark.parametrize(("games", "jobs"), [(-1, None), (1, 0), (1, -2)])
def test_less_than_nothing_is_refused(games: int, jobs: int | None) -> None:
    with pytest.raises(ValueError, match="cannot be played"):
        play_match(MATCH, games, jobs=jobs)


def test_another_seed_gives_other_games() -> None:
    other = replace(MATCH, seed="other")
    assert told(play_match(MATCH, 5, jobs=1)) != told(play_match(other, 5, jobs=1))


def test_networks_that_are_not_there_are_told_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"standard-1\.net"):
        play_match(Match(rules=STANDARD, bots=("sharp",), seed=1, weights=tmp_path), 1)


def test_whoever_stops_early_leaves_no_process_behind() -> None:
    before = set(multiprocessing.active_children())
    games = play_match(replace(MATCH, bots=("rookie",) * 3), 100_000, jobs=2)
    assert next(iter(games)).number == 1
    games.close()  # type: ignore[attr-defined]
    # The executor's own thread waits for the processes too, and only one of the two is told.
    patience = time.monotonic() + PATIENCE
    while not set(multiprocessing.active_children()) <= before and time.monotonic() < patience:
        time.sleep(0.05)
    assert set(multiprocessing.active_children()) <= before
