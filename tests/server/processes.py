"""A server in a process of its own, as people run it."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from random import randrange

from tests.patience import PATIENCE

SERVE = [sys.executable, "-m", "ninetyeight", "serve"]
SEEDED = Path(__file__).parent / "seeded.py"
QUICK = {
    "NINETYEIGHT_PACE": "0",
    "NINETYEIGHT_MESSAGES_PER_SECOND": "1000000",
    "NINETYEIGHT_MESSAGES_AT_ONCE": "1000000",
    "NINETYEIGHT_TABLES_PER_HOUR": "1000000",
}
MONITORED = {"NINETYEIGHT_LOOP_MONITOR": "1"}
TOO_SLOW_MS = 100


def lasting_port() -> int:
    """A free port that stays free while its server is dead: systems give others higher ones."""
    while True:
        port = randrange(20_000, 32_000)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


class Process:
    """A running server: `address` is what it has printed. A `seed` makes every deal the same."""

    def __init__(
        self,
        database: str,
        *options: str,
        port: int = 0,
        seed: str = "",
        variables: Mapping[str, str] | None = None,
    ) -> None:
        serve = [sys.executable, str(SEEDED), seed, "serve"] if seed else SERVE
        self._process = subprocess.Popen(
            [*serve, "--port", str(port), "--database", database, *options],
            env={**os.environ, **QUICK, **(variables or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        match = re.search(r"http://\S+", line)
        assert match, f"{line}{self._process.communicate()[1]}"
        self.address = match[0]

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1) + "/socket"

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> str:
        """kill -9: no goodbye, nothing written any more; the log until then."""
        self._process.kill()
        return self._process.communicate()[1]

    def stop(self, signal: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """The exit code and the log of a server that was asked to stop."""
        self._process.send_signal(signal)
        _, log = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, log


def slow_callbacks(log: str) -> list[str]:
    """What has held up all tables of a server with the loop monitor, as far as tests forbid it."""
    lines = (json.loads(line) for line in log.splitlines() if '"slow-callback"' in line)
    return [
        f"{line['what']} took {line['ms']} ms of the loop"
        for line in lines
        if line["ms"] - line["garbage_ms"] >= TOO_SLOW_MS
    ]


@contextmanager
def process(folder: Path, *options: str, seed: str = "") -> Iterator[Process]:
    """A server with the loop monitor; fails if one of its callbacks has held up all tables."""
    database = f"sqlite:///{folder / 'tables.db'}"
    running = Process(database, *options, seed=seed, variables=MONITORED)
    try:
        yield running
    finally:
        log = running.kill()
    assert not slow_callbacks(log)
