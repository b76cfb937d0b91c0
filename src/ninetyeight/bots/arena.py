"""Many games between bots: the same seed gives the same games, however many processes play them."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import ParamSpec, TypeVar

from .engines import kill_engines
from .match import Match, Played, play_game
from .planner import Planner

Waiting = deque[Future[list[Played]]]

P = ParamSpec("P")
T = TypeVar("T")

CHUNK_SECONDS = 0.2
MAX_CHUNK = 256
"""Games are distributed in chunks: small enough to report progress, large enough to be fast."""


def usable_cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_match(
    match: Match,
    games: int,
    *,
    first: int = 1,
    jobs: int | None = None,
    executor: Executor | None = None,
    keep: bool = False,
) -> Iterator[Played]:
    """Plays so many games from number `first` on and reports them in this order.

    With `keep`, each comes with its record.

    `jobs` games are played at once, by default one per core: on `executor`, else in separate
    processes. Networks that cannot be read raise BadWeights at once.
    """
    if games < 0 or first < 1 or (jobs is not None and jobs < 1):
        raise ValueError(f"{games} games from {first} on by {jobs} jobs cannot be played")
    for bot in match.seated():
        if isinstance(bot, Planner):
            bot.for_kernel()
    jobs = max(1, min(games, usable_cores() if jobs is None else jobs))
    numbers = range(first, first + games)
    if executor is not None:
        # A second chunk waits for each job, so that none is ever idle.
        return _in_executor(match, numbers, executor, 2 * jobs, keep)
    if jobs == 1:
        return _in_order(match, numbers, _Here(), 1, keep)
    return _in_processes(match, numbers, jobs, keep)


def _in_processes(match: Match, numbers: range, jobs: int, keep: bool) -> Iterator[Played]:
    with worker_processes(jobs) as executor:
        yield from _in_order(match, numbers, executor, 2 * jobs, keep)


@contextmanager
def worker_processes(jobs: int) -> Iterator[Executor]:
    """Processes for tasks; they end with this one, and at once if the block is left by an error."""
    others = set(active_children())
    executor = _Processes(jobs, mp_context=get_context("spawn"), initializer=_end_with_parent)
    try:
        yield executor
    except BaseException:
        # An interruption should not wait for the tasks in progress. Those that wait are not
        # cancelled: an executor whose processes have ended cannot tell that to a cancelled one.
        executor.shutdown(wait=False)
        for process in set(active_children()) - others:
            process.terminate()
        raise
    executor.shutdown()


def play_chunk(match: Match, numbers: range, keep: bool) -> list[Played]:
    """Some games of a match, as one task."""
    return [play_game(match, number, keep=keep) for number in numbers]


def _in_executor(
    match: Match, numbers: range, executor: Executor, ahead: int, keep: bool
) -> Iterator[Played]:
    """In somebody else's executor, which does not play on for nothing."""
    waiting: Waiting = deque()
    try:
        yield from _in_order(match, numbers, executor, ahead, keep, waiting)
    finally:
        for future in waiting:
            future.cancel()


def _in_order(
    match: Match,
    numbers: range,
    executor: Executor,
    ahead: int,
    keep: bool,
    waiting: Waiting | None = None,
) -> Iterator[Played]:
    waiting, size = deque() if waiting is None else waiting, 1
    while waiting or numbers:
        while numbers and len(waiting) < ahead:
            chunk, numbers = numbers[:size], numbers[size:]
            waiting.append(executor.submit(play_chunk, match, chunk, keep))
        played = waiting.popleft().result()
        seconds = sum(game.seconds for game in played)
        size = max(1, min(MAX_CHUNK, int(len(played) * CHUNK_SECONDS / (seconds + 1e-6))))
        yield from played


def _end_with_parent() -> None:
    """Ends this process when its parent is gone, for whatever reason."""

    def wait() -> None:
        if parent := parent_process():
            parent.join()
            kill_engines()
            os._exit(1)

    Thread(target=wait, daemon=True).start()


class _Here(Executor):
    """Does a task at once, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class _Processes(ProcessPoolExecutor):
    """Processes that ignore Ctrl-C: their parent stops them."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        if not hasattr(signal, "pthread_sigmask"):
            return super().submit(fn, *args, **kwargs)
        # A process started here inherits the blocked signals; this one receives them later.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
