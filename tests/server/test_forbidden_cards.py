"""Nothing that leaves the server holds a card that whoever reads it may not know."""

import json
from random import Random
from typing import Any

import pytest
from starlette.types import Message

from ninetyeight.rules import RULE_SETS, Lay, legal_actions
from ninetyeight.server.access.tokens import DailySeeds, SeatSecrets
from ninetyeight.server.bots.thinkers import Thinkers
from ninetyeight.server.clients.client import Client
from ninetyeight.server.clients.frames import Frame, text_of
from ninetyeight.server.clients.messages import Hello
from ninetyeight.server.clients.outbox import Outbox
from ninetyeight.server.services import Services
from ninetyeight.server.settings import Settings
from ninetyeight.server.store import Appended
from ninetyeight.server.tables.decision_context import decision_context
from ninetyeight.server.tables.history import History
from ninetyeight.server.tables.opening import Wishes, first_step
from ninetyeight.server.tables.room import Room
from ninetyeight.table import Actor, Command, Options, decode_events
from ninetyeight.table.commands import (
    AddBot,
    Agree,
    Chat,
    EndTheTurn,
    GiveSignal,
    HandOver,
    LayCard,
    Propose,
    Sit,
    Start,
    TakeSeat,
)
from ninetyeight.table.pile_letters import LETTERS, letter_of
from ninetyeight.talk import Meaning

pytestmark = pytest.mark.anyio

NO_CARDS = frozenset(
    {"seq", "at", "now", "until", "away_since", "after_seconds", "pace", "agree_seconds"}
    | {"lowest", "highest", "fire_cards"}  # of the rules, the same in every game
    | {"grace_seconds", "number", "room", "draw", "left", "total", "counts", "seat", "agreed"}
    | {"order", "minimum", "laid", "missing", "drew", "jump", "secret", "given_up_by"}
    | {"host_away_since", "request", "swap_with", "to", "other"}
)
"""Numbers under these names are no cards."""


def cards_in(value: Any) -> set[int]:
    """Every number of a message that may be a card."""
    if isinstance(value, dict):
        parts = [part for name, part in value.items() if name not in NO_CARDS]
        return set().union(*map(cards_in, parts))
    if isinstance(value, list):
        return set().union(*map(cards_in, value))
    is_card = isinstance(value, int) and not isinstance(value, bool) and 2 <= value <= 99
    return {value} if is_card else set()


class OnlyAppends:
    """A store that keeps nothing."""

    async def append(self, step: object, kept: object, **copies: object) -> Appended:
        return Appended()


class Suspicious(Outbox):
    """Reads every text at the decision_context when it is sent."""

    def __init__(self) -> None:
        async def nowhere(_: Message) -> None:
            pass

        super().__init__(nowhere, 10**9)
        self.client: Client
        self.room: Room
        self.read = 0

    def put(self, frame: Frame) -> None:
        game, text = self.room.table.game, text_of(frame)
        self.read += 1
        if game is None:
            assert not cards_in(json.loads(text)), text
        elif not game.result:
            hand = set() if self.client.seat is None else set(game.state.hands[self.client.seat])
            assert cards_in(json.loads(text)) <= hand | game.state.gone, text


def enter(room: Room, guest: str, *, watching: bool = False) -> Suspicious:
    outbox = Suspicious()
    outbox.client, outbox.room = Client(guest, outbox, watching=watching), room
    room.join(outbox.client, Hello("code"))
    return outbox


async def random_game(rules: str, rng: Random) -> int:
    """Plays a game while every byte is read; tells how many texts there were."""
    options = Options(rules=rules, talk=rng.random() < 0.8)
    store: Any = OnlyAppends()
    daily = DailySeeds("key")
    services = Services(Settings(), store, SeatSecrets("key"), daily, Thinkers(1))
    table, step = first_step("ada", Wishes("Ada", options), decision_context(services, 0))
    history = History()
    history.add(step, decode_events(step.body))
    room = Room(services, table, history)
    readers = [enter(room, guest) for guest in ("ada", "bob", "bob")]
    readers.append(enter(room, "eve", watching=True))

    async def do(command: Command, client: Client | None = None) -> None:
        await room.do(command, client.actor if client else Actor(guest="ada", seat=0))

    await do(Sit("Bob"), readers[1].client)
    for _ in range(rng.randrange(3)):
        await do(AddBot("steady"))
    await do(Start())
    await do(Propose(), readers[0].client)
    while room.table.game and not room.table.game.result:
        await room.do(*random_command(room, rng))
        if rng.random() < 0.02:
            readers.append(enter(room, rng.choice(["ada", "bob", "zoe"])))
    return sum(reader.read for reader in readers)


def random_command(room: Room, rng: Random) -> tuple[Command, Actor]:
    game = room.table.game
    assert game is not None
    talker = rng.randrange(2)
    chance = rng.random()
    if chance < 0.1:
        meaning = rng.choice([Meaning.LEAVE_IT_TO_ME, Meaning.NO_BIG_JUMP, Meaning.USE_FREELY])
        return GiveSignal(meaning, rng.choice(LETTERS)), Actor(seat=talker)
    if chance < 0.13:
        return Chat("the second pile, please"), Actor(seat=talker)
    if chance < 0.15:
        guest = "ada" if talker == 0 else "bob"
        hand_over_or_back: list[Command] = [HandOver(talker), TakeSeat()]
        return rng.choice(hand_over_or_back), Actor(guest=guest, seat=talker)
    seat = game.seat_in_turn
    if seat is None:
        return Agree(), Actor(seat=1)
    player = room.table.places[seat]
    by = Actor(seat=seat, bot=player is not None and player.bot is not None)
    lays = [action for action in legal_actions(game.state) if isinstance(action, Lay)]
    if not lays or rng.random() < 0.3:
        return EndTheTurn(), by
    # Whoever lays what is near plays long games.
    few = rng.sample(lays, min(len(lays), 8))
    lay = min(few, key=lambda lay: abs(lay.card - game.state.tops[lay.pile]))
    return LayCard(lay.card, letter_of(lay.pile), sure=rng.random() < 0.1), by


@pytest.mark.parametrize("rules", RULE_SETS)
async def test_no_socket_is_ever_sent_a_card_that_it_may_not_know(rules: str) -> None:
    texts = [await random_game(rules, Random(seed)) for seed in range(5)]
    assert sum(texts) > 500


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULE_SETS)
async def test_nor_in_very_many_games(rules: str) -> None:
    for seed in range(5, 150):
        await random_game(rules, Random(seed))


def test_the_search_finds_a_card_wherever_it_hides() -> None:
    assert cards_in({"step": {"events": [{"drawn": [57]}]}, "seq": 12}) == {57}
    assert cards_in({"table": {"seats": [{"hand": 8}]}}) == {8}
