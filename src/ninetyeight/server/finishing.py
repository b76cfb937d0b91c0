"""What is kept of a game for ever once it is over."""

from ninetyeight.record import text_of
from ninetyeight.rules import Outcome
from ninetyeight.table import Person, Table, game_name, record_of

from .store import FinishedGame


def finished_by(before: Table, after: Table, now: float) -> FinishedGame | None:
    """The game that a step has finished, if it has."""
    game = after.game
    if game is None or game.result is None or (before.game and before.game.result):
        return None
    end = Outcome(game.result.left) if game.result.given_up_by is None else None
    people = [player for player in after.places if isinstance(player, Person)]
    return FinishedGame(
        game=game_name(after.id, game),
        table=after.id,
        at=now,
        rules=game.state.rules.name,
        players=game.players,
        won=game.result.left == 0,
        left=game.result.left,
        record=text_of(record_of(after), end),
        guests=tuple(dict.fromkeys(person.guest for person in people)),
        daily=game.daily,
    )
