"""tests/system_packages says what is missing, and where CI is set that is an error."""

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("system_packages")


def _run_where_nothing_is_installed(folder: Path, ci: str) -> subprocess.CompletedProcess[str]:
    for name in ("dirname", "id"):
        program = shutil.which(name)
        assert program
        (folder / name).symlink_to(program)
    return subprocess.run(
        ["/bin/sh", SCRIPT],
        env={"PATH": str(folder), "CI": ci},
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_says_which_packages_are_missing_and_what_they_are_for(tmp_path: Path) -> None:
    run = _run_where_nothing_is_installed(tmp_path, ci="")
    assert run.returncode == 0
    assert "tests will be skipped" in run.stdout
    assert "tests of the kernel in C (gcc libc6-dev)\n" in run.stdout
    assert "tests in a browser (chromium)\n" in run.stdout
    assert "tests in WebKit (webkit2gtk-driver)\n" in run.stdout


@pytest.mark.parametrize("ci", ["1", "true"])
def test_where_ci_is_set_nothing_may_be_missing(tmp_path: Path, ci: str) -> None:
    run = _run_where_nothing_is_installed(tmp_path, ci)
    assert (run.returncode, run.stdout) == (1, "")
    assert "tests in a browser (chromium)\n" in run.stderr
