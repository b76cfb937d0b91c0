"""What a dialogue asks of whoever shows it: say this, draw the curtain, ask for a line."""

from collections.abc import Generator
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Question:
    """Wants a line that is typed; it is sent back into the dialogue."""

    prompt: str


class Curtain(Enum):
    """Hides all that was said so far from whoever sits down next."""

    DRAWN = "drawn"


Effect = str | Curtain | Question
"""A text stands for itself: say it."""

Dialogue = Generator[Effect, str, T]
"""A dialogue, or a part of it: send a line for a step that asks, else take the next step."""
