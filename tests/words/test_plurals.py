"""Numbers and the words beside them."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax.ast import Pattern, Placeable, SelectExpression, TextElement
from fluent.syntax.ast import VariableReference as Variable

from ninetyeight.words import LANGUAGES, words
from tests.words.catalogues import messages, variables


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 0, "Draw pile: empty"),
        ("en", 1, "Draw pile: 1 card"),
        ("en", 2, "Draw pile: 2 cards"),
        ("fr", 0, "Pioche\u00a0: vide"),
        ("fr", 1, "Pioche\u00a0: 1 carte"),
        ("fr", 2, "Pioche\u00a0: 2 cartes"),
        ("de", 0, "Nachziehstapel: leer"),
        ("de", 1, "Nachziehstapel: 1 Karte"),
        ("de", 2, "Nachziehstapel: 2 Karten"),
        ("uk", 0, "Гральна колода: порожня"),
        ("uk", 1, "Гральна колода: 1 карта"),
        ("uk", 2, "Гральна колода: 2 карти"),
        ("uk", 5, "Гральна колода: 5 карт"),
        ("uk", 11, "Гральна колода: 11 карт"),
        ("uk", 21, "Гральна колода: 21 карта"),
        ("uk", 34, "Гральна колода: 34 карти"),
        ("uk", 90, "Гральна колода: 90 карт"),
    ],
)
def test_cards_to_draw(language: str, count: int, text: str) -> None:
    assert words(language).say("draw-pile", count=count) == text


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (1, "Поразка: залишилася 1 карта."),
        (3, "Поразка: залишилися 3 карти."),
        (14, "Поразка: залишилося 14 карт."),
        (22, "Поразка: залишилися 22 карти."),
        (31, "Поразка: залишилася 31 карта."),
    ],
)
def test_the_verb_agrees_in_ukrainian(count: int, text: str) -> None:
    assert words("uk").say("result-lost", count=count) == text


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "To cover: the fire on pile a.", "To cover: the fire on piles a, c."),
        (
            "fr",
            "À recouvrir\u00a0: le feu sur la pile a.",
            "À recouvrir\u00a0: le feu sur les piles a, c.",
        ),
        (
            "de",
            "Zu bedecken: das Feuer auf Stapel a.",
            "Zu bedecken: das Feuer auf den Stapeln a, c.",
        ),
        ("uk", "Накрити: вогонь на стопці a.", "Накрити: вогонь на стопках a, c."),
    ],
)
def test_fires_to_cover(language: str, one: str, two: str) -> None:
    assert words(language).say("owed-fires", count=1, piles="a") == one
    assert words(language).say("owed-fires", count=2, piles="a, c") == two


FACTS = {
    # Texts, decimals included, decide about no word.
    "text": "accuracy after before better bot cards code cost day file hash host lays letter luck "
    "mark name names options pile piles play player points problem rating reason result rules "
    "seats seed signal simpler start time told way what who",
    # Numbers that name something or measure it: there are not so many of anything.
    "place": "card column highest jump least line lowest number step top trick turn wins",
    "count": "best count done final games laid left minimum minutes most players room seconds "
    "steps total turns",
}
TEXTS, PLACES, COUNTS = (set(names.split()) for names in FACTS.values())

INVARIANT = {
    "en": "a at has is left more of to was were would",
    "fr": "aurait de par sur suffit à",
    "de": "bis blieb blieben gelegt gibt ist mehr pro sein von zu öffnen übrig",
    "uk": "за з із такого",
}
"""Words that stay the same beside any number, or agree with the one before, as in 2 of 98 were."""

NEVER_ONE = {"error-long-text", "error-too-large", "welcome-together"}
"""Limits of the server, which are large and always the same, and a greeting to two or more."""

ABBREVIATED = {"web-away-minutes"}

NUMBERS = (1, 2, 5, 11, 21)


def words_beside(pattern: Pattern, decided: frozenset[str] = frozenset()) -> Iterator[str]:
    """The words that follow a count which does not decide about them."""
    following = [*pattern.elements[1:], None]
    for element, next_element in zip(pattern.elements, following, strict=True):
        match element:
            case Placeable(expression=SelectExpression() as choice):
                by = {choice.selector.id.name} if isinstance(choice.selector, Variable) else set()
                for variant in choice.variants:
                    yield from words_beside(variant.value, decided | by)
            case Placeable(expression=Variable() as fact) if fact.id.name in COUNTS - decided:
                text = next_element.value if isinstance(next_element, TextElement) else ""
                if word := re.match(r"\s(\w+)", text):
                    yield word[1]


def test_every_fact_is_known_to_be_a_count_or_not() -> None:
    facts = set().union(*(variables(message) for message in messages("en").values()))
    assert facts - TEXTS - PLACES - COUNTS == set()
    assert not (TEXTS & COUNTS or PLACES & COUNTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_beside_a_count_is_chosen_by_it(language: str) -> None:
    found = {
        key: sorted(wrong)
        for key, message in messages(language).items()
        if message.value and key not in NEVER_ONE | ABBREVIATED
        if (wrong := set(words_beside(message.value)) - set(INVARIANT[language].split()))
    }
    assert found == {}


PLURALS = {
    "en": r"\b1 (?!(?:has|is|was)\b)[a-z]+s\b",
    "fr": r"\b[01] (?!(?:dans|moins|plus|sans)\b)\w+s\b",
    "de": r"\b1 (?:Fehlern|Karten|Minuten|Punkte|Sekunden|Spielern|Züge|Zügen)\b",
    "uk": r"\b(?:1|21) (?:карт|ходів|гравців|гравці|секунд|хвилин|ігор|помилок)\b",
}
"""A word in the plural beside one."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_sentence_can_be_said_with_every_number(language: str, number: int) -> None:
    facts = {name: number if name in COUNTS else "x" for name in TEXTS | PLACES | COUNTS}
    for key in messages(language):
        cards = {"cards": number} if key == "result-won" else {}
        text = words(language).say(key, **facts | cards)
        assert key in NEVER_ONE or not re.search(PLURALS[language], text), text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Won: the only card is laid."),
        ("fr", "Gagné\u00a0: la seule carte est posée."),
        ("de", "Gewonnen: Die einzige Karte ist gelegt."),
        ("uk", "Перемога: покладено єдину карту."),
    ],
)
def test_a_game_of_one_card_is_won(language: str, text: str) -> None:
    assert words(language).say("result-won", cards=1) == text
