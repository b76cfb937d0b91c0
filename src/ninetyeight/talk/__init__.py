"""What players may say to each other: signals, free chat without numbers, and their names."""

from .guard import refusal
from .guard.reasons import Refusal, RefusalReason
from .hearing import GivenSignals, heard_after, heard_after_lay, heard_after_start
from .names import NameProblem, name_problem_at_table
from .signals import Meaning, Signal, Withdrawal

__all__ = [
    "GivenSignals",
    "Meaning",
    "NameProblem",
    "Refusal",
    "RefusalReason",
    "Signal",
    "Withdrawal",
    "heard_after",
    "heard_after_lay",
    "heard_after_start",
    "name_problem_at_table",
    "refusal",
]
