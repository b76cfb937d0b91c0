"""The process of an engine: started within limits, asked line by line, and ended for certain.

Every wait has a deadline and every answer a size. The engine has a process group of its own, so
that what it has started ends with it, and Ctrl-C does not reach it. What has left the group is
found by a variable that all its processes inherit, where there is a /proc to look in.
"""

import atexit
import os
import selectors
import signal
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from time import monotonic, sleep
from typing import IO, TypeVar

from .lines import HELLO, INFO, QUIT, read_name

Answer = TypeVar("Answer")

MAX_LINE = 4096
MAX_OUTPUT = 65_536
"""How much an engine may write for one answer, with all that it says for those who watch."""
ERROR_OUTPUT = 2000
"""How much of its standard error is kept, from the end."""
MAX_SHOWN = 120
GOODBYE_SECONDS = 0.5
POLL_SECONDS = 0.01
LOOK_SECONDS = 0.2

# A shell sets the limits, since Python may not run code between fork and exec while it has threads.
# Address space is reserved generously by some languages, so its limit is wider.
LIMITED = 'ulimit -c 0 && ulimit -d "$1" && ulimit -v "$2" && shift 2 && exec "$@"'
ADDRESS_SPACE = 4

IS_POSIX = os.name == "posix"
MARK = "NINETYEIGHT_ENGINE_PROCESS"
"""The variable by which all processes of an engine are known."""
ROUNDS = 20
"""How often those that have left the group are looked for: they may just be starting others."""


class EngineFailed(Exception):
    """An engine has not done what was expected of it; the sentence tells which, and what."""


class EngineProcess:
    """A running engine that has said its name."""

    def __init__(self, label: str, command: Sequence[str], memory: int, seconds: float) -> None:
        """Starts it with so many megabytes, and waits so many seconds for its name."""
        self._label = label
        if not IS_POSIX:
            raise self._failed("cannot be started: expected Linux or another POSIX system")
        self._mark = f"{MARK}={token_hex(16)}"
        limits = [str(1024 * memory), str(ADDRESS_SPACE * 1024 * memory)]
        try:
            self._process = subprocess.Popen(
                ["/bin/sh", "-c", LIMITED, "sh", *limits, *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env={**os.environ, MARK: self._mark.partition("=")[2]},
                start_new_session=True,
            )
        except OSError as error:
            raise self._failed(f"cannot be started: {error.strerror or error}") from None
        _alive.add(self)
        self._stdin = _pipe(self._process.stdin)
        self._stdout = _pipe(self._process.stdout)
        self._stderr = _pipe(self._process.stderr)
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        self._unread, self._errors, self._has_errors = bytearray(), bytearray(), True
        self.name = self.ask([HELLO], read_name, seconds)

    @property
    def has_ended(self) -> bool:
        return self._process.returncode is not None

    def ask(self, request: Sequence[str], read: Callable[[str], Answer], seconds: float) -> Answer:
        """Sends lines and reads the answer to the last one; a failure ends the process."""
        asked = request[-1].split()[0]
        try:
            answer = self._answer("".join(f"{line}\n" for line in request).encode(), asked, seconds)
            try:
                return read(answer)
            except ValueError as error:
                said = f"answered {_shown(answer)} to '{asked}': expected {error}"
                raise self._failed(said) from None
        except BaseException:
            self.end()
            raise

    def end(self, *, politely: bool = False) -> None:
        """Ends it and all that it has started."""
        if self.has_ended:
            return
        if politely:
            with suppress(OSError, ValueError):
                self._stdin.write(f"{QUIT}\n".encode())
                self._stdin.close()
            self._wait_for_exit(GOODBYE_SECONDS)
        self.kill()
        for pipe in (self._stdin, self._stdout, self._stderr):
            with suppress(OSError):
                pipe.close()
        self._process.wait()
        _alive.discard(self)

    def kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        for _ in range(ROUNDS):
            escaped = _processes_with(self._mark.encode())
            for number in escaped:
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(number, signal.SIGKILL)
            if not escaped:
                break

    def _answer(self, request: bytes, asked: str, seconds: float) -> str:
        """The first line of the engine that is not for those who watch."""
        until, written = monotonic() + seconds, 0
        while True:
            request = self._exchange(request, until, asked, seconds)
            while b"\n" in self._unread:
                line, _, self._unread = self._unread.partition(b"\n")
                written += len(line) + 1
                if written > MAX_OUTPUT:
                    raise self._failed(f"wrote more than {MAX_OUTPUT} bytes instead of an answer")
                if len(line) > MAX_LINE:
                    break
                answer = line.decode("utf-8", "replace").strip()
                if answer and answer.split()[0] != INFO:
                    return answer
            else:
                line = self._unread
            if len(line) > MAX_LINE:
                start = _shown(line[:MAX_SHOWN].decode("utf-8", "replace"))
                raise self._failed(
                    f"answered {start} and more to '{asked}':"
                    f" expected a line of at most {MAX_LINE} bytes"
                )

    def _exchange(self, request: bytes, until: float, asked: str, seconds: float) -> bytes:
        """Writes and reads what is possible now; returns what is still to be written."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._stdout, selectors.EVENT_READ)
            if self._has_errors:
                selector.register(self._stderr, selectors.EVENT_READ)
            if request:
                selector.register(self._stdin, selectors.EVENT_WRITE)
            ready = selector.select(min(LOOK_SECONDS, max(0.0, until - monotonic())))
        if not ready and self._exited() is not None:
            raise self._ended(asked)  # what it has started may still hold its output
        if monotonic() > until:
            raise self._failed(f"has not answered '{asked}' within {seconds:g} seconds")
        files = {key.fileobj for key, _ in ready}
        if self._stderr in files:
            read = _read(self._stderr)
            self._has_errors = bool(read)  # at its end it would be ready for ever
            self._errors += read
            del self._errors[:-ERROR_OUTPUT]
        if self._stdout in files:
            if not (read := _read(self._stdout)):
                raise self._ended(asked)
            self._unread += read
        if self._stdin in files:
            try:
                request = request[self._stdin.write(request) or 0 :]
            except BrokenPipeError:
                # What it has written before may tell why.
                if self._stdout not in files:
                    raise self._ended(asked) from None
                request = b""
        return request

    def _ended(self, asked: str) -> EngineFailed:
        self._wait_for_exit(GOODBYE_SECONDS)
        with suppress(OSError):
            self._errors += _read(self._stderr)
        exited = self._exited()
        if exited is None:
            return self._failed(f"has closed its output instead of answering '{asked}'")
        kind = "exit code" if exited.si_code == os.CLD_EXITED else "signal"
        return self._failed(
            f"has ended with {kind} {exited.si_status} instead of answering '{asked}'"
        )

    def _failed(self, what: str) -> EngineFailed:
        errors = getattr(self, "_errors", b"").decode("utf-8", "replace").strip()
        told = f"; its last error output: {_shown(errors.splitlines()[-1])}" if errors else ""
        return EngineFailed(f"the engine {self._label} {what}{told}")

    def _wait_for_exit(self, seconds: float) -> None:
        """Waits until it has ended; its number stays taken until `end`, so that no other is hit."""
        until = monotonic() + seconds
        while self._exited() is None and monotonic() < until:
            sleep(POLL_SECONDS)

    def _exited(self) -> os.waitid_result | None:
        with suppress(ChildProcessError):  # another thread has ended it
            return os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        return None


_alive: set[EngineProcess] = set()


def end_engines() -> None:
    """Ends every engine of this process."""
    for process in list(_alive):
        process.end(politely=True)


def kill_engines() -> None:
    """The same for a process that ends at once: it waits for nothing, not even for a lock."""
    for process in list(_alive):
        process.kill()


atexit.register(end_engines)


def _processes_with(mark: bytes) -> list[int]:
    """The processes that have inherited this variable; none where there is no /proc."""
    found: list[int] = []
    with suppress(OSError):
        for process in Path("/proc").iterdir():
            # Those of others cannot be read; one that has ended has no variables any more.
            with suppress(OSError):
                if process.name.isdecimal() and mark in (process / "environ").read_bytes():
                    found.append(int(process.name))
    return found


def _pipe(pipe: "IO[bytes] | None") -> "IO[bytes]":
    assert pipe is not None, "all three are pipes"
    return pipe


def _read(pipe: "IO[bytes]") -> bytes:
    return pipe.read(MAX_OUTPUT) or b""


def _shown(text: str) -> str:
    return repr(text if len(text) <= MAX_SHOWN else f"{text[:MAX_SHOWN]}…")
