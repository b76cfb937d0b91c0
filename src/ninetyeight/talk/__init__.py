"""What players may say to each other: signals, free chat without numbers, and their names."""

from .guard import refusal
from .guard.reasons import Refusal, RefusalReason
from .names import NameProblem, name_problem_at_table
from .signals import Meaning, Signal

__all__ = [
    "Meaning",
    "NameProblem",
    "Refusal",
    "RefusalReason",
    "Signal",
    "name_problem_at_table",
    "refusal",
]
