"""People who come back, whatever happens to the server, and remember what it has answered."""

import asyncio
from itertools import count
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.playing import next_command
from tests.server.tablemates import Gone, Message, Tablemate, tablemate

LOST = (Gone, OSError, EOFError, TimeoutError, WebSocketException)

DECISIVE = ("lay", "end-turn", "again", "start")
"""Commands that are a step if they were answered with ok."""


class ReturningPlayer:
    """One person at one table. A command without an answer is sent again, under its old id."""

    _names = count()

    def __init__(self, code: str, *, secret: str | None = None, name: str | None = None) -> None:
        self._code, self._secret, self._sits_as = code, secret, name
        self._prefix = f"r{next(self._names)}"
        self._ids = count(1)
        self._doubt: Message | None = None
        self._seen: int | None = None
        self.answered: dict[str, int] = {}
        """The steps of all commands that were answered with ok."""
        self.finished: set[str] = set()
        """The games that were seen to end."""
        self.is_seated = asyncio.Event()

    async def play(self, socket: str) -> None:
        """Plays one game after the other until it is cancelled."""
        while True:
            try:
                async with tablemate(
                    socket, self._code, secret=self._secret, after=self._seen
                ) as mate:
                    await self._sit_at(mate)
            except LOST:
                await asyncio.sleep(0.05)

    async def _sit_at(self, mate: Tablemate) -> None:
        if self._doubt:
            await self._ask(mate, self._doubt)
        while True:
            await mate.until(self._wants)
            self._seen = mate.seq
            for own in mate.you["seats"]:
                if own["seat"] == mate.you["seat"]:
                    self._secret = own["secret"]
            command = self._wants(mate)
            if command is None:
                continue
            message = {"id": f"{self._prefix}-{next(self._ids)}", "based_on": mate.seq}
            self._doubt = {"type": "do", **message, "command": command}
            await self._ask(mate, self._doubt)

    async def _ask(self, mate: Tablemate, message: Message) -> None:
        answer = await mate.ask(message)
        self._doubt = None
        if answer["ok"] and message["command"]["do"] in DECISIVE:
            self.answered[message["id"]] = answer["seq"]
        seq = answer["seq"] if answer["ok"] else mate.seq
        await mate.until(lambda mate: mate.seq >= seq)
        if not answer["ok"]:
            await asyncio.sleep(0.01)

    def _wants(self, mate: Tablemate) -> dict[str, Any] | None:
        if mate.you["seat"] is None:
            return {"do": "sit", "name": self._sits_as}
        self.is_seated.set()
        if mate.phase == "over" and mate.game:
            self.finished.add(mate.game["result"]["game"])
            if mate.you["host"]:
                return {"do": "again"}
        return next_command(mate)
