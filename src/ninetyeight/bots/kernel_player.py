"""What all bots by name have in common: the kernel chooses for them, by a seed."""

from hashlib import sha256
from random import Random
from typing import Protocol

from ninetyeight.kernel import KernelBot, chosen_kernel
from ninetyeight.kernel.packing import pack_view, unpack_lays
from ninetyeight.rules import Lay, View
from ninetyeight.talk import Signal

from .bot import Signals, nothing_to_choose
from .talking import heard, speak


class KernelPlayer(Protocol):
    """A bot of one of the kernel's levels."""

    def for_kernel(self) -> KernelBot:
        """The same player as the kernel wants it."""
        ...

    def choose_turn(
        self, view: View, signals: Signals, rng: Random, history: bytes = b""
    ) -> tuple[Lay, ...]:
        # Of all that Random does, only random() is promised to be the same in every Python.
        return self.choose(view, signals, int(rng.random() * 2**53), history)

    def choose(
        self, view: View, signals: Signals, seed: int, history: bytes = b""
    ) -> tuple[Lay, ...]:
        """The lays that complete the turn; the same view, signals and seed give the same.

        `history` is what was said before each lay of the game (`talk.telling`); without it, the bot
        remembers nothing.
        """
        if nothing_to_choose(view):
            return ()
        packed = pack_view(view, heard(view, signals), history)
        return unpack_lays(chosen_kernel().choose(self.for_kernel(), packed, seed))

    def speak(self, view: View) -> tuple[Signal, ...]:
        return speak(view)


def chance_of(text: str) -> tuple[str, int]:
    """The seeds of a deck and of players that follow from a text, as `docs/bots.md` has it."""
    digest = sha256(text.encode()).digest()
    return digest[:16].hex(), int.from_bytes(digest[16:24], "big")
