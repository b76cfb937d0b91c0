"""A PostgreSQL server of our own, in a folder that vanishes with it."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from time import sleep
from uuid import uuid4

import psycopg

from tests.needs import missing

DEBIAN = Path("/usr/lib/postgresql")

# The server ends with its standard input, so also when the tests are killed.
SERVE = '"$@" & cat; kill -INT $!; wait $!'

INITDB = ("--username=tests", "--auth=trust", "--no-sync", "--no-locale", "--encoding=UTF8")


class Postgres:
    """A server on a socket in a folder; nothing of it needs to outlive the machine."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._url = f"postgresql://tests@/postgres?host={folder}"
        self._owner = "postgres" if os.geteuid() == 0 else None
        if self._owner:
            shutil.chown(folder, self._owner)
        subprocess.run(
            [_program("initdb"), "-D", self._data, *INITDB],
            user=self._owner,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            check=True,
        )
        self.start()

    def start(self) -> None:
        options = {"listen_addresses": "", "unix_socket_directories": self._folder, "fsync": "off"}
        settings = [f"--{name}={value}" for name, value in options.items()]
        with (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                ["sh", "-c", SERVE, "sh", _program("postgres"), "-D", self._data, *settings],
                user=self._owner,
                cwd=self._folder,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
            )
        for _ in range(3000):
            if self._is_answering():
                return
            sleep(0.02)
        raise RuntimeError((self._folder / "log").read_text())

    def stop(self) -> None:
        self._process.communicate()

    def new_url(self) -> str:
        """The URL of something that is as empty as a new database, and made faster."""
        schema = f"n{uuid4().hex}"
        self.run(f"CREATE SCHEMA {schema}")
        return f"{self._url}&options=-csearch_path%3D{schema}"

    def run(self, statement: str) -> None:
        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute(statement.encode())

    def _is_answering(self) -> bool:
        try:
            self.run("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    # Not under pytest's folder: only its owner can look into that, and paths of sockets are short.
    folder = Path(mkdtemp(prefix="n98-postgres-"))
    try:
        server = Postgres(folder)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def _program(name: str) -> str:
    newest_first = sorted(DEBIAN.glob("*/bin"), key=lambda path: -float(path.parent.name))
    places = os.pathsep.join([os.environ.get("PATH", ""), *map(str, newest_first)])
    return shutil.which(name, path=places) or missing(f"there is no {name} of PostgreSQL")
