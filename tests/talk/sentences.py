"""The corpus: sentences in four languages with the verdict that the guard has to give."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "corpus"
LANGUAGES = ("en", "fr", "de", "uk")
NEXT_MESSAGE = "//"
KIND = "# kind: "

_ESCAPE = re.compile(r"\\u([0-9a-f]{4})|\\U([0-9a-f]{8})")


class Sentence(NamedTuple):
    """A line of the corpus."""

    place: str
    is_allowed: bool
    text: str
    kind: str = ""

    @property
    def messages(self) -> tuple[str, ...]:
        return tuple(message.strip() for message in self.text.split(NEXT_MESSAGE))


def sentences(name: str) -> Iterator[Sentence]:
    file = FOLDER / f"{name}.txt"
    kind = ""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if line.startswith(KIND):
            kind = line.removeprefix(KIND)
        elif line and not line.startswith("#"):
            verdict, _, text = line.partition("\t")
            assert verdict in ("allowed", "refused"), f"{file.name}:{number}"
            yield Sentence(f"{name}:{number}", verdict == "allowed", _unescaped(text), kind)


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(lambda found: chr(int(found[1] or found[2], 16)), text)


def ordinary_words(language: str) -> list[str]:
    """Words that the guard must not mistake for numbers."""
    lines = (FOLDER / "words" / f"{language}.txt").read_text("utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]
