"""The tests of kernels are worth something: whatever is wrong on purpose, they notice."""

from pathlib import Path
from shutil import copytree

import pytest

from tests.inner_pytest import Run, run_pytest
from tests.kernel.building import SOURCES, compiled, linked
from tests.kernel.kernels import BUILD
from tests.kernel.mistakes import MISTAKES, Mistake


def _by_name(mistake: Mistake) -> str:
    return mistake.name.replace(" ", "-")


def _tested(library: Path, *tests: str) -> Run:
    """Runs tests of kernels on this one."""
    words = [f"tests/kernel/{test}" for test in tests]
    if any("::" in test for test in tests):
        words += ["-m", ""]  # whoever names a test means it, also if it is a slow one
    return run_pytest(library.parent, *words, variables={BUILD: str(library)})


@pytest.fixture(scope="module")
def objects(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the object files of the kernel as it is."""
    folder = tmp_path_factory.mktemp("objects")
    for source in SOURCES.rglob("*.c"):
        compiled(source, folder, "-O1")
    return folder


def test_every_mistake_has_its_own_name() -> None:
    assert len({mistake.name for mistake in MISTAKES}) == len(MISTAKES)


@pytest.mark.parametrize("mistake", MISTAKES, ids=_by_name)
def test_a_mistake_changes_exactly_one_place_of_a_file(mistake: Mistake) -> None:
    assert (SOURCES / mistake.file).read_text().count(mistake.old) == 1
    assert mistake.new != mistake.old


@pytest.mark.slow
def test_a_kernel_without_a_mistake_passes(objects: Path, tmp_path: Path) -> None:
    run = _tested(linked(objects.glob("*.o"), tmp_path), "test_rules.py", "test_talk.py")
    assert run.code == pytest.ExitCode.OK, run.told


@pytest.mark.slow
@pytest.mark.parametrize("mistake", MISTAKES, ids=_by_name)
def test_a_mistake_is_noticed(mistake: Mistake, objects: Path, tmp_path: Path) -> None:
    sources = copytree(SOURCES, tmp_path / "c")
    file = sources / mistake.file
    file.write_text(file.read_text().replace(mistake.old, mistake.new))
    # A header is part of every source; of the others only the changed one has to be compiled.
    changed = [file] if file.suffix == ".c" else sorted(sources.rglob("*.c"))
    wrong = [compiled(each, tmp_path, "-O1") for each in changed]
    right = [each for each in objects.glob("*.o") if not (tmp_path / each.name).exists()]
    run = _tested(linked([*wrong, *right], tmp_path), mistake.test)
    assert run.code == pytest.ExitCode.TESTS_FAILED, run.told
