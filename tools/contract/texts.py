"""The messages of every catalogue with the variables they need, as TypeScript: `took: [{ seat: Value; cards: number }]`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from stockpot.core.fluent.catalogue import FOLDER, SUFFIX
from stockpot.core.fluent.syntax import Call, Expression, Pattern, Reference, Selection, Variable, read

LEFT_OUT = {"letters", "terminal"}
"""Catalogues that no page speaks from."""
IN_TERMINALS = "screen-"
"""Messages that only terminals show; the build leaves them out, too (`web/texts.ts`)."""
OF_NUMBERS = {"SIGNED", "FIGURE"}
PLURALS = {"zero", "one", "two", "few", "many"}

HEAD = """\
/** The messages of the catalogues and what they need to be told. Written by `python -m tools.contract`; do not edit. */

/** The languages there are catalogues for; English first. */
export const LANGS = {languages} as const;

/** A text, a number, or things to be listed: “a, b and c”. */
export type Value = string | number | readonly string[];

export interface Texts {{
"""


def written() -> str:
    """The whole file."""
    rooms = sorted(file.stem for file in (FOLDER / "en").glob(f"*{SUFFIX}") if file.stem not in LEFT_OUT)
    others = sorted(file.parent.name for file in FOLDER.glob(f"*/page{SUFFIX}") if file.parent.name != "en")
    head = HEAD.format(languages="[" + ", ".join(repr(lang) for lang in ("en", *others)) + "]")
    return head + "".join(line for room in rooms for line in _room(room)) + "}\n"


def _room(room: str) -> Iterator[str]:
    messages = read((FOLDER / "en" / f"{room}{SUFFIX}").read_text(encoding="utf-8"), room)
    yield f"  {_property(room)}: {{\n"
    for key, pattern in messages.items():
        if not key.startswith(("-", IN_TERMINALS)) and "." not in key:
            yield f"    {_property(key)}: {_values(variables(pattern, messages))};\n"
    yield "  };\n"


def _values(needed: Mapping[str, bool]) -> str:
    """What a message is called with. How many things a list has, whoever writes the sentence counts."""
    named = {
        name: number for name, number in needed.items() if name.removesuffix("-count") not in needed.keys() - {name}
    }
    fields = "; ".join(f"{_property(name)}: {'number' if number else 'Value'}" for name, number in named.items())
    return f"[{{ {fields} }}]" if fields else "[]"


def _property(name: str) -> str:
    return name if re.fullmatch(r"\w+", name) else f"'{name}'"


def variables(pattern: Pattern, messages: Mapping[str, Pattern]) -> dict[str, bool]:
    """The variables of a pattern in their order, and whether each has to be a number."""
    found: dict[str, bool] = {}
    for name, number in _mentioned(pattern, messages):
        found[name] = found.get(name, False) or number
    return found


def _mentioned(pattern: Pattern, messages: Mapping[str, Pattern]) -> Iterator[tuple[str, bool]]:
    for element in pattern:
        if not isinstance(element, str):
            yield from _in(element, messages)


def _in(expression: Expression, messages: Mapping[str, Pattern], number: bool = False) -> Iterator[tuple[str, bool]]:
    match expression:
        case Variable(name):
            yield name, number
        case Selection(by, variants, _):
            yield from _in(by, messages, any(key in PLURALS or key.lstrip("-").isdigit() for key, _ in variants))
            for _, pattern in variants:
                yield from _mentioned(pattern, messages)
        case Call(function, positional, _):
            for one in positional:
                yield from _in(one, messages, function in OF_NUMBERS)
        case Reference(key, arguments) if key.startswith("-"):
            for one in arguments.values():
                yield from _in(one, messages)
        case Reference(key, _):
            yield from _mentioned(messages.get(key, ()), messages)
