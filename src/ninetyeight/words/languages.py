"""The supported languages, and which of them a user prefers."""

import re
from collections.abc import Mapping

LANGUAGES = ("en", "fr", "de", "uk")
DEFAULT = "en"


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language of the locale of an environment, or English.

    >>> preferred_language({"LANG": "fr_CH.UTF-8"})
    'fr'
    """
    # The first variable that is set decides, even if its language is not supported.
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(name):
            language = re.split(r"[-_.@]", locale.lower())[0]
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT
