"""The C sources have no warnings, no stray memory access and no undefined arithmetic."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kernel.building import ROOT, SOURCES, built
from tests.kernel.kernels import compiler
from tests.needs import missing

WATCHED = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-O1", "-g")

STRAYS = """
int PyInit__native(void) { volatile int places[2] = {0}, at = 2; return places[at]; }
"""


def _sanitizer() -> str:
    """The library that must be loaded before Python, which knows nothing of sanitizers."""
    asked = [compiler(), "-print-file-name=libasan.so"]
    path = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    if not Path(path).is_absolute():
        missing("the C compiler has no sanitizers")
    return path


def _watched(library: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tests.kernel.exercise", str(library)],
        cwd=ROOT,
        # Python itself leaks on purpose, and its own allocator would hide mistakes.
        env={
            **os.environ,
            "LD_PRELOAD": _sanitizer(),
            "ASAN_OPTIONS": "detect_leaks=0",
            "PYTHONMALLOC": "malloc",
        },
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_the_sources_compile_without_warnings(tmp_path: Path) -> None:
    built(SOURCES, tmp_path, "-O2", "-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Werror")


@pytest.mark.slow
def test_sanitizers_find_nothing(tmp_path: Path) -> None:
    run = _watched(built(SOURCES, tmp_path, *WATCHED))
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.slow
def test_sanitizers_would_find_something(tmp_path: Path) -> None:
    (tmp_path / "strays.c").write_text(STRAYS)
    run = _watched(built(tmp_path, tmp_path, *WATCHED))
    assert run.returncode != 0
    assert "AddressSanitizer: stack-buffer-overflow" in run.stderr or "out of bounds" in run.stderr
