"""The browser client as the server gives it out."""

import gzip
import re
from base64 import b64encode
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from ninetyeight.server.site.assets import load_assets
from ninetyeight.server.site.headers import page_policy
from ninetyeight.server.site.pages import PAGES
from ninetyeight.words import LANGUAGES
from tests.server.serving import Served

pytestmark = pytest.mark.anyio


@pytest.fixture
async def browser(server: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.address) as client:
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
    words = {f"/words/{language}.ftl" for language in LANGUAGES}
    files = {"/index.html", "/main.js", "/vendor/small.js", "/styles.css", *words}
    assert set(assets) == files | {"/styles/board.css", "/styles/tokens.css"}
    assert assets["/styles.css"].body == b":root { --red: red }\nmain { color: red }"


def test_what_gets_smaller_is_squeezed_once(tmp_path: Path) -> None:
    assets = load_assets(client_in(tmp_path))
    squeezed = assets["/main.js"].squeezed
    assert squeezed is not None and gzip.decompress(squeezed) == assets["/main.js"].body
    assert assets["/vendor/small.js"].squeezed is None


def test_without_a_client_there_is_a_plain_page(tmp_path: Path) -> None:
    assert b"Ninety-Eight" in load_assets(tmp_path)["/index.html"].body


@pytest.mark.parametrize("path", PAGES)
async def test_every_page_is_the_same_page(browser: httpx.AsyncClient, path: str) -> None:
    address = re.sub(r"\{\w+\}", "bako-mifu-rela", path)
    answer = await browser.get(address)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert answer.content == (await browser.get("/")).content


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
    assert "unsafe" not in policy and "*" not in policy
    assert "server" not in headers


async def test_a_page_may_only_load_and_connect_to_its_own_site(
    browser: httpx.AsyncClient,
) -> None:
    policy = (await browser.get("/")).headers["content-security-policy"]
    host = browser.base_url.netloc.decode()
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy
    assert "script-src 'self';" in policy or "script-src 'self' 'sha256-" in policy


def test_an_inline_script_of_ours_is_allowed_by_its_hash() -> None:
    script = b'{"imports": {}}'
    page = b'<script type="importmap">' + script + b'</script><script src="/main.js"></script>'
    expected = b64encode(sha256(script).digest()).decode()
    assert f"script-src 'self' 'sha256-{expected}';" in page_policy(page, b"localhost")


@pytest.mark.parametrize("host", [b"", b"evil; script-src *", b"a b", b"x" * 300])
def test_a_strange_host_does_not_get_into_the_policy(host: bytes) -> None:
    assert "connect-src 'self';" in page_policy(b"", host)
