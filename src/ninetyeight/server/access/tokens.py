"""What only the server can make: tokens of browsers, secrets of seats, seeds of daily deals."""

import hmac
import secrets
from hashlib import sha256

from ninetyeight.rules import Seed


def new_token() -> str:
    """The 256 bits that a browser keeps in its cookie."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What the store keeps of a token: whoever reads the store cannot sign in with it."""
    return sha256(token.encode()).hexdigest()


def new_name() -> str:
    """A name for a guest, a table or a node that no other has."""
    return secrets.token_hex(12)


def derived_key(key: str, purpose: str) -> str:
    """A key for one purpose, from which neither that of another nor the first can be found."""
    return hmac.new(key.encode(), purpose.encode(), sha256).hexdigest()


class DailySeeds:
    """The seeds of daily deals: the same at all nodes, and known to nobody before they are dealt.

    Another key than that of seats, since what is made with it is revealed when a game is over.
    """

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def of(self, day: str, rules: str, players: int) -> Seed:
        digits = hmac.new(self._key, f"{day}/{rules}/{players}".encode(), sha256).hexdigest()
        return Seed(digits[:32])


class SeatSecrets:
    """The secrets of seats. They are not stored: a key that only the server knows makes them."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def of(self, table: str, nonce: str) -> str:
        return hmac.new(self._key, f"{table}/{nonce}".encode(), sha256).hexdigest()

    def opens(self, table: str, nonce: str, secret: str) -> bool:
        """Whether `secret` is that of the seat; takes as long for any other."""
        return hmac.compare_digest(self.of(table, nonce).encode(), secret.encode())
