"""The server as a process: how it starts, what it says, and how it ends."""

import json
import signal
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.cli.running import run
from tests.patience import PATIENCE
from tests.server.processes import Process, process
from tests.server.tablemates import tablemate

pytestmark = pytest.mark.anyio


def failed(*options: str) -> str:
    """What a server says that cannot start."""
    ended = run("serve", *options)
    assert ended.exit_code == 2 and ended.stdout == ""
    assert not isinstance(ended.exception, Exception)
    return ended.stderr


def test_a_port_in_use_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = failed("--port", port, "--database", f"sqlite:///{tmp_path / 'a.db'}")
        assert port in said and "--port" in said


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--database", "oracle://x"], "oracle"),
        (["--database", "nonsense"], "sqlite:///FILE"),
        (["--database", "postgresql://u:secret@127.0.0.1:1/x"], "127.0.0.1"),
        (["--host", "256.1.2.3"], "256.1.2.3"),
        (["--port", "70000"], "--port"),
        (["--port", "many"], "--port"),
        (["--base-url", "cards.example"], "--base-url"),
        (["--log-level", "loud"], "--log-level"),
    ],
)
def test_what_cannot_work_is_told_in_a_sentence(options: list[str], told: str) -> None:
    said = failed("--port", "0", *options)
    assert told in said and "secret" not in said


def test_a_database_of_a_newer_program_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "a.db")) as database:
        database.executescript(
            "CREATE TABLE schema_version (version INTEGER); INSERT INTO schema_version VALUES (999)"
        )
    said = failed("--port", "0", "--database", f"sqlite:///{tmp_path / 'a.db'}")
    assert "The database has version 999" in said and "run a newer Ninety-Eight" in said


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    said = failed("--port", "0")
    assert str(tmp_path) in said and "--database" in said


@pytest.mark.slow
def test_without_options_everything_is_kept_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    server = Process("")
    assert server.stop()[0] == 0
    assert (tmp_path / "ninetyeight" / "tables.db").exists()


@pytest.mark.slow
def test_a_setting_can_be_a_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NINETYEIGHT_BASE_URL", "http://cards.example")
    with process(tmp_path) as server:
        assert server.address == "http://cards.example"


@pytest.mark.slow
def test_for_the_household_the_address_is_shown_as_a_qr_code(tmp_path: Path) -> None:
    with process(tmp_path, "--lan") as server:
        assert server._process.stdout is not None
        household = server._process.stdout.readline()
        assert "http://" in household and "localhost" not in household
        assert "█" in server._process.stdout.readline()
        assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).json() == {"alive": True}


@pytest.mark.slow
@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT])
async def test_it_ends_well_when_it_is_asked_to(tmp_path: Path, asked: signal.Signals) -> None:
    with process(tmp_path) as server:
        table = httpx.post(
            f"{server.address}/api/tables", json={"name": "Ada"}, timeout=PATIENCE
        ).json()
        async with tablemate(server.socket, table["code"]) as mate:
            code, log = server.stop(asked)
            assert code == 0
            await mate.until(lambda mate: mate.bye)
            assert mate.bye is not None and mate.bye["come_back"]
        events = [json.loads(line) for line in log.splitlines()]
        assert events[-1]["event"] == "goodbye" and events[-1]["sockets"] == 1


@pytest.mark.slow
async def test_the_log_holds_no_secret(tmp_path: Path) -> None:
    with process(tmp_path, "--log-level", "debug") as server:
        answer = httpx.post(
            f"{server.address}/api/tables", json={"name": "Ada", "start": True}, timeout=PATIENCE
        )
        table, cookie = answer.json(), answer.cookies["n98"]
        async with tablemate(server.socket, table["code"], cookie=cookie) as mate:
            secret, hand = mate.you["seats"][0]["secret"], mate.mine
            await mate.send("nonsense")
            await mate.do("lay", card=2, pile="a")
        httpx.get(f"{server.address}/api/tables/{table['code']}", timeout=PATIENCE)
        _, log = server.stop()
        for hidden in (secret, cookie, table["code"], table["watch"], str(hand)):
            assert hidden not in log
