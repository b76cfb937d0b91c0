"""Numbers and the words beside them."""

import pytest

from ninetyeight.words import words


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
