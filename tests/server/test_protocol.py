"""The document of the protocol, its schema, and the stranger's bot that knows nothing else."""

import asyncio
import json
import re
import sys

import msgspec
import pytest

from ninetyeight.server.clients.messages import FromClient, FromServer
from tests.patience import PATIENCE
from tests.server.playing import play, record_of
from tests.server.protocol_document import DOCUMENT, ROOT, SCHEMA, document, schema
from tests.server.serving import Served, open_table
from tests.server.tablemates import tablemate

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

BOT = ROOT / "examples" / "bot.py"
ANEW = "run: python -m tests.server.protocol_document"


def test_the_document_is_what_the_types_say() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert document(text) == text, ANEW


def test_the_schema_is_what_the_types_say() -> None:
    assert SCHEMA.read_text("utf-8") == schema(), ANEW


def test_every_link_of_the_document_leads_to_a_heading() -> None:
    text = DOCUMENT.read_text("utf-8")
    headings = [
        heading.lower().replace(" ", "-")
        for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    ]
    doubled = [f"{heading}-1" for heading in headings if headings.count(heading) > 1]
    links = set(re.findall(r"\(#([^)]*)\)", text))
    assert links and links <= {*headings, *doubled}


def examples() -> list[str]:
    text = DOCUMENT.read_text("utf-8")
    return re.findall(r"^```json\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_the_examples_of_the_document_are_messages() -> None:
    messages, _ = examples()
    for line in messages.splitlines():
        msgspec.json.decode(line, type=FromClient)


async def test_a_table_is_opened_as_the_document_shows(server: Served) -> None:
    _, wanted = examples()
    table = await open_table(server, **json.loads(wanted))
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        await mate.until(lambda mate: mate.table["phase"] == "agreeing")
        assert mate.table["options"]["rules"] == "expert"
        assert mate.game is not None and len(mate.game["names"]) == 3


async def test_what_the_server_sends_is_what_the_types_say(server: Served) -> None:
    table = await open_table(server, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        await mate.ask({"type": "ping", "id": "1"})
        await mate.ask({"type": "hint", "id": "2"})
        await mate.do("kick", seat=3)
        await play(mate)
    for text in mate.heard:
        message = msgspec.json.decode(text, type=FromServer)
        again = json.loads(msgspec.json.encode(message))
        assert again == json.loads(text)


def test_the_bot_is_short_and_knows_only_the_protocol() -> None:
    source = BOT.read_text("utf-8")
    assert len(source.splitlines()) < 125
    imported = set(re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE))
    assert imported == {"asyncio", "itertools", "json", "sys", "websockets"}


async def run_bot(server: Served, code: str, name: str) -> tuple[int | None, str, str]:
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, BOT, server.socket, code, name)
    bot = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
    said, problems = await asyncio.wait_for(bot.communicate(), PATIENCE)
    return bot.returncode, said.decode(), problems.decode()


async def test_a_stranger_with_a_wrong_code_says_so_and_ends(server: Served) -> None:
    said = "sent away: no-such-table\n"
    assert await run_bot(server, "bako-mifu-rela", "Ann") == (1, "", said)


async def test_a_stranger_whose_name_is_refused_says_so_and_ends(server: Served) -> None:
    table = await open_table(server)
    ended, said, problems = await run_bot(server, table["code"], "Forty-Two")
    assert (ended, said) == (1, "") and problems.startswith("sent away: ")


async def test_two_strangers_sit_down_and_play_to_the_end(server: Served) -> None:
    table = await open_table(server, bots=["steady"])
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as host:
        strangers = [
            asyncio.create_task(run_bot(server, table["code"], name)) for name in ("Ann", "Ben")
        ]
        await host.until(lambda mate: sum(seat is not None for seat in mate.table["seats"]) == 4)
        assert (await host.do("start"))["ok"]
        await play(host)
        for code, said, _ in await asyncio.gather(*strangers):
            assert code == 0 and re.fullmatch(r"won\n|\d+ left\n", said)
        assert {"Ada", "Ash", "Ann", "Ben"} == set((await record_of(server, host)).players)
