"""What speaks against a turn: codes and facts, and a sentence in English."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from ninetyeight.kernel import Fault
from ninetyeight.rules import Pile


class ReasonCode(StrEnum):
    """What speaks against a turn, compared with the best one.

    The last two are not against it: SIGNAL tells that somebody's signal has changed what is best,
    NO_CHOICE that there was no other turn.
    """

    LOSES = "loses"
    JUMP = "jump"
    TRICK = "trick"
    FIRE = "fire"
    BLOCKED = "blocked"
    UNHEARD = "unheard"
    TOO_FEW = "too-few"
    TOO_MANY = "too-many"
    FARTHER = "farther"
    OVERALL = "overall"
    SIGNAL = "signal"
    NO_CHOICE = "no-choice"


_CODES = dict(zip(Fault, ReasonCode, strict=True))

_FACTS: Mapping[ReasonCode, tuple[str, ...]] = {
    ReasonCode.JUMP: ("card", "pile", "count", "best"),
    ReasonCode.TRICK: ("count", "played"),
    ReasonCode.FIRE: ("pile",),
    ReasonCode.BLOCKED: ("count", "best"),
    ReasonCode.UNHEARD: ("pile", "player"),
    ReasonCode.TOO_FEW: ("count", "best"),
    ReasonCode.TOO_MANY: ("count", "best"),
    ReasonCode.FARTHER: ("count", "best"),
    ReasonCode.SIGNAL: ("pile", "player"),
}
"""Which facts go with a code: numbers of cards, a pile's letter, a player counted from 1."""

_SENTENCES = {
    ReasonCode.LOSES: "it lost the game at once",
    ReasonCode.JUMP: "{card} on {pile} passed {count} cards that were still out",
    ReasonCode.TRICK: "a backwards trick would have won back {count} cards",
    ReasonCode.FIRE: "it left a fire on {pile}",
    ReasonCode.BLOCKED: "{count} unseen cards then fitted nowhere",
    ReasonCode.UNHEARD: "player {player} wanted pile {pile} to be spared",
    ReasonCode.TOO_FEW: "{best} cards would have been better than {count}",
    ReasonCode.TOO_MANY: "{best} cards would have been better than {count}",
    ReasonCode.FARTHER: "the rest of the hand was then farther from the piles",
    ReasonCode.OVERALL: "all in all it left less room",
    ReasonCode.SIGNAL: "what player {player} said about pile {pile} changed what was best",
    ReasonCode.NO_CHOICE: "there was no other turn",
}


@dataclass(frozen=True, slots=True)
class TurnReason:
    """A code and its facts; as text, a sentence."""

    code: ReasonCode
    facts: Mapping[str, int | str] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return _SENTENCES[self.code].format(**self.facts)


def reason_of(fault: int, card: int, pile: int, seat: int, count: int, other: int) -> TurnReason:
    """What the kernel has found."""
    code = _CODES[Fault(fault)]
    known: dict[str, int | str] = {
        "card": card,
        "pile": Pile(pile).letter,
        "player": seat + 1,
        "count": count,
        "best": other,
        "played": other,
    }
    return TurnReason(code, {name: known[name] for name in _FACTS.get(code, ())})
