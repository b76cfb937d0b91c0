"""The tutorials in docs/: their blocks, one after the other, are a program that runs."""

import re
from pathlib import Path

import pytest

TUTORIALS = sorted((Path(__file__).parents[1] / "docs").glob("tutorial-*.md"))

pytestmark = pytest.mark.slow


def program_in(tutorial: Path) -> str:
    text = tutorial.read_text("utf-8")
    return "\n".join(re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))


PRINTED = {
    "tutorial-bot": r"nearest: \d+\.\d cards left\ntricky: \d+\.\d cards left\n",
    "tutorial-statistics": r"won \d+ of 20, .*\n\d+\.\d tricks a game\n(\d+ cards: .*\n)+",
    "tutorial-table": r"\d+ turns are in game\.n98\n",
}


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=lambda tutorial: tutorial.stem)
def test_the_program_of_a_tutorial_runs(
    tutorial: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    # Twenty games show the same as a thousand.
    program = program_in(tutorial).replace("GAMES = 1000", "GAMES = 20")
    exec(compile(program, str(tutorial), "exec"), {"__name__": "tutorial"})
    assert re.fullmatch(PRINTED[tutorial.stem], capsys.readouterr().out)
