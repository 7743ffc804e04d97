"""Python's types, values and docstrings as TypeScript."""

from __future__ import annotations

import ast
import builtins
import json
import re
from collections.abc import Iterable
from typing import Any

WIDTH = 130
"""Longer lines are broken."""

PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "Json"}
WRAPPERS = ("Annotated", "NotRequired", "Required")
"""What stands around a type and is said elsewhere."""
UNSENT = ("UnsetType", "Raw")
"""What stands for nothing, or for a type beside it that is encoded already."""

JSON = "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };"


def type_of(node: ast.expr) -> str:
    """A type as TypeScript writes it; names other than Python's own stay names."""
    match node:
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(op=ast.BitOr()):
            return " | ".join(dict.fromkeys(type_of(one) for one in members(node)))
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            return _generic(name, inner.elts if isinstance(inner, ast.Tuple) else [inner])
    raise NotImplementedError(f"No type of TypeScript is known for {ast.unparse(node)}.")


def _generic(name: str, inner: list[ast.expr]) -> str:
    match name, inner:
        case "Literal", values:
            return " | ".join(value_of(ast.literal_eval(value)) for value in values)
        case ("list" | "Sequence", [of]) | ("tuple", [of, ast.Constant(value=builtins.Ellipsis)]):
            return f"({type_of(of)})[]" if " | " in type_of(of) else f"{type_of(of)}[]"
        case "tuple", some:
            return f"[{', '.join(map(type_of, some))}]"
        case "dict" | "Mapping", [key, of]:
            record = f"Record<{type_of(key)}, {type_of(of)}>"
            return record if type_of(key) == "string" else f"Partial<{record}>"
        case _ if name in WRAPPERS:
            return type_of(inner[0])
    raise NotImplementedError(f"No type of TypeScript is known for {name}.")


def members(node: ast.expr) -> list[ast.expr]:
    """The types of a union that can come."""
    if isinstance(node, ast.BinOp):
        return members(node.left) + members(node.right)
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return [] if name in UNSENT else [node]


def value_of(value: Any) -> str:
    """A value, with the quotation marks that the browser's sources have."""
    match value:
        case str() if "'" not in value:
            return f"'{json.dumps(value, ensure_ascii=False)[1:-1]}'".replace('\\"', '"')
        case list() | tuple():
            return f"[{', '.join(map(value_of, value))}]"
        case dict():
            inside = ", ".join(f"{key_of(key)}: {value_of(one)}" for key, one in value.items())
            return f"{{ {inside} }}" if inside else "{}"
    return json.dumps(value, ensure_ascii=False)


def key_of(name: str) -> str:
    """A name as the key of an object."""
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else value_of(name)


def comment(text: str, indent: str = "") -> str:
    """A docstring as a comment, with its line break; nothing for nothing."""
    if not text:
        return ""
    lines = text.replace("*/", "*\\/").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def constant(name: str, value: Any, about: str = "") -> str:
    """A constant; of a list or an object each part counts as its own type."""
    frozen = " as const" if isinstance(value, list | tuple | dict) else ""
    line = f"export const {name} = {value_of(value)}{frozen};"
    if len(line) > WIDTH and isinstance(value, list | tuple):
        line = f"export const {name} = [\n{_filled(map(value_of, value))}]{frozen};"
    elif len(line) > WIDTH and isinstance(value, dict):
        inside = "".join(f"  {key_of(key)}: {value_of(one)},\n" for key, one in value.items())
        line = f"export const {name} = {{\n{inside}}}{frozen};"
    return f"{comment(about)}{line}\n"


def _filled(values: Iterable[str]) -> str:
    """Values, as many in a line as fit."""
    lines = [""]
    for value in values:
        if len(lines[-1]) + len(value) + 4 > WIDTH:
            lines.append("")
        lines[-1] += f"{' ' if lines[-1] else '  '}{value},"
    return "".join(f"{line}\n" for line in lines)


def alias(name: str, of: str, about: str = "") -> str:
    """A type by another name; a long union has a line for each member."""
    line = f"export type {name} = {of};"
    if len(line) > WIDTH and " | " in of:
        line = f"export type {name} =" + "".join(f"\n  | {one}" for one in of.split(" | ")) + ";"
    return f"{comment(about)}{line}\n"


def interface(name: str, fields: Iterable[str], about: str = "", extends: str = "") -> str:
    """An object type."""
    head = f"export interface {name}{f' extends {extends}' if extends else ''} {{"
    return f"{comment(about)}{head}\n{''.join(fields)}}}\n".replace("{\n}", "{}")


def field(name: str, of: str, optional: bool = False, about: str = "") -> str:
    """A field of one."""
    return f"{comment(about, '  ')}  {key_of(name)}{'?' if optional else ''}: {of};\n"


def module(about: str, source: str, *parts: str) -> str:
    """A whole file."""
    head = comment(f"{about}\n\nWritten by `make contract` from {source}: change that.")
    return "\n".join([head, *parts])
