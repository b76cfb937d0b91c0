"""Numbers that are not spelled: digits of all scripts, and pictures that show a number."""

import re
import unicodedata
from functools import lru_cache

# Keycap ten, eighteen, eight-ball, medals, clock faces, dice, mahjong, dominoes, playing cards, the
# hexagrams: none of them is a digit for Unicode.
_PICTURES = re.compile("[🔟🔞🎱🥈🥉\U0001f550-\U0001f567⚀-⚅\U0001f000-\U0001f0ff\u4dc0-\u4dff]")
_FACE = re.compile(r"(?<!\S)(?:<3|[:;]3)(?=[.!?,]*(?:\s|$))")

# After these words even a face would name a number: "I have :3".
_NAMING = re.compile(
    r"\b(?:cards?|numbers?|top|have|has|got|hold|is|it's|play|lay|cartes?|nombre|dessus|ai|est|c'est"
    r"|pose|joue|karten?|zahl|hab|habe|ist|spiele|lege|карт[ауи]|число|маю|є|це|тримаю)\W*$",
    re.IGNORECASE,
)

_DIGIT = re.compile("[0-9]")
_ONE = "一壹弌"


def without_a_face(text: str) -> str:
    """The text without its first heart or cat's mouth (<3 :3)."""
    face = _FACE.search(text)
    if face is None or _NAMING.search(text[: face.start()]):
        return text
    return f"{text[: face.start()]} {text[face.end() :]}"


def tells_digits(text: str, letters: str) -> bool:
    """Whether there is a digit or such a picture in the text, or in its plain letters."""
    if text.isascii():
        return _DIGIT.search(text) is not None
    return any(map(_is_digit, {*text, *letters})) or _PICTURES.search(text) is not None


@lru_cache(maxsize=4096)
def _is_digit(character: str) -> bool:
    # Many Chinese words that are not counts contain the character for one.
    return unicodedata.numeric(character, None) is not None and character not in _ONE
