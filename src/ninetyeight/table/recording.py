"""Records of the games at a table."""

from hashlib import sha256

from ninetyeight.record import Record
from ninetyeight.record.recording import turn_entries
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
    rules, result = game.state.rules, game.result
    goes_on = result is None or result.given_up_by is not None
    return Record(
        rules=rules,
        players=game.names,
        deck=shuffled(rules, game.seed),
        start=game.start,
        seed=game.seed,
        talk=table.options.talk,
        entries=(*game.turns, *turn_entries(game.state, game.since, goes_on=goes_on)),
    )
