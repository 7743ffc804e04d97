"""Views are what they are declared to be: nothing is missing, nothing is said that the declaration does not know."""

from __future__ import annotations

import importlib
import importlib.util
import types
import typing
from collections.abc import Iterator
from enum import EnumType
from typing import Any

import stockpot
from stockpot.core.game import ALL_OPEN
from stockpot.core.kinds import Pieces
from stockpot.testing.of_games import OfGames
from stockpot.testing.settings import Setting

MOVES = 400
SELDOM = 9
"""Every so many moves everybody looks."""


class ViewTests(OfGames):
    """For games that declare what their views are made of (`view.py`)."""

    def test_views_are_as_declared(self, printed: Setting) -> None:
        check_views(printed)


def check_views(setting: Setting) -> None:
    """Everybody looks, all along a game."""
    room = f"{stockpot.game(setting.game).package}.view"
    if importlib.util.find_spec(room) is None:
        return
    declared = importlib.import_module(room).View
    table = setting.table(7)
    for number in range(MOVES):
        if number % SELDOM == 0 or table.over:
            for viewer in (None, ALL_OPEN, *range(table.players)):
                assert list(wrong(table.view(viewer), declared, "view")) == []
        if table.over:
            break
        seat = table.to_act[0]
        legal = table.legal_actions(seat)
        table.play(seat, legal[number * 7 % len(legal)])


def wrong(value: Any, declared: Any, where: str) -> Iterator[str]:
    """Where a value is not what its type says."""
    origin, inner = typing.get_origin(declared), typing.get_args(declared)
    if typing.is_typeddict(declared):
        yield from wrong_fields(value, declared, where)
    elif origin is typing.Annotated:
        yield from wrong(value, inner[0], where)
        if names(inner[1]) and value not in names(inner[1]):
            yield f"{where}: {value!r} is not one of {names(inner[1])}"
    elif origin in (typing.Union, types.UnionType):
        if all(any(wrong(value, one, where)) for one in inner):
            yield f"{where}: {value!r} is none of {inner}"
    elif origin is typing.Literal:
        if value not in inner:
            yield f"{where}: {value!r} is not one of {inner}"
    elif origin in (list, dict):
        if not isinstance(value, origin):
            yield f"{where}: {value!r} is no {origin.__name__}"
            return
        for key, one in value.items() if origin is dict else enumerate(value):
            yield from wrong(one, inner[-1], f"{where}.{key}")
            if origin is dict:
                yield from wrong(key, inner[0], f"{where}: the key")
    elif origin is tuple:
        for one, of in zip(value, inner, strict=True):
            yield from wrong(one, of, where)
    elif declared is not Any and type(value) is not (types.NoneType if declared is None else declared):
        yield f"{where}: {value!r} is no {declared}"


def wrong_fields(value: Any, declared: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no {declared.__name__}"
        return
    hints = typing.get_type_hints(declared, include_extras=True)
    optional = {name for name, hint in hints.items() if typing.get_origin(hint) is typing.NotRequired}
    missing = hints.keys() - optional - value.keys()
    unknown = value.keys() - hints.keys()
    if missing or unknown:
        yield f"{where}: lacks {sorted(missing)}, and {sorted(unknown)} are not declared"
    for name in value.keys() & hints.keys():
        hint = typing.get_args(hints[name])[0] if name in optional else hints[name]
        yield from wrong(value[name], hint, f"{where}.{name}")


def names(annotation: Any) -> tuple[str, ...]:
    """What pieces or an enumeration are called in views."""
    if isinstance(annotation, Pieces):
        return annotation.ids
    return tuple(str(one.name).lower() for one in list[Any](annotation)) if isinstance(annotation, EnumType) else ()
