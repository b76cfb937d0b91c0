"""A language that nobody speaks: English with accents, each word 40 % longer.

What stays plain English on a page in this language is not in a catalogue, and what breaks in it
would break in the next language that somebody adds.
"""

import re
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer, Visitor
from fluent.syntax.ast import TextElement

LANGUAGE = "xa"
LONGER = 0.4
ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀçđéƒğĥîĵķļɱñöþɋŕšťûṽŵẋýžÀƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞɊŔŠŤÛṼŴẊÝŽ",
)
VOWELS = "aeiouyAEIOUY"


def lengthened(word: str) -> str:
    """The word with its last vowel drawn out.

    >>> lengthened("pile"), lengthened("cards")
    ('pileee', 'caaards')
    """
    more = round(len(word) * LONGER + 0.3)
    place = max((at for at, letter in enumerate(word) if letter in VOWELS), default=len(word) - 1)
    return word[:place] + word[place] * (more + 1) + word[place + 1 :]


def pseudo_text(text: str) -> str:
    """
    >>> pseudo_text("Lay 57 on a pile.")
    'Ļàýýý 57 ööñ àà þîļééé.'
    """
    return re.sub("[A-Za-z]+", lambda word: lengthened(word[0]), text).translate(ACCENTED)


class _Translator(Visitor):
    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        node.value = pseudo_text(node.value)


@cache
def pseudo_catalogue() -> str:
    """The English catalogue in the language that nobody speaks."""
    text = files("ninetyeight.words").joinpath("en.ftl").read_text("utf-8")
    resource = FluentParser().parse(text)
    _Translator().visit(resource)
    return FluentSerializer().serialize(resource)
