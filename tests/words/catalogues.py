"""The catalogues taken apart, for tests."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, Resource, SelectExpression, VariableReference


@cache
def resource(language: str) -> Resource:
    text = files("ninetyeight.words").joinpath(f"{language}.ftl").read_text("utf-8")
    return FluentParser().parse(text)


@cache
def messages(language: str) -> dict[str, Message]:
    return {item.id.name: item for item in resource(language).body if isinstance(item, Message)}


def nodes(node: object) -> Iterator[BaseNode]:
    """A node of the syntax tree and all below it."""
    if isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


def variables(message: Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, VariableReference)}


def selections(message: Message) -> list[SelectExpression]:
    return [node for node in nodes(message) if isinstance(node, SelectExpression)]
