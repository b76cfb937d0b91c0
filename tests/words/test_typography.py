"""How sentences are set in each language, and whom they address."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax.ast import TextElement

from ninetyeight.words import LANGUAGES
from tests.words.catalogues import messages, nodes

WRONG_EVERYWHERE = r"""['"`]|\.\.\.|\S {2,}\S| [,)]| \.(?!n98)|\( |\t"""
"""Straight quotation marks and apostrophes, dots for an ellipsis, and spaces where none belong."""

WRONG = {
    "en": r"\s[:;?!…]|[«»„]",
    "fr": r"(?<!\u202f)[;?!]|(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»|\s…|[“”„]",
    "de": r"\s[:;?!]|(?<!\u00a0)…|[«»”]",
    "uk": r"\s[:;?!…]|[“”„]",
}
"""In French no line ends before a sign that is set apart; in German, before an ellipsis."""

MARKS = {"en": ("“", "”"), "fr": ("«", "»"), "de": ("„", "“"), "uk": ("«", "»")}

FORMAL = {
    "fr": r"(?i)\b(?:vous|votre|vos)\b|\b(?!chez|assez)\w+ez\b",
    "de": r"(?<![.!?:;] )(?<!^)\b(?:Sie|Ihre?[mnrs]?)\b|\bIhnen\b",
    "uk": r"(?i)\b(?:ви|вас|вам|ваш\w*)\b|\b(?!навіть)\w+(?:іть|йте|іться|йтеся|втеся)\b",
}
"""Words that address one person formally, or several people."""

TO_EVERYBODY = {
    *("who-starts", "web-hero-text", "web-not-affiliated", "web-about-talk-text"),
    *("web-signal-leave", "web-signal-free", "web-signal-short-leave", "web-signal-short-free"),
    *("web-refused-number-told", "web-requests"),
}
"""Messages to all players, or in their words to each other; the others address one person."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    """The plain text of every message, without what is put into it."""
    for key, message in messages(language).items():
        for node in nodes(message):
            if isinstance(node, TextElement):
                yield key, node.value


def found(pattern: str, language: str) -> list[tuple[str, str]]:
    return [(key, text) for key, text in texts(language) if re.search(pattern, text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_straight_marks_or_stray_spaces(language: str) -> None:
    assert found(WRONG_EVERYWHERE, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_set_as_the_language_does(language: str) -> None:
    assert found(WRONG[language], language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quotation_is_closed(language: str) -> None:
    opening, closing = MARKS[language]
    for key, message in messages(language).items():
        text = "".join(node.value for node in nodes(message) if isinstance(node, TextElement))
        assert text.count(opening) == text.count(closing), key


@pytest.mark.parametrize("language", FORMAL)
def test_one_person_is_addressed_informally(language: str) -> None:
    assert {key for key, _ in found(FORMAL[language], language)} - TO_EVERYBODY == set()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(("en", text) for text in ("it's", "One moment …", 'type "end"', "two  spaces")),
        *(("fr", text) for text in ("Qui commence ?", "Pioche: vide", "l'hôte", "«\u202foui »")),
        *(("de", text) for text in ("Einen Moment…", "Wer beginnt ?", "“Hilfe”", "Karte ,")),
        *(("uk", text) for text in ("ім'я", "Хвилинку …", "“так”", "Зачекай...")),
    ],
)
def test_faults_are_found(language: str, text: str) -> None:
    assert re.search(f"{WRONG_EVERYWHERE}|{WRONG[language]}", text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Veuillez attendre."),
        ("fr", "Entrez votre nom."),
        ("de", "Bitte geben Sie einen Namen ein."),
        ("uk", "Спробуйте ще раз."),
        ("uk", "Введіть ім’я."),
    ],
)
def test_formal_words_are_found(language: str, text: str) -> None:
    assert re.search(FORMAL[language], text)
