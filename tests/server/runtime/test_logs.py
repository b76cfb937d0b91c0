"""What the host is told."""

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ninetyeight.server.runtime import logs

HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"
SERVER = Path(logs.__file__).parents[1]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    names = ("ninetyeight.server", "uvicorn", "asyncio")
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


def test_no_fact_takes_the_place_of_the_severity() -> None:
    stream = io.StringIO()
    logs.configure("info", stream)
    logs.warn("bot-failed", level="master", at="now")
    told = json.loads(stream.getvalue())
    assert told["level"] == "warning" and told["at"] != "now"


def test_faults_of_the_loop_are_lines_of_json_too() -> None:
    stream = io.StringIO()
    logs.configure("info", stream)
    loop = asyncio.new_event_loop()
    loop.call_exception_handler({"message": "a callback failed", "exception": ValueError("no")})
    loop.close()
    told = json.loads(stream.getvalue())
    assert told["level"] == "error" and "ValueError: no" in told["fault"]


def test_every_event_is_documented_and_no_other() -> None:
    told = re.compile(r"""(?:logs\.(?:note|warn|failure)|self\._log)\(\s*"([a-z-]+)\"""")
    source = "".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    table = HOSTING.read_text("utf-8").partition("| event | meaning |")[2].partition("\n\n")[0]
    documented = re.findall(
        r"`([a-z-]+)`", "".join(re.findall(r"^\| (.*?) \|", table, re.MULTILINE))
    )
    assert set(told.findall(source)) == set(documented)


def test_in_a_terminal_it_is_readable() -> None:
    stream = Terminal()
    logs.configure("info", stream)
    logs.warn("store-failed", table="t1", seq=None)
    assert stream.getvalue().split(" ", 1)[1] == "warning: store-failed table=t1\n"


def test_what_is_below_the_level_is_not_told() -> None:
    stream = io.StringIO()
    logs.configure("warning", stream)
    logs.note("open")
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
