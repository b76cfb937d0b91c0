"""Reports what a catalogue lacks, compared with the English one: python tools/missing_words.py pl

Takes a language of the package, or the path of a catalogue that is still being written. Prints a
line for each fault and exits with 1 if there are any.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
)

CATALOGUES = Path(__file__).parents[1] / "src" / "ninetyeight" / "words"
MAX_COUNTED = 98
"""Nothing larger than the number of cards is counted, so a form for millions is not needed."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def faults(language: str, text: str, english: str) -> Iterator[str]:
    """All that a translator still has to do, in the order of the English catalogue."""
    body = FluentParser().parse(text).body
    yield from (f"cannot be read: {item.content}" for item in body if isinstance(item, Junk))
    keys = Counter(item.id.name for item in body if isinstance(item, Message))
    yield from (f"{key}: is there {count} times" for key, count in keys.items() if count > 1)
    found, wanted = _messages(text), _messages(english)
    for key, message in wanted.items():
        if key not in found:
            yield f"{key}: is missing"
            continue
        yield from (f"{key}: {fault}" for fault in _differences(language, found[key], message))
    yield from (f"{key}: is not in English" for key in found if key not in wanted)


def _differences(language: str, found: Message, wanted: Message) -> Iterator[str]:
    for name in sorted(_variables(wanted) - _variables(found)):
        yield f"does not use ${name}"
    for name in sorted(_variables(found) - _variables(wanted)):
        yield f"uses ${name}, which it is not given"
    cases, english_cases = _cases(found), _cases(wanted)
    for name, values in english_cases.items():
        for value in sorted(values - PLURALS - cases.get(name, set())):
            yield f"does not tell the case [{value}] of ${name}"
    form_of = Locale.parse(language).plural_form
    forms = {"other", *map(form_of, range(MAX_COUNTED + 1))}
    for name, values in cases.items():
        # A message may do without plural forms, but not without some of them.
        if values & (PLURALS - {"other"}):
            for form in sorted(forms - values):
                yield f"lacks the plural form [{form}] of ${name}"
    # A single word may be the same in both languages.
    if _text(found) == _text(wanted) and " " in _text(wanted).strip():
        yield "is still in English"


def _messages(text: str) -> dict[str, Message]:
    body = FluentParser().parse(text).body
    return {item.id.name: item for item in body if isinstance(item, Message)}


def _nodes(node: object) -> Iterator[BaseNode]:
    if isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from _nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from _nodes(item)


def _variables(message: Message) -> set[str]:
    return {node.id.name for node in _nodes(message) if isinstance(node, VariableReference)}


def _text(message: Message) -> str:
    return "".join(node.value for node in _nodes(message) if isinstance(node, TextElement))


def _cases(message: Message) -> Mapping[str, set[str]]:
    """The values of each variable that the message tells apart."""
    cases: dict[str, set[str]] = {}
    for node in _nodes(message):
        if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
            for variant in node.variants:
                key: Identifier | NumberLiteral = variant.key
                name = key.name if isinstance(key, Identifier) else key.value
                cases.setdefault(node.selector.id.name, set()).add(name)
    return cases


def main(argument: str) -> int:
    path = Path(argument) if argument.endswith(".ftl") else CATALOGUES / f"{argument}.ftl"
    english = (CATALOGUES / "en.ftl").read_text("utf-8")
    text = path.read_text("utf-8") if path.exists() else ""
    found = list(faults(path.stem, text, english))
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    sys.stderr.write(f"{path.name}: {len(found)} to do\n")
    return 1 if found else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(f"usage: {sys.argv[0]} LANGUAGE")
    sys.exit(main(sys.argv[1]))
