"""What one seat sees alone: its hand, and in its turn what it can do."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ninetyeight.rules import PILES, Card, Lay, Pile, Rules, Seat, State, Turn, loses
from ninetyeight.table.pile_letters import letter_of, pile_of
from ninetyeight.table.table import Table

from .types import Mine, ShownLay


def mine(table: Table, seat: Seat) -> Mine | None:
    """What one seat sees of its own cards; None if it has none.

    Only the person who plays the seat is shown what can be done, not one who watches a bot play it.
    After a day's deal others may sit there, and its cards stay hidden.
    """
    game = table.game
    if game is None or seat >= game.players or (game.result and game.daily):
        return None
    state, player = game.state, table.places[seat]
    plays = game.seat_in_turn == seat and player is not None and player.bot is None
    turn = state.turn if plays else None
    return Mine(
        seat=seat,
        hand=tuple(sorted(state.hands[seat])),
        lays=_lays(state, turn) if turn else (),
        may_end=turn is not None and not turn.missing and not turn.due,
        may_take_back=plays and game.players == 1 and bool(game.lays),
    )


def _lays(state: State, turn: Turn) -> tuple[ShownLay, ...]:
    """The lays that the rules allow; a property holds them equal to `legal_actions` and `warns`.

    This is worked out after every card of every table, so it asks the rules as little as it can.
    """
    hand = sorted(state.hands[turn.seat])
    offers = [_offers(state.rules, pile, top) for pile, top in zip(PILES, state.tops, strict=True)]
    lays = [lay for card in hand for offer in offers if (lay := offer.get(card))]
    if not _is_spacious(state, turn, hand):
        lays = [replace(lay, loses=True) if loses(state, _lay(lay)) else lay for lay in lays]
    return tuple(lays)


_made_offers: dict[tuple[int, ...], Mapping[Card, ShownLay]] = {}


def _offers(rules: Rules, pile: Pile, top: int) -> Mapping[Card, ShownLay]:
    """Every card that `pile` takes while it shows `top`; made once for each."""
    numbers = (rules.lowest, rules.highest, rules.trick, pile, top)
    if (offers := _made_offers.get(numbers)) is None:
        offers = _made_offers[numbers] = {
            card: _shown_lay(Lay(card, pile), top)
            for card in rules.cards
            if rules.fits(card, pile, top)
        }
    return offers


def _shown_lay(lay: Lay, top: int) -> ShownLay:
    jump = lay.card - top if lay.pile.ascends else top - lay.card
    # Only the trick goes backwards.
    return ShownLay(lay.card, letter_of(lay.pile), jump, trick=jump < 0, loses=False)


def _is_spacious(state: State, turn: Turn, hand: Sequence[Card]) -> bool:
    """Whether no lay can lose: the turn owes no more, or two piles each have room for all of it."""
    if state.left == 1 or (turn.missing <= 1 and not turn.due):
        return True
    if turn.due or len(hand) < turn.missing:
        return False
    low, high = hand[turn.missing - 1], hand[-turn.missing]
    a, b, c, d = state.tops
    return (a < high) + (b < high) + (c > low) + (d > low) >= 2


def _lay(shown: ShownLay) -> Lay:
    return Lay(Card(shown.card), pile_of(shown.pile))
