"""Writes the tables of docs/protocol.md, and its schema, from the message types themselves.

    python -m tests.server.protocol_document

The prose of the document is written by hand; what stands between two marks is written here.
"""

import ast
import inspect
import json
import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect as types

from ninetyeight.server.api.tables import NewTable, Opened
from ninetyeight.server.clients.messages import FromClient, FromServer, OwnSeat, ShownStep, You
from ninetyeight.server.error_codes import ServerCode
from ninetyeight.table import Command, TableCode
from ninetyeight.table.showing import event_types
from ninetyeight.table.showing import types as shown

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "protocol.md"
SCHEMA = ROOT / "docs" / "protocol.schema.json"

PARTS = (
    You,
    OwnSeat,
    shown.ShownTable,
    shown.ShownSeat,
    shown.ShownRequest,
    shown.ShownOptions,
    shown.ShownGame,
    shown.ShownTurn,
    shown.ShownProposal,
    shown.ShownSignal,
    shown.ShownResult,
    shown.Mine,
    shown.ShownLay,
    ShownStep,
    event_types.ChosenOptions,
)

_MARKED = re.compile(r"(<!-- (?P<name>[a-z ]+) -->\n)(?P<body>.*?)(<!-- end -->)", re.DOTALL)


def document(text: str) -> str:
    """The document with everything between marks written anew."""
    bodies = {
        "messages from clients": _tagged(get_args(FromClient), "###"),
        "commands": _tagged(get_args(Command), "###"),
        "messages from the server": _tagged(get_args(FromServer), "###"),
        "parts": _structs(PARTS, "###"),
        "events": _tagged(get_args(event_types.ShownEvent), "###"),
        "opening a table": _structs((NewTable, Opened), "####"),
        "codes of tables": _codes(TableCode),
        "codes of the server": _codes(ServerCode),
    }

    def anew(match: re.Match[str]) -> str:
        return f"{match[1]}\n{bodies[match['name']].strip()}\n\n{match[4]}"

    return _MARKED.sub(anew, text)


def schema() -> str:
    """A JSON Schema of both directions; the definitions have the names of the document."""
    (client, server), definitions = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/$defs/{name}"
    )
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of a Ninety-Eight table server",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {"FromClient": client, "FromServer": server, **definitions},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def _tagged(structs: Iterable[type], level: str) -> str:
    """Structs that are known by their tag, which is their heading."""
    return "\n\n".join(_section(struct, f"{level} {_info(struct).tag}") for struct in structs)


def _structs(structs: Iterable[type], level: str) -> str:
    return "\n\n".join(_section(struct, f"{level} {struct.__name__}") for struct in structs)


def _section(struct: type, heading: str) -> str:
    lines = [heading, ""]
    if text := _described(struct):
        lines += [text, ""]
    info, notes = _info(struct), _notes(struct)
    rows = [_row(field, notes.get(field.name, "")) for field in info.fields]
    if info.tag_field:
        rows.insert(0, f'| `{info.tag_field}` | `"{info.tag}"` | |')
    return "\n".join([*lines, "| field | value | default |", "|---|---|---|", *rows])


def _row(field: types.Field, note: str) -> str:
    default = "" if field.required else _default(field)
    value = f"{_kind(field.type)}: {note}" if note else _kind(field.type)
    return f"| `{field.encode_name}` | {value} | {default} |"


def _default(field: types.Field) -> str:
    value = field.default_factory() if callable(field.default_factory) else field.default
    if isinstance(value, msgspec.Struct):
        return "`{}`"
    return f"`{msgspec.json.encode(value).decode()}`"


def _kind(kind: types.Type) -> str:
    match kind:
        case types.StructType():
            return _link(kind.cls)
        case types.UnionType():
            tag_fields = {getattr(part, "tag_field", None) for part in kind.types}
            if tag_fields in ({"do"}, {"is"}):
                return f"one of [these](#{'commands' if tag_fields == {'do'} else 'events'})"
            return " or ".join(map(_kind, kind.types))
        case types.VarTupleType() | types.ListType():
            return f"list of {_kind(kind.item_type)}"
        case types.DictType():
            return "object"
        case types.LiteralType():
            return " or ".join(f'`"{value}"`' for value in kind.values)
        case types.EnumType():
            return " or ".join(f'`"{member.value}"`' for member in kind.cls)
        case types.StrType():
            return f"text, at most {kind.max_length} characters" if kind.max_length else "text"
        case types.IntType():
            return "whole number"
        case types.FloatType():
            return "number"
        case types.BoolType():
            return "`true` or `false`"
        case types.NoneType():
            return "`null`"
        case _:
            raise TypeError(kind)


def _link(struct: type) -> str:
    anchor = str(_info(struct).tag or struct.__name__)
    return f"[{struct.__name__}](#{anchor.lower()})"


def _info(struct: type) -> types.StructType:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    return info


def _described(struct: type) -> str:
    own = struct.__doc__ if "__doc__" in vars(struct) else None
    return inspect.cleandoc(own) if own else ""


def _notes(struct: type) -> dict[str, str]:
    """What stands below single fields."""
    (definition,) = ast.parse(inspect.cleandoc("\n" + inspect.getsource(struct))).body
    assert isinstance(definition, ast.ClassDef)
    return dict(_documented(definition.body))


def _documented(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for statement, following in pairwise(body):
        match statement, following:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, " ".join(text.split())


def _codes(codes: type[StrEnum]) -> str:
    notes = _notes(codes)
    rows = [f"| `{code.value}` | {notes[code.name]} |" for code in codes]
    return "\n".join(["| code | meaning |", "|---|---|", *rows])


def main() -> None:
    DOCUMENT.write_text(document(DOCUMENT.read_text("utf-8")), "utf-8")
    SCHEMA.write_text(schema(), "utf-8")


if __name__ == "__main__":
    main()
