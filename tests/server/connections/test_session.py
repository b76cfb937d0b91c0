"""One socket from its hello to its end, without a socket."""

import asyncio
import json
from typing import Any

import pytest

from ninetyeight.server.access.rate_limit import RateLimiter
from ninetyeight.server.connections.inbox import Inbox
from ninetyeight.server.connections.session import (
    HELLO_SECONDS,
    MAX_FAULTS,
    REFUSED_SECONDS,
    Session,
)
from ninetyeight.server.node import Node
from ninetyeight.server.settings import Settings
from ninetyeight.server.store import Guest, StoreFailed
from ninetyeight.server.tables import room as room_module
from ninetyeight.table import Actor, Options, Table
from ninetyeight.table.commands import Chat
from tests.server.fake_time import IN_FAKE_TIME, seconds_passed, settled
from tests.server.fakes import (
    DAY,
    FakeServices,
    Screen,
    another_node,
    new_room,
    new_services,
    room_of,
)

pytestmark = IN_FAKE_TIME

ADDRESS = "203.0.113.7"
CHAT = {"do": "chat", "text": "hello"}


class FakeNode(Node):
    """A node whose rate limits go by the clock of the loop."""

    def __init__(self, services: FakeServices) -> None:
        super().__init__(services)
        self.memory = services.memory
        rate, most = services.settings.messages_per_second, services.settings.messages_at_once
        self.client_rate = RateLimiter(rate, most, seconds_passed)
        self.address_rate = RateLimiter(5 * rate, 5 * most, seconds_passed)


class Browser(Screen):
    """Speaks and hears, as a page would do over a socket."""

    short_way = True

    def __init__(self, node: FakeNode, guest: str | None = "ada", address: str = ADDRESS) -> None:
        super().__init__()
        self._inbox = Inbox(asyncio.get_running_loop(), node.texts)
        known = Guest(guest, guest.title()) if guest else None
        inbox = self._inbox if self.short_way else None
        session = Session(node, self._inbox.get, self.client.outbox, known, address, inbox)
        self.session = asyncio.create_task(session.run())

    async def say(self, *messages: object) -> "Browser":
        for message in messages:
            text = message if isinstance(message, str | bytes) else json.dumps(message)
            if isinstance(text, bytes):
                self._inbox.put_nowait({"type": "websocket.receive", "bytes": text})
            else:
                self._inbox.put_text(text.encode())
        await settled()
        return self

    async def hello(self, code: str, **more: object) -> "Browser":
        return await self.say({"type": "hello", "table": code, **more})

    async def do(self, command: object, id: str = "1", based_on: int = 1) -> dict[str, Any]:
        await self.say({"type": "do", "id": id, "based_on": based_on, "command": command})
        return [message for message in self.messages if message["type"] == "answer"][-1]

    async def go(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect"})
        await settled()


@pytest.fixture(autouse=True, params=[True, False], ids=["short way", "session"])
def ways(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a socket says comes to the same, whichever way it goes."""
    monkeypatch.setattr(Browser, "short_way", request.param)


def node_with(**settings: Any) -> FakeNode:
    return FakeNode(new_services(settings=Settings(**settings)))


@pytest.fixture
async def node(anyio_backend: object) -> FakeNode:
    return node_with()


async def opened(node: FakeNode, **wishes: Any) -> Table:
    assert isinstance(node.services, FakeServices)
    return (await new_room(node.services, **wishes)).table


@pytest.fixture
async def table(node: FakeNode) -> Table:
    return await opened(node)


class TestHello:
    async def test_a_hello_is_welcomed(self, node: FakeNode, table: Table) -> None:
        browser = await Browser(node).hello(table.code)
        assert browser.types[0] == "welcome" and browser.messages[0]["you"]["seat"] == 0
        assert not browser.session.done()

    async def test_the_code_to_watch_shows_no_hand(self, node: FakeNode, table: Table) -> None:
        you = (await Browser(node).hello(table.watch)).last["you"]
        assert you["watching"] and you["seat"] is None

    async def test_whoever_is_silent_for_long_is_sent_away(self, node: FakeNode) -> None:
        browser = Browser(node)
        await asyncio.sleep(HELLO_SECONDS - 0.1)
        assert not browser.session.done()
        await asyncio.sleep(0.2)
        assert browser.closed == "bad-message" and browser.session.done()

    async def test_so_is_whoever_begins_with_something_else(self, node: FakeNode) -> None:
        browser = await Browser(node).say({"type": "ping", "id": "1"})
        assert browser.closed == "bad-message"

    @pytest.mark.parametrize("code", ["bako-mifu-rela", "no code at all", ""])
    async def test_a_code_of_no_table_leads_nowhere(self, node: FakeNode, code: str) -> None:
        browser = await Browser(node).hello(code)
        assert browser.types == ["bye"] and not browser.last["come_back"]
        assert browser.closed == "no-such-table"

    async def test_who_tries_many_codes_has_to_come_back_later(self, node: FakeNode) -> None:
        for _ in range(25):
            browser = await Browser(node).hello("bako-mifu-rela")
        assert browser.closed == "too-fast" and browser.last["come_back"]

    @pytest.mark.parametrize("what", ["table_behind", "steps"])
    async def test_while_the_store_fails_everybody_is_told_to_come_back(
        self, node: FakeNode, table: Table, what: str
    ) -> None:
        node.memory.failing = {what}
        browser = await Browser(node).hello(table.code)
        assert browser.closed == "restarting" and browser.last["come_back"]

    async def test_whoever_goes_before_saying_anything_is_gone(self, node: FakeNode) -> None:
        browser = Browser(node)
        await browser.go()
        assert browser.session.done() and browser.messages == []

    async def test_a_second_one_is_refused(self, node: FakeNode, table: Table) -> None:
        browser = await (await Browser(node).hello(table.code)).hello(table.code)
        assert browser.last["code"] == "bad-message"
        assert "second hello" in browser.last["facts"]["what"]

    async def test_who_goes_leaves_the_room(self, node: FakeNode, table: Table) -> None:
        browser = await Browser(node).hello(table.code)
        room = node.rooms.of(table.id)
        assert room and len(room.clients) == 1
        await browser.go()
        assert not room.clients and browser.session.done()


class TestCommands:
    async def test_a_command_is_answered_after_its_step(self, node: FakeNode, table: Table) -> None:
        browser = await Browser(node).hello(table.code)
        answer = await browser.do(CHAT, id="x")
        assert (answer["id"], answer["ok"], answer["code"]) == ("x", True, "ok")
        assert browser.types[-2:] == ["update", "answer"]
        assert browser.messages[-2]["step"]["seq"] == answer["seq"]

    async def test_it_is_neither_shown_nor_answered_before_it_is_stored(
        self, node: FakeNode, table: Table
    ) -> None:
        browser = await Browser(node).hello(table.code)
        said = list(browser.messages)
        node.memory.may_write.clear()
        await browser.say({"type": "do", "id": "1", "based_on": 1, "command": CHAT})
        await asyncio.sleep(60)
        assert browser.messages == said
        node.memory.may_write.set()
        await settled()
        assert browser.types[-2:] == ["update", "answer"]

    async def test_one_that_cannot_be_stored_is_refused_and_can_be_sent_again(
        self, node: FakeNode, table: Table
    ) -> None:
        browser = await Browser(node).hello(table.code)
        node.memory.failing = {"append"}
        assert (await browser.do(CHAT))["code"] == "store-failed"
        node.memory.failing.clear()
        assert (await browser.do(CHAT))["ok"]
        assert sum(event["is"] == "chatted" for event in browser.events) == 1

    async def test_one_that_is_sent_again_is_answered_as_before(
        self, node: FakeNode, table: Table
    ) -> None:
        browser = await Browser(node).hello(table.code)
        first = await browser.do(CHAT)
        await browser.do({"do": "lock", "locked": True}, id="2")
        assert await browser.do(CHAT) == first
        other = await (await Browser(node).hello(table.code)).do(CHAT)
        assert other == first

    async def test_another_one_under_the_same_id_is_refused(
        self, node: FakeNode, table: Table
    ) -> None:
        browser = await Browser(node).hello(table.code)
        await browser.do(CHAT)
        assert (await browser.do({"do": "chat", "text": "well"}))["code"] == "id-reused"

    async def test_what_the_table_refuses_is_answered_with_facts(
        self, node: FakeNode, table: Table
    ) -> None:
        browser = await Browser(node, "bob").hello(table.code)
        answer = await browser.do({"do": "sit", "name": "Bob", "seat": 9})
        assert (answer["ok"], answer["code"]) == (False, "no-such-seat")
        assert answer["facts"] == {"seat": 9}

    async def test_commands_of_one_socket_are_done_in_their_order(
        self, node: FakeNode, table: Table
    ) -> None:
        browser = await Browser(node).hello(table.code)
        await browser.say(
            *(
                {
                    "type": "do",
                    "id": letter,
                    "based_on": 1,
                    "command": {"do": "chat", "text": f"so {letter}"},
                }
                for letter in "abcd"
            )
        )
        answers = [one["id"] for one in browser.messages if one["type"] == "answer"]
        assert answers == list("abcd")

    async def test_a_fault_of_the_program_is_answered_and_the_table_goes_on(
        self, node: FakeNode, table: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fails(*_: object) -> None:
            raise ZeroDivisionError

        browser = await Browser(node).hello(table.code)
        with monkeypatch.context() as patch:
            patch.setattr(room_module, "decide", fails)
            assert (await browser.do(CHAT))["code"] == "server-fault"
        assert (await browser.do(CHAT))["ok"]

    async def test_so_is_one_that_shows_after_the_step_was_stored(
        self, node: FakeNode, table: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fails(*_: object) -> None:
            raise ZeroDivisionError

        browser = await Browser(node).hello(table.code)
        with monkeypatch.context() as patch:
            patch.setattr(room_module, "publish", fails)
            assert (await browser.do(CHAT))["code"] == "server-fault"
        assert (await browser.do(CHAT, id="2"))["ok"]

    async def test_one_that_another_node_was_faster_with_is_decided_again(
        self, node: FakeNode, table: Table
    ) -> None:
        browser = await Browser(node).hello(table.code)
        assert isinstance(node.services, FakeServices)
        there = await room_of(another_node(node.services), table.id)
        await there.do(Chat("from afar"), Actor("ada", 0))
        assert (await browser.do(CHAT))["seq"] == there.table.seq + 1
        said = [event["text"] for event in browser.events if event["is"] == "chatted"]
        assert said == ["from afar", "hello"]

    async def test_one_that_another_node_has_done_is_answered_as_there(
        self, node: FakeNode, table: Table
    ) -> None:
        browser = await Browser(node).hello(table.code)
        assert isinstance(node.services, FakeServices)
        there = await room_of(another_node(node.services), table.id)
        done = await there.do(Chat("hello"), Actor("ada", 0), known_as="ada/1")
        assert (await browser.do(CHAT))["seq"] == done.seq

    async def test_a_fault_while_it_is_decided_again_is_answered_too(
        self, node: FakeNode, table: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fails(*_: object) -> None:
            raise ZeroDivisionError

        browser = await Browser(node).hello(table.code)
        assert isinstance(node.services, FakeServices)
        there = await room_of(another_node(node.services), table.id)
        await there.do(Chat("from afar"), Actor("ada", 0))
        with monkeypatch.context() as patch:
            patch.setattr(room_module, "decode_events", fails)
            assert (await browser.do(CHAT))["code"] == "server-fault"
        assert (await browser.do(CHAT))["ok"]

    async def test_one_that_the_store_refuses_at_once_can_be_sent_again(
        self, node: FakeNode, table: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def closed(*_: object, **__: object) -> None:
            raise StoreFailed("the store is closed")

        browser = await Browser(node).hello(table.code)
        with monkeypatch.context() as patch:
            patch.setattr(node.memory, "append_then", closed)
            patch.setattr(node.memory, "append", closed)
            assert (await browser.do(CHAT))["code"] == "store-failed"
        assert (await browser.do(CHAT))["ok"]

    async def test_one_comes_after_what_others_do_just_then(
        self, node: FakeNode, table: Table
    ) -> None:
        ada, again = [await Browser(node).hello(table.code) for _ in range(2)]
        node.memory.may_write.clear()
        await ada.say({"type": "do", "id": "1", "based_on": 1, "command": CHAT})
        await again.say(
            {"type": "do", "id": "2", "based_on": 1, "command": {"do": "chat", "text": "so"}}
        )
        node.memory.may_write.set()
        await settled()
        said = [event["text"] for event in ada.events if event["is"] == "chatted"]
        assert said == ["hello", "so"]

    async def test_who_goes_before_the_answer_leaves_after_it(
        self, node: FakeNode, table: Table
    ) -> None:
        browser = await Browser(node).hello(table.code)
        node.memory.may_write.clear()
        await browser.say({"type": "do", "id": "1", "based_on": 1, "command": CHAT})
        await browser.go()
        assert not browser.session.done()
        node.memory.may_write.set()
        await settled()
        assert browser.session.done() and browser.types[-1] == "answer"

    async def test_a_ping_is_answered_with_the_time(self, node: FakeNode, table: Table) -> None:
        browser = await Browser(node).hello(table.code)
        await asyncio.sleep(60)
        await browser.say({"type": "ping", "id": "p"})
        assert browser.last["type"] == "pong" and browser.last["id"] == "p"
        assert browser.last["now"] == pytest.approx(node.services.now(), abs=0.1)


class TestTheListOfTables:
    async def test_a_guest_who_sits_down_finds_the_table_again(
        self, node: FakeNode, table: Table
    ) -> None:
        browser = await Browser(node, "bob").hello(table.code)
        await browser.do({"do": "sit", "name": "Bob", "seat": 9})
        assert node.memory.seated == []
        await browser.do({"do": "sit", "name": "Bob"}, id="2")
        assert node.memory.seated == [("bob", table.id)]

    async def test_one_without_a_cookie_does_not(self, node: FakeNode, table: Table) -> None:
        browser = await Browser(node, None).hello(table.code)
        assert (await browser.do({"do": "sit", "name": "Bob"}))["ok"]
        assert node.memory.seated == []

    async def test_nobody_minds_if_that_cannot_be_stored(
        self, node: FakeNode, table: Table
    ) -> None:
        browser = await Browser(node, "bob").hello(table.code)
        node.memory.failing = {"remember_at_table"}
        assert (await browser.do({"do": "sit", "name": "Bob"}))["ok"]


class TestNonsense:
    @pytest.mark.parametrize("text", ["", "hello", b"\xff", "[]", "{}", '{"type":"shout"}'])
    async def test_it_is_answered_with_what_is_wrong(
        self, node: FakeNode, table: Table, text: str | bytes
    ) -> None:
        browser = await (await Browser(node).hello(table.code)).say(text)
        assert browser.last["code"] == "bad-message" and browser.last["facts"]["what"]
        assert (await browser.do(CHAT))["ok"]

    async def test_whoever_goes_on_with_it_is_sent_away(self, node: FakeNode, table: Table) -> None:
        browser = await Browser(node).hello(table.code)
        await browser.say(*["nonsense"] * MAX_FAULTS)
        assert not browser.session.done()
        await browser.say("nonsense")
        assert browser.closed == "bad-message" and browser.session.done()


PINGS = [{"type": "ping", "id": str(number)} for number in range(100)]

CHATS = [{"type": "do", "id": str(number), "based_on": 1, "command": CHAT} for number in range(100)]


class TestRateLimits:
    async def test_a_client_that_is_too_fast_is_slowed_down(self) -> None:
        node = node_with(messages_per_second=1.0, messages_at_once=5)
        table = await opened(node)
        browser = await (await Browser(node).hello(table.code)).say(*PINGS)
        assert browser.types.count("pong") == 4
        await asyncio.sleep(10)
        assert browser.types.count("pong") == 14

    async def test_one_that_goes_on_over_several_sockets_is_refused(self) -> None:
        node = node_with(messages_per_second=1.0, messages_at_once=5)
        table = await opened(node)
        browsers = [await Browser(node).hello(table.code) for _ in range(12)]
        await asyncio.sleep(REFUSED_SECONDS)
        for browser in browsers:
            await browser.say(PINGS[7])
        await asyncio.sleep(2 * REFUSED_SECONDS)
        refused = [one for browser in browsers for one in browser.messages if "code" in one]
        assert refused and {one["code"] for one in refused} == {"too-fast"}

    async def test_commands_have_the_pace_of_messages(self) -> None:
        node = node_with(messages_per_second=1.0, messages_at_once=5)
        table = await opened(node)
        browser = await (await Browser(node).hello(table.code)).say(*CHATS)
        assert browser.types.count("answer") == 4
        await asyncio.sleep(10)
        assert browser.types.count("answer") == 14

    async def test_one_who_waits_takes_nothing_from_others_at_the_address(self) -> None:
        node = node_with(messages_per_second=1.0, messages_at_once=5)
        table = await opened(node)
        browser = await (await Browser(node).hello(table.code)).say(*CHATS[:4])
        for chat in CHATS[4:8]:
            await browser.say(chat)
        taken = 5 * 5 - sum(node.address_rate.of(ADDRESS).take() == 0 for _ in range(25))
        assert taken == len(["hello", *CHATS[:4], "the one that waits"])

    async def test_other_clients_are_served_meanwhile(self) -> None:
        node = node_with(messages_per_second=1.0, messages_at_once=5)
        table = await opened(node)
        await (await Browser(node).hello(table.code)).say(*PINGS)
        other = await (await Browser(node, "bob").hello(table.code)).say(PINGS[0])
        assert other.types[-1] == "pong"

    async def test_guests_of_one_address_share_its_pace(self) -> None:
        node = node_with(messages_per_second=1.0, messages_at_once=5)
        table = await opened(node)
        for number in range(10):
            await (await Browser(node, f"guest-{number}").hello(table.code)).say(*PINGS[:4])
        here = await (await Browser(node, "bob").hello(table.code)).say(PINGS[0])
        there = await (await Browser(node, "cleo", "203.0.113.8").hello(table.code)).say(PINGS[0])
        assert here.types == [] and there.types[-1] == "pong"

    async def test_so_they_do_with_commands(self) -> None:
        node = node_with(messages_per_second=1.0, messages_at_once=5)
        table = await opened(node)
        browsers = [
            await Browser(node, f"guest-{number}").hello(table.code) for number in range(10)
        ]
        for browser in browsers:
            await browser.say(*CHATS[:4])
        assert sum(browser.types.count("answer") for browser in browsers) == 5 * 5 - 10

    async def test_without_a_cookie_the_address_is_the_client(self) -> None:
        node = node_with(messages_per_second=1.0, messages_at_once=5)
        table = await opened(node)
        await (await Browser(node, None).hello(table.code)).say(*PINGS[:10])
        assert (await Browser(node, None).hello(table.code)).types == []


class TestLateJoiners:
    async def test_they_are_shown_all_that_is_known_now(self, node: FakeNode) -> None:
        table = await opened(node, start=True)
        ada = await Browser(node).hello(table.code)
        lay = ada.messages[0]["mine"]["lays"][0]
        command = {"do": "lay", "card": lay["card"], "pile": lay["pile"], "sure": True}
        assert (await ada.do(command, based_on=9))["ok"]
        eve = await Browser(node, "eve").hello(table.watch)
        assert eve.last["game"] == [one["game"] for one in ada.messages if one.get("game")][-1]
        assert eve.last["mine"] is None

    async def test_what_was_missed_comes_with_the_next_hello(
        self, node: FakeNode, table: Table
    ) -> None:
        ada = await Browser(node).hello(table.code)
        seen = (await ada.do(CHAT, id="1"))["seq"]
        await ada.go()
        other = await Browser(node).hello(table.code)
        await other.do({"do": "chat", "text": "well"}, id="2")
        again = await Browser(node).hello(table.code, after=seen)
        events = [event for step in again.messages[0]["steps"] for event in step["events"]]
        assert "well" in [event.get("text") for event in events]
        assert "hello" not in [event.get("text") for event in events]
        assert again.messages[0]["complete"]


HINT = {"type": "hint", "id": "h"}


class TestHints:
    async def test_whoever_is_alone_and_in_turn_is_given_one(self, node: FakeNode) -> None:
        table = await opened(node, start=True)
        browser = await (await Browser(node).hello(table.code)).say(HINT)
        assert browser.last["type"] == "hint" and browser.last["id"] == "h"

    @pytest.mark.parametrize(
        ("wishes", "code"),
        [
            ({"bots": ["steady"]}, "no-hints"),
            ({}, "no-game"),
            ({"bots": ["steady"], "options": Options(hints=True), "start": True}, "not-your-turn"),
        ],
    )
    async def test_others_are_refused(self, node: FakeNode, wishes: Any, code: str) -> None:
        table = await opened(node, **wishes)
        browser = await (await Browser(node).hello(table.code)).say(HINT)
        assert (browser.last["type"], browser.last["code"]) == ("answer", code)

    async def test_a_spectator_is_given_none(self, node: FakeNode) -> None:
        table = await opened(node, start=True)
        browser = await (await Browser(node, "eve").hello(table.watch)).say(HINT)
        assert browser.last["code"] == "not-your-turn"

    async def test_at_the_deal_of_the_day_it_is_noted_first(self, node: FakeNode) -> None:
        table = await opened(node, options=Options(daily=DAY), start=True)
        browser = await Browser(node).hello(table.code)
        node.memory.failing = {"append"}
        await browser.say(HINT)
        assert (browser.last["type"], browser.last["code"]) == ("answer", "store-failed")
        node.memory.failing.clear()
        await browser.say(HINT)
        room = node.rooms.of(table.id)
        assert browser.last["type"] == "hint"
        assert room and room.table.game and room.table.game.had_hints

    async def test_elsewhere_it_makes_no_step(self, node: FakeNode) -> None:
        table = await opened(node, start=True)
        browser = await Browser(node).hello(table.code)
        written = len(node.memory.written[table.id])
        await browser.say(HINT)
        assert len(node.memory.written[table.id]) == written


class TestKicked:
    async def test_who_is_sent_away_is_closed_and_cannot_sit_down_again(
        self, node: FakeNode, table: Table
    ) -> None:
        bob = await Browser(node, "bob").hello(table.code)
        await bob.do({"do": "sit", "name": "Bob"})
        ada = await Browser(node).hello(table.code)
        assert (await ada.do({"do": "kick", "seat": 1}, based_on=99))["ok"]
        await settled()
        assert bob.closed == "kicked" and not bob.last["come_back"]
        again = await Browser(node, "bob").hello(table.code)
        assert again.types == ["bye"] and again.closed == "kicked"


async def test_a_table_whose_steps_are_gone_leads_nowhere(node: FakeNode, table: Table) -> None:
    del node.memory.written[table.id]
    assert (await Browser(node).hello(table.code)).closed == "no-such-table"
