"""Writes other than steps; each shares its transaction with others."""

from collections.abc import Collection, Sequence
from dataclasses import asdict
from time import time

from msgspec import structs
from sqlalchemy import Connection, delete, exists, insert, select, update

from .appending import write_copies, write_tries
from .databases.dialects import insert_into
from .interface import DailyBots, DailyTry, Guest, StoredStep
from .schema import (
    CODES,
    DAILY_BOTS,
    EXPIRED,
    GAME_GUESTS,
    GAMES,
    GUESTS,
    LEASES,
    SEATINGS,
    SETTINGS,
    SNAPSHOTS,
    STEPS,
    SUMMARIES,
)


def create_table(
    connection: Connection,
    first: StoredStep,
    code: str,
    watch: str,
    guests: Sequence[str],
    tried: DailyTry | None,
    summary: bytes | None,
) -> bool:
    codes = [
        {"code": code, "table": first.table, "watching": False},
        {"code": watch, "table": first.table, "watching": True},
    ]
    taking = insert_into(CODES, connection).on_conflict_do_nothing().returning(CODES.c.code)
    if len(connection.execute(taking, codes).all()) < len(codes):
        connection.execute(delete(CODES).where(CODES.c.table == first.table))
        return False
    connection.execute(insert(STEPS).values(structs.asdict(first)))
    for guest in guests:
        remember_at_table(connection, guest, first.table)
    if tried:
        write_tries(connection, [tried])
    if summary is not None:
        write_copies(connection, SUMMARIES, [(first, summary)])
    return True


def keep_summary(
    connection: Connection, table: str, seq: int, in_turn: int, summary: bytes
) -> None:
    # The next query finds it complete; the body of the step is unchanged.
    at = (STEPS.c.table == table, STEPS.c.seq == seq)
    found = connection.execute(update(STEPS).where(*at).values(in_turn=in_turn).returning(STEPS))
    write_copies(connection, SUMMARIES, [(StoredStep(*row), summary) for row in found])


def expire_table(connection: Connection, table: str, since: float, now: float) -> bool:
    newest = select(STEPS.c.at).where(STEPS.c.table == table).order_by(STEPS.c.seq.desc()).limit(1)
    at = connection.scalar(newest)
    if at is None or at >= since:
        return False
    lease = select(LEASES.c.until).where(LEASES.c.node == _lease_of(table))
    if (connection.scalar(lease) or 0.0) >= now:
        return False
    for kept in (CODES, SEATINGS, SUMMARIES, SNAPSHOTS):
        connection.execute(delete(kept).where(kept.c.table == table))
    connection.execute(
        insert_into(EXPIRED, connection).values(table=table).on_conflict_do_nothing()
    )
    return True


def delete_expired(connection: Connection, most: int) -> bool:
    table = connection.scalar(select(EXPIRED.c.table).limit(1))
    if table is None:
        return False
    of_table = STEPS.c.table == table
    some = select(STEPS.c.seq).where(of_table).order_by(STEPS.c.seq).limit(most)
    if connection.execute(delete(STEPS).where(of_table, STEPS.c.seq.in_(some))).rowcount < most:
        connection.execute(delete(EXPIRED).where(EXPIRED.c.table == table))
    return True


def remember_at_table(connection: Connection, guest: str, table: str) -> None:
    seating = insert_into(SEATINGS, connection).values(guest=guest, table=table, at=time())
    renewed = {"at": seating.excluded.at}
    connection.execute(
        seating.on_conflict_do_update(index_elements=["guest", "table"], set_=renewed)
    )


def add_guest(connection: Connection, guest: Guest, token_hash: str) -> None:
    connection.execute(insert(GUESTS).values(**asdict(guest), token_hash=token_hash))


def rename_guest(connection: Connection, guest: str, name: str) -> None:
    connection.execute(update(GUESTS).where(GUESTS.c.guest == guest).values(name=name))


def forget_game(connection: Connection, game: str, guest: str) -> bool:
    played = exists().where(GAME_GUESTS.c.game == game, GAME_GUESTS.c.guest == guest)
    forgotten = delete(GAMES).where(GAMES.c.game == game, played).returning(GAMES.c.game)
    return connection.execute(forgotten).first() is not None


def note_daily_bots(connection: Connection, day: str, results: Sequence[DailyBots]) -> None:
    rows = [{"day": day, **asdict(result)} for result in results]
    connection.execute(insert_into(DAILY_BOTS, connection).on_conflict_do_nothing(), rows)


def setting(connection: Connection, name: str, otherwise: str) -> str:
    first = insert_into(SETTINGS, connection).values(name=name, value=otherwise)
    connection.execute(first.on_conflict_do_nothing())
    value: str = connection.execute(
        select(SETTINGS.c.value).where(SETTINGS.c.name == name)
    ).scalar_one()
    return value


def renew_lease(connection: Connection, node: str, until: float) -> None:
    lease = insert_into(LEASES, connection).values(node=node, until=until)
    renewed = {"until": lease.excluded.until}
    connection.execute(lease.on_conflict_do_update(index_elements=["node"], set_=renewed))


def lease_tables(connection: Connection, tables: Collection[str], until: float) -> None:
    for table in sorted(tables):
        renew_lease(connection, _lease_of(table), until)


def remove_expired_nodes(connection: Connection, now: float) -> list[str]:
    lapsed = delete(LEASES).where(LEASES.c.until < now).returning(LEASES.c.node)
    return [node for node in connection.scalars(lapsed) if not node.startswith(_OPEN_TABLE)]


_OPEN_TABLE = "table/"
"""What distinguishes the lease of an open table from that of a node."""


def _lease_of(table: str) -> str:
    return f"{_OPEN_TABLE}{table}"
