"""docs/engines.md: the conversation that it shows is one, and its numbers are those of the code."""

import re
import subprocess
from pathlib import Path

from ninetyeight.bots.engines import engine, lines, process
from ninetyeight.record import parse_position
from tests.bots.engines.programs import EXAMPLE, ROOT
from tests.patience import PATIENCE

DOCUMENT = Path(ROOT / "docs" / "engines.md").read_text("utf-8")
CONVERSATION = [
    line for line in DOCUMENT.splitlines() if line.startswith(("> ", "< ")) or line in ("<", ">")
]


def test_the_example_answers_as_shown() -> None:
    asked = "".join(f"{line[2:]}\n" for line in CONVERSATION if line.startswith(">"))
    answers = [line[2:] for line in CONVERSATION if line.startswith("<")]
    run = subprocess.run(
        EXAMPLE, input=asked, stdout=subprocess.PIPE, text=True, timeout=PATIENCE, check=True
    )
    assert [line.rstrip() for line in run.stdout.splitlines()] == answers


def test_the_positions_shown_are_some() -> None:
    shown = [line for line in CONVERSATION if line.startswith("> position ")]
    assert len(shown) == 2
    for line in shown:
        parse_position(line.removeprefix("> position "))


def test_the_numbers_are_those_of_the_code() -> None:
    text = " ".join(DOCUMENT.split())
    assert f"`{lines.HELLO}`" in text
    assert f"`think` and {engine.GRACE:g} seconds more" in text
    assert f"think={round(1000 * engine.THINK)} " in text
    assert f"{engine.MEMORY} MB of data" in text
    assert f"{process.MAX_LINE} bytes" in text
    assert f"{process.MAX_OUTPUT:,} bytes" in text
    assert f"up to {lines.MAX_NAME_LENGTH} letters" in text
    assert process.ADDRESS_SPACE == 4 and "four times as much" in text


def test_the_example_is_as_long_as_it_says() -> None:
    length = len(Path(EXAMPLE[1]).read_text("utf-8").splitlines())
    (told,) = re.findall(r"in (\d+) lines of JavaScript", DOCUMENT)
    assert abs(length - int(told)) <= 5
