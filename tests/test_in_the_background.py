"""Tests that run in the background, as after `make test &`, can still press Ctrl-C."""

import signal
import subprocess
import sys

from tests.patience import PATIENCE

ASK = "import signal, tests.conftest; print(signal.getsignal(signal.SIGINT).__name__)"


def test_what_was_started_deaf_to_control_c_hears_it_again() -> None:
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        run = subprocess.run(
            [sys.executable, "-c", ASK],
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        )
    finally:
        signal.signal(signal.SIGINT, heard)
    assert run.stdout == "default_int_handler\n"
