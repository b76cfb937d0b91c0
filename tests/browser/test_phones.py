"""Two people with phones and a bot at one table."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seats import Touching
from tests.browser.visitors import PHONE, Visitors

pytestmark = pytest.mark.slow


@pytest.fixture
def phones(visitors: Visitors) -> tuple[Page, Page]:
    """Ana has opened a table, Tim has joined by its code, and there is a bot."""
    ana, tim = visitors.come(device=PHONE), visitors.come(device=PHONE)
    ana.get_by_label("Your name").fill("Ana")
    ana.get_by_role("button", name="Play with friends").tap()
    tim.get_by_label("Your name").fill("Tim")
    tim.get_by_label("Join a table by its code").fill(ana.locator(".invite-code").inner_text())
    tim.get_by_role("button", name="Join").tap()
    tim.get_by_role("button", name="Sit down").tap()
    ana.get_by_role("listitem").filter(has_text="Tim").wait_for()
    ana.get_by_role("button", name="Add a bot").first.tap()
    ana.get_by_role("button", name="rookie").tap()
    ana.get_by_role("button", name="Start with 3").tap()
    return ana, tim


def test_they_agree_who_starts_talk_without_numbers_and_play(phones: tuple[Page, Page]) -> None:
    ana, tim = phones
    ana.get_by_role("button", name="I’ll start").tap()
    expect(tim.get_by_role("heading", name="Ana would like to start.")).to_be_visible()
    tim.get_by_role("button", name="Yes, go ahead").tap()
    Touching(ana).wait_for_turn()

    Touching(tim).pile("c").tap()
    tim.get_by_role("button", name="Leave it to me").tap()
    expect(ana.locator("[data-pile='c'] .chip", has_text="Tim")).to_be_visible()

    tim.get_by_role("button", name="Talk").tap()
    line = tim.get_by_label("Talk, but no numbers")
    line.fill("I have forty-seven")
    tim.get_by_role("button", name="Send").tap()
    expect(tim.get_by_role("alert")).to_contain_text("No numbers here")
    line.fill("I have something nice")
    tim.get_by_role("button", name="Send").tap()
    ana.get_by_role("button", name="Talk").tap()
    heard = ana.locator(".line--chat")
    expect(heard).to_have_count(1)
    expect(heard).to_contain_text("I have something nice")
    for page in phones:
        page.locator(".side-close").tap()

    for page in (ana, tim, ana, tim):
        seat = Touching(page)
        seat.wait_for_turn()
        seat.play_turn()
    for page in phones:
        expect(page.locator(".pile-top")).to_have_text([str(top) for top in Touching(ana).tops])
