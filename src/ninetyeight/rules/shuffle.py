"""The specified shuffle: from a seed to a deck, the same in every language and for ever.

A seed is 128 bits, written as 32 lower-case hexadecimal digits. The generator is SHA-256 in counter
mode: block `i` is SHA-256 of the 16 bytes of the seed followed by `i` as 8 bytes, big-endian,
counted from 0. The blocks, one after the other, are read as 32-bit big-endian words. A number below
`n` is the next word that is smaller than the greatest multiple of `n` within 32 bits, modulo `n`.
The deck starts in ascending order; for each place from the last down to the second, the card there
changes places with the card at a place drawn below or at it (Fisher-Yates). `docs/shuffle.md` has
test vectors.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import NewType

from .cards import Card
from .errors import BadSeed
from .ruleset import Rules

SHUFFLE = "sha256-fisher-yates/1"
"""The name and version by which records identify the shuffle."""

Seed = NewType("Seed", str)
"""128 bits as 32 lower-case hexadecimal digits."""


def parse_seed(text: str) -> Seed:
    """The seed that `text` writes, in lower case."""
    if not re.fullmatch(r"[0-9A-Fa-f]{32}", text):
        shown = text if len(text) <= 40 else f"{text[:40]}…"
        raise BadSeed(f"{shown!r} is not a seed: expected 32 hexadecimal digits")
    return Seed(text.lower())


def random_seed(chance: Random) -> Seed:
    """A new seed; for deals that nobody can guess, the chance is a `random.SystemRandom()`.

    >>> deal_of_today = random_seed(Random("2026-11-17"))
    """
    return Seed(f"{chance.getrandbits(128):032x}")


def shuffled(rules: Rules, seed: Seed) -> tuple[Card, ...]:
    """The deck of `rules` in the order that `seed` gives it."""
    deck = list(rules.cards)
    words = _words(bytes.fromhex(parse_seed(seed)))
    for place in range(len(deck) - 1, 0, -1):
        other = _below(place + 1, words)
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck)


@lru_cache(maxsize=4096)
def commitment(seed: Seed) -> str:
    """The SHA-256 of the seed's 32 digits: published before the game, it fixes the deal unseen."""
    return sha256(parse_seed(seed).encode("ascii")).hexdigest()


def verify_deal(rules: Rules, deck: Sequence[Card], seed: Seed, published: str) -> bool:
    """Whether `deck` is what `seed` gives, and `seed` is the one whose hash was published."""
    return commitment(seed) == published.lower() and shuffled(rules, seed) == tuple(deck)


def _words(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = sha256(seed + counter.to_bytes(8, "big")).digest()
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def _below(bound: int, words: Iterator[int]) -> int:
    # Words beyond the greatest multiple of the bound would make small numbers likelier.
    fair = 2**32 - 2**32 % bound
    return next(filter(fair.__gt__, words)) % bound
