"""Engines of the host at the tables of a server."""

import json
import shlex
from collections.abc import AsyncIterator
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from ninetyeight.server.running import run
from ninetyeight.server.settings import Settings
from ninetyeight.server.start_error import StartError
from tests.bots.engines.programs import EXAMPLE, engine_that
from tests.patience import PATIENCE
from tests.server.playing import play, record_of
from tests.server.serving import QUICK, Served, open_table, served
from tests.server.tablemates import tablemate

LIAR = engine_that(
    "def on(word, rest):\n"
    "    if word == 'words': say('says')\n"
    "    if word == 'turn': say('lays 1a')"
)
ENGINES = (f"Nearest={shlex.join(EXAMPLE)}", f"liar={shlex.join(LIAR.command)}")


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Served]:
    """A server with an engine that plays, and one that does not."""
    settings = replace(QUICK, engine=ENGINES, engine_seconds=PATIENCE)
    async with served(tmp_path, settings) as server:
        yield server


@pytest.mark.anyio
@pytest.mark.slow
async def test_an_engine_plays_a_whole_game(host: Served) -> None:
    table = await open_table(host)
    async with tablemate(host.socket, table["code"], cookie=table["cookie"]) as mate:
        assert json.loads(mate.heard[0])["engines"] == ["Nearest", "liar"]
        assert (await mate.do("add-bot", level="Nearest", seat=1))["ok"]
        await mate.do("start")
        await play(mate)
        assert not any(event["is"] == "handed-over" for event in mate.events)
        assert any(event["is"] == "laid" and event["seat"] == 1 for event in mate.events)
        assert (await record_of(host, mate)).players == ("Ada", "Ash")


@pytest.mark.anyio
@pytest.mark.slow
async def test_an_engine_that_lies_is_replaced(host: Served) -> None:
    table = await open_table(host, bots=["liar"])
    async with tablemate(host.socket, table["code"], cookie=table["cookie"]) as mate:
        await mate.do("start")
        await play(mate)
        levels = [event["level"] for event in mate.events if event["is"] == "handed-over"]
        assert levels == ["steady"]


@pytest.mark.anyio
@pytest.mark.slow
async def test_only_the_engines_of_the_host_can_be_added(host: Served) -> None:
    table = await open_table(host)
    async with tablemate(host.socket, table["code"], cookie=table["cookie"]) as mate:
        for level in ("other", "os:system", "nearest"):
            assert (await mate.do("add-bot", level=level, seat=1))["code"] == "unknown-level"


def _say(sentence: str, /, **facts: object) -> None:
    """Tells nobody."""


def test_an_engine_that_does_not_start_is_told_before_anything_is_opened(tmp_path: Path) -> None:
    settings = Settings(engine=("bad=true",), database=f"sqlite:///{tmp_path}/none.db", port=0)
    with pytest.raises(StartError, match="An engine cannot be used: the engine bad has ended with"):
        run(settings, say=_say, log=StringIO())
    assert not (tmp_path / "none.db").exists()
