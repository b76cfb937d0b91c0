"""A tour through every screen of the stage, in the states in which somebody may meet it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

TOUCHED: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {
    "small phone": {"viewport": {"width": 320, "height": 568}, **TOUCHED},
    "phone": {"viewport": {"width": 390, "height": 844}, **TOUCHED},
    "tablet": {"viewport": {"width": 820, "height": 1180}, **TOUCHED},
    "phone on its side": {"viewport": {"width": 844, "height": 390}, **TOUCHED},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "desktop, enlarged to 200 %": {"viewport": {"width": 640, "height": 360}},
}


class State(NamedTuple):
    """Where it is, what is pressed there in turn, and what shows that it is reached."""

    path: str
    presses: tuple[str, ...]
    shown: str


CARD = ".hand-card:not(.is-idle)"
MENU = ".tools .icon-button:last-child"
DIALOG = "dialog[open] .dialog-body"
REVIEWED = ".review-course:not(:has([role=status]))"
STATES = {
    "home": State("/", (), ".my-table"),
    "home, rules": State("/", (".home-rules summary",), ".wins"),
    "home, one device for all": State("/", (".door--small",), DIALOG),
    "home, menu": State("/", (MENU,), DIALOG),
    "daily deal": State("/daily", (), ".daily-everybody"),
    "rules": State("/rules", (), ".rules-main"),
    "no replay": State("/games", (), ".replay-empty"),
    "replay": State("/games/any", (), ".replay-controls"),
    "replay, a lay": State("/games/any", (".replay-play ~ button",), ".still.is-new"),
    "replay, end": State("/games/any", (".replay-play ~ button + button",), ".still.is-new"),
    "review": State("/games/short/review", (), REVIEWED),
    "review, a better turn": State("/games/short/review", (".better-turn",), REVIEWED),
    "puzzles": State("/puzzles", (), ".puzzle-facts"),
    "no table": State("/t/none", (), ".page"),
    "lobby, host": State("/t/gathering-host", (".lobby-options summary",), ".pace"),
    "lobby, alone": State("/t/gathering-alone", (), ".invite"),
    "lobby, bots": State("/t/gathering-host", (".place-add",), DIALOG),
    "lobby, guest": State("/t/gathering-guest", (), ".lobby-foot p"),
    "lobby, host away": State("/t/gathering-left", (), ".absent-host button"),
    "lobby, kick": State("/t/gathering-host", (".place-swap ~ .icon-button",), DIALOG),
    "lobby, visitor": State("/t/gathering-visitor", (), ".lobby-sit"),
    "who starts": State("/t/agreeing", (), ".i-start"),
    "an offer to start": State("/t/agreeing-proposed", (), ".countdown"),
    "turn": State("/t/playing-mine", (), ".hand-card"),
    "turn, a card": State("/t/playing-mine", (CARD,), ".pile.is-open"),
    "turn, a signal": State("/t/playing-mine", ("[data-pile=b] .pile-spot",), ".signal-menu"),
    "turn, talk": State("/t/playing-mine", (".tool-talk",), ".talk"),
    "turn, memory": State("/t/playing-crowded", (".tool-memory button",), DIALOG),
    "turn, menu": State("/t/playing-mine", (MENU,), DIALOG),
    "turn, shortcuts": State("/t/playing-mine", ("?",), ".shortcuts"),
    "turn, latecomers": State("/t/playing-asked", (), ".request"),
    "turn, one laid": State("/t/playing-one-laid", (), ".hand-card"),
    "turn, may end": State("/t/playing-may-end", (), ".end-turn:enabled"),
    "turn, hand empty": State("/t/playing-hand-empty", (), ".end-turn:enabled"),
    "turn, a lay that loses": State(
        "/t/playing-loses", ("[data-card='77']", "[data-pile=a].is-open .pile-spot"), DIALOG
    ),
    "turn of another": State("/t/playing-other", (), ".player.is-turn"),
    "crowded": State("/t/playing-crowded", (), ".hand-card"),
    "crowded, a card": State("/t/playing-crowded", (CARD,), ".pile.is-open"),
    "alone": State("/t/playing-alone", (), ".aids button"),
    "alone, a card": State("/t/playing-alone", (CARD,), ".pile.is-open"),
    "alone, a hint": State("/t/playing-alone", (".aids button:last-child",), ".advice"),
    "alone, one laid": State("/t/playing-alone-started", (), ".aids button + button"),
    "alone, one laid, a hint": State(
        "/t/playing-alone-started", (".aids button:last-child",), ".advice"
    ),
    "fire": State("/t/playing-fire", (), ".pile.is-due"),
    "fire, a card": State("/t/playing-fire", (CARD,), ".pile.is-open"),
    "fire of another": State("/t/playing-fire-other", (), ".pile-duty"),
    "pass on": State("/t/playing-passed", (), ".curtain .still"),
    "watching": State("/t/watching", (), ".watching"),
    "watching, late": State("/t/watching-late", (".watching .button--main",), DIALOG),
    "watching, a seat asked for": State("/t/watching-waits", (), ".watching .latecomer"),
    "over, host away": State("/t/over-left", (), ".absent-host button"),
    "won": State("/t/over-won", (), ".curves"),
    "won, picture": State(
        "/t/over-won", (".next-more button + button:enabled",), ".result-picture[src]"
    ),
    "lost": State("/t/over-lost", (), ".curves"),
    "excellent": State("/t/over-excellent", (), ".curves"),
    "given up": State("/t/over-given-up", (), ".curves"),
}
LESSON = (
    ".hand-card.is-advised, .lesson-signals .chip--no-jump, "
    ".learn-main:not(:has(.lesson-signals)) .pile.is-open button, .end-turn"
)
"""What the lesson asks for."""
PRESSES = 18
LOOKED_AT = {
    0: "a card is asked for",
    1: "a pile is asked for",
    4: "the end is asked for",
    9: "a signal is asked for",
    10: "signals to choose from",
    11: "the signal was given",
    17: "the last card",
}

GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


def tour(page: Page, states: dict[str, State] | None = None) -> Iterator[str]:
    """Shows state after state and gives its name. The page is loaded once, so this is quick.

    Without other wishes it shows all of them, and the lesson.
    """
    page.goto("/rules")
    for name, state in (states or STATES).items():
        leave(page)
        page.evaluate(GO, state.path)
        for press in state.presses:
            press_on(page, press)
        page.locator(state.shown).first.wait_for()
        yield name
    leave(page)
    if states:
        return
    page.evaluate(GO, "/learn")
    page.locator(LESSON).first.wait_for()
    for done in range(PRESSES):
        if done in LOOKED_AT:
            yield f"lesson, {LOOKED_AT[done]}"
        press_on(page, LESSON)
    page.locator(".learn-done").wait_for()
    yield "lesson, end"


def leave(page: Page) -> None:
    """Nothing of what was shown may be taken for what is to come."""
    page.keyboard.press("Escape")
    # While a window is still there, it has the next key for itself.
    expect(page.locator("dialog")).to_have_count(0)
    page.evaluate(GO, "/rules")
    page.locator(".rules-main").wait_for()


def press_on(page: Page, selector: str) -> None:
    if selector == "?":
        page.locator(".hand-card").first.wait_for()
        page.keyboard.press(selector)
        return
    # Also what is covered: that it is so the looks tell.
    target = page.locator(selector).first
    target.wait_for(state="attached")
    target.evaluate("each => each.click()")
