"""The lists of pinned packages: one for players, and what is added to it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLAYERS = ROOT / "requirements.txt"
MORE = sorted(ROOT.glob("requirements-*.txt"))


def pins(file: Path) -> list[tuple[str, str]]:
    """Each package with its version."""
    text = file.read_text("utf-8")
    return re.findall(r"^([a-z][\w.-]*)(?:\[\w+\])?==(\S+)", text, re.MULTILINE)


def packages(file: Path) -> set[str]:
    return {name for name, _ in pins(file)}


def named(file: Path) -> str:
    return file.name


@pytest.mark.parametrize("file", [PLAYERS, *MORE], ids=named)
def test_every_package_is_pinned_by_hash_and_none_by_address(file: Path) -> None:
    text = file.read_text("utf-8")
    entries = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    assert len(entries) == len(pins(file))
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text


@pytest.mark.parametrize("file", MORE, ids=named)
def test_what_is_added_changes_nothing_that_players_have(file: Path) -> None:
    known = packages(PLAYERS)
    assert {pin for pin in pins(file) if pin[0] in known} <= set(pins(PLAYERS))


def test_players_need_no_tools() -> None:
    assert {"starlette", "uvicorn", "websockets"} <= packages(PLAYERS)
    assert not {"mypy", "numpy", "playwright", "pytest", "ruff"} & packages(PLAYERS)
