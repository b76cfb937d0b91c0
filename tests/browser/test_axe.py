"""axe-core finds nothing that shuts anybody out."""

from typing import Any

import pytest

from tests.browser.axe import violations
from tests.browser.seats import Seat
from tests.browser.visitors import DESKTOP, PHONE, Visitors

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("device", "colours"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "dark phone"]
)
def test_every_screen_is_without_violations(
    visitors: Visitors, device: dict[str, Any], colours: str
) -> None:
    page = visitors.come(device=device, color_scheme=colours, bypass_csp=True)
    page.locator(".home").wait_for()
    page.locator(".home-rules summary").click()
    page.locator(".wins").first.wait_for()
    found = {"home": violations(page)}
    page.get_by_role("link", name="Today’s deal").click()
    page.locator(".daily-everybody").wait_for()
    found["daily deal"] = violations(page)
    page.go_back()

    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Add a bot").first.click()
    page.get_by_role("button", name="rookie").click()
    start = page.get_by_role("button", name="Start with 2")
    start.wait_for()
    found["lobby"] = violations(page)

    start.click()
    offer = page.get_by_role("button", name="I’ll start")
    offer.wait_for()
    found["who starts"] = violations(page)

    offer.click()
    seat = Seat(page)
    seat.wait_for_turn()
    seat.offers_for(seat.hand[0])
    found["game"] = violations(page)

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").wait_for()
    found["menu"] = violations(page)
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_role("button", name="Give up", exact=True).click()
    page.locator(".curves").wait_for()
    found["end"] = violations(page)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
