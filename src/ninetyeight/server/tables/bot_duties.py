"""Does what bots have to do at a table, at a human pace, also after a restart.

The name of every command is determined by the table, its step and the seat: two nodes that do the
same thing at the same time do it once.
"""

import asyncio
from asyncio import sleep
from time import monotonic
from typing import assert_never

from ninetyeight.rules import Seat
from ninetyeight.server.bots.players import BotPlayers, ThoughtFailed
from ninetyeight.server.runtime import logs
from ninetyeight.server.runtime.tasks import Tasks
from ninetyeight.server.services import Services
from ninetyeight.table import (
    BOT_LEVELS,
    Actor,
    BotProposes,
    BotsSpeak,
    BotTurn,
    Command,
    Owed,
    ServerCommand,
    Speak,
    TableCode,
    TimePasses,
    owed,
)
from ninetyeight.table.commands import (
    LayCard,
    LetTimePass,
    Propose,
    ReplaceBot,
)

from .asking import OK, Done
from .room import Room

PAUSE_SECONDS = 0.9
RETRY_SECONDS = 1.0

SIMPLER = {"master": "sharp", "sharp": "steady", "steady": "rookie", "rookie": "random"}

FOR_ENGINES = "steady"
"""Who plays on for an engine, also for one that this server does not have."""

AGAINST_THE_RULES = frozenset(
    {
        TableCode.NOT_IN_HAND,
        TableCode.DOES_NOT_FIT,
        TableCode.BELOW_MINIMUM,
        TableCode.FIRE_UNCOVERED,
    }
)

_SERVER = Actor()


class BotDuties:
    """Does the duties of a table as long as anybody is connected."""

    def __init__(self, room: Room, services: Services, tasks: Tasks) -> None:
        self._room, self._services, self._tasks = room, services, tasks
        self._players = BotPlayers(services.thinkers, services.metrics)
        self._changed = asyncio.Event()
        self._is_working = False
        self._places: object = None
        self._has_bots = False
        """Whether bots play at these places."""
        self._awaited: tuple[float, float] | None = None
        """The time that is waited for, and the same by the monotonic clock."""

    def follow(self) -> None:
        if self._is_working:
            self._changed.set()
        elif self._may_owe() and self._duties():
            self._is_working = True
            self._tasks.start(self._work())

    def _may_owe(self) -> bool:
        """Whether there is something to look for: most tables have no bots, and nobody proposes."""
        table = self._room.table
        if table.places is not self._places:
            self._places, self._has_bots = table.places, bool(table.bots)
        return self._has_bots or (table.game is not None and table.game.proposal is not None)

    def _duties(self) -> tuple[Owed, ...]:
        return owed(self._room.table) if self._room.clients else ()

    async def _work(self) -> None:
        try:
            while duties := self._duties():
                self._changed.clear()
                seq = self._room.table.seq
                await self._see_to(duties[0])
                if self._room.table.seq == seq:
                    # It was refused, and would be again at once.
                    await self._change_within(RETRY_SECONDS)
        finally:
            self._is_working = False

    async def _see_to(self, duty: Owed) -> None:
        match duty:
            case BotTurn():
                await self._play(duty)
            case BotsSpeak():
                await self._speak(duty)
            case BotProposes():
                await self._pause()
                if duty in self._duties():
                    await self._do(Propose(), _bot(duty.seat), f"{duty.seat}/propose")
            case TimePasses():
                if not await self._change_within(self._seconds_until(duty.until)):
                    await self._room.do(LetTimePass(duty.until), _SERVER)
            case _:
                assert_never(duty)

    async def _play(self, duty: BotTurn) -> None:
        """Plays card by card, until the bot thinks again or something else happens."""
        # The bot thinks about this state of the table, not about one that comes meanwhile.
        table = self._room.table
        seen = table.changed
        try:
            commands = await self._players.turn(table, duty)
        except ThoughtFailed as failed:
            if self._room.table.changed == seen:
                await self._replace(duty, str(failed))
            return
        for command in commands:
            await self._pause()
            if not self._is_in_turn(duty) or self._room.table.changed != seen:
                return
            name = f"lay-{command.card}{command.pile}" if isinstance(command, LayCard) else "end"
            done = await self._do(command, _bot(duty.seat), f"{duty.seat}/{name}")
            if done.code in AGAINST_THE_RULES:
                await self._replace(duty, done.code)
            if done.code != OK:
                return
            seen = done.seq

    def _is_in_turn(self, duty: BotTurn) -> bool:
        """Also while others owe a word: what ends the turn need not wait for it."""
        table, game = self._room.table, self._room.table.game
        if not self._room.clients or game is None or game.result:
            return False
        return game.seat_in_turn == duty.seat and (duty.seat, duty.level) in table.bots

    async def _speak(self, duty: BotsSpeak) -> None:
        table = self._room.table
        signals = await self._players.words(table, duty)
        if duty not in self._duties() or self._room.table.changed != table.changed:
            return
        seats = tuple(seat for seat, _ in duty.bots)
        await self._do(Speak(seats, signals), _SERVER, f"{'-'.join(map(str, seats))}/speak")

    async def _replace(self, duty: BotTurn, why: str) -> None:
        """Lets a simpler bot take over, so that the game can continue."""
        if duty not in self._duties():
            return
        table = self._room.table
        simpler = SIMPLER.get(duty.level) if duty.level in BOT_LEVELS else FOR_ENGINES
        logs.warn("bot-failed", table=table.id, seq=table.seq, bot=duty.level, why=why)
        self._services.metrics.bots_replaced.inc()
        if simpler:
            await self._room.do(ReplaceBot(duty.seat, simpler), _SERVER)

    async def _do(self, command: Command | ServerCommand, by: Actor, name: str) -> Done:
        """Does it once, however many nodes try: after each step a name can be used once."""
        seq = self._room.table.seq
        return await self._room.do(command, by, known_as=f"bot/{seq}/{name}", based_on=seq)

    async def _pause(self) -> None:
        pace = self._room.table.options.pace * self._services.settings.pace
        if pace:
            await sleep(PAUSE_SECONDS * pace)

    def _seconds_until(self, until: float) -> float:
        """How long to wait, even if the wall clock is set meanwhile."""
        if self._awaited is None or self._awaited[0] != until:
            longest = self._room.table.options.agree_seconds
            seconds = min(until - self._services.now(), longest)
            self._awaited = (until, monotonic() + seconds)
        return self._awaited[1] - monotonic()

    async def _change_within(self, seconds: float) -> bool:
        """Waits for a change; False after a timeout."""
        try:
            await asyncio.wait_for(self._changed.wait(), max(0.0, seconds))
        except TimeoutError:
            return False
        return True


def _bot(seat: Seat) -> Actor:
    return Actor(seat=seat, bot=True)
