"""Card lists: the printed ones and any other in the same CSV format.

A list is an option. Its numbers lie in the options of a record, so rules need nothing else; its names do not. They are
kept here, found by a key of 30 bits that lies with the numbers and goes along with every event that names a card.
They are forgotten when no table has them any more (weak references).
"""

from __future__ import annotations

import csv
import functools
import hashlib
import io
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from stockpot.core.errors import BadCell, BadOption
from stockpot.core.options import Option, Sheet, read_list
from stockpot.core.text import brief, fold
from stockpot.games.sapotage.pieces import (
    FLAVORS,
    MAX_FLAT,
    MAX_GROUPS,
    MAX_INGREDIENTS,
    MAX_JUDGES,
    N_FLAVORS,
    NO_GROUP,
    basic_face,
    face_flat,
    face_flavors,
    special_face,
)

FOLDER = Path(__file__).parent
STANDARD = "standard"
MAX_NAME = 40
KEY_SIZE = 2
KINDS = ("basic", "bonus", "sabotage")
"""Of ingredients."""

Key = tuple[int, int]


@dataclass(frozen=True)
class Ingredient:
    """One ingredient card of a list."""

    id: str
    name: str
    kind: str
    group: str
    flavors: tuple[int, ...]
    flat: int


@dataclass(frozen=True)
class Judge:
    """One judge card of a list."""

    id: str
    name: str
    title: str
    favorite: int
    likes: tuple[int, ...]
    dislikes: tuple[int, ...]
    neutral: tuple[int, ...]


@dataclass(frozen=True)
class CardList:
    """A list that has been read: its cards, its text in one fixed form, its key, its numbers for the rules."""

    text: str
    key: Key
    cards: tuple[Any, ...]
    numbers: tuple[int, ...]

    @functools.cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(card.name for card in self.cards)


class BadLine(Exception):  # noqa: N818 - carries the reason a line is refused
    """What is wrong with the line being read, and in which column, if in one."""

    def __init__(self, reason: str, column: str = "") -> None:
        super().__init__(reason)
        self.column = column


_known: WeakValueDictionary[Key, CardList] = WeakValueDictionary()
_read: WeakValueDictionary[tuple[str, str], CardList] = WeakValueDictionary()
_lately: deque[CardList] = deque(maxlen=16)
"""Lists that were read last: between reading one and a table that keeps it there is always some time."""
_standard: dict[str, CardList] = {}
"""The printed lists stay."""


def key_of(text: str) -> Key:
    """A key that other lists do not have, as two small numbers."""
    word = int.from_bytes(hashlib.blake2b(text.encode(), digest_size=4).digest(), "little")
    return word & 0x7FFF, word >> 15 & 0x7FFF


def known_list(key: Key) -> CardList | None:
    """The list of this key, if there is a table that has it."""
    return _known.get(key)


def check_name(name: str, seen: set[str]) -> str:
    """A name that a move can be written with, and that no other card has."""
    folded = fold(name)
    if not 1 <= len(name) <= MAX_NAME or not name.isprintable() or name != name.strip() or not folded:
        raise BadLine(f"a name has 1 to {MAX_NAME} printable characters, not {brief(name)}", "name")
    if set(folded) & set(",{}+"):  # in any of their forms: moves are folded before they are read
        raise BadLine(f"a name has no comma, plus or curly bracket: {brief(name)}", "name")
    if folded in seen:
        raise BadLine(f"there is another card named {brief(name)}", "name")
    seen.add(folded)
    return name


def flavor(text: str, column: str) -> int:
    if text not in FLAVORS:
        raise BadLine(f"{brief(text)} is no flavor; the flavors are {', '.join(FLAVORS)}", column)
    return FLAVORS.index(text)


def twin(row: Mapping[str, str]) -> dict[str, str]:
    """The same card once more, under a name of its own."""
    return {**row, "id": f"{row['id']}-2", "name": f"{row['name']} II"}


@dataclass(frozen=True)
class CardListOption(Option):
    """sapotage.option.lists: the printed list, or another one: CSV text, or its rows as a list of objects."""

    default: str
    printed: str = ""
    columns: tuple[str, ...] = ()
    most: int = 0
    numbers_each: int = 1

    @property
    def size(self) -> int:
        return KEY_SIZE + 1 + self.numbers_each * self.most

    def encode(self, value: Any) -> list[int]:
        return list(self.load(value).numbers)

    def kept(self, numbers: Sequence[int]) -> CardList | None:
        return known_list((numbers[0], numbers[1]))

    def decode(self, numbers: list[int]) -> str:
        found = known_list((numbers[0], numbers[1]))
        if found is None:  # numbers from another program: the cards are there, their names are not
            return self.rebuild(numbers)
        return STANDARD if found == self.load(STANDARD) else found.text

    def parse(self, text: str) -> str:
        """A person names a file."""
        return text if text == STANDARD else read_list(self.name, text)

    def expected(self) -> str:
        return f"{STANDARD!r}, or a card list as CSV text with the columns {','.join(self.columns)}"

    def load(self, value: Any) -> CardList:
        """The list that a value of this option stands for."""
        if isinstance(value, list | tuple):
            value = self.text_of_rows(value)
        if not isinstance(value, str):
            raise self.refuse(value)
        if value == STANDARD:
            return _standard.get(self.printed) or self.read_standard()
        if "\n" not in value:
            raise self.refuse(value)
        return self.read_once(value)

    def read_standard(self) -> CardList:
        found = _standard[self.printed] = self.read_once((FOLDER / self.printed).read_text(encoding="utf-8"))
        return found

    def read_once(self, text: str) -> CardList:
        """Read a list unless it is known, and keep it under its key while somebody has it."""
        found = _read.get((self.name, text))
        if found is None:
            new = self.read(text)
            found = _known.setdefault(new.key, new)
            if found != new:  # one chance in a thousand million
                raise BadOption(f"Option {self.name}: this list cannot be told from another one; change an id.")
            _read[self.name, text] = found
        _lately.append(found)
        return found

    def text_of_rows(self, rows: Sequence[Any]) -> str:
        """Rows as CSV: row 1 stands on line 2, below the names of the columns."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(self.columns)
        for number, row in enumerate(rows, start=2):
            if not isinstance(row, Mapping) or set(row) != set(self.columns):
                raise self.refuse_line(number, f"expected an object with {', '.join(self.columns)}")
            if not all(isinstance(row[column], str | int) for column in self.columns):
                raise self.refuse_line(number, "every field is a text or a number")
            writer.writerow([row[column] for column in self.columns])
        return out.getvalue()

    def refuse_line(self, line: int, reason: str, column: str = "") -> BadCell:
        return BadCell(self.name, reason, line, column)

    def sheets(self, value: Any) -> tuple[Sheet, ...]:
        rows = tuple(tuple(self.fields(card)) for card in self.load(value).cards)
        return (Sheet(self.columns, rows, ("id",), ("name",), self.words()),)

    def words(self) -> dict[str, tuple[str, ...]]:
        """Columns that take a few words only."""
        raise NotImplementedError

    def nearby(self, now: Any) -> Iterator[tuple[str, str]]:
        """Each card once more, each card gone, flat points one more and one less; as far as the list may be so."""
        rows = [dict(zip(self.columns, self.fields(card), strict=True)) for card in self.load(now).cards]
        for place, row in enumerate(rows):
            others = [*rows[:place], *rows[place + 1 :]]
            for change, changed in (("twice", [*rows, twin(row)]), ("left out", others)):
                yield from self.if_it_may_be(f": {row['name']} {change}", changed)
            for points in (-1, 1) if row.get("flat", "0") != "0" else ():
                flat = {**row, "flat": str(int(row["flat"]) + points)}
                yield from self.if_it_may_be(f": {row['name']} {points:+d}", [*rows[:place], flat, *rows[place + 1 :]])

    def if_it_may_be(self, change: str, rows: Sequence[Mapping[str, str]]) -> Iterator[tuple[str, str]]:
        try:
            yield change, self.load(rows).text
        except BadOption:
            return

    def lines(self, text: str) -> Iterator[tuple[int, list[str]]]:
        """The rows below the header with their line numbers; blank lines are skipped."""
        reader = csv.reader(io.StringIO(text.removeprefix("\ufeff")), strict=True)
        try:
            header = next(reader, [])
            if tuple(header) != self.columns:
                raise self.refuse_line(1, f"the columns are {','.join(self.columns)}, not {brief(','.join(header))}")
            for row in reader:
                if row:
                    yield reader.line_num, row
        except csv.Error as error:
            raise self.refuse_line(reader.line_num, f"not CSV: {error}") from None

    def read(self, text: str) -> CardList:
        """All cards of a text, or a refusal that names the line and the reason."""
        cards: list[Any] = []
        ids: set[str] = set()
        names: set[str] = set()
        line = 1
        for line, row in self.lines(text):
            try:
                if len(row) != len(self.columns):
                    raise BadLine(f"expected {len(self.columns)} fields, not {len(row)}")
                if not row[0] or not row[0].isprintable() or row[0] in ids:
                    raise BadLine(f"an id is a text that no other card has, not {brief(row[0])}", "id")
                ids.add(row[0])
                cards.append(self.read_card(row, check_name(row[1], names)))
            except BadLine as reason:
                raise self.refuse_line(line, str(reason), reason.column) from None
            if len(cards) > self.most:
                raise self.refuse_line(line, f"a list has at most {self.most} cards")
        try:
            return self.card_list(tuple(cards))
        except BadLine as reason:
            raise self.refuse_line(line, str(reason), reason.column) from None

    def card_list(self, cards: tuple[Any, ...]) -> CardList:
        text = self.text_of_rows([dict(zip(self.columns, self.fields(card), strict=True)) for card in cards])
        key = key_of(text)
        codes = self.codes(cards)
        padding = [0] * (self.numbers_each * self.most - len(codes))
        return CardList(text, key, cards, (*key, len(cards), *codes, *padding))

    def fields(self, card: Any) -> list[str]:
        raise NotImplementedError

    def read_card(self, row: list[str], name: str) -> Any:
        raise NotImplementedError

    def codes(self, cards: tuple[Any, ...]) -> list[int]:
        raise NotImplementedError

    def rebuild(self, numbers: list[int]) -> str:
        raise NotImplementedError


@dataclass(frozen=True)
class IngredientList(CardListOption):
    """The ingredient deck."""

    printed: str = "ingredients.csv"
    columns: tuple[str, ...] = ("id", "name", "kind", "group", "flavor1", "flavor2", "flavor3", "flat")
    most: int = MAX_INGREDIENTS

    def words(self) -> dict[str, tuple[str, ...]]:
        return {"kind": KINDS, **dict.fromkeys(("flavor1", "flavor2", "flavor3"), ("", *FLAVORS))}

    def fields(self, card: Ingredient) -> list[str]:
        flavors = [FLAVORS[flavor] for flavor in card.flavors] or ["", "", ""]
        return [card.id, card.name, card.kind, card.group, *flavors, str(card.flat)]

    def read_card(self, row: list[str], name: str) -> Ingredient:
        """sapotage.setup.ingredients: three flavors and no flat points, or flat points and no flavors."""
        kind, group, flat = row[2], row[3], self.flat(row[7])
        if not group.isprintable() or not group:
            raise BadLine(f"a food group is a text, not {brief(group)}", "group")
        if kind == "basic":
            if flat != 0:
                raise BadLine(f"a basic card has no flat points, not {flat}", "flat")
            flavors = tuple(flavor(row[place], self.columns[place]) for place in (4, 5, 6))
            return Ingredient(row[0], name, kind, group, flavors, 0)
        if kind not in KINDS:
            raise BadLine(f"a card is basic, bonus or sabotage, not {brief(kind)}", "kind")
        if any(row[4:7]):
            filled = next(place for place in (4, 5, 6) if row[place])
            raise BadLine(f"a {kind} card has no flavors", self.columns[filled])
        if (flat <= 0) if kind == "bonus" else (flat >= 0):
            raise BadLine(
                f"a {kind} card {'adds' if kind == 'bonus' else 'takes'} points; its flat points are not {flat}", "flat"
            )
        return Ingredient(row[0], name, kind, group, (), flat)

    def flat(self, text: str) -> int:
        try:
            flat = int(text)
        except ValueError:
            flat = MAX_FLAT + 1
        if not -MAX_FLAT <= flat <= MAX_FLAT:
            raise BadLine(f"flat points are a whole number from {-MAX_FLAT} to {MAX_FLAT}, not {brief(text)}", "flat")
        return flat

    def codes(self, cards: tuple[Ingredient, ...]) -> list[int]:
        groups = list(dict.fromkeys(card.group for card in cards if card.kind == "basic"))
        if len(groups) > MAX_GROUPS:
            raise BadLine(f"there are at most {MAX_GROUPS} food groups", "group")
        codes = []
        for card in cards:
            if card.kind == "basic":
                codes.append(
                    16 * basic_face((card.flavors[0], card.flavors[1], card.flavors[2])) + groups.index(card.group)
                )
            else:
                codes.append(16 * special_face(card.flat) + NO_GROUP)
        return codes

    def rebuild(self, numbers: list[int]) -> str:
        start = KEY_SIZE + 1
        cards = []
        for i, code in enumerate(numbers[start : start + numbers[2]], start=1):
            flavors, flat = face_flavors(code >> 4), face_flat(code >> 4)
            kind = "basic" if flavors else "bonus" if flat > 0 else "sabotage"
            group = f"group {code & 15}" if flavors else kind
            cards.append(Ingredient(f"I{i}", f"ingredient {i}", kind, group, flavors, flat))
        return self.card_list(tuple(cards)).text


@dataclass(frozen=True)
class JudgeList(CardListOption):
    """The judge deck."""

    printed: str = "judges.csv"
    columns: tuple[str, ...] = (
        "id", "name", "title", "favorite", "like1", "like2", "like3", "dislike1", "dislike2", "dislike3",
        "neutral1", "neutral2",
    )  # fmt: skip
    most: int = MAX_JUDGES
    numbers_each: int = 2

    def words(self) -> dict[str, tuple[str, ...]]:
        return dict.fromkeys(self.columns[3:], tuple(FLAVORS))

    def fields(self, card: Judge) -> list[str]:
        flavors = (card.favorite, *card.likes, *card.dislikes, *card.neutral)
        return [card.id, card.name, card.title, *(FLAVORS[flavor] for flavor in flavors)]

    def read_card(self, row: list[str], name: str) -> Judge:
        """sapotage.setup.judges: each of the nine flavors stands once on a judge."""
        if not row[2].isprintable() or set(row[2]) & set("{}"):
            raise BadLine(f"a title is a text without curly brackets, not {brief(row[2])}", "title")
        flavors = [flavor(row[place], self.columns[place]) for place in range(3, len(row))]
        if len(set(flavors)) != N_FLAVORS:
            place = next(place for place, one in enumerate(flavors) if one in flavors[:place])
            twice = FLAVORS[flavors[place]]
            raise BadLine(
                f"every flavor stands on a judge once; {twice} stands there more often", self.columns[3 + place]
            )
        return Judge(row[0], name, row[2], flavors[0], tuple(flavors[1:4]), tuple(flavors[4:7]), tuple(flavors[7:]))

    def codes(self, cards: tuple[Judge, ...]) -> list[int]:
        codes = []
        for card in cards:
            codes.append(card.favorite + 16 * sum(1 << flavor for flavor in card.likes))
            codes.append(sum(1 << flavor for flavor in card.dislikes))
        return codes

    def rebuild(self, numbers: list[int]) -> str:
        cards = []
        for i in range(numbers[2]):
            taste, disliked = numbers[KEY_SIZE + 1 + 2 * i], numbers[KEY_SIZE + 2 + 2 * i]
            flavors = range(N_FLAVORS)
            likes = tuple(flavor for flavor in flavors if taste >> 4 >> flavor & 1)
            dislikes = tuple(flavor for flavor in flavors if disliked >> flavor & 1)
            neutral = tuple(flavor for flavor in flavors if flavor not in (taste & 15, *likes, *dislikes))
            cards.append(Judge(f"J{i + 1}", f"judge {i + 1}", "", taste & 15, likes, dislikes, neutral))
        return self.card_list(tuple(cards)).text
