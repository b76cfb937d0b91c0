"""Runs tests inside a test, in a new process each time, as what they test may be wrong.

The process is forked from one that has pytest loaded already: that takes longer than such a run.
"""

import os
import sys
from collections.abc import Mapping
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import pytest
from _pytest.config import default_plugins

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]

# The settings speak of pytest-timeout; no other plugin is worth the time to load it.
PLUGINS = ("--disable-plugin-autoload", "-p", "pytest_timeout", "-p", "no:cacheprovider")
QUICK = ("-x", "-q", "--assert=plain", "--tb=line", "-m", "not slow")

FORKED = get_context("forkserver")
FORKED.set_forkserver_preload(
    [
        "pytest",
        "pytest_timeout",
        *(f"_pytest.{name}" for name in default_plugins),
        # What the server needs takes longer to load than its unit tests take.
        "anyio.pytest_plugin",
        "msgspec",
        "prometheus_client",
        "segno",
        "sqlalchemy.dialects.postgresql",
        "sqlalchemy.dialects.sqlite",
        "starlette.applications",
        "uvicorn",
        "websockets",
    ]
)


class Run(NamedTuple):
    """How a run has ended, and what it has printed."""

    code: int | None
    told: str


def run_pytest(
    folder: Path, *words: str, path: Path | None = None, variables: Mapping[str, str] | None = None
) -> Run:
    """Runs pytest, which imports first what is under `path`; the folder is for what it prints."""
    log = folder / "pytest.log"
    process = FORKED.Process(target=_run, args=(words, path, variables or {}, log))
    process.start()
    process.join(3 * PATIENCE)
    process.kill()
    process.join()
    return Run(process.exitcode, log.read_text("utf-8"))


def _run(words: tuple[str, ...], path: Path | None, own: Mapping[str, str], log: Path) -> None:
    with log.open("wb") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    os.chdir(ROOT)
    os.environ.update(own, PYTEST_ADDOPTS="")
    if path:
        sys.path.insert(0, str(path))
    sys.exit(int(pytest.main([*PLUGINS, *QUICK, *words])))
