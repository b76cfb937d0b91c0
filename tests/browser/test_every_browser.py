"""What matters most, in Chromium, in Firefox, and in WebKit, which is all that an iPhone has."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Protocol

import pytest

from tests.browser.player import Player
from tests.browser.tab import Controls, Tab
from tests.server.processes import Process

pytestmark = pytest.mark.slow

Come = Callable[[Process], Tab]
"""Somebody new opens the first page of a server, in a browser of their own."""


class Engine(Protocol):
    def new_tab(self) -> Controls: ...


@pytest.fixture(params=["chromium", "firefox", "webkit"])
def come(request: pytest.FixtureRequest) -> Iterator[Come]:
    engine: Engine = request.getfixturevalue(request.param)
    tabs: list[Tab] = []

    def open_a_browser(server: Process) -> Tab:
        tab = Tab(engine.new_tab(), server.address)
        closing.callback(tab.close)
        tabs.append(tab)
        tab.open()
        return tab

    with ExitStack() as closing:
        yield open_a_browser
    assert [fault for tab in tabs for fault in tab.faults] == []


def test_somebody_plays_alone_and_asks_for_a_hint(come: Come, server: Process) -> None:
    tab = come(server)
    tab.press("button", "Play alone")
    player = Player(tab)
    player.wait_for_turn()
    assert len(player.hand) == 8
    player.lay()
    assert len(player.hand) == 7
    player.lay()
    player.end_turn()
    tab.see(".progress-text", "96 of 98 left")
    player.wait_for_turn()
    assert len(player.hand) == 8

    tab.press("button", "Hint")
    tab.see(".advice")
    for card in tab.texts(".hand-card.is-advised .face-number"):
        player.lay(int(card))
    player.play_turn()
    tab.see_none(".advice")
    player.wait_for_turn()
    assert len(player.hand) == 8


def test_two_people_play_at_a_table_to_which_one_has_the_link(come: Come, server: Process) -> None:
    ana, tim = come(server), come(server)
    ana.write("input[autocomplete=nickname]", "Ana")
    ana.press("button", "Play with friends")
    ana.see(".invite-code")
    tim.open(f"/t/{ana.texts('.invite-code')[0]}")
    tim.write("input[autocomplete=nickname]", "Tim")
    tim.press("button", "Sit down")
    ana.see(".place-card", "Tim")
    ana.press("button", "Start with 2")
    ana.press("button", "I’ll start")
    tim.press("button", "Yes, go ahead")
    for tab in (ana, tim, ana, tim):
        player = Player(tab)
        player.wait_for_turn()
        player.play_turn()
    Player(ana).wait_for_turn()
    tim.see_texts(".pile-top", Player(ana).tops)


def test_a_card_laid_while_the_server_is_dead_is_laid_once(
    come: Come, mortal: Process, database: str
) -> None:
    tab = come(mortal)
    tab.press("button", "Play with friends")
    tab.see(".lobby")  # the first page has a button of that name, too
    tab.press("button", "Play alone")
    player = Player(tab)
    player.wait_for_turn()
    player.play_turn()
    player.wait_for_turn()
    hand = player.hand
    mortal.kill()
    tab.see("[role=alert]", "Connection lost.")
    pile = player.choose(hand[0])
    player.press_pile(pile)
    tab.see(".pile.is-pending")
    again = Process(database, port=mortal.port)
    try:
        tab.see_none("[role=alert], .is-pending")
        assert player.hand == hand[1:]
        assert player.tops["abcd".index(pile)] == str(hand[0])
        tab.reload()
        player.wait_for_turn()
        assert player.hand == hand[1:]
        player.play_turn()
        player.wait_for_turn()
        assert len(player.hand) == 8
    finally:
        again.kill()


KEEP = "navigator.serviceWorker.register('/worker.js') && navigator.serviceWorker.controller"
NETWORKS = """(caches.keys().then(async ([name]) => {
    const kept = await (await caches.open(name)).keys();
    window.networks = kept.filter(({ url }) => url.endsWith(".net")).length;
}), window.networks)"""


def test_a_game_alone_goes_on_without_a_network(come: Come, mortal: Process) -> None:
    tab = come(mortal)
    tab.wait(lambda: bool(tab.ask(f"Boolean({KEEP})")), "the page to be kept")
    tab.wait(lambda: tab.ask(NETWORKS) == 30, "the networks to be kept")
    tab.press("button", "Play alone")
    player = Player(tab)
    player.wait_for_turn()
    player.play_turn()
    player.wait_for_turn()
    hand, tops = player.hand, player.tops
    mortal.kill()
    tab.reload()
    player.wait_for_turn()
    assert (player.hand, player.tops) == (hand, tops)
    tab.press("button", "Hint")
    tab.see(".advice")
    player.play_turn()
    player.wait_for_turn()
    tab.press("button", "Menu")
    tab.press("button", "Give up this game")
    tab.press(".dialog-foot button", "Give up")
    tab.press("a", "Replay")
    tab.see(".replay-facts")


def test_a_finished_game_is_looked_at_again(come: Come, server: Process) -> None:
    tab = come(server)
    tab.press("button", "Play alone")
    player = Player(tab)
    player.wait_for_turn()
    player.play_turn()
    player.wait_for_turn()
    tops = player.tops
    tab.press("button", "Menu")
    tab.press("button", "Give up this game")
    tab.press(".dialog-foot button", "Give up")
    tab.press("a", "Replay")
    tab.see(".replay-facts", "98 of 98 left")
    tab.see_texts(".pile .face-number", ["1", "1", "100", "100"])
    tab.press("button", "To the end")
    tab.see(".replay-facts", "96 of 98 left")
    tab.see_texts(".pile .face-number", tops)
