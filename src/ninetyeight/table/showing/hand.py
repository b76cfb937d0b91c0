"""What only one seat sees: its hand and, in its turn, what it can do."""

from collections.abc import Sequence

from msgspec.structs import replace

from ninetyeight.rules import PILES, Card, Pile, Rules, Seat, State, Turn
from ninetyeight.rules.unchecked import loses
from ninetyeight.table.pile_letters import lay_of, letter_of
from ninetyeight.table.table import Table

from .types import Mine, ShownLay


def mine(table: Table, seat: Seat) -> Mine | None:
    """What one seat sees of its own cards; None if it has none.

    Possible lays are only shown to a person who plays the seat, not while a bot plays it. After a
    daily deal others may sit there, so its cards stay hidden.
    """
    game = table.game
    if game is None or seat >= game.players or (game.result and game.daily):
        return None
    state, player, hand = game.state, table.places[seat], sorted(game.state.hands[seat])
    plays = game.seat_in_turn == seat and player is not None and player.bot is None
    turn = state.turn if plays else None
    return Mine(
        seat=seat,
        hand=tuple(hand),
        lays=_lays(state, turn, hand) if turn else (),
        may_end=turn is not None and not turn.missing and not turn.due,
        may_take_back=plays and game.players == 1 and bool(game.lays),
    )


def _lays(state: State, turn: Turn, hand: Sequence[Card]) -> tuple[ShownLay, ...]:
    """The legal lays; a property test keeps them equal to `legal_actions` and `warns`.

    This runs after every card at every table, so it asks the rules as little as possible.
    """
    piles = zip(_offers_of(state.rules), state.tops, strict=True)
    offers = [by_top[top] for by_top, top in piles]
    lays = [lay for card in hand for offer in offers if (lay := offer[card])]
    if not _is_spacious(state, turn, hand):
        lays = [
            replace(lay, loses=True) if loses(state, lay_of(lay.card, lay.pile)) else lay
            for lay in lays
        ]
    return tuple(lays)


class _Offers(dict[int, Sequence[ShownLay | None]]):
    """For each number that a pile may show, the lay of each card that it takes; built on demand."""

    def __init__(self, rules: Rules, pile: Pile) -> None:
        self._rules, self._pile = rules, pile

    def __missing__(self, top: int) -> Sequence[ShownLay | None]:
        fits, pile = self._rules.fits, self._pile
        offers: list[ShownLay | None] = [None] * (self._rules.highest + 1)
        for card in self._rules.cards:
            if fits(card, pile, top):
                offers[card] = _shown_lay(card, pile, top)
        self[top] = offers
        return offers


_made_offers: dict[tuple[int, ...], Sequence[_Offers]] = {}


def _offers_of(rules: Rules) -> Sequence[_Offers]:
    """The offers of each pile, the same for all rule sets of these numbers."""
    numbers = (rules.lowest, rules.highest, rules.trick)
    if (offers := _made_offers.get(numbers)) is None:
        offers = _made_offers[numbers] = [_Offers(rules, pile) for pile in PILES]
    return offers


def _shown_lay(card: Card, pile: Pile, top: int) -> ShownLay:
    jump = card - top if pile.ascends else top - card
    # Only tricks go backwards.
    return ShownLay(card, letter_of(pile), jump, trick=jump < 0, loses=False)


def _is_spacious(state: State, turn: Turn, hand: Sequence[Card]) -> bool:
    """Whether no lay can lose: nothing is missing, or two piles each have room for all of it."""
    missing = turn.missing
    if (missing <= 1 and not turn.due) or state.left == 1:
        return True
    if turn.due or len(hand) < missing:
        return False
    low, high = hand[missing - 1], hand[-missing]
    a, b, c, d = state.tops
    return (a < high) + (b < high) + (c > low) + (d > low) >= 2
