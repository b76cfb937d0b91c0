"""The first page."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ninetyeight.bots.mastery import MASTER_WINS
from ninetyeight.record import dumps_rules
from tests.browser.visitors import Visitors
from tests.server.processes import process
from tests.table.evenings import SHORT

pytestmark = pytest.mark.slow


def test_rules_are_chosen_by_keys_and_remembered(visitors: Visitors) -> None:
    page = visitors.come()
    page.locator(".home-rules summary").press("Enter")
    page.get_by_role("radio", name="Standard").press("ArrowDown")
    expect(page.locator(".home-rules summary")).to_have_text("RulesExpert")
    wins = MASTER_WINS["expert"][2]
    assert wins is not None, "it was measured"
    expect(page.get_by_text(f"With 3 players: {wins / 10:.0f} of 10")).to_have_count(1)
    page.reload()
    expect(page.locator(".home-rules summary")).to_have_text("RulesExpert")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("radio", name="Expert", exact=False).first).to_be_checked()


def test_a_rule_set_of_the_host_is_chosen_and_played(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text(dumps_rules(SHORT), "utf-8")
    with (
        process(tmp_path, "--rules", str(file)) as server,
        Visitors(browser, server.address) as visitors,
    ):
        page = visitors.come()
        page.locator(".home-rules summary").click()
        page.get_by_role("radio", name="short").check()
        expect(page.get_by_role("switch", name="On fire")).to_have_count(0)
        page.get_by_role("button", name="Play alone").click()
        expect(page.get_by_text("58 of 58 left")).to_be_visible()
        expect(page.locator("[data-pile=d] .face--start")).to_have_text("60")
        page.goto("/")
        page.get_by_role("button", name="Play with friends").click()
        expect(page.get_by_role("radio", name="short")).to_be_checked()
        page.get_by_role("radio", name="Standard").check()
        expect(page.get_by_role("switch", name="On fire")).to_be_visible()
        assert visitors.faults == []
