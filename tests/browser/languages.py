"""What is to be read on a page, in whatever language."""

import re

from playwright.sync_api import Page

LANGUAGES = ("en", "fr", "de", "uk")
RAW_KEY = re.compile(r"\b(?:web|error|illegal)-[a-z]+")


def raw_keys(page: Page) -> list[str]:
    """The keys of sentences that stand where the sentences should."""
    return RAW_KEY.findall(words_of(page))


def words_of(page: Page) -> str:
    """All that is to be read or heard on a page."""
    told = page.locator("[aria-label], [title], [placeholder]").evaluate_all(
        "all => all.map(each => [each.ariaLabel, each.title, each.placeholder].join(' '))"
    )
    return " ".join([page.locator("body").inner_text(), *told])


def speak(page: Page, language: str) -> None:
    """Loads the page again in another language."""
    page.evaluate("language => localStorage.setItem('n98-language', language)", language)
    page.reload()
    page.locator(f"html[lang={language}]").wait_for()
