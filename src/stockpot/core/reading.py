"""The parser of what people type as actions: any language, any order, hyphens or not, ids or names.

A decision has templates: its notation, and its label in every language with the label's `.also`. A text fits a template when
its words are those of the template and a name for each thing that the template mentions, in whatever order: "red 1 drift",
"drift amoeba 1". The names are those of the kinds, in every language, and the ids of records. Plain numbers keep their order;
of names that could be each other's, the one behind the same word as in the template is meant: "seat 1: turn up 2".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from stockpot.core.fluent import Catalogues
from stockpot.core.kinds import NONE, Counts, Flag, Kind, Seat
from stockpot.core.text import fold

if TYPE_CHECKING:
    from stockpot.core.decisions import Decision, Decisions

MOST_WORDS = 24
"""Longer texts name no action."""
MOST_IN_A_NAME = 6
"""Words in the name of a piece."""

_NO_WORD = re.compile(r"[\s\-–—_,;:.()“”«»\"'/+]+")
_MARK = re.compile(r"\ue000(\w+)\ue001")


def words_of(text: str) -> list[str]:
    """The words of a text for comparison."""
    return [word for word in _NO_WORD.split(fold(text)) if word]


def is_short_for(text: str, name: str) -> bool:
    """Has a name all the words of a text, and the text any? Numbers stand in the same order: they differ by their place alone."""
    words, whole = words_of(text), words_of(name)
    if not 0 < len(words) <= MOST_WORDS or not Counter(words) <= Counter(whole):
        return False
    numbers = iter([word for word in whole if word.isdigit()])
    return all(word in numbers for word in words if word.isdigit())


def filler_words(texts: Catalogues) -> set[str]:
    """Words that say nothing: articles, “and”."""
    return {word for lang in texts.languages for word in words_of(texts[lang].say("filler-words"))}


class Template(NamedTuple):
    """One way to write an action: its own words, and the things it mentions."""

    decision: Decision
    words: tuple[str, ...]
    slots: tuple[str, ...]
    behind: tuple[str, ...]
    """The word before each of them; "" where there is none."""
    said: tuple[tuple[str, int], ...] = ()
    """What its own words say: the label has others for yes than for no."""


class Reader:
    """Reads the actions of a game."""

    def __init__(self, decisions: Decisions, texts: Catalogues) -> None:
        self.texts = texts
        self.fillers = filler_words(texts)
        self.names: dict[int, dict[tuple[str, ...], int]] = {}
        """The names of what each kind (by its identity) has, as words in the order of the alphabet: “3 bug” is “bug 3”."""
        for decision in decisions:
            for kind in decision.fields.values():
                self.names.setdefault(id(kind), self._names(kind))
        notations = [template for decision in decisions for template in self._notations(decision)]
        labels = [template for decision in decisions for template in self._labels(decision)]
        self.templates = list(dict.fromkeys(notations + labels))
        """What records write comes first: it always means the same, and is what is read most."""

    def read(self, s: Any, seat: int, text: str) -> int | None:
        """The action that a text names; the first decision that it fits."""
        for decision, numbers in self.meant(text, s, seat):
            choice = decision.find(s, seat, numbers)
            if choice is not None:
                return decision.base + choice
        return None

    def meant(self, text: str, s: Any, seat: int) -> Iterator[tuple[Decision, dict[str, Any]]]:
        """The decisions that a text may speak of, and what it says about them: `NONE` for what it does not mention."""
        words = [word for word in words_of(text) if word not in self.fillers]
        if 0 < len(words) <= MOST_WORDS:
            for template in self.templates:
                if all(word in words for word in template.words):
                    nothing = dict.fromkeys(template.decision.fields, NONE)
                    for numbers in Filling(self, template, s, seat).all(words):
                        yield template.decision, nothing | dict(template.said) | numbers

    def named(self, kind: Kind, words: list[str], after: int) -> Iterator[tuple[int, int, int]]:
        """Where a thing of this kind is named, the longest names first."""
        names = self.names[id(kind)]
        if isinstance(kind, Counts):
            yield from self._counted(kind, words)
            return
        if not kind.size:
            for place, word in enumerate(words):
                if place >= after and word.isascii() and word.isdigit() and len(word) < 6:
                    yield place, place + 1, int(word)
            return
        for size in range(min(MOST_IN_A_NAME, len(words)), 0, -1):
            for begin in range(len(words) - size + 1):
                number = names.get(tuple(sorted(words[begin : begin + size])))
                if number is not None:
                    yield begin, begin + size, number

    def _counted(self, kind: Counts, words: list[str]) -> Iterator[tuple[int, int, Any]]:
        """Where pieces are counted, one after the other, in any order: “2 green, 1 red”; the most of them first."""
        for first in range(len(words)):
            counts, end = [0] * kind.width, first
            while (found := self._name_at(kind, words, end)) is not None:
                end, number = found
                count, piece = kind.taken_apart(number)
                counts[piece] += count
            if end > first:
                yield first, end, tuple(counts)

    def _name_at(self, kind: Kind, words: list[str], begin: int) -> tuple[int, int] | None:
        """The longest name that begins at a word: where it ends, and what it names."""
        for end in range(min(len(words), begin + MOST_IN_A_NAME), begin, -1):
            number = self.names[id(kind)].get(tuple(sorted(words[begin:end])))
            if number is not None:
                return end, number
        return None

    def _names(self, kind: Kind) -> dict[tuple[str, ...], int]:
        found: dict[tuple[str, ...], int] = {}
        for lang in reversed(self.texts.languages):
            for name, number in kind.spoken(self.texts[lang]).items():
                found[tuple(sorted(word for word in words_of(name) if word not in self.fillers))] = number
        return found

    def _notations(self, decision: Decision) -> Iterator[Template]:
        for text in decision.templates():
            slots = decision.slots(text)
            yield self._template(decision, text.format_map({slot: _marked(slot) for slot in slots}))

    def _labels(self, decision: Decision) -> Iterator[Template]:
        for lang, message in product(self.texts.languages, decision.messages):
            for values, said in self._possible(decision):
                seats = self._seats(decision, lang, values)
                for text in (*self._typed(message, lang, values | seats), *self._typed(message, lang, values)):
                    yield self._template(decision, text, said)

    def _seats(self, decision: Decision, lang: str, values: dict[str, Any]) -> dict[str, str]:
        """Players as labels have them where no names are known: “seat 2”. The number alone will do."""
        seats = [name for name, kind in decision.fields.items() if isinstance(kind, Seat) and values[name]]
        return {name: self.texts[lang].say("seat-number", n=values[name]) for name in seats}

    def _typed(self, message: str, lang: str, values: dict[str, Any]) -> list[str]:
        """A label of a decision, and what else may be typed."""
        texts, also = self.texts[lang], f"{message}.also"
        return [
            texts.say(message, **values),
            *(texts.say(also, **values).split("\n") if also in texts else ()),
        ]

    def _possible(self, decision: Decision) -> Iterator[tuple[dict[str, Any], dict[str, int]]]:
        """What labels are written with to see their words, and what that says: yes and no, something and nothing."""
        for ways in product(*(_ways(name, kind, name in decision.given) for name, kind in decision.fields.items())):
            values, said = dict[str, Any](), dict[str, int]()
            for value, means in ways:
                values |= value
                said |= means
            yield values, said
        if decision.none:
            yield {key: value for name in decision.fields for key, value in _nothing(name).items()}, {}

    def _template(self, decision: Decision, text: str, said: dict[str, int] | None = None) -> Template:
        words, behind = list[str](), dict[str, str]()
        for i, part in enumerate(_MARK.split(text)):
            if i % 2 == 0:
                between = [word for word in words_of(part) if word not in self.fillers]
                words += between
            else:
                behind.setdefault(part, between[-1] if between else "")
        slots = sorted(behind, key=lambda slot: decision.fields[slot].situated)
        before = tuple(behind[slot] for slot in slots)
        return Template(decision, tuple(sorted(words)), tuple(slots), before, tuple((said or {}).items()))


class Filling:
    """All ways in which words are those of a template and names of what it mentions."""

    def __init__(self, reader: Reader, template: Template, s: Any, seat: int) -> None:
        self.reader, self.template, self.s, self.seat = reader, template, s, seat

    def all(self, rest: list[str], slot: int = 0, after: int = 0) -> Iterator[dict[str, Any]]:
        """The slots from this one on; plain numbers stand behind the words that are passed already."""
        if slot == len(self.template.slots):
            if sorted(rest) == list(self.template.words):
                yield {}
            return
        name = self.template.slots[slot]
        for number, left, passed in self.taken(self.template.decision.fields[name], slot, rest, after):
            for others in self.all(left, slot + 1, passed):
                yield {name: number} | others

    def taken(self, kind: Kind, slot: int, rest: list[str], after: int) -> Iterator[tuple[Any, list[str], int]]:
        """What a slot may stand for, the words left over, and how many of them are passed."""
        if kind.situated:
            yield *kind.spot(self.s, self.seat, rest), after
            return
        found = list(self.reader.named(kind, rest, after))
        in_place = [one for one in found if rest[one[0] - 1 : one[0]] == [self.template.behind[slot]]]
        for begin, end, number in in_place or found:
            if not self.is_another(slot, rest, begin, end):
                passed = after - max(0, min(end, after) - begin) if kind.size else begin
                yield number, rest[:begin] + rest[end:], passed

    def is_another(self, slot: int, rest: list[str], begin: int, end: int) -> bool:
        """Does a name stand behind the word of another thing, and may be that thing?"""
        template = self.template
        for other in range(slot + 1, len(template.slots)):
            kind = template.decision.fields[template.slots[other]]
            own = template.behind[other] != template.behind[slot]
            if own and not kind.situated and rest[begin - 1 : begin] == [template.behind[other]]:
                return any((one[0], one[1]) == (begin, end) for one in self.reader.named(kind, rest, 0))
        return False


def _ways(name: str, kind: Kind, given: bool) -> list[tuple[dict[str, Any], dict[str, int]]]:
    """What a thing may be in a label. What comes from the situation may be nothing."""
    if isinstance(kind, Flag):
        return [({name: "no"}, {name: 0}), ({name: "yes"}, {name: 1})]
    some = {name: _marked(name), f"{name}-id": _marked(name), f"{name}-count": 2}
    return [(some, {}), *([(_nothing(name), {})] if given else [])]


def _nothing(name: str) -> dict[str, Any]:
    return {name: "", f"{name}-id": "none", f"{name}-count": 0}


def _marked(slot: str) -> str:
    return f" \ue000{slot}\ue001 "
