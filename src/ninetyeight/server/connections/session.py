"""The session over one socket: hello first, then commands in order."""

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import assert_never

import msgspec
from starlette.types import Receive

from ninetyeight.server.access.rate_limit import TooFast
from ninetyeight.server.access.tokens import new_name
from ninetyeight.server.clients.client import Client
from ninetyeight.server.clients.messages import (
    Answer,
    AskHint,
    Bye,
    Do,
    FromClient,
    FromServer,
    Hello,
    Ping,
    Pong,
    encoded,
)
from ninetyeight.server.clients.outbox import Outbox
from ninetyeight.server.error_codes import ServerCode
from ninetyeight.server.node import Node
from ninetyeight.server.runtime import logs
from ninetyeight.server.store import Guest, StoreFailed
from ninetyeight.server.tables.asking import OK
from ninetyeight.server.tables.history import name_of_command
from ninetyeight.server.tables.open_rooms import NoSuchTable
from ninetyeight.server.tables.room import Room

from .hints import hint_for
from .inbox import Inbox
from .short_way import REMEMBERED, ShortWay

HELLO_SECONDS = 10.0
REFUSED_SECONDS = 0.5
MAX_FAULTS = 5

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Disconnected(Exception):
    """The client has left, or is being disconnected."""


class Session:
    """One socket from its hello to its end."""

    def __init__(
        self,
        node: Node,
        receive: Receive,
        outbox: Outbox,
        guest: Guest | None,
        address: str,
        inbox: Inbox | None = None,
    ) -> None:
        self._node, self._receive, self._outbox, self._inbox = node, receive, outbox, inbox
        self._guest, self._is_known = guest.guest if guest else new_name(), guest is not None
        self._address = address
        self._paced_as = guest.guest if guest else address
        self._faults = 0

    async def run(self) -> None:
        with suppress(Disconnected):
            hello = await self._hello()
            try:
                key = await self._node.code_lookup.find(hello.table, self._address)
                if key is None:
                    raise NoSuchTable
                async with self._node.rooms.entered(key.table) as room:
                    await self._talk(room, hello, watching=key.watching)
            except NoSuchTable:
                self._outbox.close(Bye("no-such-table", come_back=False))
            except TooFast:
                self._outbox.close(Bye("too-fast", come_back=True, after_seconds=10.0))
            except StoreFailed:
                self._outbox.close(Bye("restarting", come_back=True, after_seconds=2.0))

    async def _hello(self) -> Hello:
        with suppress(TimeoutError):
            async with asyncio.timeout(HELLO_SECONDS):
                message = await self._next()
                if isinstance(message, Hello):
                    return message
        raise self._sent_away(Bye("bad-message", come_back=False))

    async def _talk(self, room: Room, hello: Hello, *, watching: bool) -> None:
        client = Client(self._guest, self._outbox, watching=watching)
        room.join(client, hello)
        if self._inbox:
            way = ShortWay(self._node, self._inbox, client, room, self._address, self._paced_as)
            self._inbox.take = way.take
        try:
            while True:
                await self._handle(await self._next(), client, room)
        finally:
            if self._inbox:
                self._inbox.take = None
            room.leave(client)

    def _sent_away(self, bye: Bye) -> Disconnected:
        self._outbox.close(bye)
        return Disconnected()

    async def _next(self) -> FromClient:
        """The next message that makes sense and does not come too fast."""
        while True:
            received = await self._receive()
            if received["type"] == "websocket.disconnect":
                raise Disconnected
            message = self._decoded(received.get("text") or received.get("bytes") or "")
            try:
                # While this waits nothing is read, so TCP slows the client down.
                if wait := self._node.address_rate.take(self._address):
                    await asyncio.sleep(wait)
                if wait := self._node.client_rate.take(self._paced_as):
                    await asyncio.sleep(wait)
            except TooFast:
                await asyncio.sleep(REFUSED_SECONDS)
                self._answer(Answer(_id_of(message), ok=False, code=ServerCode.TOO_FAST))
                continue
            if message:
                return message

    def _decoded(self, text: str | bytes) -> FromClient | None:
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._faults += 1
            if self._faults > MAX_FAULTS:
                raise self._sent_away(Bye("bad-message", come_back=False)) from None
            self._answer(
                Answer("", ok=False, code=ServerCode.BAD_MESSAGE, facts={"what": str(error)})
            )
            return None

    async def _handle(self, message: FromClient, client: Client, room: Room) -> None:
        try:
            if isinstance(message, Do):
                client.send(await self._done(message, client, room))
            else:
                client.send(await self._answer_to(message, client, room))
        except Exception as error:
            logs.failure("command-failed", error, table=room.table.id, seq=room.table.seq)
            self._answer(Answer(_id_of(message), ok=False, code=ServerCode.SERVER_FAULT))

    async def _answer_to(
        self, message: AskHint | Ping | Hello, client: Client, room: Room
    ) -> FromServer:
        match message:
            case AskHint():
                return await hint_for(client, room, self._node.services.thinkers, message.id)
            case Ping():
                return Pong(message.id, self._node.services.now())
            case Hello():
                what = "a second hello: expected one, as the first message"
                return Answer("", ok=False, code=ServerCode.BAD_MESSAGE, facts={"what": what})
            case _:
                assert_never(message)

    async def _done(self, message: Do, client: Client, room: Room) -> Answer:
        services, known_as = self._node.services, name_of_command(client.known_as, message.id)
        begin = perf_counter()
        done = await room.do(
            message.command,
            client.actor,
            known_as=known_as,
            based_on=message.based_on,
            asker=client,
        )
        services.metrics.note_command(done.code, perf_counter() - begin)
        if self._is_known and done.code == OK and isinstance(message.command, REMEMBERED):
            # Only their list of tables depends on it, so a failure does not matter.
            with suppress(StoreFailed):
                await services.store.remember_at_table(client.guest, room.table.id)
        return Answer(message.id, done.code == OK, done.code, done.facts, done.seq)

    def _answer(self, answer: Answer) -> None:
        self._outbox.put(encoded(answer))


def _id_of(message: FromClient | None) -> str:
    return "" if message is None or isinstance(message, Hello) else message.id
