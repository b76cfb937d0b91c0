"""Which language somebody is spoken to in."""

import pytest

from ninetyeight.words import LANGUAGES, preferred_language, words


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "uk_UA"}, "uk"),
        ({"LANG": "DE-at"}, "de"),
        ({"LANG": "de_DE@euro"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "french"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE", "LC_ALL": "uk_UA"}, "uk"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_CTYPE": "de_DE"}, "fr"),
        ({"LANG": "../../etc/passwd"}, "en"),
    ],
)
def test_the_locale_asks_for_a_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_catalogue(language: str) -> None:
    assert words(language).language == language
    assert words(language) is words(language)
