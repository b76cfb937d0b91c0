"""Kills the server in the middle of saturated play, again and again, and looks what is lost.

    python -m tests.server.kill_minus_nine --rounds 100

Four people play with three bots at tables of every rule set. After each kill -9 the server is
started again, everybody comes back, and whatever was not answered is sent again. In the end every
answered command must be in the store, once; every table must be one that the rules allow; and every
record must be sound.
"""

import argparse
import asyncio
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from ninetyeight.record import dumps, loads
from ninetyeight.rules import RULE_SETS
from ninetyeight.server.store import StoredStep
from ninetyeight.table import Table, decode_events, evolve_step, record_of
from ninetyeight.table.events import Finished
from tests.server.processes import Process, lasting_port
from tests.server.returning_players import ReturningPlayer
from tests.server.serving import browser_at
from tests.server.tablemates import tablemate

SHORTEST, LONGEST = 0.2, 1.0
"""For how many seconds a server lives once everybody plays."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found out."""

    rounds: int
    answered: int
    steps: int
    games: int
    lost: tuple[str, ...]
    doubled: tuple[str, ...]
    broken: tuple[str, ...]

    @property
    def is_good(self) -> bool:
        return not (self.lost or self.doubled or self.broken)


async def kill_and_look(folder: Path, rounds: int, seed: int) -> Verdict:
    rng, database = Random(seed), folder / "tables.db"
    server = Process(f"sqlite:///{database}", port=lasting_port())
    try:
        returning_players = [
            regular for rules in RULE_SETS for regular in await two_at_a_table(server, rules)
        ]
        playing = [
            asyncio.create_task(regular.play(server.socket)) for regular in returning_players
        ]
        for _ in range(rounds):
            before = sum(len(regular.answered) for regular in returning_players)
            while sum(len(regular.answered) for regular in returning_players) < before + len(
                returning_players
            ):
                await pause(playing, 0.02)
            await asyncio.sleep(rng.uniform(SHORTEST, LONGEST))
            server.kill()
            server = await asyncio.to_thread(Process, f"sqlite:///{database}", port=server.port)
        while not all(regular.finished for regular in returning_players):
            await pause(playing, 0.1)
        await end(playing)
    finally:
        server.kill()
    return verdict(database, returning_players, rounds)


async def pause(playing: Iterable[asyncio.Task[None]], seconds: float) -> None:
    """Waits; whoever has failed to play ends the waiting."""
    await asyncio.sleep(seconds)
    for task in playing:
        if task.done():
            task.result()


async def end(playing: Iterable[asyncio.Task[None]]) -> None:
    """Lets nobody play any more; `wait_for` may miss a cancellation before Python 3.12."""
    while going_on := [task for task in playing if not task.done()]:
        for task in going_on:
            task.cancel()
        await asyncio.wait(going_on, timeout=1)


async def two_at_a_table(server: Process, rules: str) -> list[ReturningPlayer]:
    """Two people, who will play with three bots; the game is dealt."""
    wishes = {"name": "Ada", "people": ["Bob"], "bots": ["steady", "sharp", "rookie"]}
    async with browser_at(server.address) as browser:
        opened = await browser.post("/api/tables", json={**wishes, "rules": rules, "start": True})
    code, cookie = opened.json()["code"], opened.cookies["n98"]
    async with tablemate(server.socket, code, cookie=cookie) as mate:
        return [ReturningPlayer(code, secret=own["secret"]) for own in mate.you["seats"]]


def verdict(database: Path, returning_players: Sequence[ReturningPlayer], rounds: int) -> Verdict:
    """Compares what was answered with what is in the store."""
    with sqlite3.connect(database) as store:
        rows = store.execute('SELECT "table", seq, at, command, body FROM steps ORDER BY 1, 2')
        steps = [StoredStep(*row) for row in rows]
        records = [text for (text,) in store.execute("SELECT record FROM games")]
    done = [(step.command.rpartition("/")[2], step.seq) for step in steps if step.command]
    counts, stored = Counter(id for id, _ in done if id.startswith("r")), set(done)
    answered = {id: seq for regular in returning_players for id, seq in regular.answered.items()}
    for text in records:
        loads(text)
    return Verdict(
        rounds=rounds,
        answered=len(answered),
        steps=len(steps),
        games=len(records),
        lost=tuple(id for id, seq in answered.items() if (id, seq) not in stored),
        doubled=tuple(id for id, count in counts.items() if count > 1),
        broken=tuple(broken_tables(steps)),
    )


def broken_tables(steps: Iterable[StoredStep]) -> Iterator[str]:
    """Tables with a gap, or whose games the rules do not allow."""
    for name, own in groupby(steps, key=lambda step: step.table):
        table: Table | None = None
        for expected, step in enumerate(own, start=1):
            if step.seq != expected:
                yield f"{name}: step {step.seq} instead of {expected}"
                break
            events = decode_events(step.body)
            table = evolve_step(table, events, seq=step.seq, at=step.at)
            is_over = any(isinstance(event, Finished) for event in events)
            if is_over and (problem := _problem(table)):
                yield f"{name}: step {step.seq}: {problem}"
                break
        if table and table.game and (problem := _problem(table)):
            yield f"{name}: in the end: {problem}"


def _problem(table: Table) -> str | None:
    """What the rules say against the game of a table."""
    try:
        dumps(record_of(table))
    except ValueError as error:
        return str(error)
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description="Kills the server and looks what is lost.")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=98)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        found = asyncio.run(kill_and_look(Path(folder), asked.rounds, asked.seed))
    sys.stdout.write(
        f"{found.rounds} kills, {found.answered} answered commands, {found.steps} steps,"
        f" {found.games} finished games\n"
        f"lost: {len(found.lost)}, done twice: {len(found.doubled)}, broken: {len(found.broken)}\n"
    )
    for fault in (*found.lost, *found.doubled, *found.broken):
        sys.stdout.write(f"{fault}\n")
    sys.exit(not found.is_good)


if __name__ == "__main__":
    main()
