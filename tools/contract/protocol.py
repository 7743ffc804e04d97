"""What crosses the wire: `room/protocol.py`, `components/declared.py`, `api/rest.py`, `server/friends/bodies.py` and
`workshop/bodies.py` as TypeScript.

A struct becomes an interface with its tag; one that others are made from becomes what theirs extend, without a tag. What is sent
without its defaults, and what the browser sends, may lack the fields that have a default.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec

from stockpot.api import rest
from stockpot.components import declared
from stockpot.room import protocol
from stockpot.server.friends import bodies
from stockpot.workshop import bodies as workshop
from tools.contract import source
from tools.contract.source import Entry
from tools.contract.typescript import JSON, alias, constant, field, interface, members, module, type_of

ELSEWHERE = {"Lang": "(typeof LANGS)[number]"}
"""Types whose values another file of the contract has."""


def written() -> str:
    """The whole file."""
    about = (protocol.__doc__ or "").strip()
    imports = "import type { LANGS } from './texts';\n"
    places = ", ".join(f"src/stockpot/{name}.py" for name in ("room/protocol", "components/declared", "api/rest"))
    places += ", src/stockpot/server/friends/bodies.py and src/stockpot/workshop/bodies.py"
    return module(about, places, imports, f"{JSON}\n", *_parts())


def _parts() -> Iterator[str]:
    for place in (protocol, declared, rest, bodies, workshop):
        yield from _declared(place)


def _declared(place: ModuleType) -> Iterator[str]:
    for entry in source.declared(place):
        value = getattr(place, entry.name)
        if entry.name.isupper():
            yield constant(entry.name, value, entry.about)
        elif not entry.name[0].isupper():
            continue
        elif isinstance(entry.node, ast.expr):
            yield alias(entry.name, ELSEWHERE.get(entry.name) or type_of(entry.node), entry.about)
        elif issubclass(value, msgspec.Struct):
            yield _struct(value, entry)


def _struct(struct: type[msgspec.Struct], entry: Entry) -> str:
    assert isinstance(entry.node, ast.ClassDef)
    config, lines = struct.__struct_config__, list[str]()
    if config.tag_field and not struct.__subclasses__():
        lines.append(field(config.tag_field, f"'{config.tag}'"))
    known = {one.name: one for one in msgspec.structs.fields(struct)}
    for one in source.fields(entry.node):
        assert isinstance(one.node, ast.expr)
        optional = not known[one.name].required and (config.omit_defaults or config.forbid_unknown_fields)
        unsaid = optional and config.omit_defaults and known[one.name].default is None
        lines.append(field(one.name, _without_null(one.node) if unsaid else type_of(one.node), optional, one.about))
    base: Any = struct.__base__
    return interface(entry.name, lines, entry.about, "" if base is msgspec.Struct else base.__name__)


def _without_null(node: ast.expr) -> str:
    """The type of a field that is left out where it would be `None`."""
    return " | ".join(
        type_of(one) for one in members(node) if not (isinstance(one, ast.Constant) and one.value is None)
    )
