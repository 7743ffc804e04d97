"""Options: variants, switches and numbers of the rules, all by one mechanism.

A game declares its options once. A table keeps their values as whole numbers in the row `options` of its state, where
the rules read them: `s.options[POT_SIZE]` with `POT_SIZE = OPTIONS.place("pot_size")`.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar

from stockpot.core.errors import BadCell, BadOption
from stockpot.core.fluent import HOUSE, Catalogues
from stockpot.core.kinds import key_of
from stockpot.core.text import brief

Text = Mapping[str, str]
"""The same text in each language: `{"en": …, "fr": …}`."""

LANGUAGES = HOUSE.languages


@dataclass(frozen=True)
class Sheet:
    """A list of components as a table of texts: what stands in a CSV file."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    same: tuple[str, ...]
    """Columns by which a row is found again in a changed list."""
    called: tuple[str, ...]
    """Columns that say what a row is called."""
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Columns that take a few words only, and these words."""
    part: str = ""
    """Which list, where an option has several: its value then has their texts by these names."""
    fixed: bool = False
    """Has it these rows and no others? Then only what they say can be changed."""

    def cells(self, row: Sequence[str], columns: Sequence[str]) -> tuple[str, ...]:
        """What stands in some columns of a row."""
        return tuple(row[self.columns.index(column)] for column in columns)


@dataclass(frozen=True)
class Line:
    """A line of a list that is being read; what is wrong with it is refused where it stands."""

    option: str
    part: str
    number: int
    cells: Mapping[str, str]

    def refuse(self, reason: str, column: str = "") -> BadCell:
        return BadCell(self.option, reason, self.number, column, self.part)

    def whole(self, column: str, low: int, high: int) -> int:
        """The whole number in a column."""
        text = self.cells[column]
        digits = text.removeprefix("-") if low < 0 else text
        if not digits.isascii() or not digits.isdigit() or len(digits) > 9 or not low <= int(text) <= high:
            raise self.refuse(f"{column} must be a whole number from {low} to {high}, not {brief(text)}", column)
        return int(text)


def read_list(option: str, path: str) -> str:
    """The text of a list that a person has in a file."""
    try:
        return Path(path).expanduser().read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"Option {option}: {path} cannot be read: {error}.") from None


def read_lines(option: str, text: str, columns: Sequence[str], part: str = "") -> list[Line]:
    """The lines of a CSV text with these columns, none of them empty; further columns are ignored."""
    reader = csv.DictReader(text.splitlines())
    lines = []
    try:
        missing = [column for column in columns if column not in (reader.fieldnames or ())]
        if missing:
            reason = f"there is no column {missing[0]!r}; the columns are {', '.join(columns)}"
            raise BadCell(option, reason, 1, part=part)
        for cells in reader:
            line = Line(option, part, reader.line_num, {column: (cells[column] or "").strip() for column in columns})
            for column in columns:
                if not line.cells[column]:
                    raise line.refuse(f"{column} is missing", column)
            lines.append(line)
    except csv.Error as error:
        raise BadCell(option, f"not CSV: {error}", reader.line_num, part=part) from None
    return lines


@dataclass(frozen=True)
class Option:
    """One thing that may be set before a game. Subclasses say which values there are."""

    name: str
    default: Any
    title: Text = field(default_factory=dict)
    """What it is called; where it does not say so itself, `Options` takes it from the game's catalogues."""
    rule: str = ""
    """The rule it changes."""

    @property
    def size(self) -> int:
        """How many numbers it takes in the state."""
        return 1

    def encode(self, value: Any) -> list[int]:
        """The value as numbers for the rules; `BadOption` when it is none."""
        raise NotImplementedError

    def decode(self, numbers: list[int]) -> Any:
        """The value that `encode` turned into these numbers."""
        raise NotImplementedError

    def parse(self, text: str) -> Any:
        """The value that a person typed."""
        raise NotImplementedError

    def expected(self) -> str:
        """What to say when a value is refused."""
        raise NotImplementedError

    def nearby(self, now: Any) -> Iterator[tuple[str, Any]]:  # noqa: ARG002 - none where values are not near each other
        """The smallest changes of a value: what is changed, with the sign of its kind (`[3] = 5`), and the value then."""
        return iter(())

    def sheets(self, value: Any) -> tuple[Sheet, ...]:  # noqa: ARG002 - for options that hold lists
        """The lists of components that a value stands for; none where the option holds no list."""
        return ()

    def renewed(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """Values with this one as it is given today: an earlier version may have said it otherwise, and records keep that."""
        return values

    def kept(self, numbers: Sequence[int]) -> Any:  # noqa: ARG002 - for options that have such texts
        """What has to stay in memory while there is a table with these numbers: texts that are not in them."""
        return None

    def refuse(self, value: Any) -> BadOption:
        return BadOption(f"Option {self.name} takes {self.expected()}, not {brief(value)}.")


@dataclass(frozen=True)
class Switch(Option):
    """On or off."""

    default: bool

    ON: ClassVar = ("on", "true", "yes", "1")
    OFF: ClassVar = ("off", "false", "no", "0")

    def encode(self, value: Any) -> list[int]:
        if not isinstance(value, bool):
            raise self.refuse(value)
        return [int(value)]

    def decode(self, numbers: list[int]) -> bool:
        return bool(numbers[0])

    def parse(self, text: str) -> bool:
        if text.lower() not in self.ON + self.OFF:
            raise self.refuse(text)
        return text.lower() in self.ON

    def nearby(self, now: bool) -> Iterator[tuple[str, bool]]:
        yield f" = {'off' if now else 'on'}", not now

    def expected(self) -> str:
        return "true or false"


@dataclass(frozen=True)
class Number(Option):
    """A whole number between two bounds."""

    default: int
    low: int = 0
    high: int = 100

    def encode(self, value: Any) -> list[int]:
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise self.refuse(value)
        return [value]

    def decode(self, numbers: list[int]) -> int:
        return numbers[0]

    def parse(self, text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise self.refuse(text) from None

    def nearby(self, now: int) -> Iterator[tuple[str, int]]:
        for value in neighbours(now, self.low, self.high):
            yield f" = {value}", value

    def expected(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


@dataclass(frozen=True)
class Choice(Option):
    """One of several named ways."""

    default: str
    choices: tuple[str, ...] = ()
    labels: Mapping[str, Text] | None = None
    """What each choice is called, where its name does not say it: in the catalogues `option-ties-each`."""

    def encode(self, value: Any) -> list[int]:
        if not isinstance(value, str) or value not in self.choices:
            raise self.refuse(value)
        return [self.choices.index(value)]

    def decode(self, numbers: list[int]) -> str:
        return self.choices[numbers[0]]

    def parse(self, text: str) -> str:
        return text

    def nearby(self, now: str) -> Iterator[tuple[str, str]]:
        for choice in self.choices:
            if choice != now:
                yield f" = {choice}", choice

    def expected(self) -> str:
        return " or ".join(self.choices)


@dataclass(frozen=True)
class Numbers(Option):
    """A row of whole numbers: a table of points, prices, hand sizes."""

    default: tuple[int, ...]
    low: int = 0
    high: int = 100

    @property
    def size(self) -> int:
        return len(self.default)

    def encode(self, value: Any) -> list[int]:
        if not isinstance(value, list | tuple) or len(value) != self.size:
            raise self.refuse(value)
        for number in value:
            if not isinstance(number, int) or isinstance(number, bool) or not self.low <= number <= self.high:
                raise self.refuse(value)
        return list(value)

    def decode(self, numbers: list[int]) -> list[int]:
        return list(numbers)  # a list, as in JSON: positions, views and records are the same before and after

    def parse(self, text: str) -> tuple[int, ...]:
        try:
            return tuple(int(part) for part in text.split(","))
        except ValueError:
            raise self.refuse(text) from None

    def nearby(self, now: Sequence[int]) -> Iterator[tuple[str, list[int]]]:
        for place, number in enumerate(now):
            for value in neighbours(number, self.low, self.high):
                yield f"[{place}] = {value}", [*now[:place], value, *now[place + 1 :]]

    def expected(self) -> str:
        return f"{self.size} whole numbers from {self.low} to {self.high}"


def neighbours(number: int, low: int, high: int) -> list[int]:
    """The whole numbers beside another, within bounds."""
    return [near for near in (number - 1, number + 1) if low <= near <= high]


class Options:
    """All options of a game, in the order in which they lie in the state."""

    def __init__(self, *options: Option, texts: Catalogues | None = None) -> None:
        if texts is not None:
            options = tuple(_named(option, texts) for option in options)
        self._by_name = {option.name: option for option in options}
        self._places: dict[str, int] = {}
        self.size = 0
        for option in options:
            self._places[option.name] = self.size
            self.size += option.size
        self._printed = self.encode({})
        self._keeping = [option for option in options if type(option).kept is not Option.kept]

    def __iter__(self) -> Iterator[Option]:
        return iter(self._by_name.values())

    def __getitem__(self, name: str) -> Option:
        try:
            return self._by_name[name]
        except KeyError:
            known = ", ".join(self._by_name) or "none"
            raise BadOption(f"There is no option {brief(name)}; the options are: {known}.") from None

    def place(self, name: str) -> int:
        """Where the option begins in the row `options` of the state."""
        return self._places[name]

    def encode(self, given: Mapping[str, Any]) -> list[int]:
        """All options as numbers, the given ones and the printed values of the others."""
        given = self.renewed(given)
        for name in given:
            self[name]
        return [number for option in self for number in option.encode(given.get(option.name, option.default))]

    def renewed(self, given: Mapping[str, Any]) -> Mapping[str, Any]:
        """What was given under the names of an earlier version, under those of today."""
        for option in self:
            given = option.renewed(given)
        return given

    def decode(self, numbers: list[int]) -> dict[str, Any]:
        """The values of all options that differ from the printed rules."""
        values: dict[str, Any] = {}
        if numbers == self._printed:
            return values
        for option in self:
            start = self.place(option.name)
            part = numbers[start : start + option.size]
            if part != option.encode(option.default):
                values[option.name] = option.decode(part)
        return values

    def kept(self, numbers: Sequence[int]) -> tuple[Any, ...]:
        """What has to stay in memory while there is a table with these options."""
        return tuple([option.kept(numbers[self.place(option.name) :]) for option in self._keeping])

    def parse(self, settings: list[str]) -> dict[str, Any]:
        """Options as a person types them: `open_recipes=on`; a bare name switches on."""
        values: dict[str, Any] = {}
        for setting in settings:
            name, given, text = (part.strip() for part in setting.partition("="))
            option = self[name]
            if name in values:
                raise BadOption(f"Option {name} is given twice.")
            values[name] = True if isinstance(option, Switch) and not given else option.parse(text)
        return values


def _named(option: Option, texts: Catalogues) -> Option:
    """An option with its texts."""
    key = f"option-{option.name}"
    option = replace(option, title=texts.message(key))
    if not isinstance(option, Choice):
        return option
    labels = {choice: f"{key}-{key_of(choice)}" for choice in option.choices}
    return replace(option, labels={c: texts.message(key) for c, key in labels.items() if key in texts["en"]} or None)
