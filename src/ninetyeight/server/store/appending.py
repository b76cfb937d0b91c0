"""Writes the steps of a batch, except those whose number or command is taken."""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import asdict
from typing import Any, cast

from msgspec import Struct, structs
from sqlalchemy import Connection, Engine, Table, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import OperationalError

from .databases.dialects import INSERTS, Insert, insert_into
from .databases.sqlite import BEGIN
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


# The same for SQLite without SQLAlchemy.
_COPY = {
    where.name: str(_REPLACEMENTS["sqlite", where.name].compile(dialect=sqlite.dialect()))
    for where in (SNAPSHOTS, SUMMARIES)
}
_KEEP = {
    where.name: str(sqlite.insert(where).on_conflict_do_nothing().compile(dialect=sqlite.dialect()))
    for where in (GAMES, GAME_GUESTS)
}
_GAME_FIELDS = [column.name for column in GAMES.columns]
_COLUMNS = ", ".join([f'"{column.name}"' for column in STEPS.columns])
_ROW = f"({', '.join('?' * len(STEPS.columns))})"

AT_ONCE = 50
"""How many steps one statement inserts at most. Preparing a statement takes as long as executing
it, and Python keeps only so many different ones prepared.
"""
_INSERT = [
    f"INSERT OR ROLLBACK INTO {STEPS.name} ({_COLUMNS}) VALUES {', '.join([_ROW] * count)}"
    for count in range(AT_ONCE + 1)
]


class Append(Struct, frozen=True, gc=False):
    step: StoredStep
    kept: DailyTry | FinishedGame | None
    summary: bytes | None = None
    snapshot: bytes | None = None


def append_at_once(engine: Engine, appends: Sequence[Append]) -> bool:
    """Writes steps to SQLite as a transaction of its own; False if that cannot be done.

    Then nothing is written: it may be another database, a step may be taken, it may be about a
    daily deal, or the database may have failed, and `append_all` finds out. Most batches are one
    step, with which SQLAlchemy would be busy longer than SQLite. Every row that a statement returns
    lets another thread run, and a busy event loop does; these statements return none, and need no
    statement journal, because a failure undoes the whole transaction.
    """
    kept = [append.kept for append in appends if append.kept is not None]
    finished = [each for each in kept if isinstance(each, FinishedGame) and each.daily is None]
    if engine.dialect.name != "sqlite" or len(finished) < len(kept):
        return False
    parts = [appends[start : start + AT_ONCE] for start in range(0, len(appends), AT_ONCE)]
    with closing(engine.raw_connection()) as pooled:
        raw = cast("sqlite3.Connection", pooled.driver_connection)
        try:
            raw.execute(BEGIN)
        except sqlite3.OperationalError as problem:
            # Whoever has locked the database was waited for already.
            raise OperationalError(BEGIN, None, problem) from problem
        try:
            for part in parts:
                values = [value for append in part for value in structs.astuple(append.step)]
                raw.execute(_INSERT[len(part)], values)
            for step, _, summary, snapshot in map(structs.astuple, appends):
                if summary is not None:
                    raw.execute(_COPY["summaries"], (step.table, step.seq, summary))
                if snapshot is not None:
                    raw.execute(_COPY["snapshots"], (step.table, step.seq, snapshot))
            for game in finished:
                raw.execute(_KEEP["games"], [getattr(game, name) for name in _GAME_FIELDS])
                for guest in game.guests:
                    raw.execute(_KEEP["game_guests"], (guest, game.game))
            raw.execute("COMMIT")
        except sqlite3.Error:
            if raw.in_transaction:
                raw.rollback()
            return False
    return True


def append_all(connection: Connection, appends: Sequence[Append]) -> list[AppendResult]:
    """Writes what can be written, and returns the result of each step."""
    answers = _write_each(connection, appends)
    both = zip(appends, answers, strict=True)
    written = [append for append, answer in both if isinstance(answer, Appended)]
    kept = [append.kept for append in written if append.kept is not None]
    if tries := [each for each in kept if isinstance(each, DailyTry)]:
        write_tries(connection, tries)
    if finished := [each for each in kept if isinstance(each, FinishedGame)]:
        _write_games(connection, finished)
    if summaries := [(each.step, each.summary) for each in written if each.summary is not None]:
        write_copies(connection, SUMMARIES, summaries)
    if snapshots := [(each.step, each.snapshot) for each in written if each.snapshot is not None]:
        write_copies(connection, SNAPSHOTS, snapshots)
    return answers


def newest_of(appends: Sequence[Append], answers: Sequence[AppendResult]) -> dict[str, int]:
    """The last step that was written of each table."""
    newest: dict[str, int] = {}
    for append, answer in zip(appends, answers, strict=True):
        if isinstance(answer, Appended):
            table, seq = append.step.table, append.step.seq
            newest[table] = max(seq, newest.get(table, 0))
    return newest


def _write_each(connection: Connection, appends: Sequence[Append]) -> list[AppendResult]:
    # All nodes write in the same order, so that no two of them wait for each other.
    steps = sorted([append.step for append in appends], key=lambda step: (step.table, step.seq))
    rows = [structs.asdict(step) for step in steps]
    returned = connection.execute(_INSERTIONS[connection.dialect.name], rows)
    written = {(table, seq, command) for table, seq, command in returned}
    answers: list[AppendResult] = []
    for append in appends:
        key = (append.step.table, append.step.seq, append.step.command)
        # Of two equal steps only the first was written.
        answers.append(Appended() if key in written else _refusal(connection, append.step))
        written.discard(key)
    return answers


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
