"""The page that a browser has kept: it opens without a server, says so, and goes on by itself."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.keeping import keep
from tests.browser.seats import Seat
from tests.browser.visitors import Visitors
from tests.server.processes import Process

pytestmark = pytest.mark.slow


def test_without_a_server_the_page_opens_says_so_and_goes_on_by_itself(
    browser: Browser, mortal: Process, database: str
) -> None:
    with Visitors(browser, mortal.address) as visitors:
        page = visitors.come(service_workers="allow")
        page.get_by_role("button", name="Play with friends").click()
        # The first page has a button of that name, too.
        page.locator(".lobby").get_by_role("button", name="Play alone").click()
        seat = Seat(page)
        seat.wait_for_turn()
        hand, table = seat.hand, page.url
        kept = keep(page)
        assert "/" in kept and not [path for path in kept if path.startswith(("/api", "/qr"))]
        home = page.context.new_page()
        mortal.kill()

        page.goto(table)
        expect(page.get_by_role("alert")).to_contain_text("The table will reconnect automatically")
        expect(page.locator(".hand-card")).to_have_count(0)
        home.goto("/")
        expect(home.get_by_role("button", name="Play alone")).to_be_visible()
        expect(home.get_by_role("alert")).to_have_count(0)
        home.get_by_role("button", name="Play with friends").click()
        expect(home.get_by_role("alert").first).to_contain_text("No connection to the server.")

        again = Process(database, port=mortal.port)
        try:
            seat.wait_for_turn()
            assert seat.hand == hand
            expect(page.get_by_role("alert")).to_have_count(0)
            expect(home.locator(".my-table")).to_have_count(1)
            expect(home.get_by_role("alert")).to_have_count(0)
        finally:
            again.kill()


def test_a_browser_can_install_the_page(whole_chromium: Browser, server: Process) -> None:
    with Visitors(whole_chromium, server.address) as visitors:
        page = visitors.come(service_workers="allow")
        keep(page)
        looks_installable(page)
    assert visitors.faults == []


def looks_installable(page: Page) -> None:
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    wrong = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Every visitor of a test is a private window, in which nothing is ever installed.
    assert [each["errorId"] for each in wrong] == ["in-incognito"]
    for icon in json.loads(manifest["data"])["icons"]:
        width = int(icon["sizes"].partition("x")[0]) if "x" in icon["sizes"] else None
        drawn = page.evaluate(
            "async src => { const i = new Image(); i.src = src; await i.decode(); return i.width }",
            icon["src"],
        )
        assert drawn == width if width else drawn > 0


def test_a_page_that_was_kept_of_an_earlier_release_is_replaced(visitors: Visitors) -> None:
    page = visitors.come(service_workers="allow")
    page.evaluate("caches.open('/v/earlier').then(cache => cache.add('/'))")
    keep(page)
    while "/v/earlier" in page.evaluate("caches.keys()"):
        page.wait_for_timeout(50)
