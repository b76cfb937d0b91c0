"""The examples in the docstrings of the rules are true."""

import doctest
from importlib import import_module
from pkgutil import iter_modules

import pytest

import ninetyeight.rules

MODULES = [
    "ninetyeight.rules",
    *(f"ninetyeight.rules.{module.name}" for module in iter_modules(ninetyeight.rules.__path__)),
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples() -> None:
    assert sum(doctest.testmod(import_module(name)).attempted for name in MODULES) > 0
