"""How bots do on the daily deals: they play once a day, in a separate process, on first request."""

import asyncio
import sys
from asyncio.subprocess import PIPE

import msgspec

from ninetyeight.server.runtime import logs
from ninetyeight.server.runtime.tasks import Tasks
from ninetyeight.server.services import Services
from ninetyeight.server.store import DailyBots, StoreFailed
from ninetyeight.table import PLACES
from ninetyeight.table.decisions.opening import DAILY_RULES

from .process import DAILY_LEVELS, Task


class GameFailed(Exception):
    """The process in which bots play has ended without a result."""


class DailyBotGames:
    """Lets bots play the daily deals; stored results, of any node, are not played again."""

    def __init__(self, services: Services, tasks: Tasks) -> None:
        self._services, self._tasks = services, tasks
        self._seen_to: str | None = None

    def play_missing(self, day: str) -> None:
        """Lets the bots play the deals of a day, unless they are playing or have tried already."""
        if self._seen_to != day:
            self._seen_to = day
            self._tasks.start(self._play(day))

    async def _play(self, day: str) -> None:
        try:
            known = {
                (each.players, each.level) for each in await self._services.store.daily_bots(day)
            }
            for players in range(1, PLACES + 1):
                if known.issuperset((players, level) for level in DAILY_LEVELS):
                    continue
                seed = self._services.daily.of(day, DAILY_RULES, players)
                left = await left_by_bots(Task(DAILY_RULES, players, seed))
                results = [DailyBots(players, level, cards) for level, cards in left.items()]
                await self._services.store.note_daily_bots(day, results)
        except StoreFailed as error:
            logs.warn("daily-bots-not-stored", day=day, why=str(error))
            self._seen_to = None
        except GameFailed as error:
            logs.warn("daily-bots-failed", day=day, why=str(error))


async def left_by_bots(task: Task) -> dict[str, int]:
    """How many cards are left to bots of each level; raises GameFailed."""
    command = (sys.executable, "-m", "ninetyeight.server.daily.process")
    # In its own session it does not get the signals of the terminal; the server ends it.
    process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
    )
    try:
        told, wrong = await process.communicate(msgspec.json.encode(task))
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if process.returncode:
        raise GameFailed(wrong.decode(errors="replace").strip().rpartition("\n")[2])
    return msgspec.json.decode(told, type=dict[str, int])
