"""What the server logs: one event a line, readable in a terminal, JSON elsewhere.

Facts are names, numbers and codes. They never contain a hand, a cookie or a secret.
"""

import logging
from datetime import UTC, datetime
from typing import IO

import msgspec

Fact = str | int | float | None

LIBRARIES = (("uvicorn", "warning"), ("asyncio", "warning"))
"""The libraries whose messages are logged, and from which level; uvloop logs as asyncio."""

_log = logging.getLogger("ninetyeight.server")


def note(event: str, **facts: Fact) -> None:
    """Logs an ordinary event."""
    _write(logging.INFO, event, facts)


def warn(event: str, **facts: Fact) -> None:
    """Logs something that the operator should know."""
    _write(logging.WARNING, event, facts)


def failure(event: str, error: BaseException, **facts: Fact) -> None:
    """Logs a bug, with its traceback."""
    _log.error(event, extra={"facts": facts}, exc_info=error)


def _write(level: int, event: str, facts: dict[str, Fact]) -> None:
    if _log.isEnabledFor(level):
        _log.log(level, event, extra={"facts": facts})


def configure(level: str, stream: IO[str]) -> None:
    """Sends what the server and its libraries log to `stream`."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Readable() if stream.isatty() else AsJson())
    for name, least in (("ninetyeight.server", level), *LIBRARIES):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(least.upper())


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        # A fact cannot replace the time, the severity or the event.
        facts: dict[str, Fact] = getattr(record, "facts", {})
        fault = {"fault": self.formatException(record.exc_info)} if record.exc_info else {}
        return msgspec.json.encode({**line, **facts, **line, **fault}).decode()


class Readable(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        facts: dict[str, Fact] = getattr(record, "facts", {})
        told = " ".join(f"{name}={value}" for name, value in facts.items() if value is not None)
        mark = "" if record.levelno < logging.WARNING else f"{record.levelname.lower()}: "
        line = f"{at} {mark}{record.getMessage()} {told}".rstrip()
        if record.exc_info:
            line += f"\n{self.formatException(record.exc_info)}"
        return line
