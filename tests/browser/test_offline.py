"""The page without a network, with one that hangs, and while a new release comes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.keeping import keep, keep_all
from tests.browser.languages import LANGUAGES
from tests.browser.releases import Releases, second_release, serving
from tests.browser.saving import saved, verdict_on
from tests.browser.seats import Seat, Touching
from tests.browser.visitors import DESKTOP, PHONE, Visitors
from tests.server.processes import Process

pytestmark = pytest.mark.slow

UPDATED = """async () => {
    const { serviceWorker } = navigator;
    const changed = new Promise(resolve => (serviceWorker.oncontrollerchange = resolve));
    await (await serviceWorker.ready).update();
    await changed;
}"""
FETCHED = """() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)"""
RELEASE = "document.documentElement.dataset.release"


@pytest.fixture
def releases(browser: Browser) -> Iterator[tuple[Releases, Visitors]]:
    site = Releases()
    with serving(site) as address, Visitors(browser, address) as visitors:
        yield site, visitors
        site.hangs = False
    assert visitors.faults == []


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_after_one_visit_all_pages_open_without_a_network(
    browser: Browser, mortal: Process, device: dict[str, object]
) -> None:
    with Visitors(browser, mortal.address) as visitors:
        page = visitors.come(service_workers="allow", bypass_csp=True, device=device)
        kept = keep_all(page)
        assert [path for path in kept if path.endswith("/engine/kernel.wasm")]
        assert not [path for path in kept if path.startswith(("/api", "/qr"))]
        mortal.kill()

        page.goto("/")
        expect(page.get_by_role("button", name="Play alone")).to_be_visible()
        page.goto("/games")
        expect(page.get_by_role("heading", name="Replay a game")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
        page.goto("/learn")
        page.locator(".hand-card.is-advised").click(position={"x": 8, "y": 14})
        page.locator(".pile.is-open button").first.click()
        assert violations(page) == []
        page.goto("/rules")
        for language in LANGUAGES:
            page.locator(".tools .icon-button").last.click()
            page.locator(f".choice label:has([value={language}])").click()
            expect(page.locator("html")).to_have_attribute("lang", language)
            page.keyboard.press("Escape")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_alone_goes_on_without_a_network_to_its_end(
    browser: Browser, mortal: Process, device: dict[str, object]
) -> None:
    with Visitors(browser, mortal.address) as visitors:
        page = visitors.come(service_workers="allow", bypass_csp=True, device=device)
        keep_all(page)
        page.get_by_role("button", name="Play alone").click()
        seat = Seat(page)
        seat.wait_for_turn()
        seat.play_turn()
        seat.wait_for_turn()
        hand, tops = seat.hand, seat.tops
        mortal.kill()

        page.reload()
        seat.wait_for_turn()
        assert (seat.hand, seat.tops) == (hand, tops)
        expect(page.get_by_role("alert")).to_have_count(0)
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".advice")).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")  # The hint has chosen a card.
        while not page.locator(".verdict").count():
            seat.play_turn()
            seat.wait_for_turn()
        page.locator(".curves").wait_for()
        assert violations(page) == []
        page.get_by_role("link", name="Replay").click()
        page.get_by_role("button", name="To the end").click()
        expect(page.locator(".still.is-new")).to_be_visible()
        page.goto("/games")
        expect(page.locator(".my-table")).to_have_count(1)
        # That there is no server, the browser says itself.
        assert [fault for fault in visitors.faults if "ERR_CONNECTION" not in fault] == []


def test_three_people_and_a_bot_share_a_device_without_a_network(
    browser: Browser, mortal: Process
) -> None:
    with Visitors(browser, mortal.address) as visitors:
        page = visitors.come(service_workers="allow", bypass_csp=True, device=PHONE)
        keep_all(page)
        mortal.kill()
        page.goto("/")
        page.get_by_role("button", name="One device for all").click()
        page.get_by_role("button", name="Add a player").click()
        for number, name in enumerate(("Ana", "Bob", "Оля"), start=1):
            page.get_by_label(f"Name of player {number}").fill(name)
        page.get_by_role("radiogroup", name="Bots").get_by_text("1").click()
        assert violations(page) == []
        page.get_by_role("button", name="Deal the cards").click()
        page.get_by_role("button", name="I am Bob").click()
        page.get_by_role("button", name="I’ll start").click()
        seat = Touching(page)
        seat.wait_for_turn()
        expect(page.locator(".hand-card")).to_have_count(6)
        for name in ("Оля", "Ana", "Bob"):
            seat.play_turn()
            page.get_by_role("button", name="Hide now").click()
            expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
            assert page.locator("[data-card]").count() == 0
            if name == "Ana":  # The bot has played before her. Nobody's cards come back either.
                page.reload()
                page.get_by_role("button", name=f"I am {name}").wait_for()
                assert page.locator("[data-card]").count() == 0
                assert violations(page) == []
            page.get_by_role("button", name=f"I am {name}").click()
            seat.wait_for_turn()
        assert page.locator(".others").count() == 1
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.get_by_text("could not be loaded")).to_have_count(0)
        assert violations(page) == []
        page.get_by_role("button", name="Menu").click()
        assert verdict_on(saved(page, "Save as a file")).startswith("ok unfinished")
        # That there is no server, the browser says itself.
        assert [fault for fault in visitors.faults if "ERR_CONNECTION" not in fault] == []


def test_a_game_goes_on_with_its_release_and_after_the_next_load_with_the_new_one(
    releases: tuple[Releases, Visitors],
) -> None:
    site, visitors = releases
    page = visitors.come(service_workers="allow")
    page.get_by_role("button", name="Play alone").click()
    seat = Seat(page)
    seat.wait_for_turn()
    seat.lay()
    first = page.evaluate(RELEASE)
    keep(page)
    site.publish(second_release())
    page.evaluate(UPDATED)

    seat.play_turn()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice")).to_be_visible()
    page.keyboard.press("Escape")
    hand, tops = seat.hand, seat.tops
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".menu-actions")).to_be_visible()
    expect(page.locator("[data-release-of]")).to_have_count(0)
    assert page.evaluate(RELEASE) == first
    assert f"{first}/dialogs/menu.js" in page.evaluate(FETCHED)

    page.reload()
    seat.wait_for_turn()
    assert (seat.hand, seat.tops) == (hand, tops)
    seat.play_turn()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("[data-release-of]")).to_be_visible()
    second = page.evaluate(RELEASE)
    assert second != first
    fetched = page.evaluate(FETCHED)
    assert f"{second}/engine/worker.js" in fetched
    assert [path for path in fetched if path.startswith(f"{first}/")] == []
    site.hangs = True
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-release", second)


def test_a_page_without_a_worker_loads_itself_again_when_its_release_is_gone(
    releases: tuple[Releases, Visitors],
) -> None:
    site, visitors = releases
    page = visitors.come("/t/playing-mine")
    page.locator(".hand-card").first.wait_for()
    first = page.evaluate(RELEASE)
    site.publish(second_release())
    with page.expect_navigation():
        page.get_by_role("button", name="Menu").click()
    page.locator(".hand-card").first.wait_for()
    assert page.evaluate(RELEASE) != first
    # That its file was not found, the browser says itself.
    visitors.faults[:] = [fault for fault in visitors.faults if "404" not in fault]
    assert visitors.faults == []


def test_a_network_that_hangs_is_given_up_for_what_was_kept(
    releases: tuple[Releases, Visitors],
) -> None:
    site, visitors = releases
    page = visitors.come("/rules", service_workers="allow")
    keep(page)
    site.hangs = True
    page.reload()
    expect(page.locator(".rules-main")).to_be_visible()
    assert "/rules" in site.unanswered
    # Only networks may be on their way still.
    missing = [path for path in site.unanswered if path.startswith("/v/")]
    assert [path for path in missing if "/networks/" not in path] == []


def test_without_https_the_menu_says_that_the_page_is_not_kept(visitors: Visitors) -> None:
    page = visitors.come()
    # What a browser leaves out where there is no https.
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("your browser does not keep the page")).to_be_visible()
