"""Why the guard refuses a message."""

from dataclasses import dataclass
from enum import StrEnum


class RefusalReason(StrEnum):
    """Why a message is refused; it never says which number was named."""

    DIGITS = "digits"
    WORDS = "words"
    ROMAN = "roman"
    ARITHMETIC = "arithmetic"
    ASKED = "asked"
    TALLY = "tally"
    DISGUISE = "disguise"
    SPLIT = "split"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A message that may not be sent."""

    code: RefusalReason
