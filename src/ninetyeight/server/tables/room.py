"""A table in play: its state, its sockets, and the order in which commands are done.

decide → append → publish → answer. Whatever was answered or published is on disk.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from typing import assert_never

import msgspec
from msgspec import Struct

from ninetyeight.server.clients.client import Client
from ninetyeight.server.clients.messages import Hello
from ninetyeight.server.error_codes import ServerCode
from ninetyeight.server.runtime import logs
from ninetyeight.server.services import Services
from ninetyeight.server.store import Appended, Conflict, Repeated, StoredStep, StoreFailed
from ninetyeight.table import (
    Actor,
    Command,
    Event,
    ServerCommand,
    Table,
    TableError,
    changed_summary,
    decide,
    decode_events,
    encode_events,
    encode_snapshot,
    evolve_step,
)

from .decision_context import decision_context
from .finishing import kept_of, seat_in_turn
from .history import History
from .publishing import KICKED, publish, welcome

OK = "ok"

SNAPSHOT_EVERY = 200
"""A snapshot is stored after this many steps; it takes as long as a few of them."""


class Done(Struct, frozen=True, gc=False):
    """The result of a command: `code` is "ok", or why it was refused."""

    code: str
    seq: int
    facts: dict[str, str | int] = {}


class Room:
    """One table. Commands are done one at a time; reading needs no lock."""

    def __init__(
        self, services: Services, table: Table, history: History, snapshot: int = 0
    ) -> None:
        self.table = table
        self.clients: set[Client] = set()
        self.followers: list[Callable[[], None]] = []
        """The tasks that react to a new state, or to who is connected."""
        self._services, self._history = services, history
        self._snapshot = snapshot
        """The step of the last snapshot; 0 if there is none."""
        self._lock = asyncio.Lock()

    @property
    def changed_at(self) -> float:
        """The time of the last step."""
        return self._history.newest.at

    def join(self, client: Client, hello: Hello) -> None:
        """Shows the table to a new socket, which from now on receives every step."""
        if hello.secret:
            client.open_seat(self.table, hello.secret, self._services.secrets)
        client.find_seat(self.table)
        if client.guest in self.table.barred and client.seat is None and not client.watching:
            client.close(KICKED)
            return
        steps, complete = self._history.after(hello.after)
        client.send(
            welcome(
                client,
                self.table,
                steps,
                complete=complete,
                now=self._services.now(),
                secrets=self._services.secrets,
                engines=self._services.thinkers.engines,
            )
        )
        self.clients.add(client)
        self._notify_followers()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self._notify_followers()

    async def do(
        self,
        command: Command | ServerCommand,
        by: Actor,
        *,
        known_as: str | None = None,
        based_on: int | None = None,
        asker: Client | None = None,
    ) -> Done:
        """Does a command, at most once per name.

        The own steps of an `asker` do not make the command stale.
        """
        # `async with` would be three times slower for a lock that is nearly always free.
        await self._lock.acquire()
        try:
            while (done := await self._try(command, by, known_as, based_on, asker)) is None:
                await self._catch_up()
            return done
        except TableError as error:
            return Done(error.code, self.table.seq, error.facts)
        except StoreFailed as error:
            logs.warn("store-failed", table=self.table.id, seq=self.table.seq, why=str(error))
            return await self._found(command, known_as)
        finally:
            self._lock.release()

    async def _try(
        self,
        command: Command | ServerCommand,
        by: Actor,
        known_as: str | None,
        based_on: int | None,
        asker: Client | None,
    ) -> Done | None:
        """None if another node was faster: then it has to be decided again."""
        if known_as and (past := self._history.past(known_as)):
            return _done_again(past, command)
        before, now = self.table, self._services.now()
        if asker and based_on is not None and based_on < before.changed:
            if self._history.is_settled_since(based_on, asker.known_as):
                based_on = before.seq
        events = decide(
            before,
            command,
            by,
            decision_context(self._services, now),
            based_on,
        )
        if not events:
            return Done(OK, before.seq)
        seq = before.seq + 1
        after = evolve_step(before, events, seq=seq, at=now)
        digest = digest_of(command) if known_as else None
        step = StoredStep(
            before.id, seq, now, known_as, encode_events(events), digest, seat_in_turn(after)
        )
        is_due = seq - self._snapshot >= SNAPSHOT_EVERY
        answer = await self._services.store.append(
            step,
            kept_of(before, after, now),
            summary=changed_summary(before, after),
            snapshot=encode_snapshot(after) if is_due else None,
        )
        match answer:
            case Appended():
                if is_due:
                    self._snapshot = seq
                self._advance(step, events, after)
                return Done(OK, seq)
            case Repeated() as past:
                with suppress(StoreFailed):  # it was done, whether or not it can be shown now
                    await self._catch_up()
                return _done_again(past, command)
            case Conflict():
                return None
            case _:
                assert_never(answer)

    async def _found(self, command: Command | ServerCommand, known_as: str | None) -> Done:
        """The result of a command after a failure: it may have been written all the same.

        If that cannot be read now either, the next step conflicts with it, and is decided again.
        """
        with suppress(StoreFailed):
            await self._catch_up()
        if known_as and (past := self._history.past(known_as)):
            return _done_again(past, command)
        return Done(ServerCode.STORE_FAILED, self.table.seq)

    async def catch_up(self) -> None:
        """Reads what other nodes have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for step in await self._services.store.steps(self.table.id, after=self.table.seq):
            events = decode_events(step.body)
            self._advance(step, events, evolve_step(self.table, events, seq=step.seq, at=step.at))

    def _advance(self, step: StoredStep, events: tuple[Event, ...], after: Table) -> None:
        before, self.table = self.table, after
        self._history.add(step, events)
        publish(self.clients, before, after, self._history.newest, self._services.secrets)
        self._notify_followers()

    def _notify_followers(self) -> None:
        for follow in self.followers:
            follow()


def digest_of(command: Command | ServerCommand) -> str:
    """A hash that distinguishes commands, the same on all nodes."""
    return blake2b(msgspec.json.encode(command), digest_size=8).hexdigest()


def _done_again(past: Repeated, command: Command | ServerCommand) -> Done:
    """The answer to a command whose name was used before: the earlier result, or a refusal."""
    is_same = past.digest is None or past.digest == digest_of(command)
    return Done(OK if is_same else ServerCode.ID_REUSED, past.seq)
