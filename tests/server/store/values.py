"""Steps and games to be stored."""

from ninetyeight.server.store import FinishedGame, Step


def step(seq: int, command: str | None = None, table: str = "table", body: bytes = b"{}") -> Step:
    return Step(table=table, seq=seq, at=1000.0 + seq, command=command, body=body)


def finished(
    game: str, *guests: str, at: float = 1000.0, left: int = 14, daily: str | None = None
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
    )
