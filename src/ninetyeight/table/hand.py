"""What one seat sees alone: its hand, and in its turn what it can do."""

from collections.abc import Callable, Sequence

from ninetyeight.rules import PILES, Card, Lay, Pile, Seat, State, Turn, has_way_out
from ninetyeight.rules.position import tops_after

from .letters import LETTERS
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
    tops, hand = state.tops, sorted(state.hands[turn.seat])
    takes = [state.rules.takes(pile, tops[pile]) for pile in PILES]
    loses = _never if _is_spacious(state, turn, hand) else _after(state, turn)
    return tuple(
        [
            ShownLay(card, letter, jump, jump < 0, loses(card, pile))  # only the trick goes back
            for card in hand
            for pile, letter, taken, top, sign in zip(
                PILES, LETTERS, takes, tops, _SIGNS, strict=True
            )
            if card in taken and (jump := sign * (card - top))
        ]
    )


_SIGNS = tuple(1 if pile.ascends else -1 for pile in PILES)


def _never(_: Card, __: Pile) -> bool:
    return False


def _is_spacious(state: State, turn: Turn, hand: Sequence[Card]) -> bool:
    """Whether no lay can lose: the turn owes no more, or two piles each have room for all of it."""
    if state.left == 1 or (turn.missing <= 1 and not turn.due):
        return True
    if turn.due or len(hand) < turn.missing:
        return False
    low, high = hand[turn.missing - 1], hand[-turn.missing]
    a, b, c, d = state.tops
    return (a < high) + (b < high) + (c > low) + (d > low) >= 2


def _after(state: State, turn: Turn) -> Callable[[Card, Pile], bool]:
    """Tells whether a lay leaves no way to do what the turn owes."""
    hand = state.hands[turn.seat]

    def loses(card: Card, pile: Pile) -> bool:
        tops, due = tops_after(state.tops, Lay(card, pile)), turn.due - {pile}
        return not has_way_out(state.rules, tops, hand - {card}, turn.missing - 1, due)

    return loses
