"""What was acknowledged is there, whenever the process is killed."""

import subprocess
import sys
from itertools import islice

import pytest

from ninetyeight.server.store import open_store
from tests.kernel.building import ROOT
from tests.server.store.values import step
from tests.server.store.writing import TABLES

ROUNDS = 5


def _acknowledged(url: str, kill_after: int) -> dict[str, int]:
    """The last step of each table that a process has acknowledged before it was killed."""
    writing = [sys.executable, "-m", "tests.server.store.writing", url]
    with subprocess.Popen(writing, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = list(islice(process.stdout, kill_after))
        process.kill()
        lines += process.stdout
    assert len(lines) >= kill_after, "it has ended by itself"
    told = (line.split() for line in lines if line.endswith("\n"))
    return {table: int(seq) for table, seq in told}


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_killed_process_loses_nothing_that_it_acknowledged(url: str) -> None:
    for number in range(ROUNDS):
        newest = _acknowledged(url, kill_after=400 + 37 * number)
        store = await open_store(url)
        for table in TABLES:
            steps = await store.steps(table)
            assert steps == [step(seq, f"command {seq}", table) for seq in range(1, len(steps) + 1)]
            assert len(steps) >= newest.get(table, 0)
        await store.close()
