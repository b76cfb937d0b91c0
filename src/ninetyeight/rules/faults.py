"""The invariants of a position, for code that builds one by hand or from text."""

from collections import Counter
from collections.abc import Iterator

from .cards import PILES
from .position import Position, State, Turn, begin_turn


def faults(position: Position) -> tuple[str, ...]:
    """The contradictions in a position, as sentences; empty if there are none.

    A position without faults need not be reachable in play.
    """
    # Later groups rely on what earlier ones have checked.
    for group in (_card_faults, _table_faults, _view_faults, _turn_faults):
        if found := tuple(group(position)):
            return found
    return ()


def _card_faults(position: Position) -> Iterator[str]:
    cards = position.rules.cards
    if isinstance(position, State):
        held = [card for hand in position.hands for card in hand] + list(position.draw_pile)
    else:
        held = [*position.hand, *position.gone]
    for card, count in sorted(Counter(held).items()):
        if card not in cards:
            yield f"{card} is not a card of {position.rules.name}"
        elif count > 1:
            yield f"{card} is in two places"


def _table_faults(position: Position) -> Iterator[str]:
    rules, counts, gone = position.rules, position.hand_counts, position.gone
    if not 1 <= len(counts) <= len(rules.hand_sizes):
        yield f"{len(counts)} hands, but {rules.name} is for 1 to {len(rules.hand_sizes)} players"
        return
    if max(counts) > rules.hand_size(len(counts)):
        yield f"a hand of {max(counts)}, but hands hold at most {rules.hand_size(len(counts))}"
    if len(gone) + position.left != len(rules.cards):
        yield f"{len(gone)} cards laid and {position.left} left are not {len(rules.cards)}"
    if len(position.tops) != len(PILES):
        yield f"{len(position.tops)} tops, but there are {len(PILES)} piles"
        return
    for pile in PILES:
        top = position.tops[pile]
        if top != rules.starts[pile] and (top not in gone or position.tops.count(top) > 1):
            yield f"pile {pile.letter} cannot show {top}"


def _view_faults(position: Position) -> Iterator[str]:
    if isinstance(position, State):
        return
    seat, counts = position.seat, position.hand_counts
    if seat is not None and not 0 <= seat < len(counts):
        yield f"a view from seat {seat + 1} of {len(counts)}"
        return
    expected = 0 if seat is None else counts[seat]
    if len(position.hand) != expected:
        yield f"{len(position.hand)} cards shown of a hand of {expected}"
    if position.outcome is None:
        if position.left == 0:
            yield "every card is laid, but the game is not over"
    elif position.turn is None:
        yield "the game is over, but nobody has started"
    elif position.outcome.left != position.left:
        yield f"over with {position.outcome.left} cards left, but {position.left} are not laid"


def _turn_faults(position: Position) -> Iterator[str]:
    turn, counts = position.turn, position.hand_counts
    if turn is None:
        if position.gone:
            yield "cards have been laid, but nobody has started"
        yield from _hand_faults(position, turn)
        return
    if not 0 <= turn.seat < len(counts):
        yield f"the turn of seat {turn.seat + 1} of {len(counts)}"
        return
    begun = begin_turn(position.rules, position.tops, position.draw_count, turn.seat)
    if turn.minimum != begun.minimum:
        yield f"a minimum of {turn.minimum}, expected {begun.minimum}"
    if not 0 <= turn.laid <= len(position.gone):
        yield f"{turn.laid} cards laid in this turn, {len(position.gone)} in all"
    if turn.laid == 0 and counts[turn.seat] == 0:
        yield f"the turn of seat {turn.seat + 1}, which has no cards"
    if not turn.due <= begun.due or (turn.laid == 0 and turn.due != begun.due):
        yield "the piles that are due are not those whose fire was there when the turn began"
    yield from _hand_faults(position, turn)


def _hand_faults(position: Position, turn: Turn | None) -> Iterator[str]:
    full = position.rules.hand_size(len(position.hand_counts))
    for seat, count in enumerate(position.hand_counts):
        most = full - turn.laid if turn and seat == turn.seat else full
        if count > most or (position.draw_count and count < most):
            yield f"seat {seat + 1} holds {count} cards, expected {most}"
