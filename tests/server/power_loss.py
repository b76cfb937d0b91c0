"""Takes the power from the server in the middle of saturated play, and looks what is lost.

    python -m tests.server.power_loss --rounds 100

Worse than `kill_minus_nine`: whatever SQLite has not synced may be missing from the disk, whole or
in part, and so may a file that was just made. `power_loss.c` keeps a log of all that is written and
synced while people play. Each round cuts the log off somewhere, makes of it what a disk could hold
if the power had failed then, and looks there for every command that had been answered by then.
"""

import argparse
import asyncio
import os
import shutil
import sqlite3
import struct
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from ninetyeight.rules import RULE_SETS
from ninetyeight.server.store import StoredStep
from tests.server.kill_minus_nine import broken_tables, end, pause, two_at_a_table
from tests.server.processes import Process

SOURCE = Path(__file__).with_suffix(".c")
SECTOR = 512
"""So many bytes are written whole or not at all."""

CAN_LOSE_POWER = sys.platform == "linux" and shutil.which("cc") is not None

# The server moves steps from the write-ahead log to the database seldom, and that is when most
# could go wrong.
CHECKPOINT = """
import sqlite3, sys, time
while True:
    time.sleep(0.2)
    sqlite3.connect(sys.argv[1]).execute("PRAGMA wal_checkpoint(RESTART)")
"""

_HEADER = struct.Struct("=cHQI")


@dataclass(frozen=True, slots=True)
class Change:
    """What was done to a file: `w`, `t`, `c`, `u` and `s` as power_loss.c has them."""

    what: str
    path: Path
    offset: int = 0
    data: bytes = b""


@dataclass
class File:
    """What is surely on the disk, and what was changed since."""

    synced: bytearray = field(default_factory=bytearray)
    waiting: list[Change] = field(default_factory=list)

    def sync(self) -> None:
        for change in self.waiting:
            _apply(self.synced, change)
        self.waiting = []

    def without_power(self, rng: Random) -> bytes:
        """What may be there: any of the changes that wait, and some of them in part."""
        found = bytearray(self.synced)
        for change in self.waiting:
            fate = rng.random()
            if fate < 0.4:
                _apply(found, change)
            elif fate < 0.6 and change.what == "w":
                whole = len(change.data) // SECTOR
                torn = change.data[: SECTOR * rng.randint(0, whole)]
                _apply(found, Change("w", change.path, change.offset, torn))
        return bytes(found)


def _apply(content: bytearray, change: Change) -> None:
    if change.what == "t":
        del content[change.offset :]
    end = change.offset + len(change.data)
    content.extend(bytes(max(0, end - len(content))))
    content[change.offset : end] = change.data


class Disk:
    """A folder whose power can fail."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "disk"
        self.folder.mkdir()
        self._log, self._library = folder / "changes.log", folder / "power_loss.so"
        compiler = ["cc", "-O1", "-shared", "-fPIC", "-o", str(self._library), str(SOURCE)]
        subprocess.run([*compiler, "-ldl"], check=True)

    @property
    def variables(self) -> Mapping[str, str]:
        """What a program needs in its environment so that the disk is its own."""
        return {
            "LD_PRELOAD": str(self._library),
            "POWER_LOSS_FOLDER": str(self.folder),
            "POWER_LOSS_LOG": str(self._log),
        }

    @property
    def position(self) -> int:
        """How long the log is."""
        return self._log.stat().st_size if self._log.exists() else 0

    def fail(self, rng: Random, position: int | None = None) -> None:
        """Leaves in the folder what may be there after the log was that long; all have ended."""
        sure: dict[Path, File] = {}
        present: dict[Path, File] = {}
        for change in self._changes(self.position if position is None else position):
            match change.what:
                case "c":
                    present[change.path] = File()
                case "u":
                    present.pop(change.path, None)
                case "s" if change.path == self.folder:
                    sure = dict(present)
                case "s":
                    present[change.path].sync()
                case _:
                    present[change.path].waiting.append(change)
        for path in self.folder.iterdir():
            path.unlink()
        for path in sorted({*sure, *present}):
            if file := rng.choice([sure.get(path), present.get(path)]):
                path.write_bytes(file.without_power(rng))

    def _changes(self, position: int) -> Iterator[Change]:
        log, at = self._log.read_bytes(), 0
        while at < position:
            what, length, offset, size = _HEADER.unpack_from(log, at)
            start = at + _HEADER.size
            at = start + length + size
            path = Path(os.fsdecode(log[start : start + length]))
            yield Change(what.decode(), path, offset, log[start + length : at])


@dataclass(frozen=True, slots=True)
class Answered:
    """A command that was answered at a step, when the log was so long."""

    id: str
    seq: int
    position: int


class Answers(dict[str, int]):
    """Ids and steps of commands, with where the log was when each was answered."""

    def __init__(self, disk: Disk) -> None:
        super().__init__()
        self._disk = disk
        self.positions: dict[str, int] = {}

    def __setitem__(self, id: str, seq: int) -> None:
        self.positions.setdefault(id, self._disk.position)
        super().__setitem__(id, seq)


async def play_on(disk: Disk, answers: int) -> list[Answered]:
    """Plays at tables of every rule set until so many commands are answered; then all ends."""
    database, variables = disk.folder / "tables.db", disk.variables
    server = Process(f"sqlite:///{database}", variables=variables)
    checkpointing = subprocess.Popen(
        [sys.executable, "-c", CHECKPOINT, str(database)],
        env={**os.environ, **variables},
        stderr=subprocess.DEVNULL,
    )
    try:
        returning_players = [
            regular for rules in RULE_SETS for regular in await two_at_a_table(server, rules)
        ]
        told = [Answers(disk) for _ in returning_players]
        for regular, own in zip(returning_players, told, strict=True):
            regular.answered = own
        playing = [
            asyncio.create_task(regular.play(server.socket)) for regular in returning_players
        ]
        while sum(map(len, told)) < answers:
            await pause(playing, 0.02)
        await end(playing)
    finally:
        checkpointing.kill()
        checkpointing.wait()
        server.kill()
    return [Answered(id, seq, own.positions[id]) for own in told for id, seq in own.items()]


def faults_after_failure(disk: Disk, answered: Sequence[Answered], rng: Random) -> list[str]:
    """What is wrong with the database if the power fails at some moment after the first answer."""
    first = min(each.position for each in answered)
    position = rng.randint(first, disk.position)
    disk.fail(rng, position)
    store = sqlite3.connect(disk.folder / "tables.db")
    try:
        (health,) = store.execute("PRAGMA integrity_check").fetchone()
        rows = store.execute('SELECT "table", seq, at, command, body FROM steps ORDER BY 1, 2')
        steps = [StoredStep(*row) for row in rows]
    finally:
        store.close()
    ids = [(step.command.rpartition("/")[2], step.seq) for step in steps if step.command]
    stored, counts = set(ids), Counter(id for id, _ in ids if id.startswith("r"))
    return [
        *([] if health == "ok" else [f"the database: {health}"]),
        *(
            f"{each.id} is lost"
            for each in answered
            if each.position < position and (each.id, each.seq) not in stored
        ),
        *(f"{id} was done {count} times" for id, count in counts.items() if count > 1),
        *broken_tables(steps),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Takes the power away, and looks what is lost.")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--answers", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=98)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        disk, rng = Disk(Path(folder)), Random(asked.seed)
        answered = asyncio.run(play_on(disk, asked.answers))
        faults = [faults_after_failure(disk, answered, rng) for _ in range(asked.rounds)]
        written = disk.position
    sys.stdout.write(
        f"{asked.rounds} power losses in {len(answered)} answered commands and {written} bytes of"
        f" changes\nrounds with faults: {sum(map(bool, faults))}\n"
    )
    for fault in [fault for found in faults for fault in found][:20]:
        sys.stdout.write(f"{fault}\n")
    sys.exit(any(faults))


if __name__ == "__main__":
    main()
