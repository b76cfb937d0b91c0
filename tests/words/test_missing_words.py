"""The report for translators: complete for what is finished, precise for what is not."""

from pathlib import Path

import pytest

from ninetyeight.words import LANGUAGES
from tools.missing_words import CATALOGUES, faults, main

ENGLISH = """
cards = { $count ->
    [0] no cards left
    [one] { $count } card
   *[other] { $count } cards
}
wish = { $name } would like to start.
"""


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_missing_in_the_languages_of_the_package(language: str) -> None:
    text, english = ((CATALOGUES / f"{each}.ftl").read_text("utf-8") for each in (language, "en"))
    assert list(faults(language, text, english)) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "wish: is missing"),
        ("wish = { $name } would like to start.", "wish: is still in English"),
        ("wish = Ktoś chce zacząć.", "wish: does not use $name"),
        ("wish = { $nom } chce zacząć.", "wish: uses $nom, which it is not given"),
        ("wish = { $name } a\nwish = { $name } b", "wish: is there 2 times"),
        ("wish = { $name", "cannot be read: wish = { $name"),
        ("more = A", "more: is not in English"),
        ("cards = Karty: { $count }", "cards: does not tell the case [0] of $count"),
        (
            "cards = { $count ->\n    [0] zero\n    [one] karta\n   *[other] karty\n}",
            "cards: lacks the plural form [few] of $count",
        ),
    ],
)
def test_every_fault_is_reported(text: str, fault: str) -> None:
    assert fault in list(faults("pl", text, ENGLISH))


def test_forms_that_only_very_large_numbers_need_are_not_asked_for() -> None:
    text = ENGLISH.replace(" card", " carte").replace("would like to start", "voudrait commencer")
    assert list(faults("fr", text, ENGLISH)) == []


def test_the_command_reports_and_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    catalogue = tmp_path / "pl.ftl"
    catalogue.write_text("player-name = Gracz { $number }", "utf-8")
    assert main(str(catalogue)) == 1
    said = capsys.readouterr()
    assert "rules-standard: is missing" in said.out
    assert "player-name" not in said.out
    assert "pl.ftl: " in said.err
    assert main("uk") == 0
