"""Records of the games at a table."""

from hashlib import sha256

from ninetyeight.record import PlayedTurn, Record
from ninetyeight.rules import shuffled

from .game import Game
from .table import Table


def game_name(table_id: str, game: Game) -> str:
    """The public name of a game; it cannot be guessed without its seed."""
    return sha256(f"{table_id}/{game.number}/{game.seed}".encode()).hexdigest()[:16]


def record_of(table: Table) -> Record:
    """The record of the game; if it is unfinished or was given up, it has no result.

    It contains the whole deck, so nobody may see it before the game is over.
    """
    game = table.game
    assert game is not None, "a game was dealt"
    rules = game.state.rules
    return Record(
        rules=rules,
        players=game.names,
        deck=shuffled(rules, game.seed),
        start=game.start,
        seed=game.seed,
        entries=(*game.turns, *game.told, *_last_turn(game), *game.told_within),
    )


def _last_turn(game: Game) -> tuple[PlayedTurn, ...]:
    """The current turn, or the one that ended the game."""
    turn, result = game.state.turn, game.result
    if turn is None or not game.lays:
        return ()
    goes_on = result is None or result.given_up_by is not None
    return (PlayedTurn(turn.seat, game.lays, goes_on),)
