"""What many games say: rates, intervals, differences."""

from collections.abc import Iterable
from math import log, sqrt
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninetyeight.bots import Played, Tally, difference, figures, likelihood, wilson


def tally(left: Iterable[int]) -> Tally:
    kept = Tally()
    for cards in left:
        kept.add(cards, turns=20, seconds=0.01)
    return kept


def test_the_figures_of_some_games() -> None:
    told = figures(tally([0, 0, 9, 10, 21]))
    assert (told.games, told.wins, told.win_rate) == (5, 2, 0.4)
    assert told.mean_left == 8
    assert told.under_ten == 0.6
    assert told.ms_per_turn == pytest.approx(0.5)


def test_a_game_without_a_turn_takes_no_time_for_it() -> None:
    kept = Tally()
    kept.add(98, turns=0, seconds=0.0)
    assert figures(kept).ms_per_turn == 0


# Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_of_a_rate_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@given(games=st.integers(1, 10**6), share=st.floats(0, 1))
def test_the_interval_of_a_rate_holds_it(games: int, share: float) -> None:
    wins = round(share * games)
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    assert low < high


def test_the_difference_counts_the_deals_that_only_one_side_won() -> None:
    ours, theirs = [True, True, False, False], [True, False, False, False]
    assert difference(ours, theirs).mean == 0.25
    assert difference(theirs, ours).mean == -0.25


def test_the_interval_of_a_difference_is_that_of_agresti_and_min() -> None:
    pairs = [(True, False)] * 53 + [(False, True)] * 8 + [(True, True)] * 9 + [(False, False)] * 16
    found = difference(*zip(*pairs, strict=True))
    # By hand: 45 / 88 -+ 1.959964 * sqrt(53 + 8 + 1 - 45 ** 2 / 88) / 88.
    assert found.mean == 45 / 86
    assert found.interval == pytest.approx((0.3723, 0.6504), abs=5e-5)


def test_deals_that_all_went_alike_are_no_certainty() -> None:
    low, high = difference([True] * 10, [True] * 10).interval
    assert low < 0 < high


def test_more_deals_say_more() -> None:
    few, many = (difference([True, False] * n, [False, False] * n).interval for n in (10, 1000))
    assert many[1] - many[0] < few[1] - few[0]


@given(st.lists(st.tuples(st.booleans(), st.booleans()), min_size=1, max_size=200))
def test_the_interval_of_a_difference_holds_it_unless_there_are_very_few(
    pairs: list[tuple[bool, bool]],
) -> None:
    ours, theirs = zip(*pairs, strict=True)
    found = difference(ours, theirs)
    low, high = found.interval
    assert -1 <= low < high <= 1
    assert low <= found.mean <= high or abs(found.mean) > 0.9


def test_the_likelihood_is_that_of_normal_differences() -> None:
    pairs = [(True, False)] * 53 + [(False, True)] * 8 + [(True, True)] * 9 + [(False, False)] * 16
    ours, theirs = zip(*pairs, strict=True)
    mean, variance = 45 / 86, 62 / 88 - (45 / 86) ** 2
    densities = [NormalDist(point, sqrt(variance / 86)).pdf(mean) for point in (0.3, 0.5)]
    assert likelihood(ours, theirs, 0.3, 0.5) == pytest.approx(log(densities[1] / densities[0]))
    assert likelihood(theirs, ours, -0.5, -0.3) == pytest.approx(
        -likelihood(ours, theirs, 0.3, 0.5)
    )


def test_a_tally_is_made_of_games_that_were_played() -> None:
    played = [Played(1, 0, 40, 0.5, None), Played(2, 12, 30, 0.25, None)]
    assert Tally.of(played) == Tally(bytearray([0, 12]), 70, 0.75)


def test_nothing_is_said_of_no_games() -> None:
    with pytest.raises(ValueError, match="no games: expected at least one"):
        figures(Tally())
    with pytest.raises(ValueError, match="no games: expected at least one"):
        wilson(0, 0)
    with pytest.raises(ValueError, match="no games: expected at least one"):
        difference([], [])
    with pytest.raises(ValueError, match="no games: expected at least one"):
        likelihood([], [], 0.0, 0.1)
    with pytest.raises(ValueError, match="4 wins of 3 games: expected 0 to 3"):
        wilson(4, 3)
