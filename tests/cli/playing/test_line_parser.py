"""What a typed line means."""

import pytest

from ninetyeight.cli.playing.line_parser import Command, Lays, Order, hear, hear_yes_or_no
from ninetyeight.record import parse_lay
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
    assert hear(line, ENGLISH) == meaning


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("end", Order(Command.END)),
        ("END", Order(Command.END)),
        ("e", Order(Command.END)),
        ("undo", Order(Command.UNDO)),
        ("t", Order(Command.TABLE)),
        ("h", Order(Command.HELP)),
        ("q", Order(Command.QUIT)),
        ("save", Order(Command.SAVE)),
        ("save  My game.n98 ", Order(Command.SAVE, "My game.n98")),
        ("s X", Order(Command.SAVE, "X")),
    ],
)
def test_commands(line: str, meaning: Order) -> None:
    assert hear(line, ENGLISH) == meaning


@pytest.mark.parametrize(
    "line",
    ["", " ", "57", "a", "57e", "a57", "1234a", "57a help", "57a end now", "end now", "ende", "x"],
)
def test_what_means_nothing(line: str) -> None:
    assert hear(line, ENGLISH) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", Command)
def test_commands_have_a_name_in_every_language_and_keep_the_english_one(
    language: str, command: Command
) -> None:
    catalogue = words(language)
    name = catalogue.say(f"command-{command}")
    assert name == name.casefold()
    assert hear(name, catalogue) == hear(command, catalogue) == Order(command)


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_letters_of_local_names_are_enough(language: str) -> None:
    catalogue = words(language)
    for command in Command:
        name = catalogue.say(f"command-{command}")
        assert hear(name[0], catalogue) == Order(command), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no(language: str) -> None:
    catalogue = words(language)
    yes, no = catalogue.say("answer-yes"), catalogue.say("answer-no")
    for line in (yes, yes.upper(), yes[0], "yes", "y\n"):
        assert hear_yes_or_no(line, catalogue) is True
    for line in (no, no.upper(), no[0], "no", "n\n"):
        assert hear_yes_or_no(line, catalogue) is False
    for line in ("", "perhaps", f"{yes} {no}"):
        assert hear_yes_or_no(line, catalogue) is None
