"""Every number of a card, spelled out in every way that is no disguise, and the disguises."""

import unicodedata
from collections.abc import Callable, Iterator
from random import Random

from tests.talk.sentences import FOLDER

DIALECTS = ("en", "fr", "fr-be", "fr-ch", "de", "uk")
LAST_PILE = 4
PAY_ATTENTION = "achte"
"""Eighth in German, but far more often the request that cannot be refused."""

APOSTROPHES = "'’ʼ`´‘′"

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_SENTENCES = ("I have {}, you know", "c'est le {} !", "ich hätte da {}.", "у мене {}…", "({})")


def spoken_numbers(dialect: str) -> Iterator[str]:
    """The cardinals, and the ordinals that name no pile.

    The file has a line for each number from two on.
    """
    lines = (FOLDER / "numbers" / f"{dialect}.txt").read_text("utf-8").splitlines()
    assert len(lines) == 98
    for number, line in enumerate(lines, 2):
        cardinal, _, ordinal = line.partition("\t")
        yield cardinal
        if ordinal and number > LAST_PILE and ordinal != PAY_ATTENTION:
            yield ordinal


def spellings(spoken: str) -> Iterator[str]:
    words = spoken.replace("-", " ")
    for separator in (" ", "-", "", "  ", " - ", ", ", "_", "\u2011", "\u00a0", "/", "...", "\n"):
        yield words.replace(" ", separator)
    for text in (spoken, words):
        yield text.upper()
        yield text.title()
        yield _without_accents(text)
        yield text.translate(_UMLAUTS)
        yield text.swapcase()
        yield from (text.replace("'", other) for other in (*APOSTROPHES, "", "*", " "))
    yield from (sentence.format(spoken) for sentence in _SENTENCES)


def _without_accents(text: str) -> str:
    kept = text.replace("й", "\0").replace("ї", "\1")
    bare = "".join(
        letter for letter in unicodedata.normalize("NFD", kept) if not unicodedata.combining(letter)
    )
    return bare.replace("\0", "й").replace("\1", "ї").replace("ß", "ss")


_TWINS = {
    **dict(zip("aceiopxyhkmtb", "асеіорхункмтв", strict=True)),
    **dict(zip("асеіорхукмт", "aceiopxykmt", strict=True)),
    "s": "ѕ",
    "d": "ԁ",
    "v": "ν",
    "n": "ո",
    "u": "υ",
}
_SIGNS = {"s": "$5", "e": "€3", "i": "!1|", "o": "0", "a": "@4", "t": "+7", "l": "|1"}
_INVISIBLE = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u202e\ufe0f"
_MARKS = "\u0301\u0308\u0336\u0332\u20dd"


def _some(change: Callable[[str, Random], str]) -> Callable[[str, Random], str]:
    def changed(text: str, rng: Random) -> str:
        return "".join(change(each, rng) if rng.random() < 0.6 else each for each in text)

    return changed


def _mathematical(letter: str) -> str:
    if not (letter.isascii() and letter.isalpha()):
        return letter
    return unicodedata.lookup(f"MATHEMATICAL SANS-SERIF BOLD SMALL {letter.upper()}")


def _spaced(text: str, rng: Random) -> str:
    return rng.choice([" ", ".", "-", " . ", "/"]).join(text.replace(" ", ""))


DISGUISES: dict[str, Callable[[str, Random], str]] = {
    "invisible": _some(lambda each, rng: each + rng.choice(_INVISIBLE)),
    "marks": _some(lambda each, rng: each + rng.choice(_MARKS) if each.isalpha() else each),
    "full width": _some(
        lambda each, _: chr(ord(each) + 0xFEE0) if "!" <= each <= "~" else each,
    ),
    "mathematical": _some(lambda each, _: _mathematical(each)),
    "look-alikes": _some(lambda each, _: _TWINS.get(each, each)),
    "signs": _some(lambda each, rng: rng.choice(_SIGNS.get(each, each))),
    "capitals": _some(lambda each, _: each.upper()),
    "spaced": _spaced,
    "stretched": lambda text, _: text[:-1] + 4 * text[-1],
}
