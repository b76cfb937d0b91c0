"""The game at one moment: all of it (`State`), or what one seat may know of it (`View`)."""

from dataclasses import dataclass

from .actions import Lay
from .cards import PILES, Card, Pile, Seat, Tops
from .outcomes import Outcome
from .ruleset import Rules

Hand = frozenset[Card]
"""The cards that a player holds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """Whose turn it is, what it owes and what it has done.

    `due` are the piles whose fire was on top when the turn began and is still uncovered.
    """

    seat: Seat
    minimum: int
    laid: int = 0
    due: frozenset[Pile] = frozenset()

    @property
    def missing(self) -> int:
        """How many cards must still be laid before the turn may end."""
        return max(0, self.minimum - self.laid)

    def after_lay_on(self, pile: Pile) -> "Turn":
        due = self.due - {pile} if self.due else self.due
        return Turn(seat=self.seat, minimum=self.minimum, laid=self.laid + 1, due=due)


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """Everything about a game, including what no player may see.

    `draw_pile` is in drawing order. `turn` is None until the table has agreed who starts, and stays
    with the last player when the game is over.
    """

    rules: Rules
    tops: Tops
    hands: tuple[Hand, ...]
    draw_pile: tuple[Card, ...]
    turn: Turn | None = None

    @property
    def gone(self) -> frozenset[Card]:
        """The cards that have been laid."""
        return frozenset(self.rules.cards).difference(self.draw_pile, *self.hands)

    @property
    def hand_counts(self) -> tuple[int, ...]:
        return tuple(map(len, self.hands))

    @property
    def draw_count(self) -> int:
        return len(self.draw_pile)

    @property
    def left(self) -> int:
        """How many cards are not laid yet."""
        return sum(map(len, self.hands)) + len(self.draw_pile)

    @property
    def hand_in_turn(self) -> Hand | None:
        """The hand of the player in turn; None before the start."""
        return self.hands[self.turn.seat] if self.turn else None

    def __str__(self) -> str:
        """One line for people; `format_position` of `ninetyeight.record` is for programs."""
        hands = " | ".join(map(_cards, self.hands))
        return f"{_table(self)}; hands {hands}; {_in_turn(self.turn)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat may know; `seat` is None, and `hand` empty, for a spectator.

    `gone` are the cards that everybody saw being laid. Only the tops stay visible on the table: the
    rest is what a good memory knows. That a game is over is public, so `outcome` is part of it.
    """

    rules: Rules
    seat: Seat | None
    hand: Hand
    tops: Tops
    hand_counts: tuple[int, ...]
    draw_count: int
    gone: frozenset[Card]
    turn: Turn | None
    outcome: Outcome | None

    @property
    def left(self) -> int:
        """How many cards are not laid yet."""
        return sum(self.hand_counts) + self.draw_count

    @property
    def hand_in_turn(self) -> Hand | None:
        """The seat's own hand if it is in turn, else None."""
        return self.hand if self.turn and self.turn.seat == self.seat else None

    def __str__(self) -> str:
        """One line for people; `format_position` of `ninetyeight.record` is for programs."""
        counts = "+".join(map(str, self.hand_counts))
        seen = "a spectator" if self.seat is None else f"seat {self.seat + 1}: {_cards(self.hand)}"
        state = "over" if self.outcome else _in_turn(self.turn)
        return f"{_table(self)}; {counts} cards in hands, {seen}; {state}"

    @property
    def unseen(self) -> frozenset[Card]:
        """The cards in other hands and in the draw pile."""
        return frozenset(self.rules.cards) - self.gone - self.hand


Position = State | View
"""Whatever shows tops, counts and whose turn it is."""


def _table(position: Position) -> str:
    tops = " ".join(f"{pile.letter} {top}" for pile, top in zip(PILES, position.tops, strict=False))
    return f"{position.rules.name}: {tops}; {position.draw_count} to draw"


def _cards(hand: Hand) -> str:
    return " ".join(map(str, sorted(hand))) or "none"


def _in_turn(turn: Turn | None) -> str:
    if turn is None:
        return "not started"
    return f"seat {turn.seat + 1} has laid {turn.laid} of {turn.minimum}"


def begin_turn(rules: Rules, tops: Tops, draw_count: int, seat: Seat) -> Turn:
    """The turn of `seat` before its first lay, with all that it owes."""
    minimum = rules.minimum if draw_count else rules.minimum_when_empty
    return Turn(seat=seat, minimum=minimum, due=rules.burning(tops))


def tops_after(tops: Tops, lay: Lay) -> Tops:
    """What the piles show after a lay."""
    return (*tops[: lay.pile], lay.card, *tops[lay.pile + 1 :])
