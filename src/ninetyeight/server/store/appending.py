"""Writes the steps of a batch, except those whose number or command is taken."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import Connection, Table, select
from sqlalchemy.exc import IntegrityError

from .databases.dialects import INSERTS, Insert, insert_into
from .interface import Appended, Conflict, DailyTry, FinishedGame, Repeated, StoredStep
from .schema import DAILY_RESULTS, DAILY_TRIES, GAME_GUESTS, GAMES, SNAPSHOTS, STEPS, SUMMARIES

AppendResult = Appended | Repeated | Conflict

# Built once: building the statement takes longer than writing a step with it.
_INSERTIONS = {
    dialect: insert(STEPS)
    .on_conflict_do_nothing()
    .returning(STEPS.c.table, STEPS.c.seq, STEPS.c.command)
    for dialect, insert in INSERTS.items()
}


def _replacement(dialect: str, where: Table) -> Insert:
    new = INSERTS[dialect](where)
    return new.on_conflict_do_update(
        index_elements=["table"],
        set_={"seq": new.excluded.seq, "body": new.excluded.body},
        where=where.c.seq <= new.excluded.seq,
    )


_REPLACEMENTS = {
    (dialect, where.name): _replacement(dialect, where)
    for dialect in INSERTS
    for where in (SNAPSHOTS, SUMMARIES)
}


_COLUMNS = ", ".join([f'"{column.name}"' for column in STEPS.columns])
_ROW = f"({', '.join('?' * len(STEPS.columns))})"


class Append(Struct, frozen=True):
    step: StoredStep
    kept: DailyTry | FinishedGame | None
    summary: bytes | None = None
    snapshot: bytes | None = None


def append_all(connection: Connection, appends: Sequence[Append]) -> list[AppendResult]:
    """Writes what can be written, in one statement, and returns the result of each step."""
    written = _write_steps(connection, [append.step for append in appends])
    answers: list[AppendResult] = []
    kept, summaries, snapshots = [], [], []
    for append in appends:
        if (key := _key(append.step)) not in written:
            answers.append(_refusal(connection, append.step))
            continue
        # Of two equal steps only the first was written.
        written.remove(key)
        answers.append(Appended())
        if append.kept is not None:
            kept.append(append.kept)
        if append.summary is not None:
            summaries.append((append.step, append.summary))
        if append.snapshot is not None:
            snapshots.append((append.step, append.snapshot))
    if tries := [each for each in kept if isinstance(each, DailyTry)]:
        write_tries(connection, tries)
    if finished := [each for each in kept if isinstance(each, FinishedGame)]:
        _write_games(connection, finished)
    if summaries:
        write_copies(connection, SUMMARIES, summaries)
    if snapshots:
        write_copies(connection, SNAPSHOTS, snapshots)
    return answers


def _key(step: StoredStep) -> tuple[str, int, str | None]:
    return step.table, step.seq, step.command


def _write_steps(
    connection: Connection, steps: Sequence[StoredStep]
) -> set[tuple[str, int, str | None]]:
    if connection.dialect.name == "sqlite" and _write_all(connection, steps):
        return set(map(_key, steps))
    # All nodes write in the same order, so that no two of them wait for each other.
    ordered = sorted(steps, key=lambda step: (step.table, step.seq))
    rows = [structs.asdict(step) for step in ordered]
    written = connection.execute(_INSERTIONS[connection.dialect.name], rows)
    return {(table, seq, command) for table, seq, command in written}


def _write_all(connection: Connection, steps: Sequence[StoredStep]) -> bool:
    """Writes all steps or, if one of them is taken, none.

    With SQLite, every row that a statement returns lets another thread run, and a busy event loop
    does. This statement returns none. In PostgreSQL a failure would end the whole transaction.
    """
    insert = f"INSERT INTO {STEPS.name} ({_COLUMNS}) VALUES {', '.join([_ROW] * len(steps))}"
    values = tuple([value for step in steps for value in structs.astuple(step)])
    try:
        connection.exec_driver_sql(insert, values)
    except IntegrityError:
        return False
    return True


def _refusal(connection: Connection, step: StoredStep) -> Repeated | Conflict:
    if step.command is None:
        return Conflict()
    same = (STEPS.c.table == step.table, STEPS.c.command == step.command)
    found = connection.execute(select(STEPS.c.seq, STEPS.c.digest).where(*same)).first()
    return Conflict() if found is None else Repeated(*found)


def _write_games(connection: Connection, games: Sequence[FinishedGame]) -> None:
    rows = [asdict(game) for game in games]
    for row in rows:
        del row["stand_in"], row["hints"]
    pairs = [{"game": row["game"], "guest": guest} for row in rows for guest in row.pop("guests")]
    connection.execute(insert_into(GAMES, connection).on_conflict_do_nothing(), rows)
    if pairs:
        # One guest may have had several seats.
        connection.execute(insert_into(GAME_GUESTS, connection).on_conflict_do_nothing(), pairs)
    _write_daily_results(connection, [game for game in games if game.daily])


def write_copies(
    connection: Connection, where: Table, copies: Sequence[tuple[StoredStep, bytes]]
) -> None:
    """Stores derived data of a table, replacing that of earlier steps."""
    rows = [{"table": step.table, "seq": step.seq, "body": body} for step, body in copies]
    rows.sort(key=lambda row: (row["table"], row["seq"]))
    connection.execute(_REPLACEMENTS[connection.dialect.name, where.name], rows)


def write_tries(connection: Connection, tries: Sequence[DailyTry]) -> None:
    """Stores the first try of each guest, in the same order on all nodes."""
    rows = [
        {
            "day": tried.day,
            "players": tried.players,
            "guest": guest,
            "game": tried.game,
            "table": tried.table,
        }
        for tried in tries
        for guest in tried.guests
    ]
    if rows:
        rows.sort(key=_first_things)
        connection.execute(insert_into(DAILY_TRIES, connection).on_conflict_do_nothing(), rows)


def _write_daily_results(connection: Connection, games: Sequence[FinishedGame]) -> None:
    """Stores the result of those whose first try of the daily deal this game was."""
    kept = DAILY_TRIES.c
    rows = [
        {
            "day": game.daily,
            "players": game.players,
            "guest": guest,
            "game": game.game,
            "left": game.left,
            "stand_in": game.stand_in,
            "hints": game.hints,
        }
        for game in games
        for guest in connection.scalars(
            select(kept.guest).where(
                kept.day == game.daily,
                kept.players == game.players,
                kept.guest.in_(game.guests),
                kept.game == game.game,
            )
        )
    ]
    if rows:
        rows.sort(key=_first_things)
        connection.execute(insert_into(DAILY_RESULTS, connection).on_conflict_do_nothing(), rows)


def _first_things(row: Mapping[str, Any]) -> tuple[object, ...]:
    return row["day"], row["players"], row["guest"]
