"""What people type, read as actions: any language, any order, hyphens or not, ids or names.

A decision has templates: its notation, and its label in every language with the label's `.also`. A text fits a template when
its words are those of the template and a name for each thing that the template mentions, in whatever order: "red 1 drift",
"drift amoeba 1". The names are those of the kinds, in every language, and the ids of records. Plain numbers keep their order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from stockpot.core.fluent import Catalogues
from stockpot.core.kinds import NONE, Kind
from stockpot.core.text import fold

if TYPE_CHECKING:
    from stockpot.core.decisions import Decision, Decisions

MOST_WORDS = 24
"""Longer texts name no action."""

_NO_WORD = re.compile(r"[\s\-–—_,;:.()“”«»\"'/+]+")
_MARK = re.compile(r"\ue000(\w+)\ue001")


def words_of(text: str) -> list[str]:
    """The words of a text for comparison."""
    return [word for word in _NO_WORD.split(fold(text)) if word]


class Template(NamedTuple):
    """One way to write an action: its own words, and the things it mentions."""

    decision: Decision
    words: tuple[str, ...]
    slots: tuple[str, ...]


class Reader:
    """Reads the actions of a game."""

    def __init__(self, decisions: Decisions, texts: Catalogues) -> None:
        self.texts = texts
        self.fillers = {word for lang in texts.languages for word in words_of(texts[lang].say("filler-words"))}
        """Words that say nothing: articles, “and”."""
        self.names: dict[int, dict[tuple[str, ...], int]] = {}
        """The names of what each kind (by its identity) has, as words in the order of the alphabet: “3 bug” is “bug 3”."""
        self.templates: list[Template] = []
        for decision in decisions:
            for kind in decision.fields.values():
                self.names.setdefault(id(kind), self._names(kind))
            self.templates += dict.fromkeys(self._templates(decision))

    def read(self, s: Any, seat: int, text: str) -> int | None:
        """The action that a text names; the first decision that it fits."""
        for decision, numbers in self.meant(text):
            choice = decision.find(s, seat, numbers)
            if choice is not None:
                return decision.base + choice
        return None

    def meant(self, text: str) -> Iterator[tuple[Decision, dict[str, int]]]:
        """The decisions that a text may speak of, and what it says about them: `NONE` for what it does not mention."""
        words = [word for word in words_of(text) if word not in self.fillers]
        if 0 < len(words) <= MOST_WORDS:
            for template in self.templates:
                for numbers in self._fits(template, words):
                    yield template.decision, dict.fromkeys(template.decision.fields, NONE) | numbers

    def _fits(self, template: Template, words: Sequence[str]) -> Iterator[dict[str, int]]:
        """All ways in which the words are those of a template and names of what it mentions."""
        rest = list(words)
        for word in template.words:
            if word not in rest:
                return
        yield from self._fill(template, template.slots, rest, 0)

    def _fill(self, template: Template, slots: Sequence[str], rest: list[str], after: int) -> Iterator[dict[str, int]]:
        """All ways to fill these slots; plain numbers stand behind the words that are passed already."""
        if not slots:
            if sorted(rest) == list(template.words):
                yield {}
            return
        kind = template.decision.fields[slots[0]]
        for begin, end, number in self._named(kind, rest, after):
            passed = after - max(0, min(end, after) - begin) if kind.size else begin
            for others in self._fill(template, slots[1:], rest[:begin] + rest[end:], passed):
                yield {slots[0]: number} | others

    def _named(self, kind: Kind, words: list[str], after: int) -> Iterator[tuple[int, int, int]]:
        """Where a thing of this kind is named, the longest names first."""
        names = self.names[id(kind)]
        if not kind.size:
            for place, word in enumerate(words):
                if place >= after and word.isascii() and word.isdigit() and len(word) < 6:
                    yield place, place + 1, int(word)
            return
        for size in range(min(6, len(words)), 0, -1):
            for begin in range(len(words) - size + 1):
                number = names.get(tuple(sorted(words[begin : begin + size])))
                if number is not None:
                    yield begin, begin + size, number

    def _names(self, kind: Kind) -> dict[tuple[str, ...], int]:
        found: dict[tuple[str, ...], int] = {}
        for lang in reversed(self.texts.languages):
            for name, number in kind.spoken(self.texts[lang]).items():
                found[tuple(sorted(word for word in words_of(name) if word not in self.fillers))] = number
        return found

    def _templates(self, decision: Decision) -> Iterator[Template]:
        for text in decision.templates():
            slots = decision.slots(text)
            yield self._template(decision, text.format_map({slot: _marked(slot) for slot in slots}))
        for lang in self.texts.languages:
            for values in self._possible(decision):
                for text in self._labels(decision, lang, values):
                    yield self._template(decision, text)

    def _labels(self, decision: Decision, lang: str, values: dict[str, Any]) -> list[str]:
        """The label of a decision, and what else may be typed."""
        texts, also = self.texts[lang], f"{decision.message}.also"
        return [
            texts.say(decision.message, **values),
            *(texts.say(also, **values).split("\n") if also in texts else ()),
        ]

    def _possible(self, decision: Decision) -> Iterator[dict[str, Any]]:
        """What labels are written with to see their words: something of each kind, and where there is `none`, nothing."""
        yield {
            key: value
            for name in decision.fields
            for key, value in ((name, _marked(name)), (f"{name}-id", _marked(name)))
        }
        if decision.none:
            yield {key: value for name in decision.fields for key, value in ((name, ""), (f"{name}-id", "none"))}

    def _template(self, decision: Decision, text: str) -> Template:
        slots = tuple(dict.fromkeys(_MARK.findall(text)))
        words = [word for word in words_of(_MARK.sub(" ", text)) if word not in self.fillers]
        return Template(decision, tuple(sorted(words)), slots)


def _marked(slot: str) -> str:
    return f" \ue000{slot}\ue001 "
