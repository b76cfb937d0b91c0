"""The tables of the database, the same in SQLite and PostgreSQL."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

VERSION = 3
"""Incremented with every change of the schema; `upgrading` upgrades older databases."""

SCHEMA = MetaData()

SCHEMA_VERSION = Table(
    "schema_version", SCHEMA, Column("version", Integer, primary_key=True, autoincrement=False)
)

# The columns are the fields of a StoredStep.
STEPS = Table(
    "steps",
    SCHEMA,
    Column("table", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("command", String),
    Column("body", LargeBinary, nullable=False),
    Column("digest", String),
    Column("in_turn", Integer),
    UniqueConstraint("table", "command"),
)

# Derived from the steps, so that a long table need not be read from its first step.
SNAPSHOTS = Table(
    "snapshots",
    SCHEMA,
    Column("table", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

SUMMARIES = Table(
    "summaries",
    SCHEMA,
    Column("table", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Tables that can no longer be opened, whose steps are deleted a few at a time.
EXPIRED = Table("expired", SCHEMA, Column("table", String, primary_key=True))

# Both kinds of code are in one table, so that every code is unique.
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

# The first game of a guest with a daily deal, even if it is never finished.
DAILY_TRIES = Table(
    "daily_tries",
    SCHEMA,
    Column("day", String, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("guest", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("table", String, nullable=False),
)

# How those games ended. Results stay when a game is deleted: nobody gets a second first try.
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
