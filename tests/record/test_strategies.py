"""The drawn records reach what the properties are about."""

from collections import Counter

import pytest
from hypothesis import given, settings

from ninetyeight.record import PlayedTurn, Record, replay
from ninetyeight.rules import RULE_SETS
from ninetyeight.talk import Signal, Withdrawal
from tests.golden import kinds
from tests.record.strategies import records


def parts(record: Record) -> int:
    return sum(isinstance(entry, PlayedTurn) for entry in record.entries)


@pytest.mark.slow
def test_all_kinds_of_games_are_drawn_often() -> None:
    drawn: Counter[str] = Counter()

    @settings(max_examples=500, derandomize=True, database=None)
    @given(records())
    def draw(record: Record) -> None:
        steps = list(replay(record))
        drawn.update(
            {
                "won": kinds.is_won(steps),
                "lost": kinds.is_lost(steps),
                "not started": kinds.is_not_started(steps),
                "between turns": kinds.stops_between_turns(steps),
                "within a turn": kinds.stops_within_a_turn(steps),
                "with a seed": record.seed is not None,
                "with signals": any(isinstance(entry, Signal) for entry in record.entries),
                "with a withdrawal": any(isinstance(each, Withdrawal) for each in record.entries),
                "with a turn in parts": len(record.turns) < parts(record),
                "with talk": record.talk,
                "published": record.rules.name in RULE_SETS,
                "alone": len(record.players) == 1,
                "five players": len(record.players) == 5,
            }
        )

    draw()
    assert {kind: count for kind, count in drawn.items() if count < 5} == {}
