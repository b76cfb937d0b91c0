"""What is stored of a game besides its steps: tries of a daily deal, and how it ended."""

from collections.abc import Collection

from ninetyeight.record.writer import dumps_unverified
from ninetyeight.rules import Outcome
from ninetyeight.server.daily.days import day_of
from ninetyeight.server.store import NOBODY, DailyTry, FinishedGame
from ninetyeight.table import Game, Result, Table, game_name, record_of


def kept_of(before: Table | None, after: Table, now: float) -> DailyTry | FinishedGame | None:
    """The game that a step has finished, or the daily deal that it has dealt."""
    old, new = before.game if before else None, after.game
    if new is None or new is old:
        return None
    if new.result is None:
        if new.daily is None:
            return None
        known = _guests(before, old) if before and old and old.number == new.number else ()
        return _tried(after, new, known, now)
    return None if old and old.result else _finished(after, new, new.result, now)


def _tried(table: Table, game: Game, known: Collection[str], now: float) -> DailyTry | None:
    """After its day a deal is only practice, because its cards are public by then."""
    new = tuple(guest for guest in _guests(table, game) if guest not in known)
    if game.daily is None or game.daily != day_of(now) or not new:
        return None
    return DailyTry(game.daily, game.players, game_name(table.id, game), table.id, new)


def _finished(after: Table, game: Game, result: Result, now: float) -> FinishedGame:
    end = Outcome(result.left) if result.given_up_by is None else None
    return FinishedGame(
        game=game_name(after.id, game),
        table=after.id,
        at=now,
        rules=game.state.rules.name,
        players=game.players,
        won=result.left == 0,
        left=result.left,
        record=dumps_unverified(record_of(after), end),
        guests=_guests(after, game),
        daily=game.daily,
        stand_in=game.had_stand_in,
        hints=game.had_hints,
    )


def _guests(table: Table, game: Game) -> tuple[str, ...]:
    """The guests who play, without those who waited for the next game."""
    playing = (person.guest for seat, person in table.people if seat < game.players)
    return tuple(dict.fromkeys(playing))


def seat_in_turn(table: Table) -> int:
    """The seat in turn as the store keeps it with a step."""
    seat = table.game.seat_in_turn if table.game else None
    return NOBODY if seat is None else seat
