"""How the sentences of the page are set; those of the terminal keep to what any terminal shows."""

import re

import pytest
from fluent.syntax.ast import TextElement

from tests.words.catalogues import messages, nodes

WRONG = {
    "fr": r"'|(?<!\u202f)[;?!]|(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»",
    "uk": "'",
}
"""No line ends before a sign that French sets apart, and an apostrophe is curved."""


@pytest.mark.parametrize("language", WRONG)
def test_the_page_sets_signs_as_the_language_does(language: str) -> None:
    texts = [
        node.value
        for key, message in messages(language).items()
        for node in nodes(message)
        if key.startswith(("web-", "error-")) and isinstance(node, TextElement)
    ]
    assert [text for text in texts if re.search(WRONG[language], text)] == []
