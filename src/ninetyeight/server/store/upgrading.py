"""Sets up an empty database, or upgrades one of an older version.

It all happens in one exclusive transaction: completely or not at all, and only once if several
nodes start together.
"""

from collections.abc import Callable

from sqlalchemy import Connection, func, insert, inspect, select, text, update

from .interface import StoreUnavailable
from .schema import DAILY_RESULTS, DAILY_TRIES, GAMES, SCHEMA, SCHEMA_VERSION, VERSION


def prepare(connection: Connection) -> int:
    """Creates or upgrades the tables; returns the version found, 0 for an empty database.

    Raises StoreUnavailable for a database of a newer program, or of another one.
    """
    found = set(inspect(connection).get_table_names())
    if SCHEMA_VERSION.name in found:
        version = _stored_version(connection)
        if version < VERSION:
            _upgrade(connection, version)
        return version
    if strangers := found & set(SCHEMA.tables):
        raise StoreUnavailable(
            "The database has a table {table!r} of another program:"
            " expected an empty database, or one of Ninety-Eight",
            table=min(strangers),
        )
    SCHEMA.create_all(connection)
    connection.execute(insert(SCHEMA_VERSION).values(version=VERSION))
    return 0


def _stored_version(connection: Connection) -> int:
    versions = connection.scalars(select(SCHEMA_VERSION.c.version)).all()
    match versions:
        case [int(version)] if 1 <= version <= VERSION:
            return version
        case [int(version)] if version > VERSION:
            raise StoreUnavailable(
                "The database has version {version}, and this program knows versions up to"
                " {known}: run a newer Ninety-Eight, or restore the backup from before the upgrade",
                version=version,
                known=VERSION,
            )
        case _:
            raise StoreUnavailable(
                "The table {table!r} of the database contains {versions}:"
                " expected one number, the version; restore a backup",
                table=SCHEMA_VERSION.name,
                versions=versions,
            )


def _upgrade(connection: Connection, version: int) -> None:
    SCHEMA.create_all(connection)
    _add_columns(connection)
    for older in range(version, VERSION):
        if fill := FILLED_AFTER.get(older):
            fill(connection)
    connection.execute(update(SCHEMA_VERSION).values(version=VERSION))


def _add_columns(connection: Connection) -> None:
    """Adds the new columns; all of them are nullable, for older rows."""
    quote = connection.dialect.identifier_preparer
    for table in SCHEMA.sorted_tables:
        known = {column["name"] for column in inspect(connection).get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                kind = column.type.compile(connection.dialect)
                where, name = quote.format_table(table), quote.format_column(column)
                connection.execute(text(f"ALTER TABLE {where} ADD COLUMN {name} {kind}"))


def _fill_tries(connection: Connection) -> None:
    """Version 1 had daily results, but at first neither tries nor the days of games."""
    results, tries, games = DAILY_RESULTS.c, DAILY_TRIES.c, GAMES.c
    is_known = select(1).where(
        tries.day == results.day, tries.players == results.players, tries.guest == results.guest
    )
    table = select(games.table).where(games.game == results.game).scalar_subquery()
    made = select(
        results.day, results.players, results.guest, results.game, func.coalesce(table, "")
    ).where(~is_known.exists())
    columns = ["day", "players", "guest", "game", "table"]
    connection.execute(insert(DAILY_TRIES).from_select(columns, made))
    days = select(results.game, results.day).distinct().subquery().c
    of_a_day = (games.game == days.game, games.daily.is_(None))
    connection.execute(update(GAMES).where(*of_a_day).values(daily=days.day))


FILLED_AFTER: dict[int, Callable[[Connection], None]] = {1: _fill_tries}
"""What has to be filled in when upgrading, by the last version without it."""
