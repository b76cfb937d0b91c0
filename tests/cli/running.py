"""The command line run in this process or in one of its own, and files to run it on."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

from click.testing import CliRunner, Result

from ninetyeight.cli import main
from tests.patience import PATIENCE

SEED = "5d41402abc4b2a76b9719d911017c592"
ENGLISH = {"LC_ALL": "C.UTF-8"}
NINETYEIGHT = [sys.executable, "-m", "ninetyeight"]


def run(*arguments: str | Path, typed: str | bytes = "") -> Result:
    """Runs a command in this process; `typed` is standard input."""
    return CliRunner(env=ENGLISH).invoke(main, [str(word) for word in arguments], input=typed)


def run_alone(
    *arguments: str | Path,
    typed: bytes = b"",
    stdout: int | IO[Any] = subprocess.PIPE,
    environment: Mapping[str, str] = ENGLISH,
) -> subprocess.CompletedProcess[bytes]:
    """Runs a command in a process of its own, where signals and streams are real."""
    return subprocess.run(
        [*NINETYEIGHT, *map(str, arguments)],
        input=typed,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
        timeout=PATIENCE,
        check=False,
    )


def is_quiet(stderr: bytes) -> bool:
    """Whether nothing went wrong in a way that only a programmer understands."""
    return b"Traceback" not in stderr and b"Exception" not in stderr
