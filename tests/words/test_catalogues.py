"""The catalogues: sound, and the same in every language."""

from collections import Counter

import pytest
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    MessageReference,
    VariableReference,
)

from ninetyeight.words import LANGUAGES, words
from tests.words.catalogues import messages, nodes, resource, selections, variables

PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "de": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood_and_every_key_is_there_once(language: str) -> None:
    body = resource(language).body
    assert [item.content for item in body if isinstance(item, Junk)] == []
    counts = Counter(item.id.name for item in body if isinstance(item, Message))
    assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_takes_the_same_facts_in_every_language(language: str) -> None:
    def facts(message: Message) -> tuple[set[str], set[str]]:
        return variables(message), {attribute.id.name for attribute in message.attributes}

    there, english = messages(language), messages("en")
    assert [key for key in english if facts(there[key]) != facts(english[key])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_refers_only_to_messages(language: str) -> None:
    known = messages(language)
    for message in known.values():
        for node in nodes(message):
            if isinstance(node, MessageReference):
                assert node.id.name in known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_form_of_the_language_is_there(language: str) -> None:
    counted = 0
    for key, message in messages(language).items():
        for selection in selections(message):
            keys = {
                variant.key.name
                for variant in selection.variants
                if isinstance(variant.key, Identifier)
            }
            if "one" in keys:
                counted += 1
                assert keys == PLURALS[language], key
    assert counted > 5


def choices(key: str, language: str) -> dict[str, set[str]]:
    """What each fact of a message can be, as far as the message treats it differently."""
    found: dict[str, set[str]] = {}
    for selection in selections(messages(language)[key]):
        assert isinstance(selection.selector, VariableReference), key
        for variant in selection.variants:
            name = variant.key.name if isinstance(variant.key, Identifier) else variant.key.value
            if name not in PLURALS["uk"]:
                found.setdefault(selection.selector.id.name, set()).add(name)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_tells_the_same_cases_apart_in_every_language(language: str) -> None:
    assert [key for key in messages("en") if choices(key, language) != choices(key, "en")] == []


def selects(key: str, language: str) -> bool:
    """Whether the message chooses words by its number."""
    return any(
        isinstance(selection.selector, VariableReference)
        and selection.selector.id.name in ("count", "cards", "players", "minimum")
        for selection in selections(messages(language)[key])
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_counts_cards_knows_the_plural(language: str) -> None:
    for key in ("draw-pile", "hand-hidden", "owed-cards", "owed-more-cards", "result-lost"):
        assert selects(key, language), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_marked_for_direction(language: str) -> None:
    text = words(language).say("hand-open", name="Ada", cards="3, 4")
    assert "Ada" in text
    assert not {"\u2068", "\u2069"} & set(text)


def test_a_sentence_that_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError):
        words("en").say("no-such-sentence")


def test_a_sentence_without_its_facts_is_an_error() -> None:
    with pytest.raises(LookupError):
        words("en").say("lay", card=57)
