"""Long lines in narrow terminals."""

import pytest

from ninetyeight.cli.wrapping import wrapped, wrapped_to


def test_lines_are_broken_between_words() -> None:
    text = "Now agree who starts, without naming any number on a card."
    for width in (20, 40, 80):
        lines = wrapped_to(text, width).split("\n")
        assert all(len(line) <= width for line in lines)
        assert " ".join(lines) == text


def test_what_fits_stays_as_it_is() -> None:
    text = "  two  spaces\n\nand an empty line"
    assert wrapped_to(text, 40) == text


def test_a_long_word_stays_whole() -> None:
    assert wrapped_to(f"the seed {'a' * 64}", 40) == f"the seed\n{'a' * 64}"


def test_nothing_is_broken_where_the_output_is_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert wrapped("word " * 100) == "word " * 100
