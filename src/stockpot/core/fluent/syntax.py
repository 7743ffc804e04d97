"""The parser of `.ftl` files: their messages and terms, as small trees.

    took = { $seat } takes { $cards ->
        [one] one card
       *[other] { $cards } cards
    }

A pattern is text and placeables; a placeable holds a string, a number, a variable, another message or term, a function, or a
selection among variants. Attributes are kept as messages of their own (`took.hint`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NoReturn

WORD = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")
ENTRY = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*)[ \t]*=")
ATTRIBUTE = re.compile(r"[ \t]+\.([a-zA-Z][a-zA-Z0-9_-]*)[ \t]*=")
ARGUMENT = re.compile(r"([a-zA-Z][a-zA-Z0-9_-]*)\s*:\s*")
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
ESCAPE = re.compile(r'\\(?:u([0-9a-fA-F]{4})|(["\\]))')
ONE_LINE = re.compile(r"[ \t]*([^\s{}][^{}\n]*)\n(?=[-#a-zA-Z])")
"""A text without placeables after which another entry begins: most are like this."""
VARIABLE = re.compile(r"\{\s*\$([a-zA-Z][a-zA-Z0-9_-]*)\s*\}")
"""A placeable that is nothing but a variable: most are."""
VARIANT = re.compile(r"\[\s*(-?[0-9]+(?:\.[0-9]+)?|[a-zA-Z][a-zA-Z0-9_-]*)\s*\]")
RUN = re.compile(r"[^{}\n]+")
"""Text up to a placeable or the end of its line."""
GAP, BLANK = re.compile(r"[ \t]*"), re.compile(r"[ \t\n]*")
BREAKS = re.compile(r"(\n[ \t]*)+")
LINE_END = re.compile(r"[ \t]*(?:\n\s*\n)*\n?")
SPECIAL = "[*.}"
"""A line of a pattern does not begin with one of these: they begin variants, attributes, and ends."""


class BadCatalogue(ValueError):  # noqa: N818
    """A catalogue that cannot be read; says where."""


@dataclass(frozen=True)
class Literal:
    """A string or a number as it is written."""

    value: str | int | float


@dataclass(frozen=True)
class Variable:
    """`$name`: what the sentence is about."""

    name: str


@dataclass(frozen=True)
class Reference:
    """Another message, an attribute of one, or a term with its arguments."""

    key: str
    arguments: dict[str, Expression] = field(default_factory=dict)


@dataclass(frozen=True)
class Call:
    """`LIST($seats)`: a function of the reader."""

    function: str
    positional: tuple[Expression, ...]
    named: dict[str, Expression]


@dataclass(frozen=True)
class Selection:
    """One of several patterns, chosen by a value; `default` where no key fits."""

    by: Expression
    variants: tuple[tuple[str, Pattern], ...]
    default: int


Expression = Literal | Variable | Reference | Call | Selection
Pattern = tuple[str | Expression, ...]


def read(text: str, name: str = "catalogue") -> dict[str, Pattern]:
    """All messages of a file; terms begin with a hyphen, attributes are called `message.attribute`."""
    return _Reader(text.replace("\r\n", "\n"), name).entries()


class _Reader:
    """Walks through a file from front to back."""

    def __init__(self, text: str, name: str) -> None:
        self.text, self.name, self.at = text, name, 0

    # ------------------------------------------------------------------------------------------------------- entries

    def entries(self) -> dict[str, Pattern]:
        found: dict[str, Pattern] = {}
        while self.at < len(self.text):
            line = self.line_here()
            if line.startswith("#") or not line.strip():
                self.at += len(line) + 1
                continue
            entry = ENTRY.match(self.text, self.at) or self.fail("a message, a term or a comment")
            self.put(found, entry[1], entry)
            while attribute := ATTRIBUTE.match(self.text, self.at):
                self.put(found, f"{entry[1]}.{attribute[1]}", attribute)
        return found

    def put(self, found: dict[str, Pattern], key: str, head: re.Match[str]) -> None:
        if key in found:
            self.fail(f"{key} only once")
        self.at = head.end()
        pattern = self.pattern()
        if pattern:
            found[key] = pattern
        elif not ATTRIBUTE.match(self.text, self.at):
            self.fail(f"a text for {key}")

    # ------------------------------------------------------------------------------------------------------- patterns

    def pattern(self) -> Pattern:
        """What stands behind an equals sign or a variant's key, over as many lines as are set in."""
        if whole := ONE_LINE.match(self.text, self.at):
            self.at = whole.end()
            return (whole[1].rstrip(" \t"),)
        self.taken(GAP)
        elements: list[str | Expression] = []
        indents: list[int] = []
        """Places in `elements` that hold a line break and the blanks after it."""
        while self.at < len(self.text):
            here = self.text[self.at]
            if here == "{":
                elements.append(self.placeable())
            elif here == "}":
                break
            elif here == "\n":
                following = self.continued()
                if following is None:
                    break
                indents.append(len(elements))
                elements.append(following)
            else:
                elements.append(self.taken(RUN))
        self.end_line()
        return _dedented(elements, indents)

    def continued(self) -> str | None:
        """The line breaks and blanks before the next line, if that belongs to the pattern."""
        start, blank = self.at, self.taken(BREAKS)
        after = self.text[self.at : self.at + 1]
        indented = not blank.endswith("\n")
        if not after or after in SPECIAL or not (indented or after == "{"):
            self.at = start
            return None
        return blank

    def end_line(self) -> None:
        """Leave the cursor at the beginning of what comes next, or at a closing brace."""
        rest = LINE_END.match(self.text, self.at)
        if rest is not None and (rest[0].endswith("\n") or rest.end() == len(self.text)):
            self.at = rest.end()

    # ----------------------------------------------------------------------------------------------------- placeables

    def placeable(self) -> Expression:
        if variable := VARIABLE.match(self.text, self.at):
            self.at = variable.end()
            return Variable(variable[1])
        self.expect("{")
        self.skip_blank()
        expression = self.expression()
        self.skip_blank()
        if self.text.startswith("->", self.at):
            self.at += 2
            expression = self.selection(expression)
        self.skip_blank()
        self.expect("}")
        return expression

    def expression(self) -> Expression:
        here = self.text[self.at : self.at + 1]
        if here == '"':
            return Literal(self.string())
        if here == "{":
            return self.placeable()
        if here == "$":
            self.at += 1
            return Variable(self.word())
        if number := NUMBER.match(self.text, self.at):
            self.at = number.end()
            return Literal(float(number[0]) if number[1] else int(number[0]))
        if here == "-":
            self.at += 1
            return self.referred("-" + self.word())
        name = self.word()
        if name.isupper() and self.text.startswith("(", self.at):
            return Call(name, *self.arguments())
        return self.referred(name)

    def referred(self, key: str) -> Reference:
        if self.text.startswith(".", self.at):
            self.at += 1
            key = f"{key}.{self.word()}"
        if not self.text.startswith("(", self.at):
            return Reference(key)
        return Reference(key, self.arguments()[1])

    def arguments(self) -> tuple[tuple[Expression, ...], dict[str, Expression]]:
        positional: list[Expression] = []
        named: dict[str, Expression] = {}
        self.expect("(")
        self.skip_blank()
        while not self.text.startswith(")", self.at):
            name = ARGUMENT.match(self.text, self.at)
            if name:
                self.at = name.end()
                named[name[1]] = self.expression()
            else:
                positional.append(self.expression())
            self.skip_blank()
            if self.text.startswith(",", self.at):
                self.at += 1
                self.skip_blank()
        self.expect(")")
        return tuple(positional), named

    def selection(self, by: Expression) -> Selection:
        variants: list[tuple[str, Pattern]] = []
        default = None
        self.skip_blank()
        while not self.text.startswith("}", self.at):
            if self.text.startswith("*", self.at):
                self.at += 1
                default = len(variants)
            variants.append(self.variant())
            self.skip_blank()
        if default is None:
            self.fail("a variant with a star, for everything else")
        return Selection(by, tuple(variants), default)

    def variant(self) -> tuple[str, Pattern]:
        key = VARIANT.match(self.text, self.at) or self.fail("a variant's key")
        self.at = key.end()
        return key[1], self.pattern()

    def string(self) -> str:
        found = STRING.match(self.text, self.at) or self.fail("a closing quotation mark")
        self.at = found.end()
        return ESCAPE.sub(lambda e: chr(int(e[1], 16)) if e[1] else e[2], found[1])

    # ----------------------------------------------------------------------------------------------------------- steps

    def word(self) -> str:
        found = WORD.match(self.text, self.at) or self.fail("a name")
        self.at = found.end()
        return found[0]

    def expect(self, what: str) -> None:
        if not self.text.startswith(what, self.at):
            self.fail(repr(what))
        self.at += len(what)

    def taken(self, what: re.Pattern[str]) -> str:
        """What is here for sure, if only nothing."""
        found = what.match(self.text, self.at)
        assert found is not None
        self.at = found.end()
        return found[0]

    def skip_blank(self) -> None:
        self.taken(BLANK)

    def line_here(self) -> str:
        end = self.text.find("\n", self.at)
        return self.text[self.at :] if end < 0 else self.text[self.at : end]

    def fail(self, expected: str) -> NoReturn:
        line = self.text.count("\n", 0, self.at) + 1
        raise BadCatalogue(f"{self.name}, line {line}: expected {expected} at {self.line_here()[:40]!r}.")


def _dedented(elements: list[str | Expression], indents: list[int]) -> Pattern:
    """Take away the blanks that all lines begin with, and those at the end."""
    blanks = {place: str(elements[place]) for place in indents}
    common = min((len(blank) - blank.rindex("\n") - 1 for blank in blanks.values()), default=0)
    for place, blank in blanks.items():
        breaks = "\n" * blank.count("\n")
        kept = blank[blank.rindex("\n") + 1 :][common:]
        elements[place] = "" if place == 0 else breaks + kept
    joined: list[str | Expression] = []
    for element in elements:
        if isinstance(element, str) and joined and isinstance(joined[-1], str):
            joined[-1] += element
        elif element != "":
            joined.append(element)
    if joined and isinstance(joined[-1], str):
        joined[-1] = joined[-1].rstrip(" \t\n")
    return tuple(element for element in joined if element != "")
