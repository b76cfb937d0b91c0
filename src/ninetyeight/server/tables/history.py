"""The last steps of a table, for clients that reconnect, and their commands."""

from collections import deque

from msgspec import Struct

from ninetyeight.server.store import Repeated, StoredStep
from ninetyeight.table import Event, unsettles

KEPT_STEPS = 60
SHOWN_TO_NEWCOMERS = 30
KEPT_COMMANDS = 200


def name_of_command(guest: str, id: str) -> str:
    """The unique name of a command: clients choose the ids, so they are per guest."""
    return f"{guest}/{id}"


class PastStep(Struct, frozen=True, gc=False):
    seq: int
    at: float
    events: tuple[Event, ...]
    command: str | None = None

    def is_by(self, guest: str) -> bool:
        return self.command is not None and self.command.startswith(name_of_command(guest, ""))


class History:
    """The recent steps and commands; older ones are in the store."""

    def __init__(self) -> None:
        self._steps: deque[PastStep] = deque(maxlen=KEPT_STEPS)
        self._commands: dict[str, Repeated] = {}

    def add(self, step: StoredStep, events: tuple[Event, ...]) -> None:
        self._steps.append(PastStep(step.seq, step.at, events, step.command))
        if step.command:
            self._commands[step.command] = Repeated(step.seq, step.digest)
            if len(self._commands) > KEPT_COMMANDS:
                del self._commands[next(iter(self._commands))]

    def __bool__(self) -> bool:
        return bool(self._steps)

    @property
    def newest(self) -> PastStep:
        return self._steps[-1]

    def past(self, command: str) -> Repeated | None:
        """The step of the command with that name."""
        return self._commands.get(command)

    def is_settled_since(self, seq: int, guest: str) -> bool:
        """Whether only this guest has changed what decisions depend on since that step.

        A guest who sends two commands at once knows about the first. Steps that are no longer kept
        may have been anybody's.
        """
        for step in reversed(self._steps):
            if step.seq <= seq:
                return True
            if unsettles(step.events) and not step.is_by(guest):
                return False
        return seq >= self._steps[0].seq - 1

    def after(self, seq: int | None) -> tuple[list[PastStep], bool]:
        """The steps after that one, and whether these are all; the last few if it is unknown."""
        if seq is None or seq > self.newest.seq or seq < self._steps[0].seq - 1:
            return list(self._steps)[-SHOWN_TO_NEWCOMERS:], False
        return [step for step in self._steps if step.seq > seq], True
