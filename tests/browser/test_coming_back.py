"""The page comes back by itself, and what was laid is laid once."""

import pytest
from playwright.sync_api import Browser, Page, expect

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
    expect(alone.get_by_role("img", name="1 laid, at least 2")).to_be_visible()
    seat.play_turn()
    expect(alone.locator(".hand-card")).to_have_count(8)


def test_a_card_laid_while_the_server_is_dead_is_laid_once(
    browser: Browser, mortal: Process, database: str
) -> None:
    with Visitors(browser, mortal.address) as visitors:
        page = visitors.come()
        page.get_by_role("button", name="Play alone").click()
        seat = Seat(page)
        seat.wait_for_turn()
        seat.play_turn()
        hand = seat.hand
        mortal.kill()
        expect(page.get_by_role("alert")).to_contain_text("The connection is lost.")
        _, pile = min(seat.offers_for(hand[0]))
        seat.press_pile(pile)
        expect(page.locator(".pile.is-pending")).to_have_count(1)
        again = Process(database, port=mortal.port)
        try:
            expect(page.locator(".hand-card")).to_have_count(7)
            expect(page.get_by_role("alert")).to_have_count(0)
            assert seat.hand == hand[1:]
            assert seat.tops["abcd".index(pile)] == hand[0]
            page.reload()
            seat.wait_for_turn()
            assert seat.hand == hand[1:]
            seat.play_turn()
            expect(page.locator(".hand-card")).to_have_count(8)
        finally:
            again.kill()
    assert visitors.faults == []
