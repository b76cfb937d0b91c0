"""The tables of the database, the same in SQLite and PostgreSQL."""

from collections.abc import Collection

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    insert,
    inspect,
    select,
    text,
)

from .seam import StoreUnavailable

VERSION = 1
"""Changes whenever a program of the version before could not work with the database."""

SCHEMA = MetaData()

SCHEMA_VERSION = Table(
    "schema_version", SCHEMA, Column("version", Integer, primary_key=True, autoincrement=False)
)

# The columns are the fields of a Step.
STEPS = Table(
    "steps",
    SCHEMA,
    Column("table", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("command", String),
    Column("body", LargeBinary, nullable=False),
    Column("digest", String),
    UniqueConstraint("table", "command"),
)

# Both kinds of code are in one table, so that no code can mean two things.
CODES = Table(
    "codes",
    SCHEMA,
    Column("code", String, primary_key=True),
    Column("table", String, nullable=False, index=True),
    Column("watching", Boolean, nullable=False),
)

GUESTS = Table(
    "guests",
    SCHEMA,
    Column("guest", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("token_hash", String, nullable=False, unique=True),
)

SEATINGS = Table(
    "seatings",
    SCHEMA,
    Column("guest", String, primary_key=True),
    Column("table", String, primary_key=True),
    Column("at", Double, nullable=False),
)

GAMES = Table(
    "games",
    SCHEMA,
    Column("game", String, primary_key=True),
    Column("table", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("rules", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left", Integer, nullable=False),
    Column("record", String, nullable=False),
    Column("daily", String),
)

GAME_GUESTS = Table(
    "game_guests",
    SCHEMA,
    Column("guest", String, primary_key=True),
    Column("game", ForeignKey(GAMES.c.game, ondelete="CASCADE"), primary_key=True, index=True),
)

# The first game that a guest was dealt with a deal of a day, also if nobody ever finishes it.
DAILY_TRIES = Table(
    "daily_tries",
    SCHEMA,
    Column("day", String, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("guest", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("table", String, nullable=False),
)

# How those games ended. It stays when the game is deleted: nobody gets a second first try.
DAILY_RESULTS = Table(
    "daily_results",
    SCHEMA,
    Column("day", String, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("guest", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("left", Integer, nullable=False),
    Column("stand_in", Boolean),
    Column("hints", Boolean),
)

DAILY_BOTS = Table(
    "daily_bots",
    SCHEMA,
    Column("day", String, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("level", String, primary_key=True),
    Column("left", Integer, nullable=False),
)

SETTINGS = Table(
    "settings",
    SCHEMA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

LEASES = Table(
    "leases",
    SCHEMA,
    Column("node", String, primary_key=True),
    Column("until", Double, nullable=False),
)


def prepare(connection: Connection) -> None:
    """Makes the tables in an empty database, and those that are new in one that we have made."""
    found = set(inspect(connection).get_table_names())
    if SCHEMA_VERSION.name in found:
        version = connection.scalar(select(SCHEMA_VERSION.c.version))
        if version != VERSION:
            raise StoreUnavailable(
                f"the database has version {version}, and this program expects version {VERSION}:"
                " run the version of Ninety-Eight that wrote it, or a newer one"
            )
        SCHEMA.create_all(connection)
        _add_columns(connection, found)
    elif strangers := found & set(SCHEMA.tables):
        raise StoreUnavailable(
            f"the database has a table {min(strangers)!r} that something else has made:"
            " expected an empty database, or one that Ninety-Eight has made"
        )
    else:
        SCHEMA.create_all(connection)
        connection.execute(insert(SCHEMA_VERSION).values(version=VERSION))


def _add_columns(connection: Connection, found: Collection[str]) -> None:
    """Adds the columns that are new; all may be empty, as older rows and programs leave them."""
    quote = connection.dialect.identifier_preparer
    for table in SCHEMA.sorted_tables:
        if table.name not in found:
            continue
        known = {column["name"] for column in inspect(connection).get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                kind = column.type.compile(connection.dialect)
                where, name = quote.format_table(table), quote.format_column(column)
                connection.execute(text(f"ALTER TABLE {where} ADD COLUMN {name} {kind}"))
