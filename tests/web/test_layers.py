"""The imports of the web table point downwards only, and never in a circle."""

import pytest

from tests.web.modules import DYNAMIC, closure, imported, own_modules

LAYERS = (
    ("app.js",),
    ("screens/",),
    ("dialogs/",),
    ("components/",),
    ("moves.js", "effects/"),
    ("frame.js",),
    ("notices.js",),
    ("api.js",),
    ("connection.js",),
    ("state.js",),
    ("study/",),
    ("words.js", "drawings.js", "engine/"),
    ("settings.js",),
    ("vendor/",),
)
"""From above to below. Those on one line do not know each other; those of one folder may."""

ALONE = {"early.js", "worker.js"}
"""Scripts and no modules: the page has the one written into it, the browser keeps the other."""

LATER = {("frame.js", "dialogs/menu.js")}
"""What is fetched from above once somebody asks for it: every screen has the menu."""


def place(module: str) -> tuple[int, str]:
    """The layer of a module, and the part of it that it belongs to."""
    places = [
        (layer, part)
        for layer, parts in enumerate(LAYERS)
        for part in parts
        if module == part or (part.endswith("/") and module.startswith(part))
    ]
    assert len(places) == 1, f"{module} has no place in LAYERS"
    return places[0]


def points_down(module: str, other: str) -> bool:
    (layer, part), (other_layer, other_part) = place(module), place(other)
    return layer < other_layer or part == other_part


@pytest.mark.parametrize("module", own_modules())
def test_imports_point_downwards(module: str) -> None:
    if module in ALONE:
        assert not imported(module) | imported(module, DYNAMIC)
        return
    assert [other for other in imported(module) if not points_down(module, other)] == []
    later = imported(module, DYNAMIC)
    assert [
        other for other in later if not points_down(module, other) and (module, other) not in LATER
    ] == []


@pytest.mark.parametrize("module", own_modules())
def test_no_module_imports_itself_by_way_of_others(module: str) -> None:
    assert module not in closure(*imported(module))


def test_an_import_that_points_upwards_is_noticed() -> None:
    assert points_down("screens/home.js", "components/game/hand.js")
    assert not points_down("components/game/hand.js", "screens/home.js")
    assert not points_down("moves.js", "effects/sounds.js")
