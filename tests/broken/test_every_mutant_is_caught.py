"""The tests are worth something: whatever is broken on purpose, they notice."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.broken import mutants, server_mutants, table_mutants
from tests.broken.mutating import Mutant, mutated
from tests.inner_pytest import ROOT, Run, run_pytest

PACKAGE = ROOT / "src" / "ninetyeight"
MUTANTS = (*mutants.MUTANTS, *table_mutants.MUTANTS, *server_mutants.MUTANTS)

ASKS_WHERE_IT_IS = """
from pathlib import Path

import {0}

def test_the_copy_is_what_is_tested():
    assert Path({0}.__file__) == Path(__file__).parent / "ninetyeight" / {1!r}
"""


def _by_name(mutant: Mutant) -> str:
    return mutant.name.replace(" ", "-")


def _put(module: str, source: str, to: Path) -> None:
    """Makes a package in which one module has that source; the others are links to the real."""
    real, copy = PACKAGE, to / PACKAGE.name
    for part in Path(module).parts:
        copy.mkdir()
        for entry in real.iterdir():
            if entry.name not in (part, "__pycache__"):
                (copy / entry.name).symlink_to(entry)
        real, copy = real / part, copy / part
    copy.write_text(source, "utf-8")


def _test(path: Path, *tests: str) -> Run:
    """Runs tests on the modules that are found first under `path`."""
    return run_pytest(path, "--noconftest", "-p", "anyio.pytest_plugin", *tests, path=path)


def test_every_mutant_has_its_own_name() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)


@cache
def _set_anew(module: str) -> str:
    """A module as it is, set as a mutant of it would be."""
    return ast.unparse(ast.parse((PACKAGE / module).read_text("utf-8"))) + "\n"


@pytest.mark.parametrize("mutant", MUTANTS, ids=_by_name)
def test_a_mutant_changes_exactly_one_place(mutant: Mutant) -> None:
    assert mutated(_set_anew(mutant.module), mutant) != _set_anew(mutant.module)
    assert (ROOT / mutant.tests).exists()


@pytest.mark.slow
@pytest.mark.parametrize("part", ["rules", "table", "server"])
def test_an_unbroken_copy_is_what_is_tested_and_passes(part: str, tmp_path: Path) -> None:
    of_part = [mutant for mutant in MUTANTS if mutant.module.startswith(f"{part}/")]
    module = of_part[0].module
    _put(module, _set_anew(module), tmp_path)
    asks = tmp_path / "test_where_it_is.py"
    name = f"ninetyeight.{module.removesuffix('.py').replace('/', '.')}"
    asks.write_text(ASKS_WHERE_IT_IS.format(name, module))
    run = _test(tmp_path, str(asks), *sorted({mutant.tests for mutant in of_part}))
    assert run.code == pytest.ExitCode.OK, run.told


@pytest.mark.slow
@pytest.mark.parametrize("mutant", MUTANTS, ids=_by_name)
def test_the_tests_catch_a_mutant(mutant: Mutant, tmp_path: Path) -> None:
    source = (PACKAGE / mutant.module).read_text("utf-8")
    _put(mutant.module, mutated(source, mutant), tmp_path)
    run = _test(tmp_path, mutant.tests)
    assert run.code == pytest.ExitCode.TESTS_FAILED, run.told
