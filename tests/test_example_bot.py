"""The stranger's bot of `examples/` comes back as it was asked to, and never hammers a server."""

import json
import runpy
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

BOT = Path(__file__).parents[1] / "examples" / "bot.py"
Visit = list[dict[str, Any]] | OSError
"""What the server says before it closes the connection, or why there was none."""

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Socket:
    def __init__(self, says: list[dict[str, Any]]) -> None:
        self.says = says

    async def send(self, text: str) -> None:
        assert json.loads(text)

    async def __aiter__(self) -> AsyncIterator[str]:
        for message in self.says:
            yield json.dumps(message)


async def pauses(visits: list[Visit]) -> list[float]:
    """How long the bot waits before each further visit, until it is sent away."""
    bot, waited = runpy.run_path(str(BOT)), []
    coming = iter(visits)

    @asynccontextmanager
    async def connect(_: str) -> AsyncIterator[Socket]:
        visit = next(coming, [SENT_AWAY])
        if isinstance(visit, OSError):
            raise visit
        yield Socket(visit)

    class Clock:
        @staticmethod
        async def sleep(seconds: float) -> None:
            waited.append(seconds)

    main: Callable[..., Any] = bot["main"]
    main.__globals__.update(connect=connect, asyncio=Clock)
    with pytest.raises(SystemExit, match="sent away: kicked"):
        await main("ws://table", "bako-mifu-rela")
    return waited


SENT_AWAY = {"type": "bye", "code": "kicked", "come_back": False, "after_seconds": 0.0}
BUSY = {"type": "bye", "code": "restarting", "come_back": True, "after_seconds": 20.0}
WELCOME = {
    "type": "welcome",
    "seq": 1,
    "you": {"seat": 0, "seats": [], "host": False, "watching": False},
    "table": {"phase": "gathering"},
}


async def test_who_is_sent_away_does_not_come_back() -> None:
    assert await pauses([]) == []


async def test_it_comes_back_when_it_was_asked_to() -> None:
    assert await pauses([[BUSY]]) == [20]


async def test_connections_that_fail_are_tried_less_and_less_often() -> None:
    waited = await pauses([OSError("refused"), [], *[OSError("refused")] * 6])
    assert waited == [1, 2, 4, 8, 16, 32, 60, 60]


async def test_a_welcome_makes_it_hopeful_again() -> None:
    assert await pauses([[], [], [WELCOME], []]) == [1, 2, 1, 2]


async def test_what_was_refused_is_not_tried_again_at_once() -> None:
    phase = {**WELCOME, "table": {"phase": "agreeing"}, "game": {"proposal": None}}
    refused = {"type": "answer", "id": "1", "ok": False, "code": "busy", "seq": 1}
    assert await pauses([[phase, refused]]) == [1, 2]
