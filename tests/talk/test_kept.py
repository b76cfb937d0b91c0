"""How much the guard catches of sentences that it was not tuned on."""

import pytest

from ninetyeight.talk import refusal
from tests.talk.sentences import LANGUAGES, Sentence, sentences

CAUGHT = 0.9


def kept(language: str, *, is_allowed: bool) -> list[Sentence]:
    return [each for each in sentences(f"kept/{language}") if each.is_allowed is is_allowed]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nine_of_ten_numbers_are_refused(language: str) -> None:
    numbers = kept(language, is_allowed=False)
    refused = sum(refusal(each.text) is not None for each in numbers)
    # Which ones passed is not shown on purpose: whoever saw them would tune the guard to them.
    assert refused >= CAUGHT * len(numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_harmless_is_refused(language: str) -> None:
    assert sum(refusal(each.text) is not None for each in kept(language, is_allowed=True)) == 0


@pytest.mark.parametrize("half", ["kept", "tune"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_halves_are_large(half: str, language: str) -> None:
    verdicts = [each.is_allowed for each in sentences(f"{half}/{language}")]
    assert verdicts.count(True) >= 50
    assert verdicts.count(False) >= 50


def test_no_sentence_is_in_both_halves() -> None:
    halves = [
        {each.text.lower() for language in LANGUAGES for each in sentences(f"{half}/{language}")}
        for half in ("kept", "tune")
    ]
    assert halves[0] & halves[1] == set()


def test_the_kinds_of_numbers_are_the_same() -> None:
    for language in LANGUAGES:
        halves = [
            {each.kind for each in sentences(f"{half}/{language}") if not each.is_allowed}
            for half in ("kept", "tune")
        ]
        assert halves[0] == halves[1]
