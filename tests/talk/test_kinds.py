"""The kinds of number-telling, each by itself: other languages, speech, tops, questions."""

import pytest

from ninetyeight.talk import Refusal, RefusalReason, refusal
from tests.talk.spellings import spoken_numbers

ORDINARY = {
    "es": {"dos", "tres", "once", "quince"},
    "it": {"due", "tre", "sei", "otto"},
    "nl": {"twee", "tien"},
    "pl": set[str](),
    "ru": set[str](),
}
"""Numbers that are other words in the languages of the table."""


@pytest.mark.parametrize("language", ORDINARY)
def test_numbers_of_other_languages_are_refused(language: str) -> None:
    passed = {spoken for spoken in spoken_numbers(language) if not refusal(spoken)}
    assert passed == ORDINARY[language]


@pytest.mark.parametrize(
    "text", ["once more", "due to rain", "sei so gut", "Otto", "très bien", "c'est le tien", "try"]
)
def test_ordinary_words_that_are_numbers_elsewhere_pass(text: str) -> None:
    assert refusal(text) is None


@pytest.mark.parametrize("text", ["tengo once", "ho sei", "ik heb tien", "u mene sim", "maju dvi"])
def test_but_not_where_the_sentence_is_of_that_language(text: str) -> None:
    assert refusal(text) is not None


SCHEMES = (
    str.maketrans({"я": "ya", "и": "y", "ц": "ts", "ь": "", "'": "", "ш": "sh", "ч": "ch"}),
    str.maketrans({"я": "ia", "и": "y", "ц": "ts", "ь": "", "'": "'", "ш": "sh", "ч": "ch"}),
    str.maketrans({"я": "ja", "и": "y", "ц": "c", "ь": "", "'": "", "ш": "sh", "ч": "ch"}),
    str.maketrans({"я": "ya", "и": "i", "ц": "ts", "ь": "'", "'": "", "ш": "sh", "ч": "ch"}),
)
LETTERS = str.maketrans("аведікмнопрст", "avedikmnoprst")


@pytest.mark.parametrize("scheme", SCHEMES)
def test_ukrainian_in_latin_letters_is_refused(scheme: dict[int, str]) -> None:
    cardinals = [each for each in spoken_numbers("uk") if "ий" not in each and "ій" not in each]
    spelled = [each.translate(scheme).translate(LETTERS) for each in cardinals]
    assert {each for each in spelled if not refusal(each)} <= {"try", "tri", "sim"}


@pytest.mark.parametrize(
    "text",
    [
        *("twenny", "fitty", "fiddy", "thirdy", "sebendy", "a fiver"),
        *("karante", "swassante", "katorz"),
        *("zwoi", "füfzg", "zwanzge", "siebezg", "nünzg", "fuchzge", "ein Zwanni"),
        *("пісят", "шисят", "двацять", "полтинник", "тузінь", "копа"),
    ],
)
def test_numbers_by_ear_and_slang_are_words(text: str) -> None:
    assert refusal(text) == Refusal(RefusalReason.WORDS)


@pytest.mark.parametrize(
    "text",
    [
        *("the top of a plus one", "half of what lies there", "double what you see on b"),
        *("la pile a plus un", "la moitié de ce qu'il y a là", "le double de la pile b"),
        *("Stapel a plus eins", "die Hälfte von dem was da liegt", "doppelt so hoch wie die auf b"),
        *("стопка a плюс один", "половина того, що там лежить", "подвій те, що лежить на b"),
    ],
)
def test_a_way_from_a_top_to_a_number_is_arithmetic(text: str) -> None:
    assert refusal(text) == Refusal(RefusalReason.ARITHMETIC)


@pytest.mark.parametrize(
    "text",
    [
        *("what number do you have?", "how high is your card?", "tell me your lowest card"),
        *("quel nombre as-tu ?", "c'est quoi ta carte ?", "dis-moi ton nombre"),
        *("welche Zahl hast du?", "wie hoch ist deine Karte?", "sag mir deine Zahl"),
        *("яке в тебе число?", "яка твоя найменша карта?", "скажи своє число"),
    ],
)
def test_asking_for_a_number_is_refused(text: str) -> None:
    assert refusal(text) == Refusal(RefusalReason.ASKED)
