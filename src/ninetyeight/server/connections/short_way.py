"""The short way of a command: from the network to the room and back, without waking a task.

Most of what a busy server does is moves, and all that they wait for is the disk. Whatever is not a
plain command in its time is left to the session.
"""

from functools import partial
from time import perf_counter

import msgspec

from ninetyeight.server.clients.client import Client
from ninetyeight.server.clients.messages import Answer, Do, FromClient
from ninetyeight.server.error_codes import ServerCode
from ninetyeight.server.node import Node
from ninetyeight.server.runtime import logs
from ninetyeight.server.tables.asking import OK, Asked, Done
from ninetyeight.server.tables.history import name_of_command
from ninetyeight.server.tables.room import Room
from ninetyeight.table.commands import Ask, Sit

from .inbox import Inbox

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

REMEMBERED = (Ask, Sit)
"""The commands after which the table is remembered for a guest, too."""


class ShortWay:
    __slots__ = ("_address", "_client", "_inbox", "_node", "_paced_as", "_room")

    def __init__(
        self, node: Node, inbox: Inbox, client: Client, room: Room, address: str, paced_as: str
    ) -> None:
        self._node, self._inbox, self._client, self._room = node, inbox, client, room
        self._address, self._paced_as = address, paced_as

    def take(self, text: bytes) -> bool:
        """Does a command; False for whatever the session has to see to."""
        room, client = self._room, self._client
        if not room.is_free:
            return False
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return False
        if not isinstance(message, Do) or isinstance(message.command, REMEMBERED):
            return False
        if not self._is_in_time():
            return False
        known_as = name_of_command(client.known_as, message.id)
        asked = Asked(message.command, client.actor, known_as, message.based_on, client)
        room.start(asked, partial(self._answer, message.id, perf_counter()))
        return True

    def _is_in_time(self) -> bool:
        """Takes what a message may take of the rates, if that need not be waited for."""
        node = self._node
        if not node.address_rate.take_now(self._address):
            return False
        if node.client_rate.take_now(self._paced_as):
            return True
        node.address_rate.of(self._address).give_back()
        return False

    def _answer(self, id: str, begin: float, done: Done | Exception) -> None:
        if isinstance(done, Exception):
            table = self._room.table
            logs.failure("command-failed", done, table=table.id, seq=table.seq)
            answer = Answer(id, ok=False, code=ServerCode.SERVER_FAULT)
        else:
            self._node.services.metrics.note_command(done.code, perf_counter() - begin)
            answer = Answer(id, done.code == OK, done.code, done.facts, done.seq)
        self._client.send(answer)
        self._inbox.release()
