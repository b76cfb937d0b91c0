"""What makes playing pleasant: fewer taps, costs at a glance, an own pace, cards of any size."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.seats import FREE_CORNER
from tests.browser.visitors import PHONE, Visitors
from tests.server.processes import Process

pytestmark = pytest.mark.slow


def choose(page: Page, group: str, option: str) -> None:
    """Chooses something in the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radiogroup", name=group).get_by_text(option, exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_by_wish_one_tap_lays_a_card_that_fits_on_one_pile_only(audience: Visitors) -> None:
    page = audience.come("/t/playing-shut", PHONE)
    card = page.locator("[data-card='18'] .face-number")
    card.tap(position=FREE_CORNER)
    expect(page.locator(".hand-card.is-chosen")).to_have_count(1)
    card.tap(position=FREE_CORNER)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("switch", name="Lay with one tap").tap()
    page.keyboard.press("Escape")
    card.tap(position=FREE_CORNER)
    expect(card).to_have_count(0)
    expect(page.locator("[data-pile=c] .pile-top")).to_have_text("18")
    page.reload()
    page.locator(".hand-card").first.wait_for()
    page.keyboard.press("1")
    expect(page.locator("[data-pile=c] .pile-top")).to_have_text("9")


def test_what_a_jump_costs_is_seen_at_a_glance(audience: Visitors) -> None:
    page = audience.come("/t/playing-mine", bypass_csp=True)
    page.locator("[data-card='36'] .face-number").click(position=FREE_CORNER)
    for pile, kind in {"a": "cost-1", "c": "cost-3", "d": "cost-0"}.items():
        expect(page.locator(f"[data-pile={pile}] .{kind}")).to_be_visible()
    strokes = "all => all.filter(each => getComputedStyle(each).opacity === '1').length"
    assert page.locator("[data-pile=a] .cost i").evaluate_all(strokes) == 1
    assert page.locator("[data-pile=c] .cost i").evaluate_all(strokes) == 3
    assert violations(page) == []


def test_a_picture_and_its_text_can_be_copied_where_nothing_can_be_shared(
    audience: Visitors,
) -> None:
    permissions = ["clipboard-read", "clipboard-write"]
    page = audience.come("/t/over-won", permissions=permissions, bypass_csp=True)
    page.get_by_role("button", name="Picture").click()
    page.locator(".result-picture[src]").wait_for()
    page.get_by_role("button", name="Copy text").click()
    expect(page.get_by_text("The text is copied.")).to_be_visible()
    assert "All 98 cards" in page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Copy picture").click()
    expect(page.get_by_text("The picture is copied.")).to_be_visible()
    kinds = "navigator.clipboard.read().then(items => items.flatMap(each => each.types))"
    assert page.evaluate(kinds) == ["image/png"]
    assert violations(page) == []


def test_cards_are_as_large_as_somebody_wishes(audience: Visitors) -> None:
    page = audience.come("/t/playing-alone", PHONE)
    digits = page.locator(".hand .face-number").first
    size = "each => parseFloat(getComputedStyle(each).fontSize)"
    normal = digits.evaluate(size)
    choose(page, "Size of the cards", "large")
    assert digits.evaluate(size) > 1.2 * normal
    page.reload()
    assert digits.evaluate(size) > 1.2 * normal


def test_by_wish_nothing_moves(audience: Visitors) -> None:
    page = audience.come("/t/playing-alone", reduced_motion="no-preference")
    choose(page, "Movement of the cards", "none")
    page.locator("[data-card='44'] .face-number").click(position=FREE_CORNER)
    page.locator("[data-pile=a] .pile-spot").click()
    expect(page.locator("[data-card='44']")).to_have_count(0)
    assert page.evaluate("document.getAnimations().length") == 0


def test_whoever_watches_bots_on_this_device_can_pause_step_and_see_hands(
    browser: Browser, server: Process
) -> None:
    with Visitors(browser, server.address) as visitors:
        page = visitors.come(bypass_csp=True)
        page.get_by_role("button", name="Watch bots play").click()
        step = page.get_by_role("button", name="Next card")
        expect(step).to_have_attribute("aria-disabled", "true")
        page.get_by_role("button", name="Pause").click()
        left = page.locator(".progress-text")
        page.get_by_role("button", name="Open hands").click()
        expect(page.locator(".bot-hand")).to_have_count(3)
        # Whoever has just been laid for is paused before the next card.
        for _ in range(4):
            before = int(left.inner_text().split()[0])
            step.click()
            expect(left).to_have_text(f"{before - 1} of 98 left")
            cards = page.locator(".bot-cards .face-number").count()
            assert cards <= 18
        assert violations(page) == []
        page.get_by_role("button", name="Open hands").click()
        expect(page.locator(".bot-hand")).to_have_count(0)
        page.get_by_role("button", name="Play", exact=True).click()
        expect(left).not_to_have_text(f"{before - 1} of 98 left")
        assert visitors.faults == []


def test_the_host_changes_the_pace_of_the_bots_during_a_game(
    browser: Browser, server: Process
) -> None:
    with Visitors(browser, server.address) as visitors:
        page = visitors.come()
        page.get_by_role("button", name="Play with friends").click()
        page.get_by_role("button", name="Add a bot").first.click()
        page.get_by_role("button", name="rookie").click()
        page.get_by_role("button", name="Start with 2").click()
        page.get_by_role("button", name="I’ll start").click()
        page.locator(".is-my-turn").wait_for()
        choose(page, "Pace of the bots", "fast")
        page.reload()
        page.locator(".is-my-turn").wait_for()
        page.evaluate("localStorage.removeItem('n98-pace')")
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("radio", name="fast").first).to_be_checked()
        assert visitors.faults == []
