"""Parses database URLs."""

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ninetyeight.server.store.interface import StoreUnavailable

DRIVERS = {
    "sqlite": "sqlite+pysqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}


def database_url(text: str) -> URL:
    """The URL with the driver that we use; raises StoreUnavailable."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # The part before the @ may contain a password.
        shown = text.rpartition("@")[2]
        raise StoreUnavailable(
            "{text!r} is not the URL of a database:"
            " expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE",
            text=shown,
        ) from None
    if url.drivername not in DRIVERS:
        raise StoreUnavailable(
            "Unknown kind of database {kind!r}:"
            " expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE",
            kind=url.drivername,
        )
    if url.drivername == "sqlite" and url.database in (None, "", ":memory:"):
        raise StoreUnavailable("A database in memory would be lost: expected sqlite:///FILE")
    return url.set(drivername=DRIVERS[url.drivername])
