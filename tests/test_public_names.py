"""What the library offers: a change of it has to be seen, and is told in the changelog.

`python -m tests.test_public_names` writes the list anew.
"""

import inspect
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

import pytest

from tests.test_library_alone import LIBRARY

LIST = Path(__file__).with_name("public_names.txt")
PACKAGES = [import_module(f"ninetyeight.{part}") for part in LIBRARY]


def public_names() -> str:
    return "".join(
        f"{package.__name__}.{name}\n" for package in PACKAGES for name in sorted(package.__all__)
    )


def named(package: ModuleType) -> str:
    return package.__name__


def test_the_public_names_are_those_of_the_list() -> None:
    assert public_names().splitlines() == LIST.read_text("utf-8").splitlines()


@pytest.mark.parametrize("package", PACKAGES, ids=named)
def test_no_name_hides_a_module(package: ModuleType) -> None:
    """Type checkers would take the one for the other."""
    modules = {module.name for module in iter_modules(package.__path__)}
    assert modules.isdisjoint(package.__all__)


@pytest.mark.parametrize("package", PACKAGES, ids=named)
def test_every_function_and_class_says_what_it_is(package: ModuleType) -> None:
    found = [(name, getattr(package, name)) for name in package.__all__]
    explained = [
        (name, each) for name, each in found if inspect.isclass(each) or inspect.isfunction(each)
    ]
    # A dataclass without a docstring is given its signature as one.
    assert [
        name
        for name, each in explained
        if not each.__doc__ or each.__doc__.startswith(f"{each.__name__}(")
    ] == []


if __name__ == "__main__":
    LIST.write_text(public_names(), "utf-8")
