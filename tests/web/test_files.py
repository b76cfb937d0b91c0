"""The files of the web table: they fit together, stand alone, and are few at once."""

import json
import re
from functools import cache

import pytest

from ninetyeight.server.site.assets import load_assets
from ninetyeight.server.site.pages import PAGES
from ninetyeight.server.site.shell import page_of
from ninetyeight.words import LANGUAGES
from tests.web.modules import DYNAMIC, WEB, closure, imported, own_modules

INDEX = (WEB / "index.html").read_text("utf-8")
START = closure("app.js")
"""What every page begins with."""
TABLE = closure("screens/table.js", "effects/announcements.js")
BESIDES = 3 + 1
"""The page itself, its styles and its words; the manifest."""
SOCKET = 1
MAX_REQUESTS = 25
MAX_BYTES = 120_000


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


@pytest.mark.parametrize("path", PAGES)
def test_a_page_calls_at_once_for_all_that_it_begins_with(path: str) -> None:
    assets, screens = load_assets(), PAGES[path]
    page = page_of(assets, "", screens).body.decode()
    called = re.search('data-modules="([^"]*)"', page)
    phases = re.search("data-phases='([^']*)'", page)
    assert called and phases
    begun = closure("app.js", *(screen[1:] for screen in screens.always))
    assert sorted(called[1].split()) == sorted(f"/{module}" for module in begun)
    for phase, modules in json.loads(phases[1]).items():
        wanted = closure(screens.by_phase[phase][1:]) - begun
        assert sorted(modules.split()) == sorted(f"/{module}" for module in wanted)


def test_the_page_has_no_script_or_style_of_its_own() -> None:
    assert re.findall(r"<script(?![^>]*\bsrc=)", INDEX) == []
    assert "<style" not in INDEX
    assert " style=" not in INDEX


def test_nothing_comes_from_another_site() -> None:
    texts = [INDEX, *own_modules().values()]
    texts += [path.read_text("utf-8") for path in WEB.rglob("*.css")]
    for text in texts:
        assert set(re.findall(r"https?://[^\s\"'`)]+", text)) <= {"http://www.w3.org/2000/svg"}


GAME = TABLE | closure("screens/game.js", "effects/flights.js")


@pytest.mark.parametrize(
    ("screen", "others"),
    [
        (closure("screens/home.js"), 1),  # my tables
        (TABLE | closure("screens/lobby.js"), SOCKET + 1),  # the picture of the link
        (GAME, SOCKET),
        (GAME | closure("components/game/starting.js"), SOCKET),
        (GAME | closure("dialogs/memory.js"), SOCKET),
        (TABLE | closure("screens/end.js"), SOCKET + 1),  # the replay
        (closure("screens/replay.js"), 1),  # the replay
        (closure("screens/rules.js"), 1),  # the rule sets
        (closure("screens/learn.js"), 0),
        (closure("screens/daily.js"), 1),  # the results
        (closure("screens/puzzles.js"), 0),
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
        "puzzles",
    ],
)
def test_a_first_load_is_few_requests_and_small(screen: frozenset[str], others: int) -> None:
    assert len(START | screen) + BESIDES + others <= MAX_REQUESTS
    files = {*START, *screen, "early.js", "index.html", "styles.css"}
    words = max(weight(f"words/{language}.ftl") for language in LANGUAGES)
    assert words + sum(map(weight, files)) <= MAX_BYTES


all_assets = cache(load_assets)


def weight(path: str) -> int:
    """The bytes of a file on their way."""
    asset = all_assets()[f"/{path}"]
    return len(asset.squeezed or asset.body)
