"""Whole games over sockets: people, bots and spectators."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ninetyeight.record import final_state
from ninetyeight.rules import RULE_SETS, outcome
from tests.server.playing import play, play_together, record_of
from tests.server.serving import Served, open_table, served
from tests.server.tablemates import Tablemate, tablemate

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def four_people(
    stack: AsyncExitStack, server: Served, table: dict[str, str]
) -> list[Tablemate]:
    mates = [
        await stack.enter_async_context(
            tablemate(server.socket, table["code"], cookie=table["cookie"] if not seat else None)
        )
        for seat in range(4)
    ]
    for mate, name in zip(mates[1:], ("Bob", "Cyd", "Dee"), strict=True):
        assert (await mate.do("sit", name=name))["ok"]
    await mates[0].until(lambda mate: all(mate.table["seats"]))
    return mates


@pytest.mark.parametrize("rules", RULE_SETS)
async def test_four_people_and_a_bot_play_a_game_whose_record_is_sound(
    tmp_path: Path, rules: str
) -> None:
    async with served(tmp_path) as server, AsyncExitStack() as stack:
        table = await open_table(server, rules=rules, bots=["steady"])
        mates = await four_people(stack, server, table)
        watcher = await stack.enter_async_context(tablemate(server.socket, table["watch"]))
        assert (await mates[0].do("start"))["ok"]
        await play_together(mates)
        record = await record_of(server, mates[0])
        end = outcome(final_state(record))
        assert end is not None and record.rules.name == rules
        assert record.players == ("Ada", "Ash", "Bob", "Cyd", "Dee")
        await watcher.until(lambda mate: mate.phase == "over")
        for mate in (*mates, watcher):
            assert mate.game is not None and mate.game["result"]["left"] == end.left


async def test_one_person_plays_alone(server: Served) -> None:
    table = await open_table(server, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        assert mate.phase == "playing"
        await play(mate)
        assert outcome(final_state(await record_of(server, mate)))


async def test_bots_alone_play_as_long_as_somebody_looks(server: Served) -> None:
    table = await open_table(server, bots=["rookie", "steady", "sharp", "random"])
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        assert (await mate.do("start"))["ok"]
        assert (await mate.do("hand-over", seat=0, level="sharp"))["ok"]
        await mate.until(lambda mate: mate.phase == "over")
        assert len((await record_of(server, mate)).players) == 5


async def test_the_same_people_play_again_and_the_same_cards(server: Served) -> None:
    table = await open_table(server, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        await play(mate)
        first = await record_of(server, mate)
        assert (await mate.do("again", same_deal=True))["ok"]
        await play(mate)
        second = await record_of(server, mate)
        assert first.deck == second.deck
        assert mate.game is not None and mate.game["number"] == 2


async def test_several_people_share_one_device(server: Served) -> None:
    table = await open_table(server, people=["Bob"], bots=["steady"])
    code, cookie = table["code"], table["cookie"]
    async with tablemate(server.socket, code, cookie=cookie) as ada:
        assert [own["seat"] for own in ada.you["seats"]] == [0, 1]
        secret = ada.you["seats"][1]["secret"]
        async with tablemate(server.socket, code, cookie=cookie, secret=secret) as bob:
            assert bob.you["seat"] == 1
            assert (await ada.do("start"))["ok"]
            await play_together([ada, bob])
            assert (await record_of(server, ada)).players == ("Ada", "Bob", "Ash")
