"""The page comes back by itself, and as it was."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.lines import Line
from tests.browser.seats import Seat
from tests.browser.visitors import Visitors
from tests.server.processes import Process

pytestmark = pytest.mark.slow


@pytest.fixture
def alone(visitors: Visitors) -> Page:
    page = visitors.come()
    page.get_by_role("button", name="Play alone").click()
    Seat(page).wait_for_turn()
    return page


def test_a_turn_goes_on_after_the_page_was_loaded_again(alone: Page) -> None:
    seat = Seat(alone)
    seat.lay()
    hand, tops = seat.hand, seat.tops
    alone.reload()
    seat.wait_for_turn()
    assert (seat.hand, seat.tops) == (hand, tops)
    expect(alone.get_by_role("img", name="Laid: 1, minimum 2")).to_be_visible()
    seat.play_turn()
    expect(alone.locator(".hand-card")).to_have_count(8)


def cut_off(visitors: Visitors, line: Line) -> Seat:
    """Somebody alone who has lost the connection in the middle of a turn."""
    page = visitors.come(line=line)
    page.get_by_role("button", name="Play alone").click()
    seat = Seat(page)
    seat.wait_for_turn()
    line.cut()
    expect(page.get_by_role("alert")).to_contain_text("Connection lost.")
    return seat


def test_a_card_laid_without_a_connection_outlives_a_reload(visitors: Visitors) -> None:
    line = Line()
    seat = cut_off(visitors, line)
    first, second, *rest = seat.hand
    for card in (first, second):
        seat.press_card(card)
        seat.press_pile("a")
    assert seat.hand == rest
    seat.page.reload()
    expect(seat.page.get_by_role("alert")).to_contain_text("no card that was laid is lost")
    line.mend()
    seat.wait_for_turn()
    expect(seat.page.locator(".is-pending")).to_have_count(0)
    assert seat.hand == rest
    assert seat.tops[0] == second
    assert [command["card"] for command in line.asked] == [first, second]


def test_a_hint_without_a_connection_is_refused_in_words(visitors: Visitors) -> None:
    seat = cut_off(visitors, line := Line())
    seat.page.get_by_role("button", name="Hint").click()
    told = seat.page.locator(".notice--bad")
    expect(told).to_have_text("No hints without a connection. Ask again once it is back.")
    line.mend()
    expect(seat.page.get_by_role("alert")).to_have_count(0)
    seat.page.get_by_role("button", name="Hint").click()
    expect(seat.page.locator(".advice")).to_be_visible()


def test_so_is_one_whose_answer_is_lost(visitors: Visitors) -> None:
    line = Line()
    page = visitors.come(line=line)
    page.get_by_role("button", name="Play alone").click()
    Seat(page).wait_for_turn()
    line.hold()
    page.get_by_role("button", name="Hint").click()
    line.cut()
    expect(page.locator(".notice--bad")).to_contain_text("No hints without a connection")


def test_a_hint_stays_for_its_second_card(alone: Page) -> None:
    alone.get_by_role("button", name="Hint").click()
    advice, advised = alone.locator(".advice > p"), alone.locator(".hand-card.is-advised")
    lays = re.findall(r"(\d+) on ([abcd])", advice.inner_text())
    assert len(lays) >= 2
    for at, (card, pile) in enumerate(lays):
        expect(advised).to_have_count(len(lays) - at)
        expect(alone.locator(".hand-card.is-chosen")).to_have_attribute("data-card", card)
        Seat(alone).press_pile(pile)
        if at + 1 < len(lays):
            expect(advice).to_contain_text(f"Then {' on '.join(lays[at + 1])}")
    expect(advice).to_have_count(0)


def test_a_server_that_falls_silent_is_noticed(visitors: Visitors) -> None:
    page = visitors.come(line=(line := Line()))
    page.get_by_role("button", name="Play alone").click()
    Seat(page).wait_for_turn()
    line.hold()
    expect(page.get_by_role("alert")).to_contain_text("The server is not answering.")
    line.let_go()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_screen_that_came_without_the_server_goes_on_when_it_is_back(visitors: Visitors) -> None:
    page = visitors.come()
    page.route("**/api/daily", lambda route: route.abort())
    page.get_by_role("link", name="Today’s deal").click()
    expect(page.get_by_text("No connection to the server.")).to_have_count(1)
    page.unroute("**/api/daily")
    expect(page.locator(".daily-everybody")).to_be_visible()
    visitors.faults.clear()  # The browser tells of every request that fails.


def test_home_keeps_what_was_typed_when_the_server_returns(
    browser: Browser, mortal: Process, database: str
) -> None:
    sentence = "No connection to the server."
    with Visitors(browser, mortal.address) as visitors:
        page = visitors.come(on_server=True)
        page.locator(".input--code").fill("mira-tolu")
        page.locator(".home-rules summary").click()
        page.get_by_role("radio", name="Expert").first.wait_for()
        mortal.kill()
        page.get_by_role("button", name="Play alone").click()
        expect(page.get_by_text(sentence)).to_have_count(1)
        again = Process(database, port=mortal.port)
        try:
            expect(page.get_by_text(sentence)).to_have_count(0)
            expect(page.locator(".input--code")).to_have_value("mira-tolu")
            expect(page.get_by_role("radio", name="Expert").first).to_be_visible()
        finally:
            again.kill()
