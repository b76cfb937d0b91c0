"""The codes of tables."""

import re

import pytest

from ninetyeight.server.tables.codes import is_unlucky, new_code, parse_code


def test_a_code_can_be_said_and_holds_no_digit() -> None:
    for _ in range(1000):
        assert re.fullmatch(
            r"([bdfgklmnprstvz][aeiou]){2}(-([bdfgklmnprstvz][aeiou]){2}){2}", new_code()
        )


def test_codes_are_not_drawn_twice() -> None:
    assert len({new_code() for _ in range(10_000)}) == 10_000


def test_a_code_with_an_unlucky_word_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("kakalolololobakomifurela")
    monkeypatch.setattr("ninetyeight.server.tables.codes.secrets.choice", lambda _: next(letters))
    assert new_code() == "bako-mifu-rela"


@pytest.mark.parametrize("letters", ["suka", "bosukani", "nazido"])
def test_unlucky_words_are_found_anywhere(letters: str) -> None:
    assert is_unlucky(letters)


@pytest.mark.parametrize(
    "typed",
    ["bako-mifu-rela", "BAKO MIFU RELA", " bakomifurela ", "Bako_Mifu.Rela", "bako–mifu–rela"],
)
def test_a_code_is_understood_however_it_is_spaced(typed: str) -> None:
    assert parse_code(typed) == "bako-mifu-rela"


@pytest.mark.parametrize(
    "typed", ["", "bako-mifu", "bako-mifu-rel4", "bako-mifu-rela-nope", "x" * 10_000, "ba\0ko"]
)
def test_anything_else_is_no_code(typed: str) -> None:
    assert parse_code(typed) is None


def test_every_code_is_read_as_it_is_written() -> None:
    for code in [new_code() for _ in range(100)]:
        assert parse_code(code) == code
