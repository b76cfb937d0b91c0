"""Games on one's own device: they need no server, and nothing of them is lost."""

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from ninetyeight.record import loads
from tests.browser.axe import violations
from tests.browser.known_games import known_game, lay_turn, visitors_of
from tests.browser.saving import saved, verdict_on
from tests.browser.seats import Seat, give_up
from tests.browser.visitors import DESKTOP, PHONE, Visitors, change
from tests.server.processes import Process

pytestmark = pytest.mark.slow

ELSEWHERE = "This game is open in another tab."
WITH_DATABASE = """([id, change]) => new Promise((resolve, reject) => {
    const opening = indexedDB.open("n98");
    opening.onsuccess = () => {
        const transaction = opening.result.transaction("tables", "readwrite");
        const tables = transaction.objectStore("tables");
        const asked = tables.get(id);
        asked.onsuccess = () => tables.put({ ...asked.result, ...change }, id);
        transaction.oncomplete = () => { opening.result.close(); resolve(); };
        transaction.onabort = reject;
    };
})"""
CLEARED = """new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase("n98");
    deleting.onsuccess = resolve;
    deleting.onerror = reject;
})"""

PLACES = """() => {
    window.places = [];
    new MutationObserver(() => {
        if (!document.querySelector(".advice")) return;
        const spots = [...document.querySelectorAll(".pile-spot")];
        places.push(JSON.stringify(spots.map(each => each.getBoundingClientRect())));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def play_alone(page: Page) -> Seat:
    page.get_by_role("button", name="Play alone").click()
    page.wait_for_url("**/here/*")
    seat = Seat(page)
    seat.wait_for_turn()
    return seat


def requests_of(page: Page) -> list[str]:
    """All that is asked of a server from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    return asked


def settled(page: Page) -> None:
    """Waits until everything is there that a game may need."""
    page.evaluate("new Promise(resolve => setTimeout(resolve, 1500))")
    page.wait_for_load_state("networkidle")


def test_a_game_alone_is_played_to_its_end_without_a_request(
    browser: Browser, tmp_path: Path
) -> None:
    game = known_game("standard-1-won")
    with visitors_of(game, browser, tmp_path) as visitors:
        page = visitors.come(device=PHONE, bypass_csp=True)
        seat = play_alone(page)
        settled(page)
        asked = requests_of(page)
        for turn in range(len(game.turns)):
            if turn == len(game.turns) // 2:
                lay = game.turns[turn].lays[0]
                seat.press_card(lay.card)
                seat.press_pile("abcd"[lay.pile])
                seat.wait_until_laid(lay.card)
                hand, tops = seat.hand, seat.tops
                assert [url for url in asked if not url.startswith("blob:")] == []
                page.reload()
                seat.wait_for_turn()
                settled(page)
                assert (seat.hand, seat.tops) == (hand, tops)
                asked.clear()
                page.get_by_role("button", name="Take back").click()
                expect(page.locator(".hand-card")).to_have_count(len(hand) + 1)
                page.get_by_role("button", name="Hint").click()
                expect(page.locator(".advice li").first).to_contain_text("Or ")
                page.keyboard.press("Escape")  # The hint has chosen a card.
            lay_turn(seat, game, turn)
            if seat.may_end:
                seat.end_turn()
        expect(page.get_by_role("heading", name="You beat the game!")).to_be_visible()
        page.locator(".curves").wait_for()
        assert [url for url in asked if not url.startswith("blob:")] == []
        assert violations(page) == []
        file = saved(page, "Record")
        assert verdict_on(file) == "ok won 0"
        assert loads(file.read_bytes()).turns == game.turns


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_other_turns_cost_does_not_move_the_piles(
    browser: Browser, tmp_path: Path, device: dict[str, Any]
) -> None:
    with visitors_of(known_game("standard-1-won"), browser, tmp_path) as visitors:
        page = visitors.come(device=device)
        play_alone(page)
        settled(page)
        page.evaluate(PLACES)
        others = page.locator(".advice li")
        for _ in range(60):  # The network may still be on its way.
            page.get_by_role("button", name="Hint").click()
            page.wait_for_timeout(2000)
            if others.count():
                break
        assert others.count()
        assert len(set(page.evaluate("places"))) == 1


def test_of_two_tabs_one_plays_and_the_other_says_so(visitors: Visitors) -> None:
    one = visitors.come(device=PHONE, bypass_csp=True)
    play_alone(one)
    other = one.context.new_page()
    other.goto(one.url)
    expect(other.get_by_role("heading", name=ELSEWHERE)).to_be_visible()
    assert violations(other) == []
    other.get_by_role("button", name="Play here").click()
    seat = Seat(other)
    seat.wait_for_turn()
    expect(one.get_by_text(ELSEWHERE)).to_be_visible()
    seat.play_turn()
    expect(other.locator(".progress-text")).to_have_text(re.compile("of 98 left"))


def without_locks(visitors: Visitors) -> Page:
    """As where there is no https: the tab that comes too late is told when it wants to go on."""
    page = visitors.come("/rules")
    change(page.context, "engine/store.js", "const { locks }", "const { locks } = {}; const _ ")
    page.goto("/")
    return page


def test_two_tabs_without_locks_do_not_tear_a_game_apart(visitors: Visitors) -> None:
    one = without_locks(visitors)
    here = play_alone(one)
    other = one.context.new_page()
    other.goto(one.url)
    there = Seat(other)
    there.wait_for_turn()
    there.play_turn()
    hand = there.hand
    here.press_card(here.hand[0])
    here.press_pile("a")
    expect(one.get_by_text(ELSEWHERE).first).to_be_visible()
    one.reload()
    here.wait_for_turn()
    assert here.hand == hand


def test_a_game_outlives_a_storage_that_is_cleared(visitors: Visitors) -> None:
    page = visitors.come(bypass_csp=True)
    seat = play_alone(page)
    page.evaluate(CLEARED)
    seat.lay()
    expect(page.get_by_text("The storage of this browser was cleared.")).to_be_visible()
    assert violations(page) == []
    seat.play_turn()
    hand = seat.hand
    page.reload()
    seat.wait_for_turn()
    assert seat.hand == hand


def test_without_storage_a_game_goes_on_and_that_is_said(visitors: Visitors) -> None:
    page = visitors.come("/rules")
    refused = '(() => { throw new DOMException("", "SecurityError"); })()'
    change(page.context, "engine/store.js", "indexedDB.open(NAME, 1)", refused)
    page.goto("/")
    seat = play_alone(page)
    expect(page.get_by_text("This browser stores nothing.")).to_be_visible()
    seat.play_turn()
    expect(page.locator(".hand-card")).to_have_count(8)


def test_a_damaged_game_is_set_aside_and_can_be_saved(visitors: Visitors) -> None:
    page = visitors.come()
    play_alone(page)
    address = page.url
    page.goto("/rules")
    page.evaluate(
        WITH_DATABASE, [address.rpartition("/")[2], {"table": {"options": {"rules": "standard"}}}]
    )
    page.goto(address)
    expect(page.get_by_role("heading", name="can no longer be read")).to_be_visible()
    assert '"kept"' in saved(page, "Save as a file").read_text()
    page.goto("/")
    expect(page.get_by_role("button", name="Play alone")).to_be_visible()
    expect(page.locator(".my-table")).to_have_count(0)
    visitors.faults.clear()  # What is wrong with the game is told to whoever looks for it.


def fulfil(answer: dict[str, Any], route: Route) -> None:
    route.fulfill(**answer)


def test_a_worker_that_cannot_start_or_fails_is_told_and_the_game_goes_on_by_a_retry(
    visitors: Visitors,
) -> None:
    page = visitors.come(device=PHONE)
    seat = play_alone(page)
    hand = seat.hand
    again = page.get_by_role("button", name="Try again")
    missing: dict[str, Any] = {"status": 404}
    broken: dict[str, Any] = {"body": "?", "content_type": "text/javascript"}
    for files in ("**/engine/worker.js", "**/engine/kernel*.wasm"):
        for answer in (missing, broken):
            page.route(files, partial(fulfil, answer))
            page.reload()
            expect(page.get_by_role("heading", name="could not be loaded")).to_be_visible()
            page.unroute(files)
            again.click()
            seat.wait_for_turn()
            assert seat.hand == hand
    (worker,) = page.workers
    worker.evaluate("setTimeout(() => { throw new Error('a fault'); })")
    expect(page.get_by_role("alert")).to_contain_text("The game is kept as it was.")
    again.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    seat.play_turn()
    visitors.faults.clear()


def test_a_game_with_a_bot_is_opened_to_friends(visitors: Visitors) -> None:
    page = visitors.come(bypass_csp=True)
    page.get_by_role("button", name="One device for all").click()
    page.get_by_label("Name of player 1").fill("Ana")
    page.get_by_role("radiogroup", name="Bots").get_by_text("1").click()
    page.get_by_role("button", name="Deal the cards").click()
    page.get_by_role("button", name="I’ll start").click()
    seat = Seat(page)
    seat.wait_for_turn()
    seat.lay()
    hand, tops = seat.hand, seat.tops
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Open to friends").click()
    heard = list[bool]()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda _: heard.append(True)))
    page.get_by_role("button", name="Open it").click()
    page.wait_for_url("**/t/*")
    while not heard:  # between the two tables there is nothing for a moment
        page.wait_for_timeout(20)
    expect(page.locator(".hand .face-number")).to_have_text([str(card) for card in hand])
    expect(page.locator(".pile-top")).to_have_text([str(top) for top in tops])
    assert violations(page) == []

    friend = visitors.come(page.url)
    friend.get_by_role("button", name="Play along").click()
    expect(friend.get_by_text("This game was begun on one device.")).to_be_visible()
    page.goto("/")
    expect(page.locator(".my-table")).to_have_count(1)
    expect(page.locator(".my-table")).not_to_contain_text("On this device")


def test_a_game_is_saved_as_a_file_deleted_and_goes_on_from_that_file(visitors: Visitors) -> None:
    page = visitors.come(device=PHONE, bypass_csp=True)
    seat = play_alone(page)
    seat.play_turn()
    hand, tops = seat.hand, seat.tops
    page.get_by_role("button", name="Menu").click()
    file = saved(page, "Save as a file")
    assert verdict_on(file) == "ok unfinished 96"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Delete this game").click()
    page.get_by_role("button", name="Keep it").click()
    page.goto("/")
    line = page.locator(".my-table-line")
    expect(line).to_have_count(1)
    assert violations(page) == []
    line.get_by_role("button", name="Delete the game with").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(line).to_have_count(0)

    page.get_by_role("link", name="Replay a game").click()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Keep on this device").click()
    page.wait_for_url("**/here/*")
    seat.wait_for_turn()
    assert (seat.hand, seat.tops) == (hand, tops)
    give_up(page)
    page.locator(".curves").wait_for()
    page.goto("/games")
    line.get_by_role("button", name="Delete the game of").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(line).to_have_count(0)


def test_an_unfinished_game_is_found_at_home_and_a_finished_one_among_the_games(
    visitors: Visitors,
) -> None:
    page = visitors.come()
    seat = play_alone(page)
    seat.play_turn()
    hand = seat.hand
    page.goto("/")
    page.locator(".my-table", has_text="On this device").click()
    seat.wait_for_turn()
    assert seat.hand == hand
    give_up(page)
    page.locator(".curves").wait_for()
    page.goto("/games")
    page.locator(".my-table").click()
    expect(page.locator(".replay-facts")).to_contain_text("98 of 98 left")


def test_a_browser_without_webassembly_plays_on_the_server_and_says_so(visitors: Visitors) -> None:
    page = visitors.come(on_server=True)
    page.get_by_role("button", name="Play alone").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("This browser cannot play on its own")).to_be_visible()
    Seat(page).wait_for_turn()


def test_without_its_server_a_game_alone_goes_on(browser: Browser, mortal: Process) -> None:
    with Visitors(browser, mortal.address) as visitors:
        page = visitors.come()
        seat = play_alone(page)
        settled(page)
        mortal.kill()
        for _ in range(3):
            seat.play_turn()
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".advice")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
        give_up(page)
        page.locator(".curves").wait_for()


def test_the_cards_of_bots_are_not_in_the_page(visitors: Visitors) -> None:
    page = visitors.come()
    told: list[str] = []

    def note(message: str) -> None:
        told.append(message)

    page.expose_function("told", note)
    page.add_init_script(
        """const { Worker } = globalThis;
        globalThis.Worker = class extends Worker {
            constructor(...args) {
                super(...args);
                this.addEventListener("message", ({ data }) => told(JSON.stringify(data)));
            }
        };"""
    )
    page.reload()
    page.get_by_role("button", name="Watch bots play").click()
    expect(page.locator(".progress-text")).not_to_have_text("98 of 98 left")
    assert any('"update"' in message for message in told)
    assert [
        message for message in told if '"hand":' in message or re.search(r'"drawn":\[', message)
    ] == []
    expect(page.locator(".hand-card")).to_have_count(0)
