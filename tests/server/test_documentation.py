"""The documentation at /docs, if the operator has built it."""

from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from ninetyeight.server.site.documentation import documentation_routes
from ninetyeight.server.site.headers import DOCUMENTATION
from ninetyeight.server.start_error import StartError

pytestmark = pytest.mark.anyio


@pytest.fixture
def reader(tmp_path: Path) -> httpx.AsyncClient:
    (tmp_path / "secret.txt").write_text("not part of it")
    folder = tmp_path / "site"
    (folder / "_static").mkdir(parents=True)
    (folder / "index.html").write_text("<h1>Ninety-Eight</h1>")
    (folder / "_static" / "style.css").write_text("h1 { color: red }")
    app = Starlette(routes=documentation_routes(str(folder)))
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="http://test", follow_redirects=True
    )


@pytest.mark.parametrize("path", ["/docs", "/docs/", "/docs/index.html"])
async def test_it_begins_at_docs(reader: httpx.AsyncClient, path: str) -> None:
    page = await reader.get(path)
    assert page.text == "<h1>Ninety-Eight</h1>"
    assert page.headers["content-security-policy"] == DOCUMENTATION


async def test_its_files_are_sent_as_what_they_are(reader: httpx.AsyncClient) -> None:
    style = await reader.get("/docs/_static/style.css")
    assert style.headers["content-type"] == "text/css; charset=utf-8"


@pytest.mark.parametrize("path", ["none.html", "_static", "../secret.txt", "%2e%2e/secret.txt"])
async def test_nothing_else_can_be_read(reader: httpx.AsyncClient, path: str) -> None:
    assert (await reader.get(f"/docs/{path}")).status_code == 404


def test_without_a_folder_there_is_no_documentation() -> None:
    assert documentation_routes("") == []


def test_a_folder_without_a_site_is_refused_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(StartError, match=r"no index\.html in .*: expected the folder"):
        documentation_routes(str(tmp_path))
    with pytest.raises(StartError, match=r"no index\.html"):
        documentation_routes(str(tmp_path / "none"))
