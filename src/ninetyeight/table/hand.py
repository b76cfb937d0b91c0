"""What one seat sees alone: its hand, and in its turn what it can do."""

from ninetyeight.rules import Lay, Seat, State, after_lay, legal_actions, outcome

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
    actions = legal_actions(state) if plays else ()
    lays = tuple(action for action in actions if isinstance(action, Lay))
    return Mine(
        seat=seat,
        hand=tuple(sorted(state.hands[seat])),
        lays=tuple(_shown_lay(state, lay) for lay in lays),
        may_end=len(lays) < len(actions),
        may_take_back=plays and game.players == 1 and bool(game.lays),
    )


def _shown_lay(state: State, lay: Lay) -> ShownLay:
    rules, top = state.rules, state.tops[lay.pile]
    end = outcome(after_lay(state, lay))
    return ShownLay(
        card=lay.card,
        pile=letter_of(lay.pile),
        jump=lay.card - top if lay.pile.ascends else top - lay.card,
        trick=rules.is_trick(lay.card, lay.pile, top),
        loses=end is not None and not end.won,
    )
