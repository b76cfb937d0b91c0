"""At every size, in every language: what can be pressed is hit, what is written can be read.

The smallest and the largest size are also looked at in a language that nobody speaks, with words
40 % longer: texts that stay plain there are not in a catalogue.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.languages import LANGUAGES
from tests.browser.tour import SIZES, STATES, tour
from tests.browser.visitors import PHONE, Visitors
from tests.words import pseudo

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
LOOK = (HERE / "looks.js").read_text("utf-8")
CONTRAST = (HERE / "contrast.js").read_text("utf-8")
PLAIN = (HERE / "plain.js").read_text("utf-8").partition("\n")[2]
IN_EVERY_LANGUAGE = f"""
async ({{ languages, pseudo }}) => {{
  const look = {LOOK};
  const plain = {PLAIN};
  const {{ release }} = document.documentElement.dataset;
  const [settings, words] = await Promise.all(
    ["settings", "words"].map(each => import(`${{release}}/${{each}}.js`)));
  const found = [];
  for (const language of languages) {{
    early.languages[language] ??= "Þšéûđö";
    settings.language.value = language;
    while (words.spoken.value !== language) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    // On a busy machine a part of the page may still be on its way: a fault is what stays.
    let faults = look();
    for (let again = 0; faults.length && again < 10; again++) {{
      await new Promise(resolve => setTimeout(resolve, 200));
      const still = look();
      faults = faults.filter(each => still.includes(each));
    }}
    found.push(...faults.map(each => `${{language}}: ${{each}}`));
    if (language === pseudo) found.push(...plain().map(each => `plain: ${{each}}`));
  }}
  return found;
}}
"""
PEOPLE = "Ada|Zoë|Ana|Ben|Tim|Ole|Oleksandra|Christopher|Grandmother|Günther"
NAMES = f"{PEOPLE}|Sharp|Steady|Rookie|Master"
SAID = "Please not too far on the first one"
CODES = r"Ninety-Eight|KITE-42|OWL-7731|mira-tolu-kesa|[0-9a-f]{32}|[\w.]+:\d+"
INTL = r"and|[A-Z][a-z]+ \d+|[AP]M|English|Français|Deutsch"
NOT_FOR_CATALOGUES = re.compile(rf"\b(?:{NAMES}|{SAID}|{CODES}|{INTL})\b|\.n98|\bUTF-8\b")
ALSO_PSEUDO = ("small phone", "desktop")
# Large cards can cover something where there is little room; small ones can be too small to hit.
OTHER_CARDS = [
    *(("large", size) for size in SIZES if size not in ("tablet", "desktop")),
    ("small", "small phone"),
    ("small", "tablet"),
]


@pytest.mark.parametrize("size", SIZES)
def test_everything_is_hit_and_nothing_is_covered_cut_off_or_printed_over(
    audience: Visitors, size: str
) -> None:
    page = audience.come("/rules", SIZES[size])
    languages = list(LANGUAGES)
    if size in ALSO_PSEUDO:
        languages.append(pseudo.LANGUAGE)
        page.route(f"**/words/{pseudo.LANGUAGE}.ftl", say_pseudo)
    facts = {"languages": languages, "pseudo": pseudo.LANGUAGE}
    found = [
        f"{state}: {each}"
        for state in tour(page)
        for each in page.evaluate(IN_EVERY_LANGUAGE, facts)
        if not each.startswith("plain: ") or plain_words(each.removeprefix("plain: "))
    ]
    assert found == []


@pytest.mark.parametrize(("cards", "size"), OTHER_CARDS)
def test_so_it_is_with_cards_of_another_size(audience: Visitors, size: str, cards: str) -> None:
    page = audience.come("/rules", SIZES[size])
    page.evaluate("size => localStorage.setItem('n98-card-size', size)", cards)
    states = {name: STATES[name] for name in STATES if name.startswith(("turn", "alone", "crowd"))}
    facts = {"languages": ["en", "de"], "pseudo": None}
    found = [
        f"{state}: {each}"
        for state in tour(page, states)
        for each in page.evaluate(IN_EVERY_LANGUAGE, facts)
    ]
    assert found == []


def say_pseudo(route: Route) -> None:
    route.fulfill(body=pseudo.pseudo_catalogue(), content_type="text/plain; charset=utf-8")


def plain_words(text: str) -> set[str]:
    """English words of a text in the language that nobody speaks; names and dates have none."""
    return set(re.findall("[A-Za-z]{2,}", NOT_FOR_CATALOGUES.sub("", text)))


def test_plain_words_are_found_among_accented_ones() -> None:
    assert plain_words("Ninety-Eight: Ĥöɱééé") == set()
    assert plain_words("Tim šťààààŕťš. The end") == {"The", "end"}


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_what_stands_back_can_still_be_read(audience: Visitors, colours: str) -> None:
    page = audience.come("/t/playing-mine", PHONE, color_scheme=colours)
    page.locator("[data-card='9']").click(position={"x": 8, "y": 14})
    page.locator(".pile.is-shut").first.wait_for()
    assert contrast(page, ".is-shut .pile-head", "text") >= 4.5
    assert contrast(page, ".is-shut .pile-top .face-number", "text") >= 4.5

    page.goto("/t/playing-loses")
    page.locator(".hand-card.is-idle").first.wait_for()
    assert contrast(page, ".hand-card.is-idle .face-number", "text") >= 4.5

    page.goto("/t/agreeing")
    page.locator(".face--start").first.wait_for()
    assert contrast(page, ".face--start .face-number", "text") >= 4.5
    assert contrast(page, ".face--start", "edge") >= 3

    page.get_by_role("button", name="Menu").click()
    chosen = ".choice label:has(:checked)"
    page.locator(chosen).first.wait_for()
    assert contrast(page, chosen, "text") >= 4.5
    assert contrast(page, chosen, "ground") >= 3


def contrast(page: Page, selector: str, of: str) -> float:
    return float(page.evaluate(CONTRAST, {"selector": selector, "of": of}))


def test_with_forced_colours_what_is_chosen_and_what_is_open_have_edges(audience: Visitors) -> None:
    page = audience.come("/t/playing-mine", PHONE, forced_colors="active")
    page.locator("[data-card='9']").click(position={"x": 8, "y": 14})
    for selector in (".pile.is-open", ".hand-card.is-chosen .face"):
        expect(page.locator(selector).first).to_have_css("outline-style", "solid")
    for selector in (".pile-top .face", ".hand-card .face", ".owed i", ".pile-track"):
        expect(page.locator(selector).first).to_have_css("border-top-style", "solid")


def test_the_last_look_at_a_game_alone_is_a_look_at_the_same_table(audience: Visitors) -> None:
    page = audience.come("/t/playing-alone-last", PHONE)
    page.locator(".hand-card").first.wait_for()
    expect(page.locator(".others")).to_have_count(0)


def test_an_empty_draw_pile_is_told_without_a_number(audience: Visitors) -> None:
    page = audience.come("/t/playing-loses", PHONE)
    expect(page.locator(".draw-text")).to_have_text("draw pile empty")


def test_fire_is_told_on_the_button_and_in_the_memory_aid(audience: Visitors) -> None:
    page = audience.come("/t/playing-fire-remembered", PHONE)
    expect(page.locator(".end-turn")).to_contain_text("first lay 3 more cards and cover the fire")
    page.get_by_role("button", name="Cards already laid").click()
    expect(page.locator("dialog .is-fire")).to_have_count(6)
    expect(page.locator("dialog").get_by_label("77, in your hand (fire)")).to_be_visible()
