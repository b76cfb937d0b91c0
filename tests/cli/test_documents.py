"""README.md and docs/cli.md: what they show is what happens."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from ninetyeight.cli import COMMANDS, main
from ninetyeight.cli.playing.line_parser import Keyword
from ninetyeight.words import LANGUAGES, words
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
CLI = ROOT / "docs" / "cli.md"
RULE_SETS = ROOT / "docs" / "rule-sets.md"
ANYTHING = "..."


def blocks(document: Path, kind: str) -> list[str]:
    """The fenced blocks of one kind."""
    text = document.read_text("utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def commands(block: str) -> Iterator[tuple[str, list[str]]]:
    """Every command of a console block with the lines that it is said to print."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, *output = part.splitlines()
        yield command, output


def run_in(folder: Path, command: str, output: list[str]) -> str:
    """Runs a line of shell; what is shown behind a prompt is typed."""
    programs = str(Path(sys.executable).parent)
    result = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env={
            **os.environ,
            "LC_ALL": "C.UTF-8",
            "PATH": os.pathsep.join([programs, os.environ["PATH"]]),
        },
        input="".join(f"{line[2:]}\n" for line in output if line.startswith("> ")),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return result.stdout


def matches(shown: list[str], real: str) -> bool:
    """Whether the output is as shown; a line of three dots stands for any lines."""
    parts = [r"(.*\n)*" if line == ANYTHING else re.escape(line) + r"\n" for line in shown]
    return re.fullmatch("".join(parts), real) is not None


@pytest.mark.slow
@pytest.mark.parametrize("document", [README, CLI, RULE_SETS], ids=lambda document: document.name)
def test_console_examples_happen_as_shown(document: Path, tmp_path: Path) -> None:
    count = 0
    for block in blocks(document, "console"):
        for command, output in commands(block):
            real = run_in(tmp_path, command, output)
            assert matches(output, real), f"$ {command}\n{real}"
            count += 1
    assert count > 3


def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks(README, "python")
    exec(compile(example, str(README), "exec"), {})
    assert re.fullmatch(r"\d+ cards left\n", capsys.readouterr().out)


def all_options() -> Iterator[tuple[str, str]]:
    context = click.Context(main)
    for name in COMMANDS:
        command = main.get_command(context, name)
        assert command is not None
        for parameter in command.params:
            if isinstance(parameter, click.Option):
                yield from ((name, option) for option in parameter.opts)


def test_every_command_and_option_is_described() -> None:
    text = CLI.read_text("utf-8")
    sections = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL))
    assert set(COMMANDS) <= set(sections)
    for name, option in all_options():
        if option not in ("-h", "--help"):
            assert option in sections[name], f"{name} {option}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_can_be_typed_is_listed(language: str) -> None:
    column = ["en", "fr", "de", "uk"].index(language)
    rows = [
        [cell.strip(" `") for cell in line.strip("|").split("|")]
        for line in CLI.read_text("utf-8").splitlines()
        if line.startswith("| `")
    ]
    listed = {row[column].partition(" ")[0] for row in rows if len(row) == 5}
    assert {words(language).say(f"command-{command}") for command in Keyword} <= listed


def test_the_two_commands_are_targets_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in set(re.findall(r"`make (\w+)", README.read_text("utf-8"))):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize("document", [README, CLI], ids=lambda document: document.name)
def test_links_lead_somewhere(document: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8"))
    assert [target for target in targets if not (document.parent / target).exists()] == []
