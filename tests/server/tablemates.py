"""A person at a table, as a program: a socket, and what it was told."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE

Message = dict[str, Any]

_IDS = count(1)
"""One browser may have several sockets, and none uses the id of another."""


class Gone(Exception):
    """The socket was closed while something was waited for."""


class Tablemate:
    """Keeps the parts of the last messages, like any client; `heard` are all that ever came."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._news = asyncio.Event()
        self.heard: list[str] = []
        self.seq = 0
        self.you: Message = {}
        self.table: Message = {}
        self.game: Message | None = None
        self.mine: Message | None = None
        self.bye: Message | None = None
        self.events: list[Message] = []
        self.is_gone = False

    async def listen(self) -> None:
        try:
            async for text in self._socket:
                assert isinstance(text, str)
                self.heard.append(text)
                self._hear(json.loads(text))
                self._news.set()
        except ConnectionClosed:
            pass
        self.is_gone = True
        self._news.set()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_result({})

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self._take(message)
                self.seq, self.mine = message["seq"], message["mine"]
                for step in message["steps"]:
                    self.events += step["events"]
            case "update":
                if "you" in message:
                    self.mine = None
                self._take(message)
                self.seq = message["step"]["seq"]
                self.events += message["step"]["events"]
            case "bye":
                self.bye = message
            case _:
                if (waiting := self._answers.get(message["id"])) and not waiting.done():
                    waiting.set_result(message)

    def _take(self, message: Message) -> None:
        for part in ("you", "table", "game", "mine"):
            if message.get(part) is not None:
                setattr(self, part, message[part])

    async def send(self, message: Message | str | bytes) -> None:
        text = json.dumps(message) if isinstance(message, dict) else message
        await self._socket.send(text)

    async def ask(self, message: Message) -> Message:
        """Sends a message and waits for what it is answered."""
        if self.is_gone:
            raise Gone(self.bye)
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._answers[message["id"]] = answer
        try:
            await self.send(message)
            if not (answered := await asyncio.wait_for(answer, PATIENCE)):
                raise Gone(self.bye)
            return answered
        finally:
            del self._answers[message["id"]]

    async def do(self, command: str, *, based_on: int | None = None, **facts: Any) -> Message:
        """Does a command, and waits for its answer."""
        seq = self.seq if based_on is None else based_on
        id = f"c{next(_IDS)}"
        asked = {"do": command, **facts}
        return await self.ask({"type": "do", "id": id, "based_on": seq, "command": asked})

    async def until(self, holds: Callable[["Tablemate"], object]) -> None:
        """Waits until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not holds(self):
                if self.is_gone:
                    raise Gone(self.bye)
                self._news.clear()
                await self._news.wait()

    async def leave(self) -> None:
        await self._socket.close()

    @property
    def phase(self) -> str:
        return str(self.table["phase"])

    @property
    def is_in_turn(self) -> bool:
        turn = self.game["turn"] if self.game else None
        return turn is not None and turn["seat"] == self.you["seat"]


@asynccontextmanager
async def tablemate(
    socket: str,
    code: str,
    *,
    cookie: str | None = None,
    secret: str | None = None,
    after: int | None = None,
    waits: bool = True,
) -> AsyncIterator[Tablemate]:
    """A socket that has said hello, and by default has been welcomed."""
    headers = {"Cookie": f"n98={cookie}"} if cookie else {}
    async with connect(
        socket,
        additional_headers=headers,
        compression=None,
        open_timeout=PATIENCE,
        close_timeout=0.5,
    ) as connection:
        mate = Tablemate(connection)
        listening = asyncio.create_task(mate.listen())
        await mate.send({"type": "hello", "table": code, "secret": secret, "after": after})
        try:
            if waits:
                await mate.until(lambda mate: mate.table)
            yield mate
        finally:
            listening.cancel()
