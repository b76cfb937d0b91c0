"""The tree of src: folders that can be taken in at a glance, each explained in ARCHITECTURE.md."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ninetyeight"
ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
MODULES = {".c", ".js", ".py"}
MAX_MODULES = 15

FOLDERS = sorted({file.parent for file in SOURCE.rglob("*") if file.suffix in MODULES})


def named(folder: Path) -> str:
    return folder.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_a_folder_holds_few_modules(folder: Path) -> None:
    modules = [file.name for file in folder.iterdir() if file.suffix in MODULES]
    assert len([name for name in modules if name != "__init__.py"]) <= MAX_MODULES


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=named)
def test_a_folder_is_explained_where_somebody_looks_for_it(folder: Path) -> None:
    is_part = folder.parent == SOURCE
    assert (f"| `{folder.name}` |" if is_part else f"{folder.name}/`") in ARCHITECTURE
