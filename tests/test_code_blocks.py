"""The Python blocks of the documentation: each is a program that runs, those of a tutorial one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def programs() -> Iterator[tuple[str, str]]:
    """Every program with the name of its page, and its number if there are several."""
    for page in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]):
        text = page.read_text("utf-8")
        blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        if page.stem.startswith("tutorial-"):
            yield page.stem, "\n".join(blocks)
        else:
            yield from ((f"{page.stem}-{number}", block) for number, block in enumerate(blocks, 1))


PROGRAMS = dict(programs())
PRINTED = {
    "tutorial-bot": r"nearest: \d+\.\d cards left\ntricky: \d+\.\d cards left\n",
    "tutorial-statistics": r"won \d+ of 20, .*\n\d+\.\d tricks a game\n(\d+ cards: .*\n)+",
    "tutorial-table": r"\d+ turns are in game\.n98\n",
}
"""What the tutorials print; of the others it is enough that they run."""


def test_the_tutorials_are_there() -> None:
    assert PRINTED.keys() < PROGRAMS.keys()


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_of_the_documentation_runs(
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    # Twenty games show the same as a thousand.
    program = PROGRAMS[name].replace("GAMES = 1000", "GAMES = 20")
    exec(compile(program, name, "exec"), {"__name__": name})
    assert re.fullmatch(PRINTED.get(name, r"(?s).*"), capsys.readouterr().out)
