"""Rule sets of the host at the tables of a server."""

from collections.abc import AsyncIterator
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from ninetyeight.record import dumps_rules
from ninetyeight.server.running import run
from ninetyeight.server.settings import BadSetting, Settings
from ninetyeight.server.start_error import StartError
from tests.server.playing import play, record_of
from tests.server.serving import QUICK, Served, browser_at, open_table, served
from tests.server.tablemates import tablemate
from tests.table.evenings import SHORT


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "short.toml"
    path.write_text(dumps_rules(SHORT), "utf-8")
    return path


@pytest.fixture
async def host(tmp_path: Path, file: Path) -> AsyncIterator[Served]:
    async with served(tmp_path, replace(QUICK, rules=(str(file),))) as server:
        yield server


@pytest.mark.anyio
@pytest.mark.slow
async def test_they_are_listed_for_programs_and_for_the_page(host: Served) -> None:
    async with browser_at(host.address) as browser:
        listed = (await browser.get("/api/rules")).json()
        assert [rules["name"] for rules in listed][-2:] == ["expert-hand+fire", "short"]
        assert (await browser.get("/rule-sets.json")).json() == listed


@pytest.mark.anyio
@pytest.mark.slow
async def test_a_whole_game_is_played_by_them_with_bots_of_every_kind(host: Served) -> None:
    """Without a network, `sharp` and `master` play as `steady` does, and nobody fails."""
    table = await open_table(host, rules="short", bots=["sharp", "master"])
    async with tablemate(host.socket, table["code"], cookie=table["cookie"]) as mate:
        await mate.do("start")
        await play(mate)
        assert not any(event["is"] == "handed-over" for event in mate.events)
        record = await record_of(host, mate)
        assert record.rules == SHORT and len(record.players) == 3


@pytest.mark.anyio
@pytest.mark.slow
async def test_a_game_goes_on_at_a_server_without_the_file(tmp_path: Path, file: Path) -> None:
    with_file = replace(QUICK, rules=(str(file),))
    async with served(tmp_path, with_file) as server:
        table = await open_table(server, rules="short", bots=["sharp"])
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            await mate.do("start")
    async with (
        served(tmp_path, QUICK) as server,
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate,
    ):
        await play(mate)
        assert (await record_of(server, mate)).rules == SHORT
        assert (await mate.do("again"))["code"] == "unknown-rules"
    async with (
        served(tmp_path, with_file) as server,
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate,
    ):
        assert (await mate.do("again"))["ok"]


def _say(sentence: str, /, **facts: object) -> None:
    """Tells nobody."""


def test_files_that_cannot_be_used_are_told_before_anything_is_opened(
    tmp_path: Path, file: Path
) -> None:
    (tmp_path / "bad.toml").write_text('name = "bad"\nlowest = 2\nhighest = "x"\n')

    def refusal_of(*files: Path) -> str:
        settings = Settings(
            rules=tuple(map(str, files)), database=f"sqlite:///{tmp_path}/none.db", port=0
        )
        with pytest.raises(StartError) as refused:
            run(settings, say=_say, log=StringIO())
        assert not (tmp_path / "none.db").exists()
        return str(refused.value)

    assert f"{tmp_path}/bad.toml:" in refusal_of(tmp_path / "bad.toml")
    assert "No such file" in refusal_of(tmp_path / "none.toml")
    assert "called short already" in refusal_of(file, file)


def test_there_are_only_so_many_files() -> None:
    with pytest.raises(BadSetting, match="--rules 17: expected at most 16"):
        Settings(rules=("x.toml",) * 17)
