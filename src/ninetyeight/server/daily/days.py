"""The days of the daily deal. They are those of UTC, so that they are the same for everybody."""

from datetime import UTC, date, datetime, timedelta


def day_of(now: float) -> str:
    """The day of a time.

    >>> day_of(0.0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    """When a day is over.

    >>> end_of("1970-01-01")
    86400.0
    """
    midnight = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return (midnight + timedelta(days=1)).timestamp()


def is_day(text: str) -> bool:
    """Whether a text is a day in the canonical form.

    >>> is_day("2026-11-16"), is_day("20261116"), is_day("2026-02-30")
    (True, False, False)
    """
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
