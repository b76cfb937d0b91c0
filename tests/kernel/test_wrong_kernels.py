"""The tests of kernels are worth something: whatever is wrong on purpose, they notice."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from tests.kernel.building import ROOT, SOURCES, built
from tests.kernel.kernels import BUILD
from tests.kernel.mistakes import MISTAKES, Mistake


def _by_name(mistake: Mistake) -> str:
    return mistake.name.replace(" ", "-")


def _tested(library: Path, *tests: str) -> subprocess.CompletedProcess[str]:
    """Runs tests of kernels on this one."""
    # The settings speak of pytest-timeout; no other plugin is worth the time to load it.
    plugins = ("--disable-plugin-autoload", "-p", "pytest_timeout", "-p", "no:cacheprovider")
    quick = ("-x", "-q", "--assert=plain", "--tb=line", "-m", "not slow")
    files = [f"tests/kernel/{test}" for test in tests]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *plugins, *quick, *files],
        cwd=ROOT,
        env={**os.environ, BUILD: str(library), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


def test_every_mistake_has_its_own_name() -> None:
    assert len({mistake.name for mistake in MISTAKES}) == len(MISTAKES)


@pytest.mark.parametrize("mistake", MISTAKES, ids=_by_name)
def test_a_mistake_changes_exactly_one_place_of_a_file(mistake: Mistake) -> None:
    assert (SOURCES / mistake.file).read_text().count(mistake.old) == 1
    assert mistake.new != mistake.old


@pytest.mark.slow
def test_a_kernel_without_a_mistake_passes(tmp_path: Path) -> None:
    run = _tested(built(SOURCES, tmp_path, "-O1"), "test_rules.py", "test_talk.py")
    assert run.returncode == pytest.ExitCode.OK, run.stdout


@pytest.mark.slow
@pytest.mark.parametrize("mistake", MISTAKES, ids=_by_name)
def test_a_mistake_is_noticed(mistake: Mistake, tmp_path: Path) -> None:
    sources = copytree(SOURCES, tmp_path / "c")
    file = sources / mistake.file
    file.write_text(file.read_text().replace(mistake.old, mistake.new))
    run = _tested(built(sources, tmp_path, "-O1"), mistake.test)
    assert run.returncode == pytest.ExitCode.TESTS_FAILED, run.stdout
