"""Commands that come twice, too late, out of order, or under somebody else's id."""

from typing import Any

import pytest

from ninetyeight.server.tables import history
from tests.server.serving import Served, open_table
from tests.server.tablemates import Tablemate, tablemate

pytestmark = pytest.mark.anyio


def lay_of(mate: Tablemate, number: int = 0) -> dict[str, Any]:
    assert mate.mine is not None
    lay = mate.mine["lays"][number]
    return {"card": lay["card"], "pile": lay["pile"], "sure": True}


def laying(mate: Tablemate, id: str, number: int = 0) -> dict[str, Any]:
    command = {"do": "lay", **lay_of(mate, number)}
    return {"type": "do", "id": id, "based_on": mate.seq, "command": command}


async def test_a_command_that_is_sent_again_is_done_once_and_answered_again(
    server: Served,
) -> None:
    table = await open_table(server, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        lay = laying(mate, "once")
        first, second = await mate.ask(lay), await mate.ask(lay)
        assert first == second and first["ok"]
        assert sum(event["is"] == "laid" for event in mate.events) == 1


async def test_it_is_done_once_also_over_another_socket_and_after_the_room_was_closed(
    server: Served,
) -> None:
    table = await open_table(server, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        lay = laying(mate, "once")
        first = await mate.ask(lay)
    await forget_rooms(server)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        assert await mate.ask(lay) == first


async def test_another_command_under_the_same_id_is_refused(server: Served) -> None:
    table = await open_table(server, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        first = await mate.ask(laying(mate, "once"))
        await mate.until(lambda mate: mate.seq == first["seq"])
        other = await mate.ask(laying(mate, "once"))
        assert (other["ok"], other["code"], other["seq"]) == (False, "id-reused", first["seq"])
    await forget_rooms(server)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        assert (await mate.ask(laying(mate, "once")))["code"] == "id-reused"
        assert (await mate.ask(laying(mate, "another")))["ok"]
        assert sum(event["is"] == "laid" for event in mate.events) == 2


async def test_another_command_under_an_id_of_long_ago_is_refused(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the store knows it then."""
    monkeypatch.setattr(history, "KEPT_COMMANDS", 0)
    table = await open_table(server, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        lay = laying(mate, "once")
        first = await mate.ask(lay)
        await mate.until(lambda mate: mate.seq == first["seq"])
        assert (await mate.ask(laying(mate, "once")))["code"] == "id-reused"


async def forget_rooms(server: Served) -> None:
    """As if nobody had used any table for long."""
    await server.node.rooms.close()
    server.node.rooms._open.clear()


async def test_the_id_of_somebody_else_is_not_ones_own(server: Served) -> None:
    table = await open_table(server)
    async with (
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada,
        tablemate(server.socket, table["code"]) as bob,
    ):
        await bob.do("sit", name="Bob")
        chat = {"type": "do", "id": "same", "based_on": 9, "command": {"do": "chat", "text": "a"}}
        first, second = await ada.ask(chat), await bob.ask(chat)
        assert first["seq"] != second["seq"]


async def test_a_stale_command_is_refused_and_talk_is_not(server: Served) -> None:
    table = await open_table(server)
    async with (
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada,
        tablemate(server.socket, table["code"]) as bob,
    ):
        seen = ada.seq
        sat = await bob.do("sit", name="Bob")
        answer = await ada.do("start", based_on=seen)
        assert answer["code"] == "stale" and answer["facts"]["seq"] == sat["seq"]
        assert (await ada.do("chat", based_on=0, text="well"))["ok"]


async def test_nobody_makes_their_own_commands_stale(server: Served) -> None:
    table = await open_table(server)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        seen = mate.seq
        for change in ({"base": "expert"}, {"fire": True}, {"talk": False}, {"talk": True}):
            assert (await mate.do("options", based_on=seen, **change))["ok"]
        assert (await mate.do("start", based_on=seen))["ok"]
        assert mate.game and mate.game["rules"] == "expert+fire"


async def test_nor_does_anybody_who_came_with_the_secret_of_a_seat(server: Served) -> None:
    table = await open_table(server)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada:
        secret = ada.you["seats"][0]["secret"]
    async with tablemate(server.socket, table["code"], secret=secret) as phone:
        seen = phone.seq
        for talk in (False, True):
            assert (await phone.do("options", talk=talk, based_on=seen))["code"] == "ok"


async def test_nor_when_they_come_back_and_ask_again(server: Served) -> None:
    table = await open_table(server)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        seen = mate.seq
        assert (await mate.do("options", fire=True))["ok"]
    await forget_rooms(server)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        assert (await mate.do("start", based_on=seen))["ok"]


async def test_somebody_else_does_even_between_two_own_ones(server: Served) -> None:
    table = await open_table(server)
    async with (
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada,
        tablemate(server.socket, table["code"]) as bob,
    ):
        seen = ada.seq
        assert (await ada.do("options", based_on=seen, fire=True))["ok"]
        await bob.do("sit", name="Bob")
        assert (await ada.do("chat", based_on=seen, text="well"))["ok"]
        assert (await ada.do("start", based_on=seen))["code"] == "stale"


async def test_commands_that_were_reordered_do_not_break_anything(server: Served) -> None:
    table = await open_table(server, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        assert (await mate.do("end-turn"))["code"] == "below-minimum"
        for message in (laying(mate, "2", 1), laying(mate, "1", 0)):
            await mate.send(message)
        assert (await mate.ask({"type": "ping", "id": "p"}))["type"] == "pong"
        laid = [event["card"] for event in mate.events if event["is"] == "laid"]
        assert len(laid) == 1


async def test_a_hint_is_given_to_whoever_is_alone_and_in_turn(server: Served) -> None:
    table = await open_table(server, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        hint = await mate.ask({"type": "hint", "id": "h"})
        assert hint["type"] == "hint" and len(hint["lays"]) >= 2


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"bots": ["steady"]}, "no-hints"),
        ({"bots": ["steady"], "options": {"hints": True}}, "no-game"),
        ({"bots": ["steady"], "options": {"hints": True}, "start": True}, "not-your-turn"),
    ],
)
async def test_a_hint_is_refused(server: Served, wishes: dict[str, object], code: str) -> None:
    table = await open_table(server, **wishes)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        assert (await mate.ask({"type": "hint", "id": "h"}))["code"] == code


async def test_a_fault_of_the_program_is_answered_and_the_table_goes_on(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    table = await open_table(server, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        monkeypatch.setattr("ninetyeight.server.bots.thinkers.why", fails)
        assert (await mate.ask({"type": "hint", "id": "h"}))["code"] == "server-fault"
        monkeypatch.setattr("ninetyeight.server.tables.room.decide", fails)
        assert (await mate.do("end-turn"))["code"] == "server-fault"
        monkeypatch.undo()
        assert (await mate.do("end-turn"))["code"] == "below-minimum"


async def test_a_number_in_the_chat_is_refused_without_being_repeated(server: Served) -> None:
    table = await open_table(server)
    async with (
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada,
        tablemate(server.socket, table["watch"]) as other,
    ):
        answer = await ada.do("chat", text="my lowest is 47")
        assert answer["code"] == "number-told" and "47" not in str(answer)
        await other.ask({"type": "ping", "id": "p"})
        assert "lowest" not in "".join(other.heard)
