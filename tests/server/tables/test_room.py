"""A room: decide, append, publish, answer, and nothing twice."""

import asyncio

import pytest

from ninetyeight.server.store import StoredStep
from ninetyeight.server.tables import history
from ninetyeight.server.tables.room import Room
from ninetyeight.table import Actor, Command, TableCode, encode_events
from ninetyeight.table.commands import (
    AddBot,
    ChangeOptions,
    Chat,
    Kick,
    LayCard,
    Lock,
    Sit,
    Start,
)
from ninetyeight.table.events import Chatted
from tests.server.fake_time import IN_FAKE_TIME, settled
from tests.server.fakes import (
    NOON,
    FakeServices,
    Screen,
    another_node,
    done,
    new_room,
    new_services,
    room_of,
)

pytestmark = IN_FAKE_TIME

ADA, BOB = Actor("ada", 0), Actor("bob")
HELLO = Chat("hello")


@pytest.fixture
async def services(anyio_backend: object) -> FakeServices:
    return new_services()


@pytest.fixture
async def room(services: FakeServices) -> Room:
    return await new_room(services)


class TestOrder:
    async def test_nothing_is_shown_or_answered_before_it_is_stored(
        self, services: FakeServices, room: Room
    ) -> None:
        ada, other = Screen().join(room), Screen("bob").join(room)
        services.memory.may_write.clear()
        asking = asyncio.create_task(room.do(HELLO, ADA, known_as="ada/1", asker=ada.client))
        await settled()
        assert not asking.done()
        assert room.table.seq == 1 and ada.steps == other.steps == []
        services.memory.may_write.set()
        assert (await asking).seq == 2
        assert other.steps == [2]

    async def test_the_step_comes_to_whoever_asked_before_the_answer(self, room: Room) -> None:
        ada = Screen().join(room)
        done = await room.do(HELLO, ADA, asker=ada.client)
        assert ada.steps == [done.seq]

    async def test_commands_are_done_one_after_the_other(
        self, services: FakeServices, room: Room
    ) -> None:
        screen = Screen("bob").join(room)
        services.memory.may_write.clear()
        asking = [
            asyncio.create_task(room.do(Chat(f"text {letter}"), ADA)) for letter in "abcdefgh"
        ]
        await settled()
        assert services.memory.asked.count("append") == 1
        services.memory.may_write.set()
        assert [(await each).seq for each in asking] == [2, 3, 4, 5, 6, 7, 8, 9]
        assert [event["text"][-1] for event in screen.events] == list("abcdefgh")

    async def test_followers_are_told_when_the_new_state_is_there(self, room: Room) -> None:
        seen: list[int] = []
        room.followers.append(lambda: seen.append(room.table.seq))
        await done(room, HELLO, ADA)
        assert seen == [2]

    async def test_a_step_has_the_time_at_which_it_was_decided(self, room: Room) -> None:
        await asyncio.sleep(60)
        await done(room, HELLO, ADA)
        assert room.changed_at == pytest.approx(NOON + 60)


class TestRefusals:
    async def test_what_the_table_refuses_is_not_stored(
        self, services: FakeServices, room: Room
    ) -> None:
        screen = Screen().join(room)
        answer = await room.do(LayCard(47, "a"), ADA, known_as="ada/1")
        assert (answer.code, answer.seq) == (TableCode.NO_GAME, 1)
        assert "append" not in services.memory.asked and screen.steps == []

    async def test_it_is_answered_with_facts(self, room: Room) -> None:
        answer = await room.do(Sit("Bob", seat=7), BOB)
        assert (answer.code, answer.facts) == (TableCode.NO_SUCH_SEAT, {"seat": 7})

    async def test_what_is_so_already_makes_no_step(
        self, services: FakeServices, room: Room
    ) -> None:
        answer = await room.do(Lock(False), ADA)
        assert (answer.code, answer.seq) == ("ok", 1)
        assert "append" not in services.memory.asked


class TestAFailingStore:
    async def test_nothing_is_shown_and_it_can_be_asked_again(
        self, services: FakeServices, room: Room
    ) -> None:
        screen = Screen().join(room)
        services.memory.failing = {"append"}
        answer = await room.do(HELLO, ADA, known_as="ada/1")
        assert (answer.code, answer.seq) == ("store-failed", 1)
        assert room.table.seq == 1 and screen.steps == []
        services.memory.failing.clear()
        assert (await room.do(HELLO, ADA, known_as="ada/1")).code == "ok"
        assert screen.steps == [2]

    async def test_nor_is_a_command_without_a_name_done(
        self, services: FakeServices, room: Room
    ) -> None:
        services.memory.failing = {"append"}
        assert (await room.do(HELLO, ADA)).code == "store-failed"
        assert room.table.seq == 1

    async def test_what_was_written_before_the_connection_broke_is_done(
        self, services: FakeServices, room: Room
    ) -> None:
        screen = Screen().join(room)
        services.memory.failing_after = {"append"}
        answer = await room.do(HELLO, ADA, known_as="ada/1")
        assert (answer.code, answer.seq) == ("ok", 2)
        assert screen.steps == [2]

    async def test_what_cannot_be_read_either_is_answered_when_it_is_sent_again(
        self, services: FakeServices, room: Room
    ) -> None:
        screen = Screen().join(room)
        services.memory.failing_after, services.memory.failing = {"append"}, {"steps"}
        assert (await room.do(HELLO, ADA, known_as="ada/1")).code == "store-failed"
        again = await room.do(HELLO, ADA, known_as="ada/1")
        assert (again.code, again.seq, screen.steps) == ("ok", 2, [])
        services.memory.failing_after, services.memory.failing = set(), set()
        assert (await room.do(Chat("again"), ADA, known_as="ada/2")).seq == 3
        assert [event["text"] for event in screen.events] == ["hello", "again"]


class TestTwoNodes:
    async def test_the_second_one_reads_what_it_missed_and_decides_again(
        self, services: FakeServices, room: Room
    ) -> None:
        there = await room_of(another_node(services), room.table.id)
        here, across = Screen().join(room), Screen("bob").join(there)
        await done(there, Chat("first"), ADA)
        assert (await done(room, Chat("second"), ADA)).seq == 3
        assert here.steps == [2, 3]
        assert [event["text"] for event in here.events] == ["first", "second"]
        await there.catch_up()
        assert across.events == here.events

    async def test_what_is_not_possible_any_more_is_refused(
        self, services: FakeServices, room: Room
    ) -> None:
        there = await room_of(another_node(services), room.table.id)
        await done(there, Sit("Cleo", seat=3), Actor("cleo"))
        answer = await room.do(Sit("Bob", seat=3), BOB, known_as="bob/1")
        assert (answer.code, answer.seq) == (TableCode.SEAT_OCCUPIED, 2)
        assert len(services.memory.written[room.table.id]) == 2

    async def test_what_was_done_at_another_node_is_not_done_here(
        self, services: FakeServices, room: Room
    ) -> None:
        there = await room_of(another_node(services), room.table.id)
        first = await there.do(HELLO, ADA, known_as="ada/1")
        assert await room.do(HELLO, ADA, known_as="ada/1") == first
        assert room.table.seq == 2

    async def test_reading_nothing_new_shows_nothing(self, room: Room) -> None:
        screen = Screen().join(room)
        await room.catch_up()
        assert screen.types == ["welcome"]


@pytest.fixture(params=["in memory", "in the store"])
def remembered(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who knows what was done: the room, or for what is long past only the store."""
    if request.param == "in the store":
        monkeypatch.setattr(history, "KEPT_COMMANDS", 0)


@pytest.mark.usefixtures("remembered")
class TestOnce:
    async def test_a_repeated_command_is_answered_as_before(
        self, services: FakeServices, room: Room
    ) -> None:
        first = await room.do(HELLO, ADA, known_as="ada/1")
        await done(room, Chat("then"), ADA)
        assert await room.do(HELLO, ADA, known_as="ada/1") == first
        assert len(services.memory.written[room.table.id]) == 3

    async def test_another_command_under_the_same_id_is_refused(
        self, services: FakeServices, room: Room
    ) -> None:
        first = await room.do(HELLO, ADA, known_as="ada/1")
        other = await room.do(Chat("something else"), ADA, known_as="ada/1")
        assert (other.code, other.seq) == ("id-reused", first.seq)
        assert len(services.memory.written[room.table.id]) == 2

    async def test_the_same_id_of_somebody_else_is_another(self, room: Room) -> None:
        await done(room, Sit("Bob"), BOB)
        first = await room.do(HELLO, ADA, known_as="ada/1")
        second = await room.do(HELLO, Actor("bob", 1), known_as="bob/1")
        assert second.seq == first.seq + 1

    async def test_a_step_that_was_stored_without_a_digest_counts_as_the_same(
        self, services: FakeServices, room: Room
    ) -> None:
        body = encode_events((Chatted(0, "old"),))
        await services.store.append(StoredStep(room.table.id, 2, NOON, "ada/1", body))
        answer = await room.do(HELLO, ADA, known_as="ada/1")
        assert (answer.code, answer.seq) == ("ok", 2)


async def test_a_repeated_command_is_not_judged_again(room: Room) -> None:
    first = await room.do(Start(), ADA, known_as="ada/1")
    assert (await room.do(Start(), ADA)).code == TableCode.GAME_GOING_ON
    assert await room.do(Start(), ADA, known_as="ada/1") == first


class TestStale:
    async def test_what_others_have_changed_since_makes_a_command_stale(self, room: Room) -> None:
        ada = Screen().join(room)
        seen = room.table.seq
        sat = await done(room, Sit("Bob"), BOB)
        answer = await room.do(Start(), ADA, based_on=seen, asker=ada.client)
        assert (answer.code, answer.facts) == (TableCode.STALE, {"seq": sat.seq})
        assert (await room.do(Start(), ADA, based_on=sat.seq, asker=ada.client)).code == "ok"

    async def test_what_one_has_done_oneself_does_not(self, room: Room) -> None:
        ada = Screen().join(room)
        seen = room.table.seq
        changes: list[Command] = [ChangeOptions(fire=True), AddBot("steady"), Start()]
        for number, command in enumerate(changes):
            known_as = history.name_of_command("ada", str(number))
            answer = await room.do(command, ADA, known_as=known_as, based_on=seen, asker=ada.client)
            assert answer.code == "ok"

    async def test_a_bot_has_no_such_excuse(self, room: Room) -> None:
        seen = room.table.seq
        await done(room, Sit("Bob"), BOB)
        assert (await room.do(Start(), ADA, based_on=seen)).code == TableCode.STALE


class TestComingAndGoing:
    async def test_a_newcomer_is_shown_what_happened_lately(self, room: Room) -> None:
        await done(room, HELLO, ADA)
        screen = Screen("bob").join(room)
        (welcome,) = screen.messages
        assert (welcome["seq"], welcome["complete"], welcome["now"]) == (2, False, NOON)
        assert [step["seq"] for step in welcome["steps"]] == [1, 2]

    async def test_who_comes_back_is_shown_what_they_missed(self, room: Room) -> None:
        for text in ("one thing", "another thing"):
            await done(room, Chat(text), ADA)
        welcome = Screen().join(room, after=2).last
        assert [step["seq"] for step in welcome["steps"]] == [3] and welcome["complete"]

    async def test_from_then_on_every_step_is_shown_until_they_leave(self, room: Room) -> None:
        screen = Screen().join(room)
        await done(room, HELLO, ADA)
        room.leave(screen.client)
        await done(room, Chat("still there?"), ADA)
        assert screen.steps == [2]

    async def test_followers_are_told_of_both(self, room: Room) -> None:
        seen: list[int] = []
        room.followers.append(lambda: seen.append(len(room.clients)))
        room.leave(Screen().join(room).client)
        assert seen == [1, 0]

    async def test_who_was_sent_away_stays_away_and_may_watch(self, room: Room) -> None:
        await done(room, Sit("Bob"), BOB)
        await done(room, Kick(1), ADA)
        bob, watching = Screen("bob").join(room), Screen("bob", watching=True).join(room)
        await settled()
        assert (bob.types, bob.closed) == (["bye"], "kicked")
        assert watching.types == ["welcome"]
        assert room.clients == {watching.client}

    async def test_a_secret_opens_the_seat_in_another_browser(
        self, services: FakeServices, room: Room
    ) -> None:
        (_, ada), *_ = room.table.people
        secret = services.secrets.of(room.table.id, ada.nonce)
        you = Screen("phone").join(room, secret=secret).last["you"]
        assert you["seat"] == 0 and you["seats"] == [{"seat": 0, "secret": secret}]

    async def test_a_wrong_secret_opens_nothing(self, room: Room) -> None:
        assert Screen("phone").join(room, secret="wrong").last["you"]["seat"] is None
