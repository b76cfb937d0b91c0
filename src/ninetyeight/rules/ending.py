"""When a game is over: the search for a way to complete the turn."""

from collections.abc import Collection, Sequence

from .actions import Lay
from .cards import PILES, Card, Pile, Tops
from .outcomes import Outcome
from .position import Position, View, tops_after
from .ruleset import Rules


def way_out(
    rules: Rules, tops: Tops, hand: Collection[Card], missing: int, due: frozenset[Pile]
) -> tuple[Lay, ...] | None:
    """The fewest lays from `hand` that cover every `due` pile and are at least `missing`, or None.

    >>> from ninetyeight.rules import RULE_SETS
    >>> way_out(RULE_SETS["standard"], (33, 98, 2, 2), [34, 24], 2, frozenset())
    (Lay(card=34, pile=<Pile.A: 0>), Lay(card=24, pile=<Pile.A: 0>))
    """

    def covers(pile: Pile) -> int:
        return sum(rules.fits(card, pile, tops[pile]) for card in hand)

    hardest_first = tuple(sorted(due, key=lambda pile: (covers(pile), pile)))
    return _search(rules, tops, tuple(sorted(hand)), missing, hardest_first)


def _search(
    rules: Rules, tops: Tops, cards: tuple[Card, ...], missing: int, due: tuple[Pile, ...]
) -> tuple[Lay, ...] | None:
    if missing <= 0 and not due:
        return ()
    # A lay changes no other pile, so any order that works also works with the due piles first.
    for pile in due[:1] or PILES:
        # The smallest jump first: it leaves the most room, so a way out is found quickly.
        for card in cards if pile.ascends else cards[::-1]:
            if rules.fits(card, pile, tops[pile]):
                lay = Lay(card, pile)
                rest = tuple(other for other in cards if other != card)
                further = _search(rules, tops_after(tops, lay), rest, missing - 1, due[1:])
                if further is not None:
                    return (lay, *further)
    return None


def has_way_out(
    rules: Rules, tops: Tops, hand: Collection[Card], missing: int, due: frozenset[Pile]
) -> bool:
    """Whether there is a way out.

    Usually one pile can take all the missing cards, one after the other, which is quick to see.
    """
    if not due and _takes_enough(tops, sorted(hand), missing):
        return True
    return way_out(rules, tops, hand, missing, due) is not None


def _takes_enough(tops: Tops, cards: Sequence[Card], missing: int) -> bool:
    if not 0 < missing <= len(cards):
        return missing <= 0
    a, b, c, d = tops
    return cards[-missing] > min(a, b) or cards[missing - 1] < max(c, d)


def stuck(position: Position) -> bool:
    """Whether no order of the cards lets the player in turn complete the turn.

    All a view knows of another hand is that it is not stuck while the game is in progress.
    """
    if isinstance(position, View):
        return position.outcome is not None and not position.outcome.won
    turn, hand = position.turn, position.hand_in_turn
    if turn is None or hand is None or position.left == 0:
        return False
    return not has_way_out(position.rules, position.tops, hand, turn.missing, turn.due)


def outcome(position: Position) -> Outcome | None:
    """How the game ended; None while it is in progress."""
    if isinstance(position, View):
        return position.outcome
    if position.left == 0 or stuck(position):
        return Outcome(position.left)
    return None
