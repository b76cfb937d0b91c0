"""Who plays which seat: cookies, secrets, codes to watch, and the host's means."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import pytest

from tests.server.serving import Served, browser_at, open_table
from tests.server.tablemates import Tablemate, tablemate

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


class Seated(NamedTuple):
    table: dict[str, str]
    ada: Tablemate
    bob: Tablemate


@asynccontextmanager
async def two_people(server: Served, **wishes: object) -> AsyncIterator[Seated]:
    """Ada, the host, at seat 0, and Bob at seat 1."""
    table = await open_table(server, **wishes)
    async with (
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada,
        tablemate(server.socket, table["code"]) as bob,
    ):
        assert (await bob.do("sit", name="Bob"))["ok"]
        await ada.until(lambda mate: mate.table["seats"][1])
        yield Seated(table, ada, bob)


async def test_the_host_sits_at_the_first_seat(server: Served) -> None:
    table = await open_table(server)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada:
        assert ada.you["seat"] == 0 and ada.you["host"] and not ada.you["watching"]
        assert ada.table["seats"][0]["name"] == "Ada"


async def test_whoever_sits_down_is_told_the_seat_and_its_secret(server: Served) -> None:
    async with two_people(server) as (_, ada, bob):
        assert bob.you["seat"] == 1 and not bob.you["host"]
        assert [own["seat"] for own in bob.you["seats"]] == [1]
        assert bob.you["seats"][0]["secret"] not in "".join(ada.heard)


async def test_a_secret_binds_any_socket_to_its_seat(server: Served) -> None:
    async with two_people(server) as (table, _, bob):
        secret = bob.you["seats"][0]["secret"]
        async with tablemate(server.socket, table["code"], secret=secret) as phone:
            assert phone.you == bob.you


@pytest.mark.parametrize("secret", ["", "0" * 64, "é", "x" * 5000])
async def test_a_wrong_secret_binds_to_nothing(server: Served, secret: str) -> None:
    async with (
        two_people(server) as (table, _, _bob),
        tablemate(server.socket, table["code"], secret=secret) as stranger,
    ):
        assert stranger.you["seat"] is None and stranger.you["seats"] == []


async def test_the_secret_of_another_table_opens_nothing(server: Served) -> None:
    other = await open_table(server)
    async with two_people(server) as (_, ada, _bob):
        secret = ada.you["seats"][0]["secret"]
        async with tablemate(server.socket, other["code"], secret=secret) as stranger:
            assert stranger.you["seat"] is None


async def test_a_code_to_watch_never_leads_to_a_seat(server: Served) -> None:
    async with two_people(server) as (table, ada, _):
        secret, cookie = ada.you["seats"][0]["secret"], table["cookie"]
        async with tablemate(
            server.socket, table["watch"], cookie=cookie, secret=secret
        ) as watcher:
            assert watcher.you["seat"] is None and watcher.you["seats"] == []
            assert watcher.you["watching"] and not watcher.you["host"]
            assert watcher.table["code"] is None
            assert (await watcher.do("sit", name="Eve"))["code"] == "only-watching"
            assert (await watcher.do("start"))["code"] == "only-watching"


async def test_several_tabs_of_a_browser_play_the_same_seat(server: Served) -> None:
    async with (
        two_people(server) as (table, ada, bob),
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as tab,
    ):
        assert tab.you == ada.you
        await bob.do("chat", text="hello")
        await ada.do("start")
        await tab.until(lambda mate: mate.mine)
        await ada.until(lambda mate: mate.mine)
        assert tab.mine == ada.mine


async def test_seats_move_together_and_every_socket_knows_its_own(server: Served) -> None:
    table = await open_table(server)
    async with (
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada,
        tablemate(server.socket, table["code"]) as bob,
    ):
        await bob.do("sit", name="Bob", seat=4)
        assert bob.you["seat"] == 4
        await ada.until(lambda mate: mate.seq >= bob.seq)
        assert (await ada.do("start"))["ok"]
        await bob.until(lambda mate: mate.mine)
        assert bob.you["seat"] == 1 and bob.mine is not None and bob.mine["seat"] == 1


async def test_whoever_stands_up_has_no_seat_and_no_hand(server: Served) -> None:
    async with two_people(server) as (_, _ada, bob):
        assert (await bob.do("stand"))["ok"]
        assert bob.you["seat"] is None and bob.you["seats"] == [] and bob.mine is None
        assert (await bob.do("stand"))["code"] == "not-seated"


async def test_a_secret_gives_its_own_seat_and_nothing_else_of_the_browser(server: Served) -> None:
    table = await open_table(server, people=["Tim"])
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada:
        first, second = (own["secret"] for own in ada.you["seats"])
        async with tablemate(server.socket, table["code"], secret=second) as phone:
            assert [own["seat"] for own in phone.you["seats"]] == [1]
            assert phone.you["seat"] == 1 and not phone.you["host"]
            assert first not in "".join(phone.heard)
            assert (await phone.do("start"))["code"] == "not-host"
            assert (await phone.do("hand-over", seat=0))["code"] == "no-game"
            assert (await phone.do("sit", name="Eve"))["code"] == "no-guest"
            assert (await phone.do("stand"))["ok"]
            assert phone.you["seat"] is None and phone.you["seats"] == []
        async with tablemate(server.socket, table["code"], secret=first) as phone:
            assert phone.you["seat"] == 0 and phone.you["host"]
            assert (await phone.do("lock", locked=True))["ok"]


async def test_a_socket_whose_seat_is_gone_is_its_own_browser_again(server: Served) -> None:
    async with two_people(server) as (table, _, bob):
        secret = bob.you["seats"][0]["secret"]
        async with tablemate(server.socket, table["code"], secret=secret) as phone:
            assert (await bob.do("stand"))["ok"]
            await phone.until(lambda mate: mate.you["seat"] is None)
            for mate, name in ((phone, "Phone"), (bob, "Bob")):
                sit = {"do": "sit", "name": name}
                asked = {"type": "do", "id": "same", "based_on": mate.seq, "command": sit}
                assert (await mate.ask(asked))["code"] == "ok"


async def test_with_a_secret_a_browser_chooses_among_its_own_seats(server: Served) -> None:
    table = await open_table(server, people=["Tim"])
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada:
        second = ada.you["seats"][1]["secret"]
        async with tablemate(
            server.socket, table["code"], cookie=table["cookie"], secret=second
        ) as tim:
            assert tim.you["seat"] == 1 and tim.you["host"]
            assert tim.you["seats"] == ada.you["seats"]


async def test_a_socket_with_a_secret_makes_only_its_own_seat_present(server: Served) -> None:
    table = await open_table(server, people=["Tim"])
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada:
        await ada.until(lambda mate: all(s["away_since"] is None for s in mate.table["seats"][:2]))
        secret = ada.you["seats"][1]["secret"]
    async with tablemate(server.socket, table["code"], secret=secret) as phone:
        away = [True, False]
        await phone.until(
            lambda mate: [bool(s["away_since"]) for s in mate.table["seats"][:2]] == away
        )


async def test_whether_a_host_who_looks_on_is_there_is_told(server: Served) -> None:
    table = await open_table(server, bots=["steady"], watch=True)
    async with tablemate(server.socket, table["code"]) as bob:
        assert (await bob.do("sit", name="Bob"))["ok"]
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]):
            await bob.until(lambda mate: mate.table["host_away_since"] is None)
            assert (await bob.do("make-host", seat=1))["code"] == "not-host"
        await bob.until(lambda mate: mate.table["host_away_since"] is not None)


async def test_a_browser_that_was_kicked_is_sent_away_again(server: Served) -> None:
    table = await open_table(server)
    async with browser_at(server.address) as browser:
        cookie = (await browser.post("/api/guest", json={"name": "Bob"})).cookies["n98"]
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada:
        async with tablemate(server.socket, table["code"], cookie=cookie) as bob:
            await bob.do("sit", name="Bob")
            secret = bob.you["seats"][0]["secret"]
            async with tablemate(server.socket, table["code"], secret=secret) as phone:
                await ada.until(lambda mate: mate.table["seats"][1])
                assert (await ada.do("kick", seat=1, lock=True))["ok"]
                await phone.until(lambda mate: mate.bye)
        assert ada.table["locked"]
        async with tablemate(server.socket, table["code"], cookie=cookie, waits=False) as again:
            await again.until(lambda mate: mate.bye)
            assert again.bye is not None and again.bye["code"] == "kicked"
            assert again.table == {}


async def test_whoever_is_kicked_is_sent_away_and_cannot_come_back(server: Served) -> None:
    async with two_people(server) as (table, ada, bob):
        secret = bob.you["seats"][0]["secret"]
        assert (await ada.do("kick", seat=1))["ok"]
        await bob.until(lambda mate: mate.bye)
        assert bob.bye is not None and bob.bye["code"] == "kicked" and not bob.bye["come_back"]
        async with tablemate(server.socket, table["code"], secret=secret) as again:
            assert again.you["seat"] is None


async def test_only_the_host_kicks_locks_and_hands_over(server: Served) -> None:
    async with two_people(server) as (table, ada, bob):
        assert (await bob.do("kick", seat=0))["code"] == "not-host"
        assert (await bob.do("lock", locked=True))["code"] == "not-host"
        assert (await ada.do("make-host", seat=1))["ok"]
        await bob.until(lambda mate: mate.you["host"])
        assert (await bob.do("lock", locked=True))["ok"]
        async with tablemate(server.socket, table["code"]) as late:
            assert (await late.do("sit", name="Eve"))["code"] == "table-locked"


async def test_nobody_plays_for_another(server: Served) -> None:
    async with two_people(server) as (_, ada, bob):
        for mate, command in ((ada, "start"), (ada, "propose"), (bob, "agree")):
            answer = await mate.do(command)
            assert answer["ok"]
            await bob.until(lambda mate, seq=answer["seq"]: mate.seq >= seq)  # type: ignore[misc]
        await ada.until(lambda mate: mate.mine and mate.mine["lays"])
        assert ada.mine is not None
        lay = ada.mine["lays"][0]
        await bob.until(lambda mate: mate.seq == ada.seq)
        answer = await bob.do("lay", card=lay["card"], pile=lay["pile"])
        assert answer["code"] == "not-your-turn"
