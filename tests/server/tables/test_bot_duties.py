"""What bots owe a table: done once, at a human pace, and never for ever in vain."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from ninetyeight.rules import PILES, Lay, Seat, View, legal_actions
from ninetyeight.server.runtime.tasks import Tasks
from ninetyeight.server.settings import Settings
from ninetyeight.server.tables import bot_duties
from ninetyeight.server.tables.bot_duties import (
    FOR_ENGINES,
    PAUSE_SECONDS,
    RETRY_SECONDS,
    SIMPLER,
    BotDuties,
)
from ninetyeight.server.tables.room import Room
from ninetyeight.table import BOT_LEVELS, Actor, Options, decode_events, view_of
from ninetyeight.table.commands import (
    Chat,
    EndGame,
    GiveSignal,
    HandOver,
    LayCard,
    Object,
    Propose,
    TakeBack,
    TakeSeat,
)
from ninetyeight.table.events import HandedOver, Laid, Proposed, Signalled, Spoke, TurnEnded
from ninetyeight.table.pile_letters import letter_of
from ninetyeight.talk import Meaning, Signal
from tests.server import fakes
from tests.server.fake_time import IN_FAKE_TIME, seconds_passed, settled
from tests.server.fakes import (
    NOON,
    FakeServices,
    FakeThinkers,
    Screen,
    another_node,
    done,
    new_room,
    new_services,
    room_of,
)

pytestmark = IN_FAKE_TIME

Kind = TypeVar("Kind")

ADA = Actor("ada", 0)
TURN_SECONDS = 10 * PAUSE_SECONDS
"""More than a turn of a few cards takes."""


def first_lays(_: str, view: View) -> tuple[Lay, ...]:
    """As many lays as the turn owes, close ones first, each of another card on another pile."""
    chosen: list[Lay] = []
    lays = [action for action in legal_actions(view) if isinstance(action, Lay)]
    for lay in sorted(lays, key=lambda lay: abs(view.tops[lay.pile] - lay.card)):
        if all(lay.card != other.card and lay.pile != other.pile for other in chosen):
            chosen.append(lay)
    return tuple(chosen[: view.turn.missing if view.turn else 0])


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_duties, "monotonic", seconds_passed)


@pytest.fixture
async def services(anyio_backend: object) -> FakeServices:
    services = new_services()
    services.bots.choose = first_lays
    return services


def served(services: FakeServices, room: Room) -> Room:
    room.followers = [BotDuties(room, services, Tasks()).follow]
    return room


async def started(
    services: FakeServices, *bots: str, options: Options | None = None, alone: bool = False
) -> Room:
    """A game in which cards are dealt; nobody looks yet."""
    room = await new_room(
        services, bots=() if alone else bots or ("sharp",), options=options, start=True
    )
    return served(services, room)


def happened(
    services: FakeServices, room: Room, kind: type[Kind] | tuple[type[Kind], ...]
) -> list[Kind]:
    steps = services.memory.written[room.table.id]
    return [
        event for step in steps for event in decode_events(step.body) if isinstance(event, kind)
    ]


def commands(services: FakeServices, room: Room) -> list[str]:
    """The names of the commands of bots."""
    steps = services.memory.written[room.table.id]
    return [step.command for step in steps if step.command]


class TestTurns:
    async def test_a_bot_plays_its_turn_card_by_card(self, services: FakeServices) -> None:
        room = await started(services, alone=True)
        screen = Screen().join(room)
        await done(room, HandOver(0, "steady"), ADA)
        await asyncio.sleep(0.5 * PAUSE_SECONDS)
        for count in range(3):
            assert len(happened(services, room, Laid)) == min(count, 2)
            await asyncio.sleep(PAUSE_SECONDS)
        (ended,) = happened(services, room, TurnEnded)
        assert ended.seat == 0
        assert [event["is"] for event in screen.events][-3:] == ["laid", "laid", "turn-ended"]

    @pytest.mark.parametrize("talk", [False, True])
    async def test_where_there_is_talk_it_listens_and_thinks_again_after_a_card(
        self, services: FakeServices, talk: bool
    ) -> None:
        room = await started(services, "steady", "sharp", options=Options(talk=talk))
        Screen().join(room)
        await done(room, Propose(), ADA)
        await asyncio.sleep(Options().agree_seconds + 1)
        services.bots.thoughts.clear()
        await done(room, HandOver(0, "rookie"), ADA)
        await asyncio.sleep(TURN_SECONDS)
        kinds = [type(event) for event in happened(services, room, (Laid, Spoke, TurnEnded))]
        turn = kinds[kinds.index(Laid) : kinds.index(TurnEnded) + 1]
        assert turn == [Laid, *([Spoke] if talk else []), Laid, TurnEnded]
        assert services.bots.thoughts[:2] == (
            ["rookie", "rookie"] if talk else ["rookie", "steady"]
        )

    async def test_it_waits_until_somebody_looks(self, services: FakeServices) -> None:
        room = await started(services, alone=True)
        await done(room, HandOver(0, "steady"), ADA)
        await asyncio.sleep(TURN_SECONDS)
        assert services.bots.thoughts == []
        screen = Screen("eve", watching=True).join(room)
        await asyncio.sleep(TURN_SECONDS)
        assert happened(services, room, TurnEnded)
        room.leave(screen.client)
        await asyncio.sleep(TURN_SECONDS)
        seen = room.table.seq
        await asyncio.sleep(10 * TURN_SECONDS)
        assert room.table.seq == seen

    @pytest.mark.parametrize(("server", "table"), [(0.0, 1.0), (2.0, 0.0), (2.0, 1.5)])
    async def test_it_pauses_as_long_as_server_and_table_want(
        self, server: float, table: float
    ) -> None:
        services = new_services(settings=Settings(pace=server))
        services.bots.choose = first_lays
        room = await started(services, alone=True, options=Options(pace=table))
        Screen().join(room)
        laid: list[float] = []
        room.followers.append(
            lambda: laid.append(seconds_passed()) if happened(services, room, Laid) else None
        )
        await done(room, HandOver(0, "steady"), ADA)
        await asyncio.sleep(PAUSE_SECONDS * server * table + 0.01)
        assert laid[0] == pytest.approx(PAUSE_SECONDS * server * table)

    async def test_its_commands_are_named_by_the_step_and_its_seat(
        self, services: FakeServices
    ) -> None:
        room = await started(services, alone=True)
        Screen().join(room)
        await done(room, HandOver(0, "steady"), ADA)
        seq = room.table.seq
        await asyncio.sleep(3.5 * PAUSE_SECONDS)
        names = commands(services, room)
        assert [name.rpartition("-")[0] for name in names[:2]] == [
            f"bot/{seq}/0/lay",
            f"bot/{seq + 1}/0/lay",
        ]
        assert names[2] == f"bot/{seq + 2}/0/end"

    async def test_two_nodes_play_it_once(self, services: FakeServices) -> None:
        room = await started(services, alone=True)
        south = another_node(services)
        south.bots.choose = first_lays
        there = served(south, await room_of(south, room.table.id))
        Screen().join(room)
        Screen("eve").join(there)
        await done(room, HandOver(0, "steady"), ADA)
        await there.catch_up()
        for _ in range(20):
            await asyncio.sleep(PAUSE_SECONDS / 2)
            await room.catch_up()
            await there.catch_up()
        laid = happened(services, room, Laid)
        assert len(laid) > 3
        assert len({event.card for event in laid}) == len(laid)
        assert len(set(commands(services, room))) == len(commands(services, room))
        assert room.table == there.table

    async def test_nobody_plays_after_the_end(self, services: FakeServices) -> None:
        room = await started(services, alone=True)
        Screen().join(room)
        await done(room, HandOver(0, "steady"), ADA)
        await done(room, TakeSeat(), ADA)
        await done(room, EndGame(), ADA)
        seq = room.table.seq
        await asyncio.sleep(TURN_SECONDS)
        assert room.table.seq == seq


class TestTakenBack:
    async def test_a_bot_plays_on_after_a_lay_was_taken_back(self, services: FakeServices) -> None:
        room = await started(services, alone=True)
        Screen().join(room)
        await done(room, HandOver(0, "steady"), ADA)
        await asyncio.sleep(1.5 * PAUSE_SECONDS)
        for command in (TakeSeat(), TakeBack(), HandOver(0, "steady")):
            await done(room, command, ADA)
        await asyncio.sleep(TURN_SECONDS)
        assert happened(services, room, TurnEnded)
        assert len(happened(services, room, HandedOver)) == 2

    async def test_it_drops_what_it_thought_about_another_table(
        self, services: FakeServices
    ) -> None:
        room = await started(services, alone=True)
        Screen().join(room)
        services.bots.may_answer.clear()
        await done(room, HandOver(0, "steady"), ADA)
        await settled()
        await lay_for_the_bot(room)
        services.bots.may_answer.set()
        await asyncio.sleep(TURN_SECONDS)
        assert services.bots.thoughts[:2] == ["steady", "steady"]
        assert happened(services, room, TurnEnded)
        assert len(happened(services, room, HandedOver)) == 2

    @pytest.mark.parametrize("is_taken", [False, True])
    async def test_a_failure_about_another_table_is_nobodys_fault(
        self, services: FakeServices, monkeypatch: pytest.MonkeyPatch, is_taken: bool
    ) -> None:
        may_fail, turn = asyncio.Event(), FakeThinkers.turn

        async def fails_once(*asked: Any) -> tuple[Lay, ...]:
            monkeypatch.setattr(FakeThinkers, "turn", turn)
            await may_fail.wait()
            raise RuntimeError("no idea")

        monkeypatch.setattr(FakeThinkers, "turn", fails_once)
        room = await started(services, alone=True)
        Screen().join(room)
        await done(room, HandOver(0, "steady"), ADA)
        await settled()
        if is_taken:
            await done(room, TakeSeat(), ADA)
        else:
            await lay_for_the_bot(room)
        may_fail.set()
        await asyncio.sleep(TURN_SECONDS)
        assert {event.level for event in happened(services, room, HandedOver)} == {"steady"}
        assert bool(happened(services, room, TurnEnded)) != is_taken


async def lay_for_the_bot(room: Room) -> None:
    """Takes the seat, lays the very card that the bot has chosen, and hands the seat over again."""
    lay, *_ = first_lays("steady", view_of(room.table, Seat(0)))
    chosen = LayCard(lay.card, letter_of(lay.pile), sure=True)
    for command in (TakeSeat(), chosen, HandOver(0, "steady")):
        await done(room, command, ADA)


def seat_of(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def has_begun(room: Room) -> bool:
    return room.table.phase == "playing"


def raises(*_: object) -> tuple[Lay, ...]:
    raise RuntimeError("no idea")


def lays_nothing(*_: object) -> tuple[Lay, ...]:
    return ()


def lays_what_it_does_not_hold(_: str, view: View) -> tuple[Lay, ...]:
    lay = first_lays(_, view)[0]
    return (Lay(min(view.unseen), lay.pile),)


def lays_what_does_not_fit(_: str, view: View) -> tuple[Lay, ...]:
    possible = legal_actions(view)
    lays = (Lay(card, pile) for card in view.hand for pile in PILES)
    twice = first_lays(_, view)[0]
    return (next((lay for lay in lays if lay not in possible), twice),) * 2


class TestFailures:
    @pytest.mark.parametrize(
        "fails", [raises, lays_nothing, lays_what_it_does_not_hold, lays_what_does_not_fit]
    )
    async def test_a_bot_that_fails_is_replaced_by_a_simpler_one(
        self, services: FakeServices, fails: Callable[[str, View], tuple[Lay, ...]]
    ) -> None:
        services.bots.choose = lambda level, view: (
            first_lays(level, view) if level == "rookie" else fails(level, view)
        )
        room = await started(services, alone=True)
        Screen().join(room)
        await done(room, HandOver(0, "sharp"), ADA)
        await asyncio.sleep(2 * TURN_SECONDS)
        levels = [event.level for event in happened(services, room, HandedOver)]
        assert levels == ["sharp", "steady", "rookie"]
        assert happened(services, room, TurnEnded)

    async def test_for_an_engine_that_fails_a_bot_of_the_server_plays_on(
        self, services: FakeServices
    ) -> None:
        services.bots.engines = ("Nearest",)
        services.bots.choose = lambda level, view: (
            first_lays(level, view) if level == FOR_ENGINES else raises(level, view)
        )
        room = await started(services, "Nearest")
        screen = Screen().join(room)
        assert screen.messages[0]["engines"] == ["Nearest"]
        await done(room, GiveSignal(Meaning.RATHER_NOT), ADA)  # so that the engine starts
        await asyncio.sleep(Options().agree_seconds + 3 * TURN_SECONDS)
        assert services.bots.thoughts == ["Nearest", FOR_ENGINES, FOR_ENGINES]
        assert [event.level for event in happened(services, room, HandedOver)] == [FOR_ENGINES]
        assert happened(services, room, TurnEnded)

    async def test_the_simplest_one_tries_again_after_a_while_and_not_at_once(
        self, services: FakeServices
    ) -> None:
        services.bots.choose = raises
        room = await started(services, alone=True)
        Screen().join(room)
        await done(room, HandOver(0, "random"), ADA)
        await asyncio.sleep(10.5 * RETRY_SECONDS)
        assert services.bots.thoughts == ["random"] * 11
        assert len(happened(services, room, HandedOver)) == 1
        services.bots.choose = first_lays
        await asyncio.sleep(TURN_SECONDS)
        assert happened(services, room, TurnEnded)

    async def test_every_level_but_the_simplest_has_a_simpler_one(self) -> None:
        assert list(SIMPLER.values()) == list(BOT_LEVELS[-2::-1]) and list(SIMPLER) == list(
            BOT_LEVELS[:0:-1]
        )

    async def test_a_failing_store_is_asked_again_after_a_while(
        self, services: FakeServices
    ) -> None:
        room = await started(services, alone=True)
        Screen().join(room)
        await done(room, HandOver(0, "steady"), ADA)
        services.memory.failing, services.memory.asked = {"append"}, []
        await asyncio.sleep(10 * (RETRY_SECONDS + PAUSE_SECONDS))
        assert services.memory.asked.count("append") <= 10
        services.memory.failing.clear()
        await asyncio.sleep(TURN_SECONDS)
        assert happened(services, room, TurnEnded)
        assert len(happened(services, room, HandedOver)) == 1

    async def test_a_change_ends_the_wait(self, services: FakeServices) -> None:
        services.bots.choose = raises
        room = await started(services, alone=True)
        Screen().join(room)
        await done(room, HandOver(0, "random"), ADA)
        await settled()
        services.bots.choose = first_lays
        await done(room, Chat("come on"), ADA)
        await settled()
        assert services.bots.thoughts == ["random", "random"]


async def proposing(services: FakeServices) -> Room:
    """Ada has offered to begin; Bob has 20 seconds to object."""
    options = Options(agree_seconds=20.0)
    room = served(services, await new_room(services, people=["Bob"], options=options, start=True))
    Screen().join(room)
    await done(room, Propose(), ADA)
    return room


class TestStarting:
    async def test_if_no_person_would_begin_the_gladdest_bot_proposes(
        self, services: FakeServices
    ) -> None:
        def say(level: str, view: View) -> tuple[Signal, ...]:
            return (Signal(seat_of(view), Meaning.GLADLY),) if level == "sharp" else ()

        services.bots.say = say
        room = await started(services, "steady", "sharp")
        Screen().join(room)
        await asyncio.sleep(TURN_SECONDS)
        assert not happened(services, room, Proposed)
        await done(room, GiveSignal(Meaning.RATHER_NOT), ADA)
        await asyncio.sleep(2 * PAUSE_SECONDS)
        (proposed,) = happened(services, room, Proposed)
        assert proposed.seat == 2

    async def test_after_an_objection_another_proposes_and_then_none(
        self, services: FakeServices
    ) -> None:
        room = await started(services, "steady", "steady")
        Screen().join(room)
        await done(room, GiveSignal(Meaning.RATHER_NOT), ADA)
        for _ in range(2):
            await asyncio.sleep(2 * PAUSE_SECONDS)
            await done(room, Object(), ADA)
        seq = room.table.seq
        await asyncio.sleep(TURN_SECONDS)
        seats = [event.seat for event in happened(services, room, Proposed)]
        assert seats == [1, 2] and room.table.seq == seq
        names = [name for name in commands(services, room) if name.endswith("propose")]
        assert len(set(names)) == 2

    async def test_a_bot_does_not_propose_when_a_person_has_meanwhile(
        self, services: FakeServices
    ) -> None:
        room = await started(services, "steady")
        Screen().join(room)
        await done(room, GiveSignal(Meaning.RATHER_NOT), ADA)
        await asyncio.sleep(PAUSE_SECONDS / 2)
        await done(room, Propose(), ADA)
        await asyncio.sleep(PAUSE_SECONDS)
        (proposed,) = happened(services, room, Proposed)
        assert proposed.seat == 0

    async def test_when_nobody_objects_in_time_the_game_begins(
        self, services: FakeServices
    ) -> None:
        room = await proposing(services)
        await asyncio.sleep(19.9)
        assert not has_begun(room)
        await asyncio.sleep(0.2)
        assert has_begun(room)

    async def test_what_happens_meanwhile_does_not_delay_it(self, services: FakeServices) -> None:
        room = await proposing(services)
        for _ in range(19):
            await asyncio.sleep(1)
            await done(room, Chat("well"), ADA)
        assert not has_begun(room)
        await asyncio.sleep(1.1)
        assert has_begun(room)

    @pytest.mark.parametrize("hour", [3600.0, -3600.0])
    async def test_nor_does_a_clock_that_is_set(
        self, services: FakeServices, hour: float, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        room = await proposing(services)
        await asyncio.sleep(1)
        monkeypatch.setattr(fakes, "NOON", NOON + hour)
        await done(room, Chat("well"), ADA)
        await asyncio.sleep(18)
        assert not has_begun(room)
        await asyncio.sleep(1.1)
        assert has_begun(room)


class TestSpeaking:
    async def test_bots_speak_together_in_one_step_and_once(self, services: FakeServices) -> None:
        def say(level: str, view: View) -> tuple[Signal, ...]:
            if level == "rookie":
                raise RuntimeError("no idea")
            return (Signal(seat_of(view), Meaning.RATHER_NOT),)

        services.bots.say = say
        room = await started(services, "steady", "rookie", "sharp")
        Screen().join(room)
        await asyncio.sleep(TURN_SECONDS)
        said = [event.seat for event in happened(services, room, Signalled)]
        assert said == [1, 3]
        assert len(happened(services, room, Spoke)) == 1
        assert commands(services, room) == ["bot/1/1-2-3/speak"]

    async def test_what_was_to_be_said_about_another_table_is_not_said(
        self, services: FakeServices
    ) -> None:
        room = await started(services, "steady")
        Screen().join(room)
        services.bots.may_answer.clear()
        await settled()
        await done(room, Propose(), ADA)
        services.bots.may_answer.set()
        await asyncio.sleep(0.1)
        assert "bot/1/1/speak" not in commands(services, room)
