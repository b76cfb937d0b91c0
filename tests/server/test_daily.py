"""The daily deal: the same for everybody, once a day, and nobody knows it before."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ninetyeight.rules import Seed, commitment
from ninetyeight.server.access.tokens import DailySeeds
from ninetyeight.server.daily import bot_results
from ninetyeight.server.daily.bot_results import GameFailed
from ninetyeight.server.daily.days import end_of
from ninetyeight.server.daily.process import DAILY_LEVELS, Task, cards_left
from tests.server.playing import next_command, play
from tests.server.serving import Served, browser_at, served
from tests.server.tablemates import Tablemate, tablemate

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TODAY, TOMORROW = "2026-11-16", "2026-11-17"
NOON = end_of(TODAY) - 12 * 3600


class Clock:
    """The time of all servers in a test."""

    now = NOON


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("ninetyeight.server.services.time", lambda: clock.now)
    return clock


@pytest.fixture(autouse=True)
def bots_at_once(monkeypatch: pytest.MonkeyPatch) -> list[Task]:
    """Bots that leave as many cards as there are players; the tasks that they were given."""
    tasks: list[Task] = []

    async def left(task: Task) -> dict[str, int]:
        tasks.append(task)
        return dict.fromkeys(DAILY_LEVELS, task.players)

    monkeypatch.setattr(bot_results, "left_by_bots", left)
    return tasks


@asynccontextmanager
async def dealt(server: Served, cookie: str | None = None, **wishes: object) -> AsyncIterator[Any]:
    """Somebody to whom the deal of a day was dealt."""
    cookies = {"n98": cookie} if cookie else {}
    async with browser_at(server.address, cookies=cookies) as browser:
        wishes = {"name": "Ada", "daily": TODAY, "start": True, **wishes}
        answer = await browser.post("/api/tables", json=wishes)
        assert answer.status_code == 201, answer.text
        cookie = cookie or answer.cookies["n98"]
    async with tablemate(server.socket, answer.json()["code"], cookie=cookie) as mate:
        mate.cookie = cookie  # type: ignore[attr-defined]
        yield mate


async def told(server: Served, cookie: str | None = None, day: str | None = None) -> Any:
    cookies = {"n98": cookie} if cookie else {}
    async with browser_at(server.address, cookies=cookies) as browser:
        answer = await browser.get("/api/daily", params={"day": day} if day else {})
        assert answer.status_code == 200, answer.text
        return answer.json()


def hash_of_deal(mate: Tablemate) -> str:
    assert mate.game is not None
    return str(mate.game["commitment"])


async def test_everybody_is_dealt_the_same_cards(server: Served) -> None:
    async with dealt(server) as ada, dealt(server, name="Bob") as bob:
        assert ada.mine["hand"] == bob.mine["hand"] and hash_of_deal(ada) == hash_of_deal(bob)
        assert ada.game["daily"] == ada.table["options"]["daily"] == TODAY


async def test_other_days_numbers_of_players_and_servers_have_other_deals(
    server: Served, tmp_path: Path, clock: Clock
) -> None:
    hashes = []
    for bots in ([], ["steady"]):
        async with dealt(server, bots=bots) as mate:
            hashes.append(hash_of_deal(mate))
    clock.now = end_of(TODAY)
    async with dealt(server, daily=TOMORROW) as mate:
        hashes.append(hash_of_deal(mate))
    clock.now = NOON
    (tmp_path / "another").mkdir()
    async with served(tmp_path / "another") as another, dealt(another) as mate:
        hashes.append(hash_of_deal(mate))
    assert len(set(hashes)) == 4


async def test_only_the_first_game_is_the_result(server: Served) -> None:
    async with dealt(server) as ada:
        await play(ada)
        first = ada.game["result"]
        assert (await ada.do("again", same_deal=True))["ok"]
        await ada.until(lambda mate: mate.phase == "playing")
        assert ada.game["daily"] == TODAY
        await ada.do("end-game")
        await ada.until(lambda mate: mate.phase == "over")
    deal, *others = (await told(server, ada.cookie))["deals"]
    assert deal["players"] == 1
    assert (deal["mine"]["left"], deal["mine"]["game"]) == (first["left"], first["game"])
    assert deal["results"] == [{"left": first["left"], "games": 1, "helped": 0}]
    assert [each["mine"] for each in others] == [None] * 4


async def test_a_game_that_is_left_counts_and_one_at_another_table_does_not(server: Served) -> None:
    async with dealt(server) as ada:
        code = ada.table["code"]
    async with dealt(server, ada.cookie) as again:
        await play(again)
    deal = (await told(server, ada.cookie))["deals"][0]
    assert (deal["mine"]["left"], deal["mine"]["code"], deal["results"]) == (None, code, [])
    async with tablemate(server.socket, code, cookie=ada.cookie) as ada_again:
        await ada_again.do("end-game")
    deal = (await told(server, ada.cookie))["deals"][0]
    assert (deal["mine"]["left"], deal["mine"]["code"]) == (98, None)


async def test_a_game_of_friends_counts_from_the_deal_on(server: Served) -> None:
    async with dealt(server, people=["Bea"], start=False) as ada:
        assert (await told(server, ada.cookie))["deals"][1]["mine"] is None
        assert (await ada.do("start"))["ok"]
    assert (await told(server, ada.cookie))["deals"][1]["mine"]["left"] is None


async def test_a_deal_that_is_dealt_after_its_day_is_practice(server: Served, clock: Clock) -> None:
    async with dealt(server, people=["Bea"], start=False) as ada:
        clock.now = end_of(TODAY)
        assert (await ada.do("start"))["ok"]
        assert (await ada.do("end-game"))["ok"]
    deal = (await told(server, ada.cookie, day=TODAY))["deals"][1]
    assert (deal["mine"], deal["results"]) == (None, [])


async def test_the_cards_are_shown_when_the_day_is_over_and_not_before(
    server: Served, clock: Clock
) -> None:
    async with dealt(server) as ada, browser_at(server.address) as browser:
        await ada.do("end-game")
        await ada.until(lambda mate: mate.phase == "over")
        result = ada.game["result"]
        seed = DailySeeds.of(server.node.services.daily, TODAY, "standard", 1)
        assert (result["seed"], result["hands"], result["draw_pile"]) == (None, None, None)
        assert not any(seed in text for text in ada.heard)
        addresses = [f"/api/games/{result['game']}{kind}" for kind in ("", ".n98")]
        for address in addresses:
            refused = await browser.get(address)
            assert (refused.status_code, refused.json()["code"]) == (403, "day-not-over")
            assert refused.json()["facts"] == {"day": TODAY}
        clock.now = end_of(TODAY)
        for address in addresses:
            assert seed in (await browser.get(address)).text
        assert commitment(seed) == hash_of_deal(ada)


async def test_whoever_takes_a_seat_afterwards_is_not_told_what_was_drawn_there(
    server: Served,
) -> None:
    async with dealt(server, bots=["rookie"]) as ada:
        await ada.do("propose")
        while not any(event["is"] == "turn-ended" and event["seat"] for event in ada.events):
            await ada.until(next_command)
            command = next_command(ada) or {}
            await ada.do(command.pop("do"), **command)
            await ada.until(lambda mate: next_command(mate) or not mate.is_in_turn)
        assert (await ada.do("end-game"))["ok"]
        assert (await ada.do("remove-bot", seat=1))["ok"]
        async with tablemate(server.socket, ada.table["code"]) as bob:
            await bob.do("sit", name="Bob", seat=1)
            secret = bob.you["seats"][0]["secret"]
            async with tablemate(server.socket, ada.table["code"], secret=secret) as again:
                ended = [event for event in again.events if event["is"] == "turn-ended"]
                assert again.you["seat"] == 1 and {event["seat"] for event in ended} == {0, 1}
                assert all(event["drawn"] is None for event in ended)


async def test_for_somebody_who_takes_over_from_a_bot_the_game_counts(server: Served) -> None:
    async with dealt(server, name="Dora", start=False) as other:
        cookie = other.cookie
    async with (
        dealt(server, bots=["rookie"]) as ada,
        tablemate(server.socket, ada.table["code"], cookie=cookie) as dora,
    ):
        await dora.do("ask", name="Dora", seat=1)
        assert (await ada.do("admit", number=dora.you["request"]))["ok"]
        assert (await told(server, cookie))["deals"][1]["mine"]["left"] is None
        assert (await ada.do("end-game"))["ok"]
    mine = (await told(server, cookie))["deals"][1]["mine"]
    assert (mine["left"], mine["stand_in"]) == (98, True)


async def test_nobody_sees_the_seed_by_dealing_it_to_more_players(server: Served) -> None:
    async with dealt(server) as ada:
        await ada.do("end-game")
        await ada.do("add-bot", level="rookie")
        assert (await ada.do("again", same_deal=True))["ok"]
        assert (await ada.do("end-game"))["ok"]
        await ada.until(lambda mate: mate.phase == "over")
        assert ada.game["result"]["seed"] is None


async def test_who_was_given_a_hint_or_a_stand_in_is_marked(server: Served) -> None:
    async with dealt(server) as ada, dealt(server, name="Bob") as bob, dealt(server) as eve:
        assert (await ada.ask({"type": "hint", "id": "h"}))["type"] == "hint"
        assert (await bob.do("hand-over", seat=0))["ok"]
        assert (await bob.do("take-seat"))["ok"]
        for mate in (ada, bob, eve):
            await mate.until(lambda mate: not mate.table["seats"][0]["stand_in"])
            assert (await mate.do("end-game"))["ok"]
    marks = []
    for mate in (ada, bob, eve):
        mine = (await told(server, mate.cookie))["deals"][0]["mine"]
        marks.append((mine["hints"], mine["stand_in"]))
    assert marks == [(True, False), (False, True), (False, False)]
    results = (await told(server))["deals"][0]["results"]
    assert sum(each["games"] for each in results) == 3
    assert sum(each["helped"] for each in results) == 2


async def test_others_see_how_it_went_and_a_team_counts_once(server: Served) -> None:
    async with dealt(server, people=["Bea"], bots=["rookie"]) as ada:
        await ada.do("end-game")
        await ada.until(lambda mate: mate.phase == "over")
        left = ada.game["left"]
    deal = (await told(server))["deals"][2]
    assert deal["mine"] is None and deal["results"] == [{"left": left, "games": 1, "helped": 0}]


async def test_a_new_deal_at_the_same_table_is_no_result(server: Served) -> None:
    async with dealt(server) as ada:
        await ada.do("end-game")
        await ada.until(lambda mate: mate.phase == "over")
        assert (await ada.do("again"))["ok"]
        await ada.until(lambda mate: mate.phase == "playing")
        assert ada.game["daily"] is None
        await play(ada)
    assert (await told(server, ada.cookie))["deals"][0]["mine"]["left"] == 98


async def test_a_game_over_midnight_counts_for_the_day_of_its_deal(
    server: Served, clock: Clock
) -> None:
    clock.now = end_of(TODAY) - 1
    async with dealt(server) as ada:
        before = hash_of_deal(ada)
        clock.now = end_of(TODAY)
        await play(ada)
        assert (await ada.do("again", same_deal=True))["ok"]
        await ada.until(lambda mate: mate.phase == "playing")
        assert hash_of_deal(ada) == before
    assert (await told(server, ada.cookie))["day"] == TOMORROW
    assert (await told(server, ada.cookie))["deals"][0]["mine"] is None
    yesterday = await told(server, ada.cookie, day=TODAY)
    assert yesterday["deals"][0]["mine"] and yesterday["today"] == TOMORROW
    assert yesterday["until"] == clock.now


async def test_a_restart_keeps_deal_and_results(tmp_path: Path) -> None:
    async with served(tmp_path) as before, dealt(before) as ada:
        first = hash_of_deal(ada)
        await play(ada)
        results = await told(before, ada.cookie)
    async with served(tmp_path) as after, dealt(after, ada.cookie) as again:
        assert hash_of_deal(again) == first
        assert (await told(after, ada.cookie))["deals"][0]["mine"] == results["deals"][0]["mine"]


@pytest.mark.parametrize(
    ("day", "code"),
    [
        (TOMORROW, "wrong-day"),
        ("2026-11-15", "wrong-day"),
        ("20261116", "bad-message"),
        ("2026-02-30", "bad-message"),
        ("", "bad-message"),
        ("today\0", "bad-message"),
    ],
)
async def test_a_deal_of_another_day_is_not_dealt(server: Served, day: str, code: str) -> None:
    async with browser_at(server.address) as browser:
        answer = await browser.post("/api/tables", json={"name": "Ada", "daily": day})
        assert answer.status_code == 400 and answer.json()["code"] == code
        if code == "wrong-day":
            assert answer.json()["facts"] == {"today": TODAY}


@pytest.mark.parametrize(
    ("day", "code"), [(TOMORROW, "wrong-day"), ("x" * 99, "bad-message"), ("", "bad-message")]
)
async def test_results_of_a_day_to_come_are_not_told(server: Served, day: str, code: str) -> None:
    async with browser_at(server.address) as browser:
        answer = await browser.get("/api/daily", params={"day": day})
        assert answer.status_code == 400 and answer.json()["code"] == code
        assert "x" * 99 not in answer.text


async def test_days_without_a_game_are_empty(server: Served, bots_at_once: list[Task]) -> None:
    long_ago = await told(server, day="1999-12-31")
    assert [deal["results"] for deal in long_ago["deals"]] == [[]] * 5
    assert bots_at_once == []


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"daily": TODAY, "rules": "expert"}, "daily-rules"),
        ({"daily": TODAY, "watch": True, "bots": ["sharp"]}, "bad-message"),
        ({"watch": True, "people": ["Bob"]}, "bad-message"),
        ({"watch": True, "start": True}, "nobody-sits"),
    ],
)
async def test_what_does_not_fit_together_is_refused(
    server: Served, wishes: dict[str, object], code: str
) -> None:
    async with browser_at(server.address) as browser:
        answer = await browser.post("/api/tables", json={"name": "Ada", **wishes})
        assert answer.status_code == 400 and answer.json()["code"] == code


async def bots_of(server: Served) -> Any:
    """What is told of the bots, once it is."""
    deals: list[Any] = []
    while not deals or not all(deal["bots"] for deal in deals):
        deals = (await told(server))["deals"]
    return [{bot["level"]: bot["left"] for bot in deal["bots"]} for deal in deals]


async def test_bots_play_each_deal_once_and_their_results_are_kept(
    tmp_path: Path, bots_at_once: list[Task]
) -> None:
    for _ in range(2):
        async with served(tmp_path) as server:
            assert await bots_of(server) == [
                dict.fromkeys(DAILY_LEVELS, players) for players in range(1, 6)
            ]
    assert [task.players for task in bots_at_once] == [1, 2, 3, 4, 5]


async def test_bots_play_what_people_are_dealt(server: Served, bots_at_once: list[Task]) -> None:
    await bots_of(server)
    async with dealt(server) as ada:
        assert hash_of_deal(ada) == commitment(Seed(bots_at_once[0].seed))


async def test_bots_that_fail_are_not_told_of(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def fail(task: Task) -> dict[str, int]:
        asked.append(task)
        raise GameFailed("no memory")

    monkeypatch.setattr(bot_results, "left_by_bots", fail)
    for _ in range(5):
        assert [deal["bots"] for deal in (await told(server))["deals"]] == [[]] * 5
    assert len(asked) == 1


def test_bots_make_the_same_of_the_same_deal() -> None:
    task = Task("standard", 2, DailySeeds("key").of(TODAY, "standard", 2))
    assert cards_left(task, "steady") == cards_left(task, "steady")


def test_a_seed_depends_on_key_day_rules_and_players() -> None:
    asked = [(TODAY, "standard", 1), (TODAY, "standard", 2), (TODAY, "expert", 1)]
    asked += [(TOMORROW, "standard", 1)]
    seeds = {DailySeeds(key).of(*each) for key in ("one", "two") for each in asked}
    assert len(seeds) == 8 and {len(seed) for seed in seeds} == {32}
