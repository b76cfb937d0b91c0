"""The power fails while games of every rule set are played."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.server.power_loss import CAN_LOSE_POWER, Disk, faults_after_failure, play_on

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.slow,
    pytest.mark.skipif(not CAN_LOSE_POWER, reason="needs Linux and a C compiler"),
]

WRITES = """
import os, sys
file = os.open(sys.argv[1], os.O_CREAT | os.O_RDWR)
folder = os.open(os.path.dirname(sys.argv[1]), os.O_RDONLY)
os.write(file, b"sure" * 1000)
os.fsync(file)
os.fsync(folder)
os.pwrite(file, b"lost" * 1000, 0)
os.ftruncate(file, 5000)
os.close(os.open(sys.argv[1] + "-new", os.O_CREAT | os.O_RDWR))
"""


async def test_nothing_that_was_answered_is_lost_or_done_twice(tmp_path: Path) -> None:
    disk, rng = Disk(tmp_path), Random(98)
    answered = await play_on(disk, answers=200)
    for _ in range(10):
        assert faults_after_failure(disk, answered, rng) == []


def test_what_was_not_synced_may_be_lost_and_the_rest_not(tmp_path: Path) -> None:
    """The disk of these tests does what it says, else they would find nothing."""
    disk, ends = Disk(tmp_path), set()
    file, variables = disk.folder / "file", {**os.environ, **disk.variables}
    subprocess.run([sys.executable, "-c", WRITES, str(file)], env=variables, check=True)
    for seed in range(30):
        disk.fail(Random(seed))
        ends.add((file.read_bytes()[:4], file.stat().st_size, (disk.folder / "file-new").exists()))
    assert {start for start, _, _ in ends} == {b"sure", b"lost"}
    assert {size for _, size, _ in ends} == {4000, 5000}
    assert {is_there for _, _, is_there in ends} == {True, False}
