"""The table of the page does the same as the table of the server, command by command."""

from pathlib import Path
from shutil import copytree
from typing import NamedTuple

import pytest

from tests.web.transcripts import ENGINE, repeated


def test_the_page_repeats_a_few_games_of_the_server() -> None:
    is_same, told = repeated(5, seed=3, step=7, levels=QUICK)
    assert is_same, told


@pytest.mark.slow
def test_the_page_repeats_games_of_every_rule_set_and_number_of_seats() -> None:
    is_same, told = repeated(60, seed=4)
    assert is_same, told


QUICK = ("random", "rookie", "steady", "sharp")
"""The levels that look no further than their own turn."""


class Mistake(NamedTuple):
    file: str
    right: str
    wrong: str


MISTAKES = (
    Mistake("table.js", "if (isLost && !sure)", "if (isLost && sure)"),
    Mistake("table.js", "game.before = [];\n  game.spoken = [];", "game.before = [];"),
    Mistake("table.js", "game.spoken = [];\n  const left", "const left"),
    Mistake("table.js", "said.pile !== pile);\n  game", "said.pile === pile);\n  game"),
    Mistake("bots.js", "listens && lays.length > 1", "lays.length < 0"),
    Mistake("table.js", "game.declined.push(proposal.seat);", ""),
    Mistake("table.js", "basedOn < table.changedByOthers", "basedOn < table.changed"),
    Mistake("showing.js", "event.seat !== viewer", "event.seat === viewer"),
    Mistake("showing.js", "trick: jump < 0", "trick: jump === 0"),
    Mistake("bots.js", "other === seat || pile", "other !== seat || pile"),
    Mistake("talking.js", "other !== seat && kind", "kind"),
    Mistake("talking.js", " && game.spoken.includes(other)", ""),
    Mistake("table.js", "game.told?.push(", "game.told?.unshift("),
    Mistake("bots.js", "getBigUint64(16)", "getBigUint64(8)"),
    Mistake("hints.js", "turn.left - left", "left - turn.left"),
    Mistake("entries.js", "goesOn || left > 0", "goesOn"),
    Mistake("kernel.js", "positionOf(state) {", "positionOf(state) {\n  state = state.slice(1);"),
)


@pytest.mark.slow
@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.right)
def test_a_mistake_of_the_page_is_noticed(mistake: Mistake, tmp_path: Path) -> None:
    engine = copytree(ENGINE, tmp_path / "engine")
    file = engine / mistake.file
    text = file.read_text("utf-8")
    assert text.count(mistake.right) == 1
    file.write_text(text.replace(mistake.right, mistake.wrong), "utf-8")
    assert not repeated(10, seed=7, step=7, levels=QUICK, engine=engine)[0]
