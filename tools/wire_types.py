"""Writes what server and browser tell each other as TypeScript types: python tools/wire_types.py

The web table is checked against them, so a change of the wire that it does not follow is found.
"""

from pathlib import Path

from msgspec import NODEFAULT, inspect

from ninetyeight.server.api.daily import Daily
from ninetyeight.server.api.games import MyGames
from ninetyeight.server.api.guests import Me
from ninetyeight.server.api.replay import Replay
from ninetyeight.server.api.table_summary import Invitation
from ninetyeight.server.api.tables import NewTable, Opened
from ninetyeight.server.clients.messages import FromClient, FromServer
from ninetyeight.server.rule_sets import ShownRules

TARGET = Path(__file__).parent.parent / "src/ninetyeight/web/wire.d.ts"
HEAD = "// Made by tools/wire_types.py from the messages of the server. Do not edit.\n"
OVER_HTTP = (Me, NewTable, Opened, Invitation, MyGames, Replay, Daily, ShownRules)
PLAIN = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


class Writer:
    """Collects the interfaces that are needed to write a type down."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def text(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType(types=types):
                return " | ".join(self.text(each) for each in types)
            case inspect.LiteralType(values=values):
                return " | ".join(f'"{value}"' for value in values)
            case inspect.EnumType(cls=cls):
                return " | ".join(f'"{member.value}"' for member in cls)
            case inspect.VarTupleType(item_type=item):
                return f"readonly ({self.text(item)})[]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self.text(key)}, {self.text(value)}>>"
            case _:
                return PLAIN[type(kind)]

    def _struct(self, kind: inspect.StructType) -> str:
        name = kind.cls.__name__
        if name not in self.interfaces:
            self.interfaces[name] = ""  # holds the place while its fields are written
            tag = [f'  {kind.tag_field}: "{kind.tag}";\n'] if kind.tag_field else []
            fields = [self._field(field) for field in kind.fields]
            self.interfaces[name] = f"export interface {name} {{\n{''.join(tag + fields)}}}\n"
        return name

    def _field(self, field: inspect.Field) -> str:
        required = field.default is NODEFAULT and field.default_factory is NODEFAULT
        return f"  {field.encode_name}{'' if required else '?'}: {self.text(field.type)};\n"


def wire_types() -> str:
    writer = Writer()
    unions = [
        f"export type {name} = {writer.text(inspect.type_info(union))};\n"
        for name, union in (("FromClient", FromClient), ("FromServer", FromServer))
    ]
    for kind in OVER_HTTP:
        writer.text(inspect.type_info(kind))
    return "\n".join([HEAD, *sorted(writer.interfaces.values()), *unions])


if __name__ == "__main__":
    TARGET.write_text(wire_types(), "utf-8")
