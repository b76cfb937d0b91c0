"""The browser client as the server gives it out."""

import gzip
import json
import re
from base64 import b64encode
from collections.abc import AsyncIterator
from hashlib import sha256
from inspect import iscoroutinefunction
from pathlib import Path
from threading import get_ident
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from ninetyeight.bots.weights import load_weights, packed_net
from ninetyeight.review.calibration import load_calibration
from ninetyeight.server.site.assets import load_assets
from ninetyeight.server.site.headers import inline_scripts, page_policy
from ninetyeight.server.site.pages import PAGES, page_routes
from ninetyeight.server.site.shell import imported_by, kept_files, networks, release_of
from ninetyeight.words import LANGUAGES
from tests.server.serving import Served, browser_at

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
async def browser(server: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with browser_at(server.address) as client:
        yield client


def client_in(folder: Path) -> Path:
    (folder / "styles").mkdir()
    (folder / "vendor").mkdir()
    for name, text in {
        "index.html": "<!doctype html><script type=module src=/main.js></script>",
        "main.js": "let lines = 0;\n" * 100,
        "vendor/small.js": "1",
        "styles/board.css": "main { color: red }",
        "styles/tokens.css": ":root { --red: red }",
        "types.d.ts": "never",
        ".hidden": "never",
    }.items():
        (folder / name).write_text(text)
    return folder


def test_all_files_are_read_and_all_styles_are_one(tmp_path: Path) -> None:
    assets = load_assets(client_in(tmp_path))
    made = {"/rule-sets.json", *(f"/words/{language}.ftl" for language in LANGUAGES)}
    read = {"/index.html", "/main.js", "/vendor/small.js", "/styles.css", *made}
    found = set(assets) - set(networks(assets))
    assert found == read | {"/styles/board.css", "/styles/tokens.css"}
    assert assets["/styles.css"].body == b":root { --red: red }\nmain { color: red }"


def test_what_gets_smaller_is_squeezed_once(tmp_path: Path) -> None:
    assets = load_assets(client_in(tmp_path))
    squeezed = assets["/main.js"].squeezed
    assert squeezed is not None and gzip.decompress(squeezed) == assets["/main.js"].body
    assert assets["/vendor/small.js"].squeezed is None


def test_without_a_client_there_is_a_plain_page(tmp_path: Path) -> None:
    assert b"Ninety-Eight" in load_assets(tmp_path)["/index.html"].body


@pytest.mark.parametrize("path", PAGES)
async def test_every_page_is_the_same_but_for_what_it_calls_for(
    browser: httpx.AsyncClient, path: str
) -> None:
    answer = await browser.get(re.sub(r"\{\w+\}", "bako-mifu-rela", path))
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert without_calls(answer.text) == without_calls((await browser.get("/")).text)


def without_calls(page: str) -> str:
    return re.sub(r'data-modules="[^"]*"|data-phases=\'[^\']*\'', "", page)


async def test_a_file_of_this_release_is_kept_for_good(browser: httpx.AsyncClient) -> None:
    release = await release_at(browser)
    kept = await browser.get(f"{release}/app.js")
    assert "immutable" in kept.headers["cache-control"]
    assert kept.content == (await browser.get("/app.js")).content
    assert (await browser.get(f"{release}/nothing.js")).status_code == 404


async def test_a_page_of_another_release_gets_no_file_of_this_one(
    browser: httpx.AsyncClient,
) -> None:
    assert (await browser.get("/v/another-release/app.js")).status_code == 404


@pytest.mark.parametrize("path", ["/app.js", "/"])
async def test_what_may_change_is_asked_for_each_time(
    browser: httpx.AsyncClient, path: str
) -> None:
    answer = await browser.get(path)
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-cache"


async def release_at(browser: httpx.AsyncClient) -> str:
    found = re.search('data-release="([^"]+)"', (await browser.get("/")).text)
    assert found
    return found[1]


def test_a_changed_file_makes_another_release(tmp_path: Path) -> None:
    before = release_of(load_assets(client_in(tmp_path)))
    assert release_of(load_assets(tmp_path)) == before
    (tmp_path / "main.js").write_text("let lines = 1;")
    assert release_of(load_assets(tmp_path)) != before


async def test_the_page_refers_only_to_files_that_are_there(browser: httpx.AsyncClient) -> None:
    page = (await browser.get("/t/bako-mifu-rela")).text
    release = await release_at(browser)
    named = re.findall(r'(?:href|src)="(/[^"]+)"', page)
    called = re.findall(r"/[\w/]+\.js", "".join(re.findall(r"data-\w+=.*", page)))
    assert f"{release}/app.js" in named and "/screens/lobby.js" in called
    for path in {*named, *(f"{release}{module}" for module in called)}:
        assert (await browser.get(path)).status_code == 200, path


async def test_the_worker_is_told_every_file_of_its_release(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/worker.js")
    assert f'RELEASE = "{await release_at(browser)}"' in answer.text
    assets = load_assets()
    for name, wanted in {"FILES": kept_files(assets), "NETWORKS": networks(assets)}.items():
        told = re.search(rf"{name} = (\{{.+\}});", answer.text)
        assert told
        tags = {path: assets[path].tag.strip('"') for path in wanted}
        assert json.loads(told[1]) == tags
    policy = answer.headers["content-security-policy"]
    assert policy == "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"


def test_all_that_a_page_needs_without_a_network_is_small() -> None:
    assets = load_assets()

    def weight(paths: list[str]) -> int:
        return sum(len(assets[path].squeezed or assets[path].body) for path in paths)

    kept = ["/index.html", "/early.js", "/worker.js", *kept_files(assets)]
    assert {"/engine/kernel.wasm", "/rule-sets.json", "/words/uk.ftl"} <= set(kept)
    kinds = [path.rpartition(".")[2] for path in networks(assets)]
    assert (kinds.count("net"), kinds.count("cal"), kinds.count("jsonl")) == (30, 30, 1)
    assert weight(kept) <= 350_000
    assert weight(kept + networks(assets)) <= 2_500_000


@pytest.mark.parametrize("players", range(1, 6))
async def test_the_networks_are_files_of_the_release(
    browser: httpx.AsyncClient, players: int
) -> None:
    path = f"{await release_at(browser)}/networks/standard+fire-{players}.net"
    sent = await browser.get(path)
    assert "immutable" in sent.headers["cache-control"]
    assert sent.headers["content-encoding"] == "gzip"
    weights = load_weights("standard+fire", players)
    assert sent.content == packed_net(weights.body, weights.tau)
    sent = await browser.get(path.replace(".net", ".cal"))
    assert sent.content == load_calibration("standard+fire", players).body


def test_modules_that_import_each_other_are_each_found_once(tmp_path: Path) -> None:
    (tmp_path / "one.js").write_text('import { two } from "./two.js";\n')
    (tmp_path / "two.js").write_text('import {\n  one,\n} from "./one.js";\n')
    assert imported_by(load_assets(tmp_path), "/one.js") == ["/one.js", "/two.js"]


async def test_a_file_is_sent_by_the_loop_and_compressed_once_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads would compete with the loop, and a compression would hold it up."""
    compressed_in: list[int] = []
    compress = gzip.compress

    def noted(*asked: Any, **named: Any) -> bytes:
        compressed_in.append(get_ident())
        return compress(*asked, **named)

    monkeypatch.setattr(gzip, "compress", noted)
    routes = page_routes(load_assets(client_in(tmp_path)))
    assert all(iscoroutinefunction(getattr(route, "endpoint", None)) for route in routes)
    sent_by = httpx.ASGITransport(app=Starlette(routes=routes))
    async with httpx.AsyncClient(transport=sent_by, base_url="http://localhost") as browser:
        await browser.get("/main.js", headers={"Accept-Encoding": "identity"})
        assert compressed_in == []
        for _ in range(2):
            assert (await browser.get("/main.js")).headers["content-encoding"] == "gzip"
    assert len(compressed_in) == 1 and compressed_in[0] != get_ident()


async def test_what_a_browser_has_already_is_not_sent_again(browser: httpx.AsyncClient) -> None:
    first = await browser.get("/words/en.ftl")
    assert first.headers["content-encoding"] == "gzip" and "draw-pile" in first.text
    again = await browser.get("/words/en.ftl", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    plain = await browser.get("/words/en.ftl", headers={"Accept-Encoding": "identity"})
    assert plain.text == first.text and "content-encoding" not in plain.headers


@pytest.mark.parametrize("path", ["/", "/api/rules", "/nothing", "/words/en.ftl", "/healthz"])
async def test_every_answer_has_the_safe_headers(browser: httpx.AsyncClient, path: str) -> None:
    headers = (await browser.get(path)).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'") and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "") and "*" not in policy
    assert "server" not in headers


async def test_only_over_https_browsers_are_told_to_keep_to_it(
    browser: httpx.AsyncClient,
) -> None:
    assert "strict-transport-security" not in (await browser.get("/")).headers
    over_https = await browser.get("/", headers={"X-Forwarded-Proto": "https"})
    assert over_https.headers["strict-transport-security"] == "max-age=31536000"


async def test_a_slash_too_much_leads_to_the_page_whatever_the_host_is_called(
    browser: httpx.AsyncClient,
) -> None:
    answer = await browser.get("/rules/?a=b", headers={"Host": "other.local"})
    assert answer.status_code == 307 and answer.headers["location"] == "/rules?a=b"
    for path in ("//evil.example/", "/nothing/", "/t//"):
        assert (await browser.get(f"{browser.base_url}{path}")).status_code == 404


async def test_a_page_may_only_load_and_connect_to_its_own_site(
    browser: httpx.AsyncClient,
) -> None:
    policy = (await browser.get("/")).headers["content-security-policy"]
    host = browser.base_url.netloc.decode()
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy
    assert re.search("script-src 'self' 'wasm-unsafe-eval' 'sha256-[^']+';", policy)


def test_an_inline_script_of_ours_is_allowed_by_its_hash() -> None:
    script = b'{"imports": {}}'
    page = b'<script type="importmap">' + script + b'</script><script src="/main.js"></script>'
    expected = b64encode(sha256(script).digest()).decode()
    policy = page_policy(inline_scripts(page), b"localhost")
    assert f"script-src 'self' 'wasm-unsafe-eval' 'sha256-{expected}';" in policy


@pytest.mark.parametrize("host", [b"", b"evil; script-src *", b"a b", b"x" * 300])
def test_a_strange_host_does_not_get_into_the_policy(host: bytes) -> None:
    assert "connect-src 'self';" in page_policy((), host)
