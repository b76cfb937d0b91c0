"""SIGTERM ends a long command like Ctrl-C, and neither interrupts what belongs together."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from .streams import INTERRUPTED


class Interrupts:
    """The interruption that was requested, and its exit code."""

    def __init__(self) -> None:
        self.exit_code = INTERRUPTED
        self._held = self._asked = False

    def ask(self, number: int, _: FrameType | None) -> None:
        """The handler of the signals."""
        self.exit_code = 128 + number
        self._asked = True
        if not self._held:
            raise KeyboardInterrupt

    @contextmanager
    def held(self) -> Iterator[None]:
        """Delays interruptions until the block has finished."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._asked:
            raise KeyboardInterrupt


@contextmanager
def interruptible() -> Iterator[Interrupts]:
    """Within it, SIGTERM and Ctrl-C raise KeyboardInterrupt; ignored signals stay ignored."""
    interrupts = Interrupts()
    before = {
        number: signal.signal(number, interrupts.ask)
        for number in (signal.SIGINT, signal.SIGTERM)
        if signal.getsignal(number) is not signal.SIG_IGN
    }
    try:
        yield interrupts
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
