"""PostgreSQL settings, and how stores on one database notify each other of new steps.

A notice only names the tables with new steps and their last ones; missed notices are made up for by
polling. It is part of the transaction, so it never announces what was not written.
"""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, func, select

from ninetyeight.server.store.changes import ChangeQueue
from ninetyeight.server.store.interface import StoreUnavailable

CHANNEL = "ninetyeight"

PAYLOAD = 7_999
"""The maximum size of a notice in PostgreSQL, in bytes."""

RETRY_SECONDS = 1.0

# A lost database server is detected in seconds, instead of after TCP's own timeouts.
PATIENCE = {"connect_timeout": "10", "keepalives_idle": "10", "tcp_user_timeout": "20000"}


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """The newest step of each table that a store wrote."""

    store: str
    newest: dict[str, int]


def postgres_engine(url: URL) -> Engine:
    patient = {name: value for name, value in PATIENCE.items() if name not in url.query}
    try:
        return create_engine(url.update_query_dict(patient), pool_pre_ping=True)
    except ModuleNotFoundError as missing:
        raise StoreUnavailable(
            "PostgreSQL needs psycopg, which is not installed: pip install 'ninetyeight[postgres]'"
        ) from missing


def notify(connection: Connection, notice: Notice) -> None:
    for payload in payloads(notice):
        connection.execute(select(func.pg_notify(CHANNEL, payload)))


def payloads(notice: Notice) -> Iterator[str]:
    """The notice, split to fit the maximum size."""
    whole = msgspec.json.encode(notice)
    if len(whole) <= PAYLOAD:
        yield whole.decode()
        return
    tables = list(notice.newest.items())
    for half in (tables[: len(tables) // 2], tables[len(tables) // 2 :]):
        yield from payloads(Notice(notice.store, dict(half)))


async def listen(engine: Engine, store: str, heard: ChangeQueue) -> None:
    """Passes on the notices of other stores until it is cancelled."""
    from psycopg import AsyncConnection, Error

    _, options = engine.dialect.create_connect_args(engine.url)
    while True:
        with suppress(Error):
            async with await AsyncConnection.connect(**options, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                async for notification in connection.notifies():
                    _pass_on(notification.payload, store, heard)
        await asyncio.sleep(RETRY_SECONDS)


def _pass_on(payload: str, store: str, heard: ChangeQueue) -> None:
    with suppress(msgspec.MsgspecError):  # anyone may write to a channel
        notice = msgspec.json.decode(payload, type=Notice)
        if notice.store != store:
            for change in notice.newest.items():
                heard.put_nowait(change)
