"""The bodies of the workshop's interface: what its page sends, and what it is shown."""

from __future__ import annotations

from typing import Annotated, Literal

from stockpot.core.struct import Meta, Struct
from stockpot.room.protocol import OptionValue

Unit = Literal["", "%"]


class ListInfo(Struct):
    """A list of components: a table of texts that can be changed."""

    option: str
    """The option that holds it."""
    part: str
    """Which list, where the option has several: its value then has their texts by these names."""
    columns: list[str]
    rows: dict[str, list[list[str]]]
    """The lists that the option names, by these names: the printed one, and others that came with the game."""
    words: dict[str, list[str]]
    """Columns that take a few words only."""
    called: list[str]
    """Columns that say what a row is called."""
    same: list[str]
    """Columns by which a row is found again in a changed list."""
    fixed: bool
    """Has it these rows and no others?"""


class Bench(Struct):
    """What of a game can be changed in the workshop, beside its options."""

    lists: list[ListInfo]


class Change(Struct, forbid_unknown_fields=True):
    """Changed rules: the options that differ from the printed ones."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, OptionValue] = {}


class CellChange(Struct):
    """A cell of a list that differs."""

    column: str
    before: str
    after: str


class CardChange(Struct):
    """A card that differs from the printed list, that is new or left out."""

    option: str
    part: str
    kind: Literal["new", "gone", "changed"]
    card: str
    cells: list[CellChange]


class Wrong(Struct):
    """Why changed rules cannot be played, and where that lies, as far as it lies in one place."""

    text: str
    option: str = ""
    part: str = ""
    row: int = -1
    """Of a list, counted from 0; none where it is the whole list."""
    column: str = ""


class Begun(Struct):
    """Changed rules are being counted under a number, or are refused. `cards`: what differs in the lists."""

    study: int = 0
    wrong: Wrong | None = None
    cards: list[CardChange] = []


class Measured(Struct):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


class Compared(Struct):
    """A figure of the printed rules, of the changed ones, and by how much the second is larger."""

    name: str
    """What is measured; the page has words for what every game is asked."""
    title: str
    """The same in English."""
    where: str
    """Of several figures of one name, which; in English."""
    unit: Unit
    printed: Measured | None
    changed: Measured | None
    difference: Measured | None
    sure: bool
    """Is the difference larger than chance would make it?"""


class Section(Struct):
    """Figures that belong together. `name`: none for what only this game is asked."""

    name: str
    figures: list[Compared]


class Counted(Struct):
    """What a study has found so far."""

    games: int
    of: int
    over: bool
    failed: str
    """Why nothing more is counted; usually nothing."""
    striking: list[Compared]
    """What differs most surely."""
    sections: list[Section]
