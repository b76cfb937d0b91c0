"""Long lines in narrow terminals: broken between words, not within them."""

import shutil
import sys
from textwrap import wrap

NARROWEST = 20


def wrapped(text: str) -> str:
    """The text as it fits into the terminal; unchanged where the output is none."""
    if sys.stdout is None or not sys.stdout.isatty():
        return text
    return wrapped_to(text, max(NARROWEST, shutil.get_terminal_size().columns))


def wrapped_to(text: str, width: int) -> str:
    """The text in lines of at most so many letters; only a longer word makes a longer line.

    >>> wrapped_to("Your hand: 15, 20, 57", 12).split("\\n")
    ['Your hand:', '15, 20, 57']
    """
    return "\n".join(part for line in text.split("\n") for part in _parts(line, width))


def _parts(line: str, width: int) -> list[str]:
    if len(line) <= width:
        return [line]
    return wrap(line, width, break_long_words=False, break_on_hyphens=False)
