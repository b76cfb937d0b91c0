"""Small counts pass in all languages alike, and only where they are bound to what they count."""

import pytest

from ninetyeight.talk import refusal
from tests.talk.sentences import FOLDER, LANGUAGES

COUNTED = {
    "en": ("cards", "piles", "turns", "rounds", "players", "minutes", "min"),
    "fr": ("cartes", "piles", "tours", "manches", "joueurs", "minutes", "min"),
    "de": ("Karten", "Stapel", "Züge", "Runden", "Spieler", "Minuten", "Min"),
    "uk": ("карт", "стопки", "ходів", "раунди", "гравців", "хвилин", "хв"),
}
MOST = 8
"""As many as anybody holds."""


def spoken(language: str, number: int) -> str:
    lines = (FOLDER / "numbers" / f"{language}.txt").read_text("utf-8").splitlines()
    return lines[number - 2].partition("\t")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_up_to_a_hand_pass_in_words_and_in_digits(language: str) -> None:
    assert [
        count
        for number in range(2, MOST + 1)
        for noun in COUNTED[language]
        for count in (
            f"{spoken(language, number)} {noun}",
            f"{number} {noun}",
            f"ok {number} {noun}!",
        )
        if refusal(count)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_higher_counts_are_refused(language: str) -> None:
    assert [
        count
        for number in range(MOST + 1, 100)
        for noun in COUNTED[language]
        for count in (f"{spoken(language, number)} {noun}", f"{number} {noun}")
        if not refusal(count)
    ] == []


@pytest.mark.parametrize(
    "frame",
    [
        *(
            "{}… {}",
            "{}, {}",
            "{}. {}",
            "my card: {} {}",
            "the number is {} {}",
            "ma carte : {} {}",
        ),
        *("meine Karte: {} {}", "моя карта: {} {}", "{} {} above the top", "{} {} au-dessus"),
        *(
            "{} {} über der obersten",
            "{} {} над верхньою",
            "{0} {1} {0}",
            "{0} {1}, {0} {1}",
            "{0}",
        ),
        "{1} {0}",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_that_could_be_a_card_is_refused(language: str, frame: str) -> None:
    passed = [
        text
        for number in range(2, MOST + 1)
        for noun in COUNTED[language][:1]
        for text in (
            frame.format(spoken(language, number), noun),
            frame.format(number, noun),
        )
        if not refusal(text)
    ]
    assert passed == []
