"""What can be wrong with a text.

RecordError (a ValueError), carries every Problem that was found, up to MAX_PROBLEMS
├── RecordSyntaxError    it cannot be read
└── RecordRuleError      it can be read, but the rules forbid it
JsonError (a ValueError), carries the first fault of a JSON value, and the place where it is
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from ninetyeight.rules import Reason


class SyntaxCode(StrEnum):
    """Why a text cannot be read: stable codes, for programs."""

    TOO_LARGE = "too-large"
    NOT_UTF8 = "not-utf8"
    NOT_N98 = "not-n98"
    UNKNOWN_VERSION = "unknown-version"
    ENDS_EARLY = "ends-early"
    BAD_FIELD = "bad-field"
    UNKNOWN_FIELD = "unknown-field"
    DOUBLED_FIELD = "doubled-field"
    MISSING_FIELD = "missing-field"
    BAD_VALUE = "bad-value"
    BAD_TURN = "bad-turn"
    BAD_LAY = "bad-lay"
    BAD_SIGNAL = "bad-signal"


class RuleCode(StrEnum):
    """Why a text that can be read is against the rules, beside the reasons of the rules library."""

    UNKNOWN_RULES = "unknown-rules"
    WRONG_RULES = "wrong-rules"
    IMPOSSIBLE_RULES = "impossible-rules"
    BAD_PLAYERS = "bad-players"
    NO_SUCH_SEAT = "no-such-seat"
    FOREIGN_CARD = "foreign-card"
    DOUBLED_CARD = "doubled-card"
    MISSING_CARD = "missing-card"
    WRONG_DEAL = "wrong-deal"
    NO_START = "no-start"
    WRONG_SEAT = "wrong-seat"
    NO_TRICK = "no-trick"
    TURN_GOES_ON = "turn-goes-on"
    NO_TALK = "no-talk"
    NOTHING_SAID = "nothing-said"
    WRONG_RESULT = "wrong-result"
    MISSING_RESULT = "missing-result"
    IMPOSSIBLE_POSITION = "impossible-position"


ProblemCode = SyntaxCode | RuleCode | Reason
"""What a problem may be."""

MAX_PROBLEMS = 50
"""Reading stops after this many problems, so that a large invalid text costs little."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a text: where it is (counted from 1), its code, and a sentence for people."""

    line: int
    column: int
    code: ProblemCode
    sentence: str

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.code}: {self.sentence}"


class RecordError(ValueError):
    """A text is not a valid record, position or rule set; `problems` lists what is wrong."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)

    def __reduce__(self) -> tuple[type["RecordError"], tuple[tuple[Problem, ...]]]:
        return type(self), (self.problems,)  # pickle would call it with the text of all


class RecordSyntaxError(RecordError):
    """The text cannot be read."""


class RecordRuleError(RecordError):
    """The text can be read, but the rules forbid what it says."""


class JsonError(ValueError):
    """A JSON value is not a record, position or rule set: a place in it, a code and a sentence.

    The place is the way to the value, as in `entries[3].lays[0].pile`; empty for the whole.
    """

    def __init__(self, place: str, code: ProblemCode, sentence: str) -> None:
        super().__init__(f"{place}: {code}: {sentence}" if place else f"{code}: {sentence}")
        self.place, self.code, self.sentence = place, code, sentence

    def __reduce__(self) -> tuple[type["JsonError"], tuple[str, ProblemCode, str]]:
        return type(self), (self.place, self.code, self.sentence)


class Problems(list[Problem]):
    """The problems so far; `append` raises RecordError once there are MAX_PROBLEMS."""

    def append(self, problem: Problem) -> None:
        super().append(problem)
        if len(self) == MAX_PROBLEMS:
            raise error_from(self)


def has_syntax_problem(problems: Sequence[Problem]) -> bool:
    return any(isinstance(problem.code, SyntaxCode) for problem in problems)


def error_from(problems: Sequence[Problem]) -> RecordError:
    """The error for these problems, in the order of the text."""
    ordered = sorted(problems, key=lambda problem: (problem.line, problem.column))
    return (RecordSyntaxError if has_syntax_problem(problems) else RecordRuleError)(ordered)
