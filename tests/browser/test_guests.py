"""People who come, go, ask and change places: nobody is stuck because of somebody else."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.seats import give_up
from tests.browser.visitors import Visitors
from tests.server.processes import Process, process

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server at which whoever is gone is gone at once, for good."""
    options = ("--linger-seconds", "0", "--grace-seconds", "0", "--agree-seconds", "120")
    with process(tmp_path_factory.mktemp("quick"), *options) as running:
        yield running


@pytest.fixture
def people(browser: Browser, quick: Process) -> Iterator[Visitors]:
    with Visitors(browser, quick.address) as all_of_them:
        yield all_of_them
    assert all_of_them.faults == []


def open_table(people: Visitors, *, bots: int = 0) -> Page:
    """Ana's page, who has opened a table for friends."""
    ana = people.come(bypass_csp=True)
    ana.get_by_label("Your name").fill("Ana")
    ana.get_by_role("button", name="Play with friends").click()
    for _ in range(bots):
        ana.get_by_role("button", name="Add a bot").first.click()
        ana.get_by_role("button", name="rookie").click()
    expect(place(ana, "Ana")).to_be_visible()
    return ana


def join(people: Visitors, host: Page, name: str) -> Page:
    page = people.come(host.url, bypass_csp=True)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(place(page, name)).to_be_visible()
    expect(place(host, name)).to_be_visible()
    return page


def place(page: Page, name: str) -> Locator:
    return page.locator(".place-card", has_text=name)


def test_when_the_host_is_gone_a_guest_becomes_host_and_starts(people: Visitors) -> None:
    ana = open_table(people)
    bob = join(people, ana, "Bob")
    expect(bob.get_by_role("button", name="Become host")).to_have_count(0)
    ana.close()
    expect(bob.get_by_text("The host is away.")).to_be_visible()
    expect(place(bob, "Ana")).to_contain_text("away")
    assert violations(bob) == []
    bob.get_by_role("button", name="Become host").click()
    bob.get_by_role("button", name="Start with 2 players").click()
    expect(bob.locator(".hand-card")).to_have_count(7)


def test_after_a_game_those_who_are_there_play_again_without_the_host(people: Visitors) -> None:
    ana = open_table(people)
    bob, cleo = join(people, ana, "Bob"), join(people, ana, "Cleo")
    ana.get_by_role("button", name="Start with 3 players").click()
    give_up(ana)
    bob.get_by_role("button", name="Play again").click()
    expect(cleo.get_by_text("Ready for another game: Bob.")).to_be_visible()
    expect(bob.get_by_text("Still missing: Ana and Cleo.")).to_be_visible()
    ana.close()
    expect(bob.get_by_text("Still missing: Cleo.")).to_be_visible()
    assert violations(bob) == []
    cleo.get_by_role("button", name="Play again").click()
    expect(bob.locator(".hand-card")).to_have_count(6)


def test_whoever_is_kicked_is_told_so_and_the_others_keep_the_name(people: Visitors) -> None:
    ana = open_table(people)
    bob = join(people, ana, "Bob")
    ana.get_by_role("button", name="Start with 2 players").click()
    bob.get_by_role("textbox", name="Talk, but no numbers").fill("hello there")
    bob.keyboard.press("Enter")
    expect(ana.locator(".line", has_text="hello there")).to_contain_text("Bob")
    give_up(ana)
    ana.get_by_role("button", name="Change the table").click()
    ana.get_by_role("button", name="Remove Bob").click()
    assert violations(ana) == []
    ana.get_by_role("button", name="Remove and lock the table").click()
    for _ in range(2):
        expect(bob.get_by_text("The host has removed you from this table.")).to_be_visible()
        expect(bob.get_by_role("button", name="Sit down")).to_have_count(0)
        bob.reload()
    late = people.come(ana.url)
    expect(late.locator(".rest")).to_contain_text("Bob")
    late.get_by_role("button", name="Sit down").click()
    expect(late.get_by_text("The table is locked.")).to_be_visible()
    ana.get_by_role("button", name="Add a bot").first.click()
    ana.get_by_role("button", name="rookie").click()
    ana.get_by_role("button", name="Start with 2 players").click()
    expect(ana.locator(".line", has_text="hello there")).to_contain_text("Bob")


def test_somebody_who_comes_late_takes_over_from_a_bot(people: Visitors) -> None:
    ana = open_table(people, bots=1)
    ana.get_by_role("button", name="Start with 2 players").click()
    expect(ana.locator(".hand-card")).to_have_count(7)
    dora = people.come(ana.url, bypass_csp=True)
    expect(dora.get_by_text("You are watching.")).to_be_visible()
    dora.get_by_role("button", name="Play along").click()
    dora.get_by_label("Your name").fill("Dora")
    assert violations(dora) == []
    dora.get_by_role("button", name="Ask to take over from Ash").click()
    expect(dora.get_by_text("You have asked to take over from Ash.")).to_be_visible()
    expect(dora.locator(".hand-card")).to_have_count(0)
    expect(ana.get_by_text("Dora would like to take over from Ash.")).to_be_visible()
    assert violations(ana) == []
    ana.get_by_role("button", name="Let in").click()
    expect(dora.locator(".hand-card")).to_have_count(7)
    expect(ana.locator(".others")).to_contain_text("Dora")
    expect(ana.get_by_text("Dora takes over from a bot.")).to_be_visible()


def test_somebody_who_is_turned_away_is_told_so(people: Visitors) -> None:
    ana = open_table(people, bots=1)
    ana.get_by_role("button", name="Start with 2 players").click()
    dora = people.come(ana.url)
    dora.get_by_role("button", name="Play along").click()
    dora.get_by_label("Your name").fill("Dora")
    dora.get_by_role("button", name="Ask to take over from Ash").click()
    dora.get_by_role("button", name="Never mind").wait_for()
    ana.get_by_role("button", name="Not now").click()
    expect(dora.get_by_text("The players would rather continue as they are.")).to_be_visible()
    expect(dora.get_by_role("button", name="Play along")).to_be_visible()


def test_somebody_who_comes_late_sits_in_the_next_game(people: Visitors) -> None:
    ana = open_table(people, bots=1)
    ana.get_by_role("button", name="Start with 2 players").click()
    dora = people.come(ana.url)
    dora.get_by_role("button", name="Play along").click()
    dora.get_by_label("Your name").fill("Dora")
    dora.get_by_role("button", name="Play in the next game").click()
    expect(ana.get_by_text("Dora plays in the next game.")).to_be_visible()
    give_up(ana)
    expect(dora.get_by_role("button", name="Play again")).to_be_visible()
    ana.get_by_role("button", name="Play again").click()
    expect(dora.locator(".hand-card")).to_have_count(6)


def test_a_seat_is_free_again_when_somebody_leaves_the_table(people: Visitors) -> None:
    ana = open_table(people)
    bob = join(people, ana, "Bob")
    bob.get_by_role("button", name="Menu").click()
    bob.get_by_role("button", name="Change my name").click()
    bob.get_by_label("Your name").fill("Robert")
    bob.get_by_role("button", name="Change", exact=True).click()
    expect(place(ana, "Robert")).to_be_visible()
    bob.get_by_role("button", name="Menu").click()
    bob.get_by_role("link", name="Leave the table").click()
    expect(place(ana, "Robert")).to_have_count(0)


def test_two_people_change_places_when_both_want_to(people: Visitors) -> None:
    ana = open_table(people)
    bob = join(people, ana, "Bob")
    bob.get_by_role("button", name="Swap seats with Ana").click()
    expect(place(ana, "Bob")).to_contain_text("wants to swap seats")
    assert violations(ana) == []
    ana.get_by_role("button", name="Swap seats with Bob").click()
    expect(ana.locator("[data-place='0']")).to_contain_text("Bob")
    expect(bob.locator("[data-place='1']")).to_contain_text("Ana")


def test_whoever_plays_unnamed_stays_unnamed(people: Visitors) -> None:
    page = people.come()
    page.get_by_role("button", name="Play alone").click()
    expect(page.locator(".hand-card")).to_have_count(8)
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue playing")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("")
