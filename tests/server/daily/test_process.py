"""The process in which bots play the deal of a day."""

import asyncio
from typing import Any

import pytest

from ninetyeight.server.daily.bot_results import GameFailed, left_by_bots
from ninetyeight.server.daily.process import DAILY_LEVELS, Task, cards_left

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TASK = Task("standard", 5, "00" * 16)


async def test_it_tells_what_the_bots_have_left() -> None:
    assert await left_by_bots(TASK) == {level: cards_left(TASK, level) for level in DAILY_LEVELS}


async def test_a_game_that_cannot_be_played_is_told_in_a_line() -> None:
    with pytest.raises(GameFailed, match=r"BadSeed: 'no seed' is not a seed"):
        await left_by_bots(Task("standard", 1, "no seed"))


async def test_whoever_does_not_wait_any_longer_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    started: asyncio.Future[asyncio.subprocess.Process] = asyncio.Future()
    start = asyncio.create_subprocess_exec

    async def tell(*command: Any, **services: Any) -> asyncio.subprocess.Process:
        process = await start(*command, **services)
        started.set_result(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", tell)
    waiting = asyncio.create_task(left_by_bots(TASK))
    process = await started
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert process.returncode is not None
