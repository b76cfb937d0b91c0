"""The files of the web table: they fit together, stand alone, and are few at once."""

import re

import pytest

from tests.web.modules import DYNAMIC, WEB, closure, imported, own_modules

INDEX = (WEB / "index.html").read_text("utf-8")
START = closure("app.js", "page.js", "screens/table.js")
"""What every page begins with."""
BESIDES = 3 + 2
"""The page itself, its styles and its words; a manifest and a service worker are to come."""
MOST_REQUESTS = 25


@pytest.mark.parametrize("module", own_modules())
def test_every_import_leads_to_a_file(module: str) -> None:
    for name in imported(module) | imported(module, DYNAMIC):
        assert (WEB / name).is_file(), name


@pytest.mark.parametrize("module", own_modules())
def test_every_module_is_checked_for_types_and_says_what_it_is(module: str) -> None:
    first, second, *_ = own_modules()[module].splitlines()
    assert first == "// @ts-check"
    assert second.startswith("// ")


@pytest.mark.parametrize("module", own_modules())
def test_a_module_is_small(module: str) -> None:
    assert len(own_modules()[module].splitlines()) <= 300


def test_the_page_calls_at_once_for_all_that_it_begins_with() -> None:
    preloaded = set(re.findall(r'rel="modulepreload" href="/([^"]+)"', INDEX))
    assert preloaded | {"app.js"} == START


def test_the_page_has_no_script_or_style_of_its_own() -> None:
    assert re.findall(r"<script(?![^>]*\bsrc=)", INDEX) == []
    assert "<style" not in INDEX
    assert " style=" not in INDEX


def test_nothing_comes_from_another_site() -> None:
    texts = [INDEX, *own_modules().values()]
    texts += [path.read_text("utf-8") for path in WEB.rglob("*.css")]
    for text in texts:
        assert set(re.findall(r"https?://[^\s\"'`)]+", text)) <= {"http://www.w3.org/2000/svg"}


GAME = closure("screens/game.js", "flights.js")


@pytest.mark.parametrize(
    ("screen", "others"),
    [
        (closure("screens/home.js"), 1),  # my tables
        (closure("screens/lobby.js"), 1),  # the picture of the link
        (GAME, 0),
        (GAME | closure("components/starting.js"), 0),
        (GAME | closure("dialogs/memory.js"), 0),
        (closure("screens/end.js"), 1),  # the replay
        (closure("screens/replay.js"), 1),  # the replay
        (closure("screens/rules.js"), 0),
        (closure("screens/learn.js"), 0),
        (closure("screens/daily.js"), 1),  # the results
    ],
    ids=[
        "home",
        "before the game",
        "game",
        "who starts",
        "alone",
        "end",
        "replay",
        "rules",
        "lesson",
        "daily deal",
    ],
)
def test_a_first_load_is_few_requests(screen: frozenset[str], others: int) -> None:
    assert len(START | screen) + BESIDES + others <= MOST_REQUESTS
