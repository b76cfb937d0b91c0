"""The library needs nothing but Python, and the commands that only use the library only click."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ninetyeight.cli import COMMANDS
from ninetyeight.cli.streams import PLAYED_WITH
from tests.cli.running import SEED

ROOT = Path(__file__).parents[1]
LIBRARY = ("rules", "record", "talk", "kernel", "bots", "solver", "review")

ONLY = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in {"ninetyeight", *sys.argv[1].split()} | sys.stdlib_module_names:
            raise ModuleNotFoundError(f"{name} is not installed", name=name)
sys.meta_path.insert(0, Nothing())
"""
IMPORTS = """
for part in sys.argv[2:]:
    __import__(f"ninetyeight.{part}")
"""
COMMAND = """
from ninetyeight.cli import main
main(sys.argv[2:], prog_name="ninetyeight")
"""


def run(*arguments: str, language: str = "C") -> subprocess.CompletedProcess[str]:
    """Runs a command where nothing but click is installed."""
    command = [sys.executable, "-c", ONLY + COMMAND, "click", *arguments]
    env = {**os.environ, "LC_ALL": f"{language}.UTF-8"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


def test_the_library_imports_the_standard_library_only() -> None:
    subprocess.run([sys.executable, "-c", ONLY + IMPORTS, "", *LIBRARY], check=True)


NEED_MORE = {"play", "review", "serve", "show"}
"""The commands that tell what is shown in the reader's language, or serve it."""


@pytest.mark.parametrize(
    "arguments",
    [["serve"], ["serve", "--help"], *([name, "x.n98"] for name in sorted(NEED_MORE - {"serve"}))],
)
def test_what_people_play_with_says_how_to_install_it(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert result.stderr == (
        "Error: This command needs more packages than the library:"
        " pip install 'ninetyeight[play]'\n"
    )


def test_the_readme_lists_the_commands_that_need_no_more() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    row = next(
        line for line in readme.splitlines() if line.startswith("| `pip install ninetyeight`")
    )
    listed = re.findall("`([a-z]+)`", row.split("and the commands")[1].split("|")[0])
    assert listed == sorted(set(COMMANDS) - NEED_MORE)


def test_the_other_commands_need_no_more_than_click(tmp_path: Path) -> None:
    (game := tmp_path / "game.n98").write_text(run("deal", "--seed", SEED).stdout)
    assert run("check", str(game)).stdout == f"{game}: ok unfinished 98\n"
    assert run("solve", str(game), "--nodes", "1000").returncode in (0, 4)
    played = run("arena", "--bots", "steady", "--games", "2", "--jobs", "1", "--seed", "7")
    assert "steady" in played.stdout
    assert run("suggest", str(game), "--effort", "quick").returncode == 0
    assert run("guard").returncode == 0
    assert "ninetyeight[train]" in run("train", "--out", str(tmp_path / "x.net")).stderr
    shown = run("--help").stdout
    assert all(command in shown for command in COMMANDS)


def test_problems_are_told_in_english_where_the_catalogues_are_missing(tmp_path: Path) -> None:
    (game := tmp_path / "game.n98").write_text("n98 7")
    assert run("check", str(game), language="de_DE").stdout == (
        f"{game}:1:1: unknown-version: written in version 7 of the format;"
        " this program reads 1 to 2\n"
    )


def test_every_package_of_the_extra_is_known_by_the_name_of_its_import() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = {entry.partition(">")[0] for entry in project["optional-dependencies"]["play"]}
    assert {name.partition(".")[0].replace("-", "_") for name in names} == PLAYED_WITH
