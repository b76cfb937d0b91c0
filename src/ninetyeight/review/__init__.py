"""What each turn of a game cost, judged by what its player could know, and what was luck.

    found = review(record, effort=Effort.NORMAL)
    for turn in found.turns:
        print(turn.number, turn.chance_before, turn.chance_after, turn.mark)

`docs/review.md` explains what the numbers mean.
"""

from .advice import advise
from .calibration import BadCalibration
from .effort import WORK, Effort, Work
from .game import (
    NothingToReview,
    Review,
    SeatReview,
    TurnReview,
    judged_turns,
    review,
    summed_up,
    turns_to_judge,
)
from .judging import JudgedTurn, Judgement, Mark, NoNetwork
from .reasons import ReasonCode, TurnReason
from .scores import accuracy, turn_accuracy
from .structured import review_to_json

__all__ = [
    "WORK",
    "BadCalibration",
    "Effort",
    "JudgedTurn",
    "Judgement",
    "Mark",
    "NoNetwork",
    "NothingToReview",
    "ReasonCode",
    "Review",
    "SeatReview",
    "TurnReason",
    "TurnReview",
    "Work",
    "accuracy",
    "advise",
    "judged_turns",
    "review",
    "review_to_json",
    "summed_up",
    "turn_accuracy",
    "turns_to_judge",
]
