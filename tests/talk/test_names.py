"""Names at a table: what a record can hold, no number, and nobody's double."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninetyeight.record.game import name_problem
from ninetyeight.talk import NameProblem, name_problem_at_table


@pytest.mark.parametrize(
    "name",
    [
        *("Ann", "Zoë", "Jean-Luc", "O'Neill", "Олена", "Мар'яна", "李小龍", "Łukasz", "Ann Marie"),
        *("Liv", "Xi", "Sven", "Xavier", "Elena", "Dixie", "Ann 🦊", "Dr. No", "I", "Vi"),
        *("Weighty", "Neo", "Leo", "Ottó", "Сімон", "Стас", "Тарас", "Octavia"),
    ],
)
def test_ordinary_names_are_welcome(name: str) -> None:
    assert name_problem_at_table(name, taken=["Bob"]) is None


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", NameProblem.EMPTY),
        (" \t ", NameProblem.EMPTY),
        ("A" * 25, NameProblem.TOO_LONG),
        (" Ann", NameProblem.WHITE_SPACE),
        ("Ann\n", NameProblem.WHITE_SPACE),
        ("Ann  Marie", NameProblem.WHITE_SPACE),
        ("Ann\u00a0Marie", NameProblem.WHITE_SPACE),
        ("An\u200bn", NameProblem.CONTROL_CHARACTERS),
        ("\u202eAnn", NameProblem.CONTROL_CHARACTERS),
        ("Ann\x07", NameProblem.CONTROL_CHARACTERS),
        ("Z\u0335\u0321\u0322\u0323algo", NameProblem.CONTROL_CHARACTERS),
        ("Ann|Bob", NameProblem.RESERVED_CHARACTERS),
        ("#Ann", NameProblem.RESERVED_CHARACTERS),
        ("...", NameProblem.NOT_A_NAME),
        ("🦊🦊", NameProblem.NOT_A_NAME),
        ("\u3164", NameProblem.NOT_A_NAME),
        ("Ann47", NameProblem.NUMBER),
        ("Forty Seven", NameProblem.NUMBER),
        ("Сорок", NameProblem.NUMBER),
        ("XLVII", NameProblem.NUMBER),
        ("s e v e n", NameProblem.NUMBER),
        ("5 min", NameProblem.NUMBER),
        ("Two cards", NameProblem.NUMBER),
    ],
)
def test_other_names_are_not(name: str, problem: NameProblem) -> None:
    assert name_problem_at_table(name, taken=["Bob"]) is problem


@pytest.mark.parametrize(
    "name", ["Paul", "PAUL", "Раul", "PauI", "Pául", "P-a-u-l", "Ｐａｕｌ", "Paul!"]
)
def test_nobody_looks_like_another(name: str) -> None:
    assert name_problem_at_table(name, taken=["Bob", "Paul"]) is NameProblem.LOOKS_LIKE_ANOTHER


def test_names_may_begin_alike() -> None:
    assert name_problem_at_table("Paula", taken=["Paul"]) is None


@given(st.text(max_size=30))
def test_a_record_can_hold_every_name_that_is_welcome(name: str) -> None:
    if name_problem_at_table(name, taken=[]) is None:
        assert name_problem(name) is None
