import pytest

from ninetyeight.record.lines import Word, lines_of


def test_a_word_knows_where_it_stands() -> None:
    line = Word("2  12a\t15a", line=7, column=1)
    assert line.words() == [Word("2", 7, 1), Word("12a", 7, 4), Word("15a", 7, 8)]


def test_what_is_cut_from_a_word_keeps_its_place() -> None:
    word = Word(" a b ", line=3, column=10)
    assert word.stripped() == Word("a b", 3, 11)
    assert word.part(3, 4) == Word("b", 3, 13)
    assert word.end() == Word("", 3, 15)


def test_white_space_alone_leaves_an_empty_word_at_its_end() -> None:
    assert Word("  ", line=1, column=1).stripped() == Word("", 1, 3)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", []),
        ("\n \t\r\n", []),
        ("a\nb", [("a", 1, 1), ("b", 2, 1)]),
        ("a\r\n\r\n  b\r\n", [("a", 1, 1), ("b", 3, 3)]),
        ("\ufeffa", [("a", 1, 1)]),
        ("# a\nb # c # d\n\t#e", [("b", 2, 1)]),
        ("#", []),
        ("a#b", [("a#b", 1, 1)]),
        ("a\u2028b\x0bc\x85d", [("a\u2028b\x0bc\x85d", 1, 1)]),
    ],
    ids=[
        "nothing",
        "only white space",
        "two lines",
        "line ends of Windows",
        "a byte order mark",
        "comments",
        "an empty comment",
        "a mark within a word",
        "other line ends",
    ],
)
def test_lines_that_say_something(text: str, lines: list[tuple[str, int, int]]) -> None:
    assert lines_of(text) == [Word(*line) for line in lines]
