"""Engines: bots that are programs of their own, in any language, and speak lines of text.

`docs/engines.md` describes what they are asked and how they answer.
"""

from .engine import Engine, check_engine, engine_from
from .process import EngineFailed, end_engines, kill_engines

__all__ = ["Engine", "EngineFailed", "check_engine", "end_engines", "engine_from", "kill_engines"]
