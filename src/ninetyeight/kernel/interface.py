"""What a kernel can do. Positions are bytes (see `packing`), a net is an opaque value.

`lays` are pairs of bytes, card and pile. A bot is (level, net, samples, depth) with the levels of
`Level`. Every seed below 2**64 gives its own, repeatable course of chance.
"""

from enum import IntEnum
from typing import Protocol

KernelBot = tuple[int, object | None, int, int]
"""Level, net (from SHARP up), tries in imagined deals and turns played in each (for MASTER)."""


STAGES = 8
"""A calibration has a row for each of so many stages of the game, and one more."""
KNOTS = 32
"""Each row of a calibration has so many numbers, and one more."""

MAX_DEALS = 4096
"""In how many imagined deals `review` compares turns at most."""

MAX_WIDTH = 1 << 16
"""How many positions `solve` keeps at most after each card; it takes some 80 MB for so many."""


class TooLarge(ValueError):
    """The kernel has no room for these rules."""


class Level(IntEnum):
    """The players; the first two look no further than the next card, the others plan turns."""

    RANDOM = 0
    ROOKIE = 1
    STEADY = 2
    SHARP = 3
    MASTER = 4


class Reason(IntEnum):
    """What speaks for a turn of STEADY. A card loses its place when a pile is laid past it."""

    OVER = 0
    STOP = 1
    TRICK = 2
    ONLY_WAY = 3
    WISH = 4
    MORE = 5
    FREE = 6
    LEAST = 7
    SPARED = 8
    NEARER = 9
    BALANCE = 10


class Answer(IntEnum):
    """Whether a game can still be won, if all cards are known."""

    LOST = 0
    WON = 1
    UNKNOWN = 2


class Mark(IntEnum):
    """How good a turn was; NONE means that it is not certain."""

    NONE = 0
    GOOD = 1
    INACCURACY = 2
    MISTAKE = 3
    BLUNDER = 4


class Fault(IntEnum):
    """What speaks against a turn, compared with the best; the last two are no faults of it."""

    LOSES = 0
    JUMPED = 1
    NO_TRICK = 2
    FIRE_LEFT = 3
    BLOCKED = 4
    UNHEARD = 5
    TOO_FEW = 6
    TOO_MANY = 7
    FARTHER = 8
    OVERALL = 9
    SIGNAL = 10
    NO_CHOICE = 11


class Kernel(Protocol):
    """The functions of `_native` and of `twin`. Bytes that make no sense raise ValueError."""

    def stuck(self, state: bytes, /) -> bool:
        """Whether the game is lost."""
        ...

    def lays(self, state: bytes, /) -> bytes:
        """All lays that are legal, by card and pile; none if the game is lost."""
        ...

    def lay(self, state: bytes, card: int, pile: int, /) -> bytes:
        """The state after a lay."""
        ...

    def end_turn(self, state: bytes, /) -> bytes:
        """The state after the end of the turn, whose minimum is not checked."""
        ...

    def view(self, state: bytes, talk: bool, /) -> bytes:
        """What the seat in turn may know; with `talk` also what the others say."""
        ...

    def turns(
        self, view: bytes, extra: int, net: object | None, /
    ) -> list[tuple[bytes, int, int, bytes, int]]:
        """The turns worth a look: lays, cost, STEADY's value, inputs (int16), the net's logit."""
        ...

    def speak(self, view: bytes, /) -> bytes:
        """What the hand says about the four piles (0, 1, 2), and how gladly it starts (0, 1, 2)."""
        ...

    def imagine(self, view: bytes, seed: int, /) -> bytes:
        """A state that agrees with the view, and if possible with what the others said."""
        ...

    def choose(self, bot: KernelBot, view: bytes, seed: int, /) -> bytes:
        """The lays of the turn that the bot chooses; none if it is stuck."""
        ...

    def study(self, bot: KernelBot, view: bytes, seed: int, /) -> list[tuple[bytes, bytes, int]]:
        """The turns that MASTER would try: lays, inputs (int16), and the sum of what each was worth
        in its number of imagined deals, the same for all turns, in 1/65535.
        """
        ...

    def why(self, view: bytes, /) -> tuple[int, int, int, bytes]:
        """The `Reason` of the turn that STEADY chooses, its fact, a seat, and the lays.

        The fact is a number of cards: what TRICK wins back, MORE lays beyond what is owed, LEAST
        costs, SPARED keeps alive. WISH names a pile, and the seat for which it is spared.
        """
        ...

    def play(
        self, rules: bytes, deck: bytes, bots: tuple[KernelBot, ...], talk: bool, seed: int, /
    ) -> tuple[int, bytes, bytes, bytes]:
        """A whole game: who started, all lays, for each whether it ended a turn, and the talk.

        The talk is how gladly each seat would start (1 where nothing was said), and for each turn
        its seat and what each seat said about the four piles.
        """
        ...

    def self_play(
        self, rules: bytes, net: object, games: int, talk: int, seed: int, /
    ) -> tuple[bytes, bytes, bytes]:
        """Games of SHARP, `talk` of a hundred with signals, for training.

        The inputs of each choice (int16), their logits (int32, 1/2**17), and for each game its
        number of choices and of cards left (int32), all in native byte order.
        """
        ...

    def solve(self, state: bytes, width: int, nodes: int, seed: int, /) -> tuple[int, bytes, int]:
        """Whether the game can be won with all cards known: an Answer, a way, and the nodes.

        A beam search that keeps the `width` best positions after each card, and gives up after
        about `nodes` positions. The way is lays that win; a lay of card 0 is the end of a turn.
        """
        ...

    def review(
        self,
        view: bytes,
        lays: bytes,
        net: object,
        calibration: bytes,
        judge: tuple[int, int, int],
        seed: int,
        /,
    ) -> bytes:
        """What the turn of these lays cost, as `docs/kernel.md` describes the bytes.

        The judge is in how many imagined deals turns are compared before half of them is left out,
        in how many the best are then measured, and how many further turns are played in each.
        """
        ...

    def net(self, packed: bytes, /) -> object:
        """A network from its bytes."""
        ...
