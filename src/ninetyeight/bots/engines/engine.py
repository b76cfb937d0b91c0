"""An engine as a bot; its processes are started when they are needed, and used again."""

import os
import re
import shlex
import signal
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import parent_process
from random import Random
from shutil import which
from threading import current_thread, main_thread
from typing import TypeVar

from ninetyeight.bots.bot import Signals, nothing_to_choose
from ninetyeight.bots.levels import LEVELS
from ninetyeight.rules import Lay, View
from ninetyeight.talk import Signal

from . import lines
from .process import EngineFailed, EngineProcess, kill_engines

Answer = TypeVar("Answer")

THINK = 0.3
GRACE = 5.0
MEMORY = 1024


@dataclass(frozen=True, slots=True)
class Engine:
    """A bot that is a program of its own.

    It is asked to think about a turn for `think` seconds, and is ended if its answer takes `grace`
    seconds longer. `memory` is what it may use, in megabytes. Its turns are checked: one that
    breaks the rules raises EngineFailed, like an engine that hangs or dies.
    """

    name: str
    command: tuple[str, ...]
    think: float = THINK
    grace: float = GRACE
    memory: int = MEMORY

    def __str__(self) -> str:
        return self.name

    def choose_turn(self, view: View, signals: Signals, rng: Random) -> tuple[Lay, ...]:
        return self.choose(view, signals, int(rng.random() * 2**53))

    def choose(self, view: View, signals: Signals, seed: int) -> tuple[Lay, ...]:
        """The lays that complete the turn."""
        if nothing_to_choose(view):
            return ()
        request = lines.turn_request(view, signals, self.think, seed)
        seconds = self.think + self.grace
        return self._ask(view, request, lambda answer: lines.read_turn(answer, view), seconds)

    def speak(self, view: View) -> tuple[Signal, ...]:
        request = lines.words_request(view)
        return self._ask(view, request, lambda answer: lines.read_words(answer, view), self.grace)

    def _ask(
        self, view: View, request: Sequence[str], read: Callable[[str], Answer], seconds: float
    ) -> Answer:
        process = _taken(self)
        answer = process.ask([*lines.rules_request(view.rules), *request], read, seconds)
        _idle[self].append(process)
        return answer


def check_engine(engine: Engine) -> str:
    """Starts the engine and returns the name that it says; raises EngineFailed."""
    process = _taken(engine)
    _idle[engine].append(process)
    return process.name


def engine_from(text: str) -> Engine:
    """An engine as it is given on a command line, `NAME=COMMAND`; raises ValueError.

    >>> engine_from("nearest=node engine.mjs").command
    ('node', 'engine.mjs')
    """
    name, _, command = text.partition("=")
    words = tuple(shlex.split(command))
    if not words or not _NAME.fullmatch(name):
        raise ValueError(
            f"{text!r} is not an engine: expected a name of up to 24 letters and digits"
            " and a command, as in nearest='node engine.mjs'"
        )
    if name in LEVELS:
        raise ValueError(f"{text!r}: {name} is a bot of this program: choose another name")
    return Engine(name, words)


_NAME = re.compile(r"[^\W_](?:[\w. +-]{0,22}[^\W_])?")


# As many processes as are asked at the same time; both operations on a list are atomic.
_idle: defaultdict[Engine, list[EngineProcess]] = defaultdict(list)


def _taken(engine: Engine) -> EngineProcess:
    """A process of the engine that nobody asks, an idle one or a new one."""
    idle = _idle[engine]
    with suppress(IndexError):
        while (process := idle.pop()).has_ended:
            pass
        return process
    if which(engine.command[0]) is None:
        program = engine.command[0]
        raise EngineFailed(f"the engine {engine} cannot be started: no program {program!r}")
    _end_engines_with_worker()
    return EngineProcess(engine.name, engine.command, engine.memory, engine.grace)


def _end_engines_with_worker() -> None:
    """In a worker that its parent terminates, has the engines end, too; else Python sees to it."""
    if parent_process() is None or current_thread() is not main_thread():
        return

    def stop(*_: object) -> None:
        kill_engines()
        os._exit(128 + signal.SIGTERM)

    signal.signal(signal.SIGTERM, stop)
