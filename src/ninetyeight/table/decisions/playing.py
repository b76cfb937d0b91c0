"""The game itself: single lays, the end of a turn, and the end of the game."""

from ninetyeight.rules import Action, EndTurn, Seat, State, explain, is_trick, outcome
from ninetyeight.rules.unchecked import after_turn, loses
from ninetyeight.table.actor import Actor
from ninetyeight.table.commands import LayCard
from ninetyeight.table.errors import TableCode, TableError
from ninetyeight.table.events import Event, Finished, Hinted, Laid, TakenBack, TurnEnded
from ninetyeight.table.game import Game
from ninetyeight.table.pile_letters import lay_of, letter_of
from ninetyeight.table.table import Table

from .checks import is_host, own_seat, playing_seat, require_long_away, running_game


def lay_card(table: Table, command: LayCard, by: Actor) -> tuple[Event, ...]:
    """A lay that loses the game needs `sure`; one that wins the game ends it."""
    game, seat = _turn_of(table, by)
    state, lay = game.state, lay_of(command.card, command.pile)
    _require_legal(state, lay)
    is_lost = loses(state, lay)
    if is_lost and not command.sure:
        raise TableError(TableCode.WOULD_LOSE)
    laid, left = Laid(seat, command.card, command.pile, is_trick(state, lay)), state.left - 1
    return (laid, Finished(left)) if is_lost or left == 0 else (laid,)


def end_turn(table: Table, by: Actor) -> tuple[Event, ...]:
    """Draws cards; if the next player cannot complete the turn, the game is over."""
    game, seat = _turn_of(table, by)
    _require_legal(game.state, EndTurn())
    after = after_turn(game.state)
    ended = TurnEnded(seat, game.state.draw_pile[: game.state.draw_count - after.draw_count])
    end = outcome(after)
    return (ended, Finished(end.left)) if end else (ended,)


def take_back(table: Table, by: Actor) -> tuple[Event, ...]:
    """With others at the table it would reveal a card; alone there is nobody to see it."""
    game, seat = _turn_of(table, by)
    if game.players > 1 or not game.lays:
        raise TableError(TableCode.CANNOT_TAKE_BACK)
    last = game.lays[-1]
    return (TakenBack(seat, last.card, letter_of(last.pile)),)


def end_game(table: Table, by: Actor, now: float) -> tuple[Event, ...]:
    game = running_game(table)
    seat = own_seat(table, by)
    if not is_host(table, by):
        require_long_away(table, (person for _, person in table.people), now)
    return (Finished(game.state.left, seat),)


def note_hint(table: Table, by: Actor) -> tuple[Event, ...]:
    """Hints are only noted in games that others compare theirs with."""
    game, seat = running_game(table), own_seat(table, by)
    return (Hinted(seat),) if game.daily and not game.had_hints else ()


def _turn_of(table: Table, by: Actor) -> tuple[Game, Seat]:
    game = running_game(table)
    seat = playing_seat(table, by)
    in_turn = game.seat_in_turn
    if in_turn is None:
        raise TableError(TableCode.NOT_STARTED)
    if in_turn != seat:
        raise TableError(TableCode.NOT_YOUR_TURN, {"seat": in_turn})
    return game, seat


def _require_legal(state: State, action: Action) -> None:
    """The step that ended a game has stored its result, so a game without one is in play."""
    if illegal := explain(state, action, in_play=True):
        raise TableError(TableCode(illegal.code.value), illegal.facts)
