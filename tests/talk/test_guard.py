"""The guard of free chat, held against a corpus, every number, and disguises made by chance."""

import subprocess
import sys
from dataclasses import fields
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninetyeight.talk import Refusal, RefusalReason, refusal
from tests.talk.sentences import LANGUAGES, ordinary_words, sentences
from tests.talk.spellings import DIALECTS, DISGUISES, spellings, spoken_numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_gets_its_verdict(language: str) -> None:
    wrong = [
        f"{sentence.place} {sentence.text}"
        for name in (language, f"tune/{language}")
        for sentence in sentences(name)
        if (refusal(sentence.text) is None) != sentence.is_allowed
    ]
    assert wrong == []


def test_the_corpus_is_large_and_balanced() -> None:
    verdicts = [sentence.is_allowed for name in LANGUAGES for sentence in sentences(name)]
    assert len(verdicts) >= 600
    assert sum(verdicts) >= 0.4 * len(verdicts)


def test_a_number_in_parts_is_refused_with_the_last_part() -> None:
    wrong = []
    for sentence in sentences("splits"):
        *before, text = sentence.messages
        if (refusal(text, before) is None) != sentence.is_allowed:
            wrong.append(f"{sentence.place} {sentence.text}")
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("47", RefusalReason.DIGITS),
        ("forty-seven", RefusalReason.WORDS),
        ("XLVII", RefusalReason.ROMAN),
        ("half of a hundred", RefusalReason.ARITHMETIC),
        ("what number do you have?", RefusalReason.ASKED),
        ("|||||||", RefusalReason.TALLY),
        ("s e v e n", RefusalReason.DISGUISE),
    ],
)
def test_a_refusal_says_why(text: str, code: RefusalReason) -> None:
    assert refusal(text) == Refusal(code)


def test_a_refusal_of_parts_says_why() -> None:
    assert refusal("ty", before=["I have a for"]) == Refusal(RefusalReason.SPLIT)


def test_a_refusal_holds_nothing_but_its_code() -> None:
    assert [field.name for field in fields(Refusal)] == ["code"]
    assert refusal("forty-seven") == refusal("thirteen")


@pytest.mark.slow
@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_number_is_refused_in_every_spelling(dialect: str) -> None:
    passed = [
        spelling
        for spoken in spoken_numbers(dialect)
        for spelling in spellings(spoken)
        if refusal(spelling) is None
    ]
    assert passed == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_hold_number_words_pass(language: str) -> None:
    words = ordinary_words(language)
    assert len(words) >= 300
    assert [
        form for word in words for form in (word, word.upper(), f"so {word}!") if refusal(form)
    ] == []


NUMBERS = [spoken for dialect in DIALECTS for spoken in spoken_numbers(dialect)]


@pytest.mark.parametrize("disguise", DISGUISES)
@given(spoken=st.sampled_from(NUMBERS), seed=st.integers(0, 2**32))
def test_no_disguise_lets_a_number_pass(disguise: str, spoken: str, seed: int) -> None:
    text = DISGUISES[disguise](spoken, Random(seed))
    assert refusal(text) is not None, text


@given(
    spoken=st.sampled_from(NUMBERS),
    disguise=st.sampled_from(["marks", "full width", "look-alikes", "capitals"]),
    seed=st.integers(0, 2**32),
)
def test_invisible_characters_help_no_other_disguise(spoken: str, disguise: str, seed: int) -> None:
    rng = Random(seed)
    text = DISGUISES["invisible"](DISGUISES[disguise](spoken, rng), rng)
    assert refusal(text) is not None, text


@given(st.text(), st.lists(st.text(), max_size=3))
def test_any_text_gets_an_answer(text: str, before: list[str]) -> None:
    answer = refusal(text, before)
    assert answer is None or answer.code in RefusalReason


@pytest.mark.parametrize(
    "long",
    [
        "a" * 10_000,
        "ab, " * 2_500,
        "a'" * 5_000,
        "$a" * 5_000,
        "s e v " * 1_600,
        "half of the " * 800,
        "not a second third " * 500,
        "é" * 10_000,
        "\u200b" * 10_000,
        "sieb" * 2_500,
    ],
    ids=lambda long: long[:6],
)
def test_a_long_text_is_answered_too(long: str) -> None:
    """A look that takes ever longer for longer texts would run into the time limit of tests."""
    assert refusal(long + " seven") is not None
    assert refusal(long[:300]) is None or refusal(long) is not None


def test_characters_that_stand_for_whole_phrases_are_no_way_to_hold_the_guard_up() -> None:
    assert refusal("\ufdfa") is None
    assert refusal("\ufdfa" * 300) == Refusal(RefusalReason.DISGUISE)


def test_signals_do_not_wait_for_the_word_lists() -> None:
    code = "import sys; from ninetyeight.talk import Signal; print(*sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    imported = set(result.stdout.split())
    assert "ninetyeight.talk.guard" in imported
    assert not imported & {"ninetyeight.talk.guard.judging", "ninetyeight.talk.guard.languages"}
