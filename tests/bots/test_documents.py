"""docs/bots.md and docs/talk.md: what they say is what the code does."""

import re
from pathlib import Path

import pytest

from ninetyeight.bots import BUDGET, LEVELS
from ninetyeight.bots.mastery import MASTER_WINS
from ninetyeight.talk import Meaning

DOCS = Path(__file__).parents[2] / "docs"
BOTS, TALK = DOCS / "bots.md", DOCS / "talk.md"


def rows(document: Path) -> list[list[str]]:
    """The cells of all tables."""
    lines = document.read_text("utf-8").splitlines()
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if line[:1] == "|"
    ]


def test_every_level_is_listed_as_the_program_describes_it() -> None:
    listed = [row for row in rows(BOTS) if row[0].strip("`") in LEVELS]
    assert listed == [[f"`{name}`", description] for name, description in LEVELS.items()]


def test_the_time_for_a_turn_is_the_usual_one() -> None:
    assert f"{BUDGET} seconds a turn" in " ".join(BOTS.read_text("utf-8").split())


def measured(label: str) -> list[float | None]:
    """The figures in the row of that label; None where nothing was measured."""
    (cells,) = [cells for first, *cells in rows(BOTS) if first == label]
    return [float(cell.split()[0]) if cell[:1].isdigit() else None for cell in cells]


def test_how_often_master_wins_is_told_as_it_was_measured() -> None:
    # Alone there is nobody to talk to.
    alone = measured("standard, silent")[:1]
    told = {name: measured(f"{name}, with talk") for name in MASTER_WINS}
    told["standard"][:1] = alone
    assert told == {name: list(wins) for name, wins in MASTER_WINS.items()}


def test_the_bot_of_your_own_plays(capsys: pytest.CaptureFixture[str]) -> None:
    text = BOTS.read_text("utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    exec(compile(example, str(BOTS), "exec"), {"__name__": "example"})
    assert re.fullmatch(r"\d+\.\d cards left on average\n", capsys.readouterr().out)


def test_every_signal_is_listed_as_records_write_it() -> None:
    listed = [row[3].strip("`") for row in rows(TALK) if len(row) == 4 and "`" in row[3]]
    assert listed == list(Meaning)


@pytest.mark.parametrize("document", [BOTS, TALK], ids=lambda document: document.name)
def test_links_lead_somewhere(document: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)", document.read_text("utf-8"))
    assert [target for target in targets if not (DOCS / target).exists()] == []
