"""The files in which one game is saved."""

import errno
import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path


class SaveFiles:
    """Knows which files contain this game, so that no other is overwritten by mistake."""

    def __init__(self, loaded_from: str | None = None) -> None:
        self.last = loaded_from
        self._own = {Path(loaded_from).resolve()} if loaded_from else set()

    def is_foreign(self, name: str) -> bool:
        """Whether the file exists and is not one of this game."""
        path = _path(name)
        return path.is_file() and path not in self._own

    def put(self, name: str, text: str) -> None:
        """Writes a file completely or not at all; raises OSError."""
        path = _path(name)
        _write(path, text.encode("utf-8"))
        self._own.add(path)
        self.last = name


def _path(name: str) -> Path:
    if "\0" in name:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    with suppress(RuntimeError):  # an unknown home directory: then it is a plain name
        return Path(name).expanduser().resolve()
    return Path(name).resolve()


def _write(path: Path, data: bytes) -> None:
    mode = _mode(path)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".ninetyeight-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(handle)
        Path(temporary).chmod(mode)
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink()
        raise


def _mode(path: Path) -> int:
    """The permissions for the file; refuses what is not a regular file."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
    if stat.S_ISDIR(mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    if not os.access(path, os.W_OK):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))
    return stat.S_IMODE(mode)
