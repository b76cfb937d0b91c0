"""Positions worth solving."""

from itertools import islice
from random import Random

import pytest

from ninetyeight.review import WORK, Effort, Work
from ninetyeight.review.puzzles import (
    GAIN_CARDS,
    Puzzle,
    format_puzzle,
    is_same_idea,
    parse_puzzle,
    search,
)
from ninetyeight.rules import apply, determinize, outcome
from tests.positions import lay


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    with pytest.MonkeyPatch.context() as patch:
        for effort in Effort:
            patch.setitem(WORK, effort, Work(picks=4, deals=32, rounds=1, nodes=1))
        found = (each for _, each in islice(search("test", [("expert-hand", 4)]), 60) if each)
        return next(found)


def test_a_solution_can_be_played(puzzle: Puzzle) -> None:
    state = determinize(puzzle.view, Random(1))
    for each in puzzle.solution:
        state = apply(state, each)
    assert outcome(state) is None


def test_a_solution_is_better_for_certain_and_hard_to_see(puzzle: Puzzle) -> None:
    assert puzzle.gain - 2 * puzzle.error >= GAIN_CARDS
    assert puzzle.found["steady"] == 0


def test_what_is_written_can_be_read(puzzle: Puzzle) -> None:
    assert parse_puzzle(format_puzzle(puzzle)) == puzzle


def test_more_cards_are_the_same_idea() -> None:
    few, many, other = [lay("5a")], [lay("5b"), lay("7a")], [lay("5c"), lay("7a")]
    assert is_same_idea(few, many) and is_same_idea(many, few)
    assert not is_same_idea(few, other)
    assert not is_same_idea((), few)
