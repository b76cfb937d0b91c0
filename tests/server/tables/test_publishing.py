"""What sockets are sent: everybody what they may know, and once for all who see the same."""

from typing import Any

import pytest

from ninetyeight.server.access.tokens import SeatSecrets
from ninetyeight.server.tables.history import PastStep
from ninetyeight.server.tables.publishing import publish, welcome
from ninetyeight.table import Command, Table
from ninetyeight.table.commands import (
    Chat,
    EndGame,
    EndTheTurn,
    Kick,
    MakeHost,
    Sit,
    Stand,
    Start,
)
from tests.positions import position
from tests.server.fake_time import IN_FAKE_TIME, settled
from tests.server.fakes import Screen
from tests.table.evenings import Evening, begun_with, gathered, guest_of

pytestmark = IN_FAKE_TIME

SECRETS = SeatSecrets("the key of seats")


class Audience:
    """Screens at the table of an evening: each step that is done is published to them."""

    def __init__(self, evening: Evening, *names: str) -> None:
        self.evening = evening
        self.screens = {name: self.comes(name) for name in names}

    def comes(self, name: str, **kinds: bool) -> Screen:
        screen = Screen(guest_of(name), **kinds)
        screen.client.find_seat(self.evening.table)
        return screen

    def __getitem__(self, name: str) -> dict[str, Any]:
        """The last message to somebody."""
        return self.screens[name].last

    def do(self, who: str, command: Command, asker: str | None = None) -> None:
        before = self.evening.table
        events = self.evening.do(who, command)
        step = PastStep(len(self.evening.steps), self.evening.now, events)
        clients = [screen.client for screen in self.screens.values()]
        asking = self.screens[asker].client if asker else None
        publish(clients, before, self.evening.table, step, SECRETS, asking)


@pytest.fixture
def playing() -> Evening:
    """Ada may end her turn, and will draw two cards."""
    evening = begun_with(position(hands=[[10, 20], []]), "Ada", "Bob")
    for lay in ("10a", "20a"):
        evening.lay("Ada", lay)
    return evening


def shown_to(screen: Screen, table: Table, *steps: PastStep) -> Any:
    return welcome(screen.client, table, steps, complete=True, now=1.0, secrets=SECRETS, engines=())


async def test_a_step_comes_with_the_parts_that_it_has_changed(playing: Evening) -> None:
    audience = Audience(playing, "Ada", "Bob", "Eve")
    audience.do("Ada", EndTheTurn())
    assert audience["Ada"].keys() == {"type", "step", "game", "mine"}
    assert audience["Ada"]["step"]["seq"] == len(playing.steps)
    audience.do("Ada", Chat("hello"))
    assert audience["Ada"].keys() == {"type", "step"}


async def test_hands_and_drawn_cards_are_shown_to_their_seats_only(playing: Evening) -> None:
    audience = Audience(playing, "Ada", "Bob", "Eve")
    before = set(playing.game.state.hands[0])
    audience.do("Ada", EndTheTurn())
    hand = set(playing.game.state.hands[0])
    drawn = {name: audience[name]["step"]["events"][0].get("drawn") for name in audience.screens}
    assert set(drawn["Ada"]) == hand - before and len(drawn["Ada"]) == 2
    assert drawn["Bob"] is drawn["Eve"] is None
    assert set(audience["Ada"]["mine"]["hand"]) == hand
    assert set(audience["Bob"]["mine"]["hand"]) == set(playing.game.state.hands[1])
    assert "mine" not in audience["Eve"]


async def test_a_text_is_made_once_for_all_who_see_the_same(playing: Evening) -> None:
    audience = Audience(playing, "Ada", "Bob", "Eve")
    audience.screens["Ada again"] = audience.comes("Ada")
    audience.screens["Fay"] = audience.comes("Fay")
    audience.do("Ada", EndTheTurn())
    last = {name: screen.texts[-1] for name, screen in audience.screens.items()}
    assert last["Ada"] is last["Ada again"] and last["Eve"] is last["Fay"]
    assert len({id(text) for text in last.values()}) == 3
    audience.do("Ada", Chat("hello"))
    assert len({id(screen.texts[-1]) for screen in audience.screens.values()}) == 1


async def test_only_people_at_the_table_are_told_what_a_table_says_to_its_own() -> None:
    audience = Audience(gathered("Ada", "Bob"), "Ada", "Bob", "Eve")
    audience.do("Ada", Chat("hello"))
    audience.do("Ada", Start())
    assert audience["Ada"]["table"]["code"] and audience["Bob"]["table"]["code"]
    assert audience["Eve"]["table"]["code"] is None


async def test_whoever_asked_hears_of_the_step_together_with_the_answer(playing: Evening) -> None:
    audience = Audience(playing, "Ada", "Bob")
    audience.do("Ada", EndTheTurn(), asker="Ada")
    assert (audience.screens["Ada"].types, audience.screens["Bob"].types) == ([], ["update"])


async def test_who_sits_down_is_told_who_they_are_and_everything_anew() -> None:
    audience = Audience(gathered("Ada"), "Ada", "Bob")
    audience.do("Bob", Sit("Bob"))
    you = audience["Bob"]["you"]
    assert (you["seat"], you["host"], len(you["seats"])) == (1, False, 1)
    assert audience["Bob"]["table"]["code"]
    assert "you" not in audience["Ada"]
    audience.do("Bob", Stand())
    assert audience["Bob"]["you"]["seat"] is None


async def test_a_new_host_is_told_so() -> None:
    audience = Audience(gathered("Ada", "Bob"), "Ada", "Bob")
    audience.do("Ada", MakeHost(1))
    assert not audience["Ada"]["you"]["host"] and audience["Bob"]["you"]["host"]


async def test_whose_seat_moves_when_cards_are_dealt_sees_the_hand_of_the_new_one() -> None:
    evening = gathered("Ada")
    evening.do("Bob", Sit("Bob", seat=4))
    audience = Audience(evening, "Ada", "Bob", "Eve")
    audience.do("Ada", Start())
    assert audience["Bob"]["you"]["seat"] == audience["Bob"]["mine"]["seat"] == 1
    assert set(audience["Bob"]["mine"]["hand"]) == set(evening.game.state.hands[1])
    assert audience["Bob"]["game"] == audience["Eve"]["game"]


async def test_who_is_sent_away_sees_that_and_is_closed() -> None:
    audience = Audience(gathered("Ada", "Bob"), "Ada", "Bob")
    phone = audience.screens["phone"] = Screen("a phone")
    nonce = audience.evening.person("Bob").nonce
    table = audience.evening.table
    phone.client.open_seat(table, SECRETS.of(table.id, nonce), SECRETS)
    phone.client.find_seat(table)
    audience.do("Ada", Kick(1))
    await settled()
    for name in ("Bob", "phone"):
        assert audience.screens[name].types == ["update", "bye"]
        assert audience.screens[name].closed == "kicked"
    assert audience.screens["Ada"].types == ["update"]


async def test_a_welcome_holds_everything_that_a_seat_may_know(playing: Evening) -> None:
    ada, eve = Audience(playing, "Ada", "Eve").screens.values()
    shown = shown_to(ada, playing.table)
    assert set(shown.mine.hand) == set(playing.game.state.hands[0])
    assert (shown.seq, shown.now, shown.complete) == (playing.table.seq, 1.0, True)
    assert shown_to(eve, playing.table).mine is None


async def test_before_a_game_there_is_none_to_be_shown() -> None:
    evening = gathered("Ada")
    (ada,) = Audience(evening, "Ada").screens.values()
    assert shown_to(ada, evening.table).game is None


async def test_draws_of_a_game_that_is_over_are_shown_to_nobody(playing: Evening) -> None:
    """Somebody else may have played the seat in it."""
    ended = PastStep(1, 0.0, playing.do("Ada", EndTheTurn()))
    (ada,) = Audience(playing, "Ada").screens.values()
    ((event,),) = [step.events for step in shown_to(ada, playing.table, ended).steps]
    assert len(event.drawn) == 2
    over = PastStep(2, 0.0, playing.do("Ada", EndGame()))
    (event,), _ = [step.events for step in shown_to(ada, playing.table, ended, over).steps]
    assert event.drawn is None
