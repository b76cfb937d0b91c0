"""What a typed line means."""

import pytest

from ninetyeight.cli.playing.line_parser import (
    Keyword,
    Lays,
    TypedCommand,
    parse_line,
    parse_said,
    parse_yes_or_no,
)
from ninetyeight.record import parse_lay
from ninetyeight.rules import Pile
from ninetyeight.talk import Meaning
from ninetyeight.words import LANGUAGES, words

ENGLISH = words("en")


def lays(*texts: str, ends: bool = False) -> Lays:
    return Lays(tuple(parse_lay(text) for text in texts), ends)


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("57a", lays("57a")),
        ("57 a", lays("57a")),
        ("  57A\n", lays("57a")),
        ("47a!", lays("47a!")),
        ("57a 58a", lays("57a", "58a")),
        ("57a, 58 b;2c", lays("57a", "58b", "2c")),
        ("57a58a", lays("57a", "58a")),
        ("57a 58a end", lays("57a", "58a", ends=True)),
        ("57a e", lays("57a", ends=True)),
        ("57а 58с", lays("57a", "58c")),  # typed with Cyrillic letters
    ],
)
def test_lays(line: str, meaning: Lays) -> None:
    assert parse_line(line, ENGLISH) == meaning


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("end", TypedCommand(Keyword.END)),
        ("END", TypedCommand(Keyword.END)),
        ("e", TypedCommand(Keyword.END)),
        ("undo", TypedCommand(Keyword.UNDO)),
        ("t", TypedCommand(Keyword.TABLE)),
        ("h", TypedCommand(Keyword.HELP)),
        ("q", TypedCommand(Keyword.QUIT)),
        ("save", TypedCommand(Keyword.SAVE)),
        ("save  My game.n98 ", TypedCommand(Keyword.SAVE, "My game.n98")),
        ("s X", TypedCommand(Keyword.SAVE, "X")),
        ("m leave a", TypedCommand(Keyword.MESSAGE, "leave a")),
    ],
)
def test_commands(line: str, meaning: TypedCommand) -> None:
    assert parse_line(line, ENGLISH) == meaning


@pytest.mark.parametrize(
    "line",
    ["", " ", "57", "a", "57e", "a57", "1234a", "57a help", "57a end now", "end now", "ende", "x"],
)
def test_what_means_nothing(line: str) -> None:
    assert parse_line(line, ENGLISH) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", Keyword)
def test_commands_have_a_name_in_every_language_and_keep_the_english_one(
    language: str, command: Keyword
) -> None:
    catalogue = words(language)
    name = catalogue.say(f"command-{command}")
    assert name == name.casefold()
    assert parse_line(name, catalogue) == parse_line(command, catalogue) == TypedCommand(command)


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_letters_of_local_names_are_enough(language: str) -> None:
    catalogue = words(language)
    for command in Keyword:
        name = catalogue.say(f"command-{command}")
        assert parse_line(name[0], catalogue) == TypedCommand(command), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_to_bots_has_a_name_in_every_language(language: str) -> None:
    catalogue = words(language)
    for name in ("leave", "no-jump", "free"):
        for typed in (name, catalogue.say(f"say-{name}"), catalogue.say(f"say-{name}")[:2]):
            assert parse_said(f"{typed} C", catalogue) == (Meaning(name), Pile.C)
    assert parse_said(f"{catalogue.say('say-clear')} а", catalogue) == (None, Pile.A)  # Cyrillic


@pytest.mark.parametrize("text", ["", "a", "leave", "leave e", "leave 57", "gladly a", "leave a b"])
def test_nothing_else_can_be_said_to_bots(text: str) -> None:
    assert parse_said(text, ENGLISH) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no(language: str) -> None:
    catalogue = words(language)
    yes, no = catalogue.say("answer-yes"), catalogue.say("answer-no")
    for line in (yes, yes.upper(), yes[0], "yes", "y\n"):
        assert parse_yes_or_no(line, catalogue) is True
    for line in (no, no.upper(), no[0], "no", "n\n"):
        assert parse_yes_or_no(line, catalogue) is False
    for line in ("", "perhaps", f"{yes} {no}"):
        assert parse_yes_or_no(line, catalogue) is None
