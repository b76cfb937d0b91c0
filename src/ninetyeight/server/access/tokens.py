"""Tokens of browsers, secrets of seats, and seeds of daily deals."""

import hmac
import secrets
from hashlib import sha256

from ninetyeight.rules import Seed


def new_token() -> str:
    """The 256 bits that a browser keeps in its cookie."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """The hash of a token, which is stored instead of it: the hash cannot be used to sign in."""
    return sha256(token.encode()).hexdigest()


def new_name() -> str:
    """A unique name for a guest, a table or a node."""
    return secrets.token_hex(12)


def derived_key(key: str, purpose: str) -> str:
    """A key for one purpose, from which neither other keys nor the first can be derived."""
    return hmac.new(key.encode(), purpose.encode(), sha256).hexdigest()


class DailySeeds:
    """The seeds of daily deals: the same on all nodes, and unknown before they are dealt.

    Their key differs from that of seats, because seeds are revealed when a game is over.
    """

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def of(self, day: str, rules: str, players: int) -> Seed:
        digits = hmac.new(self._key, f"{day}/{rules}/{players}".encode(), sha256).hexdigest()
        return Seed(digits[:32])


class SeatSecrets:
    """The secrets of seats. They are not stored, but derived from a key of the server."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def of(self, table: str, nonce: str) -> str:
        return hmac.new(self._key, f"{table}/{nonce}".encode(), sha256).hexdigest()

    def opens(self, table: str, nonce: str, secret: str) -> bool:
        """Whether `secret` is that of the seat, compared in constant time."""
        return hmac.compare_digest(self.of(table, nonce).encode(), secret.encode())
