"""All open sockets, and how many of them each browser and address has."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from .outbox import Outbox, Sending


class TooManySockets(Exception):
    """A browser or an address has too many open sockets."""


class OpenSockets:
    """`outboxes` are those of all open sockets, for a last message at shutdown.

    `ended` counts the sockets that have closed.
    """

    def __init__(self, per_guest: int, per_address: int) -> None:
        self._most = {"guest": per_guest, "address": per_address}
        self._counts: Counter[tuple[str, str]] = Counter()
        self.outboxes: set[Outbox] = set()
        self.ended = 0
        self.sending = Sending()

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
