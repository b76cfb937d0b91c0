"""The language that nobody speaks: whole, longer, and without a plain letter."""

import doctest
import re

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, TextElement

from tests.words import pseudo
from tests.words.catalogues import messages, nodes, variables
from tests.words.pseudo import pseudo_catalogue


def pseudo_messages() -> dict[str, Message]:
    body = FluentParser().parse(pseudo_catalogue()).body
    assert not any(isinstance(item, Junk) for item in body)
    return {item.id.name: item for item in body if isinstance(item, Message)}


def texts(message: Message) -> str:
    return "".join(node.value for node in nodes(message) if isinstance(node, TextElement))


def test_the_examples_hold() -> None:
    assert doctest.testmod(pseudo).failed == 0


def test_every_message_is_there_with_its_facts() -> None:
    for key, message in pseudo_messages().items():
        assert variables(message) == variables(messages("en")[key]), key
    assert list(pseudo_messages()) == list(messages("en"))


def test_no_plain_letter_is_left() -> None:
    assert [
        key for key, each in pseudo_messages().items() if re.search("[A-Za-z]", texts(each))
    ] == []


def test_the_whole_is_forty_percent_longer() -> None:
    def length(all_of_them: dict[str, Message]) -> int:
        return sum(len(re.findall(r"[^\W\d]", texts(each))) for each in all_of_them.values())

    assert 1.4 <= length(pseudo_messages()) / length(messages("en")) < 1.6


def test_a_sentence_can_be_said() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(pseudo_catalogue()))
    pattern = bundle.get_message("draw-pile").value
    assert pattern is not None
    assert bundle.format_pattern(pattern, {"count": 1}) == ("Đŕàààŵ þîļééé: 1 çàààŕđ", [])
