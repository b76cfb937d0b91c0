"""All sockets that are open here, and how many of them one browser or address has."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from .outbox import Outbox


class TooManySockets(Exception):
    """One browser or one address has as many sockets as it may have."""


class OpenSockets:
    """`outboxes` are those of all open sockets, so that everybody can be told goodbye.

    `ended` counts the sockets that are open no more.
    """

    def __init__(self, per_guest: int, per_address: int) -> None:
        self._most = {"guest": per_guest, "address": per_address}
        self._counts: Counter[tuple[str, str]] = Counter()
        self.outboxes: set[Outbox] = set()
        self.ended = 0

    @contextmanager
    def opened(self, outbox: Outbox, guest: str | None, address: str) -> Iterator[None]:
        """Keeps a socket while it is open; raises TooManySockets."""
        keys = [("address", address), *([("guest", guest)] if guest else [])]
        if any(self._counts[key] >= self._most[key[0]] for key in keys):
            raise TooManySockets
        self._counts.update(keys)
        self.outboxes.add(outbox)
        try:
            yield
        finally:
            self.outboxes.discard(outbox)
            self.ended += 1
            self._counts.subtract(keys)
            for key in keys:
                if not self._counts[key]:
                    del self._counts[key]
