"""Steps and games to be stored."""

from msgspec.structs import replace

from ninetyeight.server.store import DailyTry, FinishedGame, StoredStep


def step(
    seq: int, command: str | None = None, table: str = "table", body: bytes = b"{}"
) -> StoredStep:
    return StoredStep(table=table, seq=seq, at=1000.0 + seq, command=command, body=body)


def in_turn(step: StoredStep, seat: int) -> StoredStep:
    """The same step, after which that seat is in turn."""
    return replace(step, in_turn=seat)


def finished(
    game: str,
    *guests: str,
    at: float = 1000.0,
    left: int = 14,
    daily: str | None = None,
    stand_in: bool = False,
    hints: bool = False,
) -> FinishedGame:
    return FinishedGame(
        game=game,
        table="table",
        at=at,
        rules="expert+fire",
        players=3,
        won=left == 0,
        left=left,
        record=f"n98 1\nthe record of {game}\n",
        guests=guests,
        daily=daily,
        stand_in=stand_in,
        hints=hints,
    )


def tried(game: str, *guests: str, day: str, table: str = "table") -> DailyTry:
    return DailyTry(day, 3, game, table, guests)
