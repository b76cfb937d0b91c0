"""Where bots think: off the loop, and only so many at once."""

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from ninetyeight.bots import Engine, Signals, Why, bot_named, why
from ninetyeight.bots.engines import end_engines
from ninetyeight.bots.kernel_player import chance_of
from ninetyeight.bots.levels import NamedBot
from ninetyeight.bots.weights import WEIGHTED
from ninetyeight.kernel import chosen_kernel, is_native
from ninetyeight.rules import Lay, View
from ninetyeight.talk import Signal

Thought = TypeVar("Thought")

WITH_NETWORK, WITHOUT_NETWORK = ("sharp", "master"), "steady"


class Thinkers:
    """Threads for the native kernel, which releases the GIL; processes for the Python kernel.

    Engines are waited for in threads of their own, so that one that hangs does not hold up the
    others.
    """

    def __init__(self, most: int, engines: Iterable[Engine] = ()) -> None:
        self._most = most
        self._executor: Executor | None = None
        self._engines = {engine.name: engine for engine in engines}
        self.engines = tuple(self._engines)
        """The names of the engines."""
        self._engine_threads = ThreadPoolExecutor(most, thread_name_prefix="engine")

    async def turn(
        self, level: str, view: View, signals: Signals, seed: str, history: bytes = b""
    ) -> tuple[Lay, ...]:
        """The lays of a bot of that level, or of an engine; the same seed gives the same.

        `history` is what was said before each lay; engines are not given it.
        """
        if engine := self._engines.get(level):
            _, chance = chance_of(seed)
            return await self._wait_for(engine.choose, view, signals, chance)
        return await self._think(choose_turn, level, view, signals, seed, history)

    async def words(self, level: str, view: View) -> tuple[Signal, ...]:
        """What a bot of that level, or an engine, says."""
        if engine := self._engines.get(level):
            return await self._wait_for(engine.speak, view)
        return await self._think(speak, level, view)

    async def hint(self, view: View, signals: Signals) -> Why:
        """What a steady player would do, and why."""
        return await self._think(why, view, signals)

    def close(self) -> None:
        """Stops all thinking, without waiting for pending thoughts."""
        if self._executor:
            self._executor.shutdown(wait=False, cancel_futures=True)
        self._engine_threads.shutdown(wait=False, cancel_futures=True)
        if self._engines:
            end_engines()

    async def _wait_for(self, ask: Callable[..., Thought], *about: object) -> Thought:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._engine_threads, ask, *about)

    async def _think(self, think: Callable[..., Thought], *about: object) -> Thought:
        try:
            return await self._try(think, *about)
        except BrokenExecutor:
            # A process has died, perhaps because of another thought; try once more in a new one.
            return await self._try(think, *about)

    async def _try(self, think: Callable[..., Thought], *about: object) -> Thought:
        if self._executor is None:
            self._executor = _executor(self._most)
        executor = self._executor
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, think, *about)
        except BrokenExecutor:
            if self._executor is executor:
                self._executor = None
                executor.shutdown(wait=False)
            raise


def choose_turn(
    level: str, view: View, signals: Signals, seed: str, history: bytes = b""
) -> tuple[Lay, ...]:
    bot = _bot_for(level, view)
    _, chance = chance_of(seed)
    return bot.choose(view, signals, chance, history)


def speak(level: str, view: View) -> tuple[Signal, ...]:
    return _bot_for(level, view).speak(view)


def _bot_for(level: str, view: View) -> NamedBot:
    """By rules for which there is no network, those who think with one play as `steady`."""
    rules, players = view.rules, len(view.hand_counts)
    has_network = (rules.name, players) in WEIGHTED
    return bot_named(
        WITHOUT_NETWORK if level in WITH_NETWORK and not has_network else level, rules, players
    )


def _executor(most: int) -> Executor:
    if is_native(chosen_kernel()):
        return ThreadPoolExecutor(most, thread_name_prefix="bot")
    # A fork would copy the locks of other threads in whatever state they are.
    return ProcessPoolExecutor(most, mp_context=get_context("spawn"))
