"""What only the source of a module knows: the docstrings under its names and fields, and what types are called there."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import NamedTuple


class Entry(NamedTuple):
    """A name that is declared: with its type or value as it is written, and the docstring under it."""

    name: str
    node: ast.expr | ast.ClassDef
    about: str


def declared(module: ModuleType) -> list[Entry]:
    """The classes and names of a module, in their order."""
    return list(_entries(ast.parse(inspect.getsource(module)).body))


def fields(node: ast.ClassDef) -> list[Entry]:
    """The fields of a class with their types, in their order."""
    return list(_entries(node.body))


def _entries(body: Sequence[ast.stmt]) -> Iterator[Entry]:
    for place, statement in enumerate(body):
        about = _docstring(body[place + 1 : place + 2])
        match statement:
            case ast.ClassDef(name=name):
                yield Entry(name, statement, inspect.cleandoc(ast.get_docstring(statement) or ""))
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                yield Entry(name, annotation, about)
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Call(func=ast.Name(id="TypedDict"), args=[_, ast.Dict() as written]),
            ):
                yield Entry(name, _as_class(name, written), about)
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if not name.startswith("_"):
                yield Entry(name, value, about)


def _as_class(name: str, written: ast.Dict) -> ast.ClassDef:
    """`TypedDict("Sent", {"from": int})` as if it were a class: for fields whose names are words of Python."""
    body: list[ast.stmt] = [
        ast.AnnAssign(target=ast.Name(id=str(key.value)), annotation=of, simple=1)
        for key, of in zip(written.keys, written.values, strict=True)
        if isinstance(key, ast.Constant)
    ]
    return ast.ClassDef(name=name, bases=[ast.Name(id="TypedDict")], keywords=[], body=body, decorator_list=[])


def _docstring(following: Sequence[ast.stmt]) -> str:
    match following:
        case [ast.Expr(value=ast.Constant(value=str(text)))]:
            return inspect.cleandoc(text)
    return ""
