"""What a dialogue asks of whoever shows it: say this, draw the curtain, ask for a line."""

from collections.abc import Generator
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Ask:
    """Wants a line that is typed; it is sent back into the dialogue."""

    prompt: str


class Curtain(Enum):
    """Hides all that was said so far from whoever sits down next."""

    DRAWN = "drawn"


Step = str | Curtain | Ask
"""A text stands for itself: say it."""

Talk = Generator[Step, str, Result]
"""A dialogue, or a part of it: send a line for a step that asks, else take the next step."""
