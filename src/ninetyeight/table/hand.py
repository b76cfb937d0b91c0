"""What one seat sees alone: its hand, and in its turn what it can do."""

from collections.abc import Collection, Sequence

from ninetyeight.rules import PILES, Lay, Seat, State, Turn, way_out
from ninetyeight.rules.position import tops_after

from .letters import letter_of
from .shown import Mine, ShownLay
from .table import Table


def mine(table: Table, seat: Seat) -> Mine | None:
    """What one seat sees of its own cards; None if it has none.

    Only the person who plays the seat is told what can be done, not one who watches a bot play it.
    """
    game = table.game
    if game is None or seat >= game.players:
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
    fits, tops = state.rules.fits, state.tops
    fitting = [
        Lay(card, pile)
        for card in sorted(state.hands[turn.seat])
        for pile in PILES
        if fits(card, pile, tops[pile])
    ]
    losing = _losing(state, turn, fitting)
    return tuple([_shown_lay(lay, tops[lay.pile], lay in losing) for lay in fitting])


def _shown_lay(lay: Lay, top: int, loses: bool) -> ShownLay:
    jump = lay.card - top if lay.pile.ascends else top - lay.card
    # Only the trick goes backwards.
    return ShownLay(lay.card, letter_of(lay.pile), jump, jump < 0, loses)


def _losing(state: State, turn: Turn, fitting: Sequence[Lay]) -> Collection[Lay]:
    """The lays after which the turn could not do any more what it owes."""
    if state.left == 1 or (turn.missing <= 1 and not turn.due):
        return ()
    return [lay for lay in fitting if not _leaves_a_way(state, turn, fitting, lay)]


def _leaves_a_way(state: State, turn: Turn, fitting: Sequence[Lay], lay: Lay) -> bool:
    missing, due = turn.missing - 1, turn.due - {lay.pile}
    if missing == 1 and not due:
        # A lay changes no other pile, so what fits elsewhere now still fits there afterwards.
        if any(other.card != lay.card and other.pile != lay.pile for other in fitting):
            return True
    rest = state.hands[turn.seat] - {lay.card}
    return way_out(state.rules, tops_after(state.tops, lay), rest, missing, due) is not None
