"""Asks the bots of a table for turns and signals, from what their seats may know, off the loop."""

import asyncio

from ninetyeight.server.runtime import logs
from ninetyeight.server.runtime.metrics import Metrics
from ninetyeight.table import (
    BOT_LEVELS,
    BotsSpeak,
    BotTurn,
    Command,
    Table,
    history_of,
    signals_of,
    view_of,
)
from ninetyeight.table.commands import BotSignal, EndTheTurn, LayCard
from ninetyeight.table.pile_letters import letter_of
from ninetyeight.talk import Signal

from .thinkers import Thinkers


class ThoughtFailed(Exception):
    """A bot has raised an error instead of choosing a turn."""


class BotPlayers:
    def __init__(self, thinkers: Thinkers, metrics: Metrics) -> None:
        self._thinkers, self._metrics = thinkers, metrics

    async def turn(self, table: Table, duty: BotTurn) -> tuple[Command, ...]:
        """What a bot does next: its whole turn, or a card; raises ThoughtFailed.

        Where there is talk, others may say something new after each card. Then bots of ours choose
        the rest of the turn anew.
        """
        view = view_of(table, duty.seat)
        assert table.game is not None, "a bot's turn is one of a game"
        # The same deal at the same moment gives the same turn, on a server and anywhere else.
        seed = f"{table.game.seed}/{len(view.gone)}"
        about = (view, signals_of(table), seed, history_of(table))
        with self._metrics.thinking_seconds.labels(duty.level).time():
            try:
                lays = await self._thinkers.turn(duty.level, *about)
            except Exception as error:
                raise ThoughtFailed(f"{type(error).__name__}: {error}") from error
        # A bot may have to lose; nobody can confirm that for it.
        commands = tuple(LayCard(lay.card, letter_of(lay.pile), sure=True) for lay in lays)
        listens = table.options.talk and len(view.hand_counts) > 1 and duty.level in BOT_LEVELS
        return commands[:1] if listens and len(lays) > 1 else (*commands, EndTheTurn())

    async def words(self, table: Table, duty: BotsSpeak) -> tuple[BotSignal, ...]:
        """What the bots say, one after the other; one that fails says nothing."""
        said = await asyncio.gather(
            *(self._thinkers.words(level, view_of(table, seat)) for seat, level in duty.bots),
            return_exceptions=True,
        )
        signals: list[Signal] = []
        for (_, level), answer in zip(duty.bots, said, strict=True):
            if isinstance(answer, BaseException):
                logs.warn("bot-silent", table=table.id, bot=level, why=str(answer))
            else:
                signals += answer
        return tuple(_as_bot_signal(signal) for signal in signals)


def _as_bot_signal(signal: Signal) -> BotSignal:
    pile = None if signal.pile is None else letter_of(signal.pile)
    return BotSignal(signal.seat, signal.meaning, pile)
