"""The rulebook tests are worth something: whatever is broken on purpose, they notice."""

from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from tests.broken.mutants import MUTANTS, Mutant
from tests.inner_pytest import ROOT, Run, run_pytest

RULES = ROOT / "src" / "ninetyeight" / "rules"

ASKS_WHERE_IT_IS = """
from pathlib import Path

import ninetyeight.rules

def test_the_copy_is_what_is_tested():
    assert Path(ninetyeight.rules.__file__).parents[2] == Path(__file__).parent
"""


def _by_name(mutant: Mutant) -> str:
    return mutant.name.replace(" ", "-")


def _copy_rules(to: Path) -> Path:
    """Copies what the rulebook tests import, and returns the folder of the rules."""
    package = to / "ninetyeight"
    rules = package / "rules"
    copytree(RULES, rules, ignore=ignore_patterns("__pycache__"))
    (package / "__init__.py").write_bytes((RULES.parent / "__init__.py").read_bytes())
    return rules


def _test_rulebook(path: Path, *more: str) -> Run:
    """Runs the rulebook tests on the rules that are found first under `path`."""
    return run_pytest(path, "--noconftest", "tests/rulebook", *more, path=path)


def test_every_mutant_has_its_own_name() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)


@pytest.mark.parametrize("mutant", MUTANTS, ids=_by_name)
def test_a_mutant_changes_exactly_one_place_of_a_file_of_the_rules(mutant: Mutant) -> None:
    file = RULES / mutant.file
    assert file.is_file()
    assert file.read_text().count(mutant.old) == 1
    assert mutant.new != mutant.old


@pytest.mark.slow
def test_an_unbroken_copy_is_what_is_tested_and_passes(tmp_path: Path) -> None:
    _copy_rules(tmp_path)
    asks = tmp_path / "test_where_it_is.py"
    asks.write_text(ASKS_WHERE_IT_IS)
    run = _test_rulebook(tmp_path, str(asks))
    assert run.code == pytest.ExitCode.OK, run.told


@pytest.mark.slow
@pytest.mark.parametrize("mutant", MUTANTS, ids=_by_name)
def test_the_rulebook_tests_catch_a_mutant(mutant: Mutant, tmp_path: Path) -> None:
    file = _copy_rules(tmp_path) / mutant.file
    file.write_text(file.read_text().replace(mutant.old, mutant.new))
    run = _test_rulebook(tmp_path)
    assert run.code == pytest.ExitCode.TESTS_FAILED, run.told
