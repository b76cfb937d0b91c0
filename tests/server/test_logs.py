"""What the host is told."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from ninetyeight.server import logs


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    names = ("ninetyeight.server", "uvicorn")
    before = [(logging.getLogger(name), logging.getLogger(name).__dict__.copy()) for name in names]
    yield
    for logger, settings in before:
        logger.__dict__.update(settings)


def test_each_event_is_a_line_of_json_with_its_facts() -> None:
    stream = io.StringIO()
    logs.configure("info", stream)
    logs.note("bot-failed", table="t1", seq=7)
    logs.warn("store-failed", why="a\nb")
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert first["event"] == "bot-failed" and first["table"] == "t1" and first["seq"] == 7
    assert first["at"].endswith("+00:00") and first["level"] == "info"
    assert second["level"] == "warning" and second["why"] == "a\nb"


def test_in_a_terminal_it_is_readable() -> None:
    stream = Terminal()
    logs.configure("info", stream)
    logs.warn("store-failed", table="t1", seq=None)
    assert stream.getvalue().split(" ", 1)[1] == "warning: store-failed table=t1\n"


def test_what_is_below_the_level_is_not_told() -> None:
    stream = io.StringIO()
    logs.configure("warning", stream)
    logs.note("open")
    logs.detail("open")
    assert stream.getvalue() == ""


def test_a_fault_says_where_it_happened() -> None:
    stream = io.StringIO()
    logs.configure("info", stream)
    try:
        raise ZeroDivisionError("no")
    except ZeroDivisionError as error:
        logs.failure("command-failed", error, table="t1")
    told = json.loads(stream.getvalue())
    assert "test_a_fault_says_where_it_happened" in told["fault"] and told["table"] == "t1"
