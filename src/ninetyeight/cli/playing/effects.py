"""What a dialogue asks of the terminal: print a text, hide the screen, ask for a line."""

from collections.abc import Generator
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Question:
    """Asks for a typed line, which is sent back into the dialogue."""

    prompt: str


class Curtain(Enum):
    """Hides everything printed so far from the next player."""

    DRAWN = "drawn"


Effect = str | Curtain | Question
"""A plain text is printed."""

Dialogue = Generator[Effect, str, T]
"""A dialogue, or a part of it: send a line to a question, else ask for the next effect."""
