"""A table in play: its state, its sockets, and the order in which commands are done.

decide → append → publish → answer. Whatever was answered or published is on disk.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import assert_never

from ninetyeight.server.clients.client import Client
from ninetyeight.server.clients.messages import Hello
from ninetyeight.server.error_codes import ServerCode
from ninetyeight.server.runtime import logs
from ninetyeight.server.runtime.lock import Lock
from ninetyeight.server.runtime.tasks import Tasks
from ninetyeight.server.services import Services
from ninetyeight.server.store import (
    Appended,
    Conflict,
    Repeated,
    StoredStep,
    StoreFailed,
)
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

from .asking import OK, Asked, Change, Done, Then, digest_of, done_again
from .decision_context import decision_context
from .finishing import kept_of, seat_in_turn
from .history import History
from .publishing import KICKED, publish, welcome

SNAPSHOT_EVERY = 200
"""A snapshot is stored after this many steps; it takes as long as a few of them."""


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
        self._lock, self._tasks = Lock(), Tasks()

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

    @property
    def is_free(self) -> bool:
        """Whether a command would be done at once, because no other one is being done."""
        return not self._lock.is_taken

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
        asked = Asked(command, by, known_as, based_on, asker)
        await self._lock.wait()
        try:
            return await self._finished(asked)
        finally:
            self._lock.release()

    def start(self, asked: Asked, then: Then) -> None:
        """The same without a task, for a room that is free; `then` is called with the result.

        Waking a task twice for each move would take longer than deciding it. What is more than a
        step and its answer is left to a task all the same.
        """
        taken = self._lock.take()
        assert taken, "the room is free"
        try:
            change = self._decided(asked)
            if isinstance(change, Change):
                self._write(asked, change, then)
                return
            done: Done | Exception = change
        except TableError as error:
            done = self._refused(error)
        except StoreFailed as error:
            self._go_on(asked, error, then)
            return
        except Exception as error:
            done = error
        self._lock.release()
        then(done)

    def _write(self, asked: Asked, change: Change, then: Then) -> None:
        def told(answer: Appended | Repeated | Conflict | StoreFailed) -> None:
            if not isinstance(answer, Appended):
                self._go_on(asked, answer, then)
                return
            try:
                done: Done | Exception = self._written(change)
            except Exception as error:
                done = error
            self._lock.release()
            then(done)

        self._services.store.append_then(
            told, change.step, change.kept, change.summary, change.snapshot
        )

    def _go_on(self, asked: Asked, answer: Repeated | Conflict | StoreFailed, then: Then) -> None:
        """Does the rest of a command, whose turn it still is, in a task."""

        async def rest() -> None:
            try:
                done: Done | Exception = await self._finished(asked, answer)
            except Exception as error:
                done = error
            finally:
                self._lock.release()
            then(done)

        self._tasks.start(rest())

    async def _finished(
        self, asked: Asked, answer: Repeated | Conflict | StoreFailed | None = None
    ) -> Done:
        """Does a command to its end; `answer` is what the store says to its step, if it has one."""
        try:
            while True:
                if answer is None:
                    change = self._decided(asked)
                    if isinstance(change, Done):
                        return change
                    written = await self._append(change)
                    if isinstance(written, Appended):
                        return self._written(change)
                    answer = written
                match answer:
                    case Repeated() as past:
                        with suppress(StoreFailed):  # it was done, even if it cannot be shown now
                            await self._catch_up()
                        return done_again(past, asked.command)
                    case Conflict():  # another node was faster, so it has to be decided again
                        await self._catch_up()
                        answer = None
                    case StoreFailed():
                        raise answer
                    case _:
                        assert_never(answer)
        except TableError as error:
            return self._refused(error)
        except StoreFailed as error:
            logs.warn("store-failed", table=self.table.id, seq=self.table.seq, why=str(error))
            return await self._found(asked)

    def _decided(self, asked: Asked) -> Done | Change:
        """What a command changes, or its result if that is nothing; raises TableError."""
        known_as, based_on, asker = asked.known_as, asked.based_on, asked.asker
        if known_as and (past := self._history.past(known_as)):
            return done_again(past, asked.command)
        before, now = self.table, self._services.now()
        if asker and based_on is not None and based_on < before.changed:
            if self._history.is_settled_since(based_on, asker.known_as):
                based_on = before.seq
        context = decision_context(self._services, now)
        events = decide(before, asked.command, asked.by, context, based_on)
        if not events:
            return Done(OK, before.seq)
        seq = before.seq + 1
        after = evolve_step(before, events, seq=seq, at=now)
        digest = digest_of(asked.command) if known_as else None
        step = StoredStep(
            before.id, seq, now, known_as, encode_events(events), digest, seat_in_turn(after)
        )
        is_due = seq - self._snapshot >= SNAPSHOT_EVERY
        return Change(
            events,
            after,
            step,
            kept_of(before, after, now),
            changed_summary(before, after),
            encode_snapshot(after) if is_due else None,
        )

    def _append(self, change: Change) -> Awaitable[Appended | Repeated | Conflict]:
        return self._services.store.append(
            change.step, change.kept, summary=change.summary, snapshot=change.snapshot
        )

    def _written(self, change: Change) -> Done:
        """Shows a step that is on disk."""
        if change.snapshot is not None:
            self._snapshot = change.step.seq
        self._advance(change.step, change.events, change.after)
        return Done(OK, change.step.seq)

    def _refused(self, error: TableError) -> Done:
        return Done(error.code, self.table.seq, error.facts)

    async def _found(self, asked: Asked) -> Done:
        """The result of a command after a failure: it may have been written all the same.

        If that cannot be read now either, the next step conflicts with it, and is decided again.
        """
        with suppress(StoreFailed):
            await self._catch_up()
        if asked.known_as and (past := self._history.past(asked.known_as)):
            return done_again(past, asked.command)
        return Done(ServerCode.STORE_FAILED, self.table.seq)

    async def catch_up(self) -> None:
        """Reads what other nodes have written."""
        await self._lock.wait()
        try:
            await self._catch_up()
        finally:
            self._lock.release()

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
