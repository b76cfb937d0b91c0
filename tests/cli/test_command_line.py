"""`ninetyeight` itself: help, version, wrong names, completion, and what it does not import."""

import os
import re
import subprocess
import sys

import pytest

from ninetyeight import __version__
from ninetyeight.cli import COMMANDS, main
from tests.cli.running import NINETYEIGHT, run, run_alone
from tests.patience import PATIENCE


def test_alone_it_shows_help() -> None:
    result = run()
    assert result.exit_code == 0
    assert result.stdout == run("--help").stdout == run("-h").stdout
    assert all(name in result.stdout for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("option", ["-h", "--help"])
def test_every_command_has_help_with_examples(name: str, option: str) -> None:
    result = run(name, option)
    assert result.exit_code == 0
    assert f"Examples:\n    ninetyeight {name}" in result.stdout


def test_version() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert re.fullmatch(r"ninetyeight (\S+) \((native|python) kernel\)\n", result.stdout)
    assert __version__ in result.stdout


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("ply", "Did you mean 'play'?"),
        ("shwo", "Did you mean 'show'?"),
        ("checks", "Did you mean 'check'?"),
        ("frobnicate", f"There are: {', '.join(COMMANDS)}."),
    ],
)
def test_an_unknown_command_suggests_the_nearest(typed: str, hint: str) -> None:
    result = run(typed)
    assert result.exit_code == 2
    assert f"No such command {typed!r}. {hint}" in result.stderr


def test_an_unknown_option_is_a_usage_error() -> None:
    assert run("--bogus").exit_code == 2
    assert run("deal", "--bogus").exit_code == 2


def imported_by(*arguments: str) -> set[str]:
    """The modules that a run has imported."""
    result = subprocess.run(
        [sys.executable, "-X", "importtime", *NINETYEIGHT[1:], *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    return {line.rpartition("|")[2].strip() for line in result.stderr.splitlines()}


@pytest.mark.parametrize("choice", ["native", "python"])
def test_the_version_tells_which_kernel_was_chosen(choice: str) -> None:
    result = run_alone("--version", environment={"NINETYEIGHT_KERNEL": choice})
    if result.returncode == 0:
        assert result.stdout.decode().endswith(f" ({choice} kernel)\n")
    else:
        assert choice == "native"
        assert b"was not built" in result.stderr


@pytest.mark.parametrize("arguments", [["--version"], ["--help"]], ids=" ".join)
def test_starts_lean(arguments: list[str]) -> None:
    imported = imported_by(*arguments)
    assert "ninetyeight.cli" in imported
    heavy = ("fluent", "babel", "ninetyeight.rules", "ninetyeight.record")
    assert [name for name in imported if name.startswith(heavy)] == []


def test_only_what_speaks_imports_the_catalogues() -> None:
    assert not any(name.startswith(("fluent", "babel")) for name in imported_by("deal"))


@pytest.mark.slow
def test_the_shell_can_complete_commands() -> None:
    environment = {
        **os.environ,
        "_NINETYEIGHT_COMPLETE": "bash_complete",
        "COMP_WORDS": "ninetyeight ",
        "COMP_CWORD": "1",
    }
    result = subprocess.run(
        NINETYEIGHT, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert result.stdout.split() == [f"plain,{name}" for name in COMMANDS]


def test_every_command_is_where_the_list_says() -> None:
    context = main.make_context("ninetyeight", ["--help"], resilient_parsing=True)
    for name in COMMANDS:
        command = main.get_command(context, name)
        assert command is not None
        assert command.name == name
