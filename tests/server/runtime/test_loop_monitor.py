"""Measuring what holds up everybody."""

import asyncio
import gc
import json
import signal
import sys
from collections.abc import Coroutine
from pathlib import Path
from time import sleep, thread_time
from typing import Any

import httpx
import pytest

from ninetyeight.server.runtime.loop_monitor import LoopMonitor
from tests.patience import PATIENCE
from tests.server.processes import Process, slow_callbacks


def think(seconds: float) -> None:
    until = thread_time() + seconds
    while thread_time() < until:
        pass


def slow_ones(work: Coroutine[Any, Any, None]) -> list[tuple[str, float, float]]:
    """What is told while a coroutine runs on a loop of its own."""
    told: list[tuple[str, float, float]] = []
    with (
        LoopMonitor(lambda *facts: told.append(facts)),
        asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner,
    ):
        runner.run(work)
    return told


async def inner() -> None:
    await asyncio.sleep(0)
    think(0.05)
    await asyncio.sleep(0)


async def outer() -> None:
    await inner()


async def calls_back() -> None:
    asyncio.get_running_loop().call_soon(think, 0.05)
    await asyncio.sleep(0.01)


async def waits() -> None:
    sleep(0.05)
    await asyncio.sleep(0.05)


async def collects() -> None:
    gc.callbacks.append(spend)
    try:
        gc.collect()
    finally:
        gc.callbacks.remove(spend)


def spend(phase: str, _: dict[str, int]) -> None:
    if phase == "start":
        think(0.05)


def test_a_task_is_told_by_its_coroutines() -> None:
    ((what, seconds, _),) = slow_ones(outer())
    assert what.startswith("outer > inner") and seconds >= 0.05


def test_a_callback_is_told_by_its_name() -> None:
    ((what, seconds, _),) = slow_ones(calls_back())
    assert what == "think" and seconds >= 0.05


def test_waiting_takes_no_time_of_the_processor() -> None:
    assert slow_ones(waits()) == []


def test_the_search_for_garbage_is_told_apart() -> None:
    ((_, seconds, garbage),) = slow_ones(collects())
    assert 0.05 <= garbage <= seconds


def test_afterwards_all_is_as_before() -> None:
    before, callbacks = asyncio.Handle._run, list(gc.callbacks)
    slow_ones(outer())
    assert asyncio.Handle._run is before and gc.callbacks == callbacks


@pytest.mark.slow
def test_a_server_can_be_asked_to_log_what_is_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = str(Path(__file__).parents[1] / "slow_health.py")

    monkeypatch.setattr("tests.server.processes.SERVE", [sys.executable, slow, "serve"])
    server = Process(f"sqlite:///{tmp_path / 'tables.db'}", "--loop-monitor")
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).json() == {"alive": True}
    code, log = server.stop(signal.SIGTERM)
    told = [json.loads(line) for line in log.splitlines()]
    assert code == 0
    assert any(line["event"] == "slow-callback" and line["ms"] >= 50 for line in told)
    assert slow_callbacks(log), "tests with such a server would fail"
