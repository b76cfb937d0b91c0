"""The page comes back as it was when it is loaded again."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seats import Seat
from tests.browser.visitors import Visitors

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
