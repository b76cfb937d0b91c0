"""The store on SQLAlchemy Core: one thread writes, a few read, and the loop never waits."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from dataclasses import fields
from functools import partial
from secrets import token_hex
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, case, func, or_, select

from . import writes
from .appending import Append, AppendResult, append_all, append_at_once, newest_of
from .changes import Changes, no_changes
from .databases.failures import sentence
from .databases.files import OpenFiles
from .databases.postgres import Notice, listen, notify
from .interface import (
    NOBODY,
    Appended,
    DailyBots,
    DailyResult,
    DailyTally,
    DailyTry,
    FinishedGame,
    GameEntry,
    Guest,
    KeptRecord,
    StoredStep,
    StoreFailed,
    TableEntry,
    TableKey,
)
from .reader import Reader
from .schema import (
    CODES,
    DAILY_BOTS,
    DAILY_RESULTS,
    DAILY_TRIES,
    GAME_GUESTS,
    GAMES,
    GUESTS,
    LEASES,
    SEATINGS,
    SNAPSHOTS,
    STEPS,
    SUMMARIES,
)
from .writer import OUT_OF_ORDER, Writer

MAX_ASKED = 10_000
"""How many tables one query asks for; databases limit the number of parameters."""

Write = Callable[[Connection], Any]
P = ParamSpec("P")
T = TypeVar("T")

NoteBatch = Callable[[int, float], object]
"""Called with the size of a batch, and how many seconds it took."""


def ignore_batch(_: int, __: float) -> None: ...


class SqlStore:
    """A store on a prepared database; created within a running event loop."""

    def __init__(self, engine: Engine, note_batch: NoteBatch = ignore_batch) -> None:
        self._engine, self._note_batch = engine, note_batch
        self._name = token_hex(8)
        self._notifies = engine.dialect.name == "postgresql"
        listens = partial(listen, engine, self._name)
        self._changes = Changes(listens if self._notifies else no_changes)
        self._files = OpenFiles(engine)
        self._failure: str | None = None
        """Why the last write failed; None if it succeeded."""
        self._reader = Reader(engine, self._files.check)
        self._writer = Writer[Append | Write](self._transact)

    def append(
        self,
        step: StoredStep,
        kept: DailyTry | FinishedGame | None = None,
        *,
        summary: bytes | None = None,
        snapshot: bytes | None = None,
    ) -> Awaitable[AppendResult]:
        return self._writer.write(Append(step, kept, summary, snapshot))

    def append_then(
        self,
        then: Callable[[AppendResult | StoreFailed], None],
        step: StoredStep,
        kept: DailyTry | FinishedGame | None = None,
        summary: bytes | None = None,
        snapshot: bytes | None = None,
    ) -> None:
        self._writer.write_then(Append(step, kept, summary, snapshot), then)

    async def create_table(
        self,
        first: StoredStep,
        code: str,
        watch: str,
        guests: Sequence[str],
        tried: DailyTry | None = None,
        summary: bytes | None = None,
    ) -> bool:
        return await self._write(writes.create_table, first, code, watch, guests, tried, summary)

    async def steps(self, table: str, after: int = 0) -> list[StoredStep]:
        asked = select(STEPS).where(STEPS.c.table == table, STEPS.c.seq > after)
        return [StoredStep(*row) for row in await self._reader.rows(asked.order_by(STEPS.c.seq))]

    async def snapshot_of(self, table: str) -> bytes | None:
        rows = await self._reader.rows(select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.table == table))
        return rows[0][0] if rows else None

    async def keep_summary(self, table: str, seq: int, in_turn: int, summary: bytes) -> None:
        await self._write(writes.keep_summary, table, seq, in_turn, summary)

    async def newest(self, tables: Collection[str]) -> dict[str, int]:
        # A query per table finds the last step by index, without scanning the others.
        last = select(func.max(STEPS.c.seq)).where(STEPS.c.table == CODES.c.table)
        asked = select(CODES.c.table, last.scalar_subquery()).where(~CODES.c.watching)
        names = list(tables)
        newest: dict[str, int] = {}
        for start in range(0, len(names), MAX_ASKED):
            some = CODES.c.table.in_(names[start : start + MAX_ASKED])
            newest.update(await self._reader.rows(asked.where(some)))
        return newest

    async def table_behind(self, code: str) -> TableKey | None:
        asked = select(CODES.c.table, CODES.c.watching).where(CODES.c.code == code)
        rows = await self._reader.rows(asked)
        return TableKey(*rows[0]) if rows else None

    async def remember_at_table(self, guest: str, table: str) -> None:
        await self._write(writes.remember_at_table, guest, table)

    async def tables_of(self, guest: str, most: int = 20) -> list[TableEntry]:
        sat, steps, codes, every = SEATINGS.c, STEPS.c, CODES.c, STEPS.alias().c
        last = select(func.max(every.seq)).where(every.table == sat.table).scalar_subquery()
        there = (
            SEATINGS.join(CODES, (codes.table == sat.table) & ~codes.watching)
            .join(STEPS, (steps.table == sat.table) & (steps.seq == last))
            .outerjoin(SUMMARIES, SUMMARIES.c.table == sat.table)
        )
        asked = select(sat.table, codes.code, steps.at, steps.in_turn, SUMMARIES.c.body)
        asked = asked.select_from(there).where(sat.guest == guest)
        rows = await self._reader.rows(asked.order_by(sat.at.desc()).limit(most))
        return [
            TableEntry(table, code, at, NOBODY, None)
            if in_turn is None
            else TableEntry(table, code, at, in_turn, summary)
            for table, code, at, in_turn, summary in rows
        ]

    async def add_guest(self, guest: Guest, token_hash: str) -> None:
        await self._write(writes.add_guest, guest, token_hash)

    async def guest_with(self, token_hash: str) -> Guest | None:
        asked = select(GUESTS.c.guest, GUESTS.c.name).where(GUESTS.c.token_hash == token_hash)
        rows = await self._reader.rows(asked)
        return Guest(*rows[0]) if rows else None

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._write(writes.rename_guest, guest, name)

    async def games_of(
        self, guest: str, before: float | None = None, most: int = 50
    ) -> list[GameEntry]:
        entry = [GAMES.c[field.name] for field in fields(GameEntry)]
        asked = select(*entry).join(GAME_GUESTS).where(GAME_GUESTS.c.guest == guest)
        if before is not None:
            asked = asked.where(GAMES.c.at < before)
        rows = await self._reader.rows(asked.order_by(GAMES.c.at.desc()).limit(most))
        return [GameEntry(*row) for row in rows]

    async def record_of(self, game: str) -> KeptRecord | None:
        asked = select(GAMES.c.record, GAMES.c.daily).where(GAMES.c.game == game)
        rows = await self._reader.rows(asked)
        return KeptRecord(*rows[0]) if rows else None

    async def forget_game(self, game: str, guest: str) -> bool:
        return await self._write(writes.forget_game, game, guest)

    async def daily_results_of(self, day: str, guest: str) -> list[DailyResult]:
        kept, tries, codes = DAILY_RESULTS.c, DAILY_TRIES.c, CODES.c
        ended = select(kept.players, kept.game, kept.left, kept.stand_in, kept.hints)
        ended = ended.where(kept.day == day, kept.guest == guest)
        results = {
            players: DailyResult(players, game, left, bool(stand_in), bool(hints))
            for players, game, left, stand_in, hints in await self._reader.rows(ended)
        }
        to_table = (codes.table == tries.table) & ~codes.watching
        begun = select(tries.players, tries.game, codes.code).outerjoin(CODES, to_table)
        begun = begun.where(tries.day == day, tries.guest == guest)
        for players, game, code in await self._reader.rows(begun):
            results.setdefault(players, DailyResult(players, game, None, code=code))
        return [results[players] for players in sorted(results)]

    async def daily_tally(self, day: str) -> list[DailyTally]:
        kept = DAILY_RESULTS.c
        helped = case((or_(kept.stand_in, kept.hints), 1), else_=0).label("helped")
        games = select(kept.players, kept.left, helped, kept.game).where(kept.day == day).distinct()
        each = games.subquery().c
        asked = select(each.players, each.left, func.count(), func.sum(each.helped))
        asked = asked.group_by(each.players, each.left)
        rows = await self._reader.rows(asked.order_by(each.players, each.left))
        return [DailyTally(*row) for row in rows]

    async def note_daily_bots(self, day: str, results: Sequence[DailyBots]) -> None:
        await self._write(writes.note_daily_bots, day, results)

    async def daily_bots(self, day: str) -> list[DailyBots]:
        kept = DAILY_BOTS.c
        asked = select(kept.players, kept.level, kept.left).where(kept.day == day)
        rows = await self._reader.rows(asked.order_by(kept.players, kept.level))
        return [DailyBots(*row) for row in rows]

    async def setting(self, name: str, otherwise: str) -> str:
        return await self._write(writes.setting, name, otherwise)

    async def unused_tables(
        self, since: float, after: str, most: int
    ) -> tuple[list[str], str | None]:
        steps = STEPS.c
        newest = select(steps.at).where(steps.table == CODES.c.table).order_by(steps.seq.desc())
        asked = select(CODES.c.table, newest.limit(1).scalar_subquery())
        asked = asked.where(~CODES.c.watching, CODES.c.table > after).order_by(CODES.c.table)
        rows = await self._reader.rows(asked.limit(most))
        unused = [table for table, at in rows if at is not None and at < since]
        return unused, rows[-1][0] if len(rows) == most else None

    async def expire_table(self, table: str, since: float, now: float) -> bool:
        return await self._write(writes.expire_table, table, since, now)

    async def delete_expired(self, most: int) -> bool:
        return await self._write(writes.delete_expired, most)

    async def renew_lease(self, node: str, now: float, seconds: float) -> None:
        await self._write(writes.renew_lease, node, now + seconds)

    async def lease_tables(self, tables: Collection[str], now: float, seconds: float) -> None:
        await self._write(writes.lease_tables, tables, now + seconds)

    async def live_nodes(self, now: float) -> set[str]:
        rows = await self._reader.rows(select(LEASES.c.node).where(LEASES.c.until >= now))
        return {node for (node,) in rows}

    async def remove_expired_nodes(self, now: float) -> list[str]:
        return await self._write(writes.remove_expired_nodes, now)

    def changes(self) -> AsyncIterator[tuple[str, int]]:
        return self._changes.heard()

    async def check(self) -> None:
        if self._failure:
            raise StoreFailed(self._failure)
        await self.newest(["none"])

    async def close(self) -> None:
        self._changes.close()
        await self._writer.close()
        await self._reader.close()
        await asyncio.to_thread(self._engine.dispose)

    async def _write(
        self, write: Callable[Concatenate[Connection, P], T], *asked: P.args, **named: P.kwargs
    ) -> T:
        done: T = await self._writer.write(lambda connection: write(connection, *asked, **named))
        return done

    def _transact(self, works: Sequence[Append | Write]) -> list[object]:
        begin = perf_counter()
        try:
            # A file that was moved away may come back, without what was reported as failed.
            self._files.check()
            answers = self._written(works)
            # Checked before the batch is reported as written: the file may have been replaced.
            self._files.check()
        except OUT_OF_ORDER as problem:
            self._failure = sentence(problem)
            raise
        self._failure = None
        self._note_batch(len(works), perf_counter() - begin)
        return answers

    def _written(self, works: Sequence[Append | Write]) -> list[object]:
        appends = [work for work in works if isinstance(work, Append)]
        if len(appends) == len(works) and append_at_once(self._engine, appends):
            return [Appended()] * len(works)
        with self._engine.begin() as connection:
            answers = append_all(connection, appends) if appends else []
            if self._notifies and (newest := newest_of(appends, answers)):
                notify(connection, Notice(self._name, newest))
            of_appends = iter(answers)
            return [
                next(of_appends) if isinstance(work, Append) else work(connection) for work in works
            ]
