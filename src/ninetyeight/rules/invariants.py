"""The invariants of a position, for code that builds one by hand or from text."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from .cards import PILES
from .position import Position, State, Turn, begin_turn


class FaultCode(StrEnum):
    """How a position contradicts itself: stable codes, for programs."""

    FOREIGN_CARD = "foreign-card"
    DOUBLED_CARD = "doubled-card"
    BAD_PLAYERS = "bad-players"
    LARGE_HAND = "large-hand"
    WRONG_TOTAL = "wrong-total"
    MISSING_TOPS = "missing-tops"
    WRONG_TOP = "wrong-top"
    NO_SUCH_SEAT = "no-such-seat"
    WRONG_HAND = "wrong-hand"
    NOT_OVER = "not-over"
    OVER_TOO_EARLY = "over-too-early"
    WRONG_OUTCOME = "wrong-outcome"
    LAID_TOO_EARLY = "laid-too-early"
    WRONG_SEAT = "wrong-seat"
    WRONG_MINIMUM = "wrong-minimum"
    WRONG_LAID = "wrong-laid"
    EMPTY_HAND = "empty-hand"
    WRONG_DUE = "wrong-due"
    WRONG_COUNT = "wrong-count"


_SENTENCES = {
    FaultCode.FOREIGN_CARD: "{card} is not a card of {rules}",
    FaultCode.DOUBLED_CARD: "{card} is in two places",
    FaultCode.BAD_PLAYERS: "{hands} hands, but {rules} is for 1 to {most} players",
    FaultCode.LARGE_HAND: "a hand of {count}, but hands hold at most {most}",
    FaultCode.WRONG_TOTAL: "{gone} cards laid and {left} left are not {cards}",
    FaultCode.MISSING_TOPS: "{tops} tops, but there are {piles} piles",
    FaultCode.WRONG_TOP: "pile {pile} cannot show {top}",
    FaultCode.NO_SUCH_SEAT: "a view from seat {player} of {players}",
    FaultCode.WRONG_HAND: "{shown} cards shown of a hand of {count}",
    FaultCode.NOT_OVER: "every card is laid, but the game is not over",
    FaultCode.OVER_TOO_EARLY: "the game is over, but nobody has started",
    FaultCode.WRONG_OUTCOME: "over with {told} cards left, but {left} are not laid",
    FaultCode.LAID_TOO_EARLY: "cards have been laid, but nobody has started",
    FaultCode.WRONG_SEAT: "the turn of seat {player} of {players}",
    FaultCode.WRONG_MINIMUM: "a minimum of {minimum}, expected {expected}",
    FaultCode.WRONG_LAID: "{laid} cards laid in this turn, {gone} in all",
    FaultCode.EMPTY_HAND: "the turn of seat {player}, which has no cards",
    FaultCode.WRONG_DUE: (
        "the piles that are due are not those whose fire was there when the turn began"
    ),
    FaultCode.WRONG_COUNT: "seat {player} holds {count} cards, expected {expected}",
}


@dataclass(frozen=True, slots=True)
class Fault:
    """A contradiction in a position: a code and the facts; as text, a sentence.

    In the facts `player` is a seat as people count, from 1.
    """

    code: FaultCode
    facts: Mapping[str, int | str] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return _SENTENCES[self.code].format(**self.facts)


def _fault(code: FaultCode, **facts: int | str) -> Fault:
    return Fault(code, facts)


def faults(position: Position) -> tuple[Fault, ...]:
    """The contradictions in a position; empty if there are none.

    A position without faults need not be reachable in play.
    """
    # Later groups rely on what earlier ones have checked.
    for group in (_card_faults, _table_faults, _view_faults, _turn_faults):
        if found := tuple(group(position)):
            return found
    return ()


def _card_faults(position: Position) -> Iterator[Fault]:
    cards = position.rules.cards
    if isinstance(position, State):
        held = [card for hand in position.hands for card in hand] + list(position.draw_pile)
    else:
        held = [*position.hand, *position.gone]
    for card, count in sorted(Counter(held).items()):
        if card not in cards:
            yield _fault(FaultCode.FOREIGN_CARD, card=card, rules=position.rules.name)
        elif count > 1:
            yield _fault(FaultCode.DOUBLED_CARD, card=card)


def _table_faults(position: Position) -> Iterator[Fault]:
    rules, counts, gone = position.rules, position.hand_counts, position.gone
    if not 1 <= len(counts) <= len(rules.hand_sizes):
        most = len(rules.hand_sizes)
        yield _fault(FaultCode.BAD_PLAYERS, hands=len(counts), rules=rules.name, most=most)
        return
    if max(counts) > (most := rules.hand_size(len(counts))):
        yield _fault(FaultCode.LARGE_HAND, count=max(counts), most=most)
    if len(gone) + position.left != len(rules.cards):
        cards = len(rules.cards)
        yield _fault(FaultCode.WRONG_TOTAL, gone=len(gone), left=position.left, cards=cards)
    if len(position.tops) != len(PILES):
        yield _fault(FaultCode.MISSING_TOPS, tops=len(position.tops), piles=len(PILES))
        return
    for pile in PILES:
        top = position.tops[pile]
        if top != rules.starts[pile] and (top not in gone or position.tops.count(top) > 1):
            yield _fault(FaultCode.WRONG_TOP, pile=pile.letter, top=top)


def _view_faults(position: Position) -> Iterator[Fault]:
    if isinstance(position, State):
        return
    seat, counts = position.seat, position.hand_counts
    if seat is not None and not 0 <= seat < len(counts):
        yield _fault(FaultCode.NO_SUCH_SEAT, player=seat + 1, players=len(counts))
        return
    expected = 0 if seat is None else counts[seat]
    if len(position.hand) != expected:
        yield _fault(FaultCode.WRONG_HAND, shown=len(position.hand), count=expected)
    if position.outcome is None:
        if position.left == 0:
            yield _fault(FaultCode.NOT_OVER)
    elif position.turn is None:
        yield _fault(FaultCode.OVER_TOO_EARLY)
    elif position.outcome.left != position.left:
        told = position.outcome.left
        yield _fault(FaultCode.WRONG_OUTCOME, told=told, left=position.left)


def _turn_faults(position: Position) -> Iterator[Fault]:
    turn, counts = position.turn, position.hand_counts
    if turn is None:
        if position.gone:
            yield _fault(FaultCode.LAID_TOO_EARLY)
        yield from _hand_faults(position, turn)
        return
    if not 0 <= turn.seat < len(counts):
        yield _fault(FaultCode.WRONG_SEAT, player=turn.seat + 1, players=len(counts))
        return
    begun = begin_turn(position.rules, position.tops, position.draw_count, turn.seat)
    if turn.minimum != begun.minimum:
        expected = begun.minimum
        yield _fault(FaultCode.WRONG_MINIMUM, minimum=turn.minimum, expected=expected)
    if not 0 <= turn.laid <= len(position.gone):
        yield _fault(FaultCode.WRONG_LAID, laid=turn.laid, gone=len(position.gone))
    if turn.laid == 0 and counts[turn.seat] == 0:
        yield _fault(FaultCode.EMPTY_HAND, player=turn.seat + 1)
    if not turn.due <= begun.due or (turn.laid == 0 and turn.due != begun.due):
        yield _fault(FaultCode.WRONG_DUE)
    yield from _hand_faults(position, turn)


def _hand_faults(position: Position, turn: Turn | None) -> Iterator[Fault]:
    full = position.rules.hand_size(len(position.hand_counts))
    for seat, count in enumerate(position.hand_counts):
        most = full - turn.laid if turn and seat == turn.seat else full
        if count > most or (position.draw_count and count < most):
            yield _fault(FaultCode.WRONG_COUNT, player=seat + 1, count=count, expected=most)
