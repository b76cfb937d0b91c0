"""The codes in links to a table: easy to say, without digits, and hard to guess."""

import re
import secrets

CONSONANTS = "bdfgklmnprstvz"
VOWELS = "aeiou"
WORDS, SYLLABLES = 3, 2

UNLUCKY = (
    "bite", "debil", "dupa", "fika", "fuka", "fuke", "fuki", "fuko", "gaga", "kaka", "kike",
    "kona", "kula", "lul", "mamad", "mard", "merd", "muda", "nazi", "nega", "negr", "nig", "nike",
    "nute", "peda", "pede", "pedi", "pedo", "peni", "pidar", "pidor", "pipi", "pisa", "pisi",
    "popo", "pota", "pusi", "puta", "pute", "rape", "sado", "salop", "sara", "seks", "sida",
    "slut", "sosi", "suka", "suke", "suki", "teta", "tite", "titi", "tota", "tupa", "tupe",
    "tupi", "vagi", "viol", "zad", "zizi", "zopa",
)  # fmt: skip
"""What a code must not sound like, in the supported languages."""


def new_code() -> str:
    """A code like `bako-mifu-rela`: one of about a hundred thousand million."""
    while True:
        words = ["".join(map(_syllable, range(SYLLABLES))) for _ in range(WORDS)]
        if not is_unlucky("".join(words)):
            return "-".join(words)


def _syllable(_: int) -> str:
    return secrets.choice(CONSONANTS) + secrets.choice(VOWELS)


def is_unlucky(letters: str) -> bool:
    return any(word in letters for word in UNLUCKY)


def parse_code(text: str) -> str | None:
    """The canonical code of what somebody typed, however it is spaced; None if it is not a code.

    >>> parse_code(" Bako Mifu rela ")
    'bako-mifu-rela'
    """
    letters = re.sub(r"[\W_]+", "", text).lower()
    if not re.fullmatch(rf"([{CONSONANTS}][{VOWELS}]){{{WORDS * SYLLABLES}}}", letters):
        return None
    size = 2 * SYLLABLES
    return "-".join(letters[start : start + size] for start in range(0, len(letters), size))
