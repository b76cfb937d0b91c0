"""What clients ask for over HTTP."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from ninetyeight.bots.mastery import MASTER_WINS
from ninetyeight.record import loads
from ninetyeight.rules import RULE_SETS
from ninetyeight.server.settings import Settings
from ninetyeight.server.tables import qr_codes
from tests.server.playing import play
from tests.server.serving import QUICK, Served, browser_at, open_table, served
from tests.server.tablemates import tablemate

GAMES = Path(__file__).parents[1] / "golden" / "games"

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
async def browser(server: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with browser_at(server.address) as client:
        yield client


async def test_a_name_is_enough_to_sign_in(browser: httpx.AsyncClient) -> None:
    assert (await browser.get("/api/me")).json() == {"guest": None, "tables": []}
    answer = await browser.post("/api/guest", json={"name": " Ada "})
    assert answer.json()["guest"] == {"name": "Ada"}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie
    assert (await browser.get("/api/me")).json()["guest"] == {"name": "Ada"}


async def test_who_signs_in_again_is_renamed(browser: httpx.AsyncClient) -> None:
    first = await browser.post("/api/guest", json={"name": "Ada"})
    second = await browser.post("/api/guest", json={"name": "Bea"})
    assert "set-cookie" in first.headers and "set-cookie" not in second.headers
    assert (await browser.get("/api/me")).json()["guest"] == {"name": "Bea"}


@pytest.mark.parametrize("name", ["", "x" * 100, "a\nb", "forty-seven | 47"])
async def test_a_bad_name_is_refused(browser: httpx.AsyncClient, name: str) -> None:
    answer = await browser.post("/api/guest", json={"name": name})
    assert answer.status_code == 400 and answer.json()["code"] == "bad-name"


async def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    settings = replace(QUICK, base_url="https://cards.example")
    async with (
        served(tmp_path, settings) as server,
        browser_at(server.address) as browser,
    ):
        answer = await browser.post("/api/guest", json={"name": "Ada"})
        assert "; Secure" in answer.headers["set-cookie"]


async def test_a_table_is_opened_and_found_again(browser: httpx.AsyncClient) -> None:
    answer = await browser.post(
        "/api/tables",
        json={"name": "Ada", "rules": "expert+fire", "people": ["Bob"], "bots": ["rookie"]},
    )
    assert answer.status_code == 201
    code, watch = answer.json()["code"], answer.json()["watch"]
    shown = {"phase": "gathering", "rules": "expert+fire", "locked": False, "free": 2}
    seats = ["Ada", "Bob", "Ash"]
    assert (await browser.get(f"/api/tables/{code}")).json() == {
        **shown, "seats": seats, "watching": False
    }  # fmt: skip
    assert (await browser.get(f"/api/tables/{watch.upper()}")).json()["watching"]
    (table,) = (await browser.get("/api/me")).json()["tables"]
    assert table["code"] == code and table["players"] == seats and not table["your_turn"]


async def test_a_table_has_the_options_that_were_asked_for(tmp_path: Path) -> None:
    settings = replace(QUICK, agree_seconds=3.0, grace_seconds=5.0)
    async with served(tmp_path, settings) as server:
        table = await open_table(server, options={"talk": False, "grace_seconds": 9.0})
        async with tablemate(server.socket, table["code"]) as mate:
            options = mate.table["options"]
            assert options["talk"] is False
            assert options["agree_seconds"] == 3.0 and options["grace_seconds"] == 9.0


async def test_a_table_is_opened_with_one_half_of_its_rules_named(server: Served) -> None:
    table = await open_table(server, rules="expert", options={"fire": True})
    async with tablemate(server.socket, table["code"]) as mate:
        assert mate.table["options"]["rules"] == "expert+fire"


def golden(name: str) -> str:
    return (GAMES / f"{name}.n98").read_text("utf-8")


async def test_a_game_that_was_begun_on_one_device_goes_on(server: Served) -> None:
    record = golden("expert-3-within-a-turn")
    table = await open_table(server, people=["Bob"], bots=["steady"], record=record)
    async with tablemate(server.socket, table["code"]) as mate:
        assert mate.game is not None and mate.game["one_device"]
        assert mate.table["options"]["rules"] == "expert"
        assert mate.table["phase"] == "playing"


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"rules": "nonsense"}, "unknown-rules"),
        ({"options": {"base": "expert+fire"}}, "unknown-rules"),
        ({"bots": ["grandmaster"]}, "unknown-level"),
        ({"bots": ["steady"] * 5}, "table-full"),
        ({"people": ["Ada"]}, "bad-name"),
        ({"options": {"pace": -1}}, "bad-option"),
        ({"seed": "0" * 32}, "bad-message"),
        ({"record": "n98 2\n"}, "bad-record"),
        ({"record": golden("expert-3-within-a-turn")}, "bad-message"),
        ({"record": golden("standard-1-lost")}, "bad-message"),
        ({"record": golden("expert-3-not-started"), "start": True}, "bad-message"),
        ({"bots": "steady"}, "bad-message"),
        ({"name": None}, "bad-message"),
    ],
)
async def test_a_table_that_is_not_possible_is_refused(
    browser: httpx.AsyncClient, wishes: dict[str, object], code: str
) -> None:
    answer = await browser.post("/api/tables", json={"name": "Ada", **wishes})
    assert answer.status_code == 400 and answer.json()["code"] == code


async def test_a_table_at_which_somebody_sat_down_is_found_again(server: Served) -> None:
    table = await open_table(server)
    async with browser_at(server.address) as browser:
        cookie = (await browser.post("/api/guest", json={"name": "Bob"})).cookies["n98"]
        async with tablemate(server.socket, table["code"], cookie=cookie) as mate:
            await mate.do("sit", name="Bob")
        (found,) = (await browser.get("/api/me")).json()["tables"]
        assert found["code"] == table["code"] and found["players"] == ["Ada", "Bob"]


async def test_one_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    async with (
        served(tmp_path, Settings(port=0, tables_per_hour=2)) as server,
        browser_at(server.address) as browser,
    ):
        answers = [await browser.post("/api/tables", json={"name": "Ada"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "too-fast"


async def test_what_was_refused_is_not_counted_as_a_table(tmp_path: Path) -> None:
    async with (
        served(tmp_path, Settings(port=0, tables_per_hour=2)) as server,
        browser_at(server.address) as browser,
    ):
        for wishes in ({"name": ""}, {"bots": ["grandmaster"]}, {"rules": "none"}):
            refused = await browser.post("/api/tables", json={"name": "Ada", **wishes})
            assert refused.status_code == 400
        asked = [await browser.post("/api/tables", json={"name": "Ada"}) for _ in range(6)]
        assert [answer.status_code for answer in asked] == [201, 201, 429, 429, 429, 429]
        assert server.node.table_rate.of("127.0.0.1")._tokens > -0.5


@pytest.mark.parametrize("path", ["/api/tables/bako-mifu-rela", "/api/tables/x", "/qr/x.svg"])
async def test_there_is_no_such_table(browser: httpx.AsyncClient, path: str) -> None:
    answer = await browser.get(path)
    assert answer.status_code == 404 and answer.json()["code"] == "no-such-table"


async def test_whoever_tries_out_codes_gets_no_answer_any_more(server: Served) -> None:
    table = await open_table(server)
    async with browser_at(server.address) as browser:
        for _ in range(30):
            await browser.get("/api/tables/bako-mifu-rela")
        assert (await browser.get(f"/api/tables/{table['code']}")).json()["code"] == "too-fast"
        async with tablemate(server.socket, table["code"], waits=False) as mate:
            await mate.until(lambda mate: mate.bye)
            assert mate.bye is not None and mate.bye["code"] == "too-fast"


async def test_a_link_is_shown_as_a_qr_code(server: Served) -> None:
    table = await open_table(server)
    async with browser_at(server.address) as browser:
        answer = await browser.get(f"/qr/{table['code']}.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
        assert answer.text != (await browser.get(f"/qr/{table['watch']}.svg")).text


async def test_a_qr_code_holds_the_code_as_we_write_it_however_it_is_spelt(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def draw(link: str) -> str:
        drawn.append(link)
        return "<svg>"

    monkeypatch.setattr(qr_codes, "draw", draw)
    code = (await open_table(server))["code"]
    async with browser_at(server.address) as browser:
        for spelt in (code, code.upper(), code.replace("-", "-" * 3_000)):
            assert (await browser.get(f"/qr/{spelt}.svg")).text == "<svg>"
    assert drawn == [f"{server.address}/t/{code}"]


async def test_finished_games_are_listed_shown_and_deleted(server: Served) -> None:
    table = await open_table(server, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        await play(mate)
    async with browser_at(server.address, cookies={"n98": table["cookie"]}) as browser:
        (entry,) = (await browser.get("/api/games")).json()["games"]
        assert entry["players"] == 1 and entry["rules"] == "standard"
        assert (await browser.get(f"/api/games?before={entry['at']}")).json()["games"] == []
        path = f"/api/games/{entry['game']}"
        record = await browser.get(f"{path}.n98")
        assert record.headers["content-type"].startswith("text/plain")
        replay = (await browser.get(path)).json()
        assert replay == (await browser.post("/api/replay", content=record.content)).json()
        assert len(replay["steps"]) == 1 + sum(len(turn.lays) for turn in loads(record.text).turns)
        async with browser_at(server.address) as stranger:
            assert (await stranger.get(path)).status_code == 200
            assert (await stranger.delete(path)).status_code == 401
            await stranger.post("/api/guest", json={"name": "Eve"})
            assert (await stranger.delete(path)).json()["code"] == "not-your-game"
        assert (await browser.delete(path)).status_code == 200
        assert (await browser.get(path)).json()["code"] == "no-such-game"
        assert (await browser.get(f"{path}.n98")).status_code == 404


async def test_games_of_nobody_are_not_listed(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/api/games")
    assert answer.status_code == 401 and answer.json()["code"] == "not-signed-in"


async def test_a_bad_record_is_answered_with_all_that_is_wrong(browser: httpx.AsyncClient) -> None:
    answer = await browser.post("/api/replay", content=b"n98 1\nrules: x\n---\n---\n")
    assert answer.status_code == 400 and answer.json()["code"] == "bad-record"
    problems = answer.json()["facts"]["problems"]
    assert {"line", "column", "code", "text"} == set(problems[0]) and len(problems) > 1


async def test_a_body_that_is_too_large_is_refused(browser: httpx.AsyncClient) -> None:
    for path, size in (("/api/guest", 2**15), ("/api/replay", 2**16)):
        answer = await browser.post(path, content=b" " * size)
        assert answer.status_code == 413 and answer.json()["code"] == "too-large"


async def test_pages_of_other_sites_change_nothing(browser: httpx.AsyncClient) -> None:
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
    ):
        answer = await browser.post("/api/guest", json={"name": "Eve"}, headers=headers)
        assert answer.status_code == 403 and answer.json()["code"] == "wrong-origin"


async def test_the_rule_sets_are_told_as_numbers(browser: httpx.AsyncClient) -> None:
    told = (await browser.get("/api/rules")).json()
    assert [rules["name"] for rules in told] == list(RULE_SETS)
    assert {rules["name"]: tuple(rules["master_wins"]) for rules in told} == MASTER_WINS
    assert told[3]["fire"] == [22, 33, 44, 55, 66, 77] and told[0]["hand_sizes"][0] == 8
    assert (await browser.get("/rule-sets.json")).json() == told


async def test_whoever_runs_the_server_can_measure_it(server: Served) -> None:
    table = await open_table(server)
    async with (
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate,
        browser_at(server.address) as browser,
    ):
        await mate.do("lock", locked=True)
        await mate.do("end-turn")
        text = (await browser.get("/metrics")).text
        assert 'ninetyeight_commands_total{code="ok"} 1.0' in text
        assert 'ninetyeight_commands_total{code="no-game"} 1.0' in text
        assert "ninetyeight_sockets 1.0" in text and "ninetyeight_tables 1.0" in text


async def test_a_body_of_many_brackets_is_a_bad_message(browser: httpx.AsyncClient) -> None:
    body = '{"options":{"x":' + "[" * 6_000 + "]" * 6_000 + '},"name":"Ada"}'
    answer = await browser.post("/api/tables", content=body)
    assert answer.status_code == 400 and answer.json()["code"] == "bad-message"


async def test_there_is_nothing_at_other_addresses(browser: httpx.AsyncClient) -> None:
    for path in ("/nothing", "/api/nothing", "/../pyproject.toml", "/styles/../index.html"):
        answer = await browser.get(path)
        assert answer.status_code == 404 and answer.json()["code"] == "no-such-page"
    assert (await browser.put("/api/guest")).status_code == 405


async def test_a_fault_is_answered_without_a_traceback(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.node.services.metrics, "text", lambda: 1 / 0)
    async with browser_at(server.address) as browser:
        answer = await browser.get("/metrics")
        assert answer.status_code == 500
        assert answer.json() == {"code": "server-fault", "facts": {}}


async def test_a_fault_is_logged_with_its_route_and_never_with_a_code(
    server: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(qr_codes, "draw", lambda _: 1 / 0)
    code = (await open_table(server))["code"]
    async with browser_at(server.address) as browser:
        assert (await browser.get(f"/qr/{code}.svg")).status_code == 500
    (record,) = [record for record in caplog.records if record.message == "request-failed"]
    assert record.__dict__["facts"] == {"route": "/qr/{code}.svg"}
    assert code not in caplog.text


async def test_whoever_comes_when_too_much_waits_is_told_so(server: Served) -> None:
    server.node.heavy_work._most = 0
    async with browser_at(server.address) as browser:
        answer = await browser.post("/api/replay", content=b"n98 1")
        assert answer.status_code == 503 and answer.json()["code"] == "busy"
