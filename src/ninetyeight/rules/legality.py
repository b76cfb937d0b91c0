"""What the player in turn may do, and why not."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import assert_never

from .actions import Action, EndTurn, Lay
from .cards import PILES, Seat
from .ending import has_way_out, outcome
from .errors import RulesError
from .position import Hand, Position, State, Turn, tops_after


class Reason(StrEnum):
    """Why an action is illegal: stable codes, for programs."""

    NOT_STARTED = "not-started"
    ALREADY_STARTED = "already-started"
    NO_SUCH_SEAT = "no-such-seat"
    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    DOES_NOT_FIT = "does-not-fit"
    BELOW_MINIMUM = "below-minimum"
    FIRE_UNCOVERED = "fire-uncovered"


_SENTENCES = {
    Reason.NOT_STARTED: "the table has not agreed who starts",
    Reason.ALREADY_STARTED: "the game has already started",
    Reason.NO_SUCH_SEAT: "there is no such seat at a table of {players}",
    Reason.GAME_OVER: "the game is over",
    Reason.NOT_YOUR_TURN: "it is another player's turn",
    Reason.NOT_IN_HAND: "{card} is not in the hand",
    Reason.DOES_NOT_FIT: "{card} does not fit on pile {pile}, which shows {top}",
    Reason.BELOW_MINIMUM: "the turn has {laid} of at least {minimum} cards",
    Reason.FIRE_UNCOVERED: "the fire on pile {pile} must be covered in this turn",
}


@dataclass(frozen=True, slots=True)
class Illegal:
    """Why an action is illegal: a code and the facts; as text, a sentence."""

    code: Reason
    facts: Mapping[str, int | str] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return _SENTENCES[self.code].format(**self.facts)


class IllegalAction(RulesError):
    """The rules forbid this action now."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(str(illegal))
        self.illegal = illegal


def require_seat(state: State, seat: Seat) -> None:
    """Raises IllegalAction if the table has no such seat."""
    if not 0 <= seat < len(state.hands):
        facts = {"seat": seat, "players": len(state.hands)}
        raise IllegalAction(Illegal(Reason.NO_SUCH_SEAT, facts))


def explain(position: Position, action: Action, *, in_play: bool = False) -> Illegal | None:
    """Why `action` is not legal, or None if it is.

    With `in_play` the caller vouches that the game is not over, which saves the search for a way
    out.
    """
    turn, hand = position.turn, position.hand_in_turn
    if turn is None:
        return Illegal(Reason.NOT_STARTED)
    if not in_play and outcome(position):
        return Illegal(Reason.GAME_OVER)
    if hand is None:
        return Illegal(Reason.NOT_YOUR_TURN)
    return _explain_in_turn(position, turn, hand, action)


def _explain_in_turn(position: Position, turn: Turn, hand: Hand, action: Action) -> Illegal | None:
    match action:
        case Lay():
            card, pile, top = action.card, action.pile, position.tops[action.pile]
            if card not in hand:
                return Illegal(Reason.NOT_IN_HAND, {"card": card})
            if not position.rules.fits(card, pile, top):
                return Illegal(Reason.DOES_NOT_FIT, {"card": card, "pile": pile.letter, "top": top})
        case EndTurn():
            return _unfinished(turn)
        case _:
            assert_never(action)
    return None


def _unfinished(turn: Turn) -> Illegal | None:
    if turn.missing:
        return Illegal(Reason.BELOW_MINIMUM, {"laid": turn.laid, "minimum": turn.minimum})
    if turn.due:
        return Illegal(Reason.FIRE_UNCOVERED, {"pile": min(turn.due).letter})
    return None


def legal_actions(position: Position) -> tuple[Action, ...]:
    """All that the player in turn may do: lays by card and pile, then the end of the turn."""
    turn, hand = position.turn, position.hand_in_turn
    if turn is None or hand is None or outcome(position):
        return ()
    # Of a card in hand `explain` asks no more than this, and would write a reason for each refusal.
    fits, tops = position.rules.fits, position.tops
    lays = [
        Lay(card, pile) for card in sorted(hand) for pile in PILES if fits(card, pile, tops[pile])
    ]
    return tuple(lays) if _unfinished(turn) else (*lays, EndTurn())


def is_trick(position: Position, lay: Lay) -> bool:
    """Whether this lay would be the backwards trick of its pile now."""
    return position.rules.is_trick(lay.card, lay.pile, position.tops[lay.pile])


def warns(position: Position, lay: Lay) -> bool:
    """Whether this legal lay would lose the game: the turn could no longer be completed."""
    if illegal := explain(position, lay):
        raise IllegalAction(illegal)
    return loses(position, lay)


def loses(position: Position, lay: Lay) -> bool:
    """The same for a lay that is known to be legal, without checking again."""
    turn, hand = position.turn, position.hand_in_turn
    assert turn is not None and hand is not None, "a legal lay has a turn and a hand"
    # A view has no other hands, so this is not `apply`; a property test keeps the two equal.
    missing, due = turn.missing - 1, turn.due - {lay.pile} if turn.due else turn.due
    if missing <= 0 and not due:
        return False
    tops, rest = tops_after(position.tops, lay), hand - {lay.card}
    return position.left > 1 and not has_way_out(position.rules, tops, rest, missing, due)
