"""What players may tell each other: signals, free chat without numbers, and their names."""

from .guard import refusal
from .guard.reasons import Reason, Refusal
from .names import NameProblem, name_problem_at_table
from .signals import Meaning, Signal

__all__ = [
    "Meaning",
    "NameProblem",
    "Reason",
    "Refusal",
    "Signal",
    "name_problem_at_table",
    "refusal",
]
