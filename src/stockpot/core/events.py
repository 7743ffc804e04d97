"""Events, declared once: their kinds, what their numbers mean, and who may see which.

    class Event(Events):
        CHOSE = event(seat=SEAT, recipe=only_for("seat", RECIPE))
        TOOK = event(seat=SEAT, cards=NUMBER, worth=NUMBER)
        PUT = private_event("seat", seat=SEAT, card=CARD)

Rules write a row of numbers into the trail: `note(trail, Event.TOOK, seat, cards, worth)`. The data that clients get and the
sentence in the log follow: the message `took` of the catalogue, `chose-hidden` for who may not see all of it. Of a private
event nobody else hears.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from stockpot.core.game import ALL_OPEN, Row, Told, Viewer
from stockpot.core.kinds import Kind
from stockpot.core.trail import WIDE, WIDTH


class Field(NamedTuple):
    """One field of an event."""

    kind: Kind
    only_for: tuple[str, ...] = ()
    """The fields that hold the seats who may see this one; empty: everybody may."""
    unless: str = ""
    """A field that makes this one public where it is not 0."""


@dataclass(frozen=True)
class Declared:
    """An event as it is declared."""

    fields: Mapping[str, Field]
    private_to: tuple[str, ...] = ()
    """The fields that hold the seats who are told of the event; empty: everybody is."""
    unforeseen: bool = False
    """Does it reveal something that was hidden from somebody, or random?"""


def only_for(seats: str | tuple[str, ...], kind: Kind, unless: str = "") -> Field:
    """A field that only the players in other fields' seats may see, unless yet another field is set."""
    return Field(kind, (seats,) if isinstance(seats, str) else seats, unless)


def event(**fields: Kind | Field) -> Any:
    """Declare an event: its fields in the order in which they stand in the trail; `from_` for one that is called “from”."""
    given = {name.removesuffix("_"): field for name, field in fields.items()}
    return Declared({name: field if isinstance(field, Field) else Field(field) for name, field in given.items()})


def private_event(seats: str | tuple[str, ...], **fields: Kind | Field) -> Any:
    """Declare an event that is told to the players in these fields' seats alone."""
    return replace(event(**fields), private_to=(seats,) if isinstance(seats, str) else seats)


def unforeseen_event(private_to: str | tuple[str, ...] = (), /, **fields: Kind | Field) -> Any:
    """Declare an event that may reveal something new (dice, hidden cards or choices turned up). Previews end before it."""
    declared = private_event(private_to, **fields) if private_to else event(**fields)
    return replace(declared, unforeseen=True)


class Events(IntEnum):
    """All events of a game, numbered from 1 in the order in which they are declared."""

    declared: Declared

    if not TYPE_CHECKING:  # for type checkers an `IntEnum` is asked for by its number

        def __new__(cls, declared: Declared) -> Events:
            number = len(cls.__members__) + 1
            member = int.__new__(cls, number)
            member._value_ = number
            member.declared = declared
            return member

    @property
    def message(self) -> str:
        """The name of its sentence."""
        return self.name.lower().replace("_", "-")

    @classmethod
    def messages(cls) -> dict[str, dict[str, Kind]]:
        """The fields of each event's sentence."""
        return {one.message: {name: field.kind for name, field in one.declared.fields.items()} for one in cls}

    @classmethod
    def unforeseen(cls) -> frozenset[int]:
        """The kinds of events that may reveal something new."""
        return frozenset(int(one) for one in cls if one.declared.unforeseen)

    @classmethod
    def row_width(cls) -> int:
        """How wide the rows of the trail are: the kind of the event, then its fields."""
        longest = 1 + max(sum(field.kind.width for field in one.declared.fields.values()) for one in cls)
        if longest > WIDE:
            raise ValueError(f"{cls.__name__} has an event of {longest} numbers; there is room for {WIDE}.")
        return WIDTH if longest <= WIDTH else WIDE


class Teller:
    """Tells the events of a game as somebody may know them. What can be looked up once is looked up once."""

    def __init__(self, events: type[Events]) -> None:
        self.plans = {int(one): _Plan(one) for one in events}

    def tell(self, row: Row, viewer: Viewer) -> Told | None:
        """A row of the trail as a viewer may know it; `None` when it is hidden from them."""
        plan = self.plans[row[0]]
        if plan.private_to and viewer != ALL_OPEN and all(viewer != row[place] for place in plan.private_to):
            return None
        data: dict[str, Any] = {}
        for name, kind, place, owners, unless in plan.fields:
            open_to_all = not owners or viewer == ALL_OPEN or (unless and row[unless])
            if open_to_all or any(viewer == row[owner] for owner in owners):
                data[name] = kind.data(row[place])
        return Told(plan.kind, data)


class _Plan:
    """What is known of a kind of event before one happens."""

    def __init__(self, event: Events) -> None:
        declared = event.declared
        self.kind = event.name.lower()
        places: dict[str, Any] = {}
        end = 1
        for name, field in declared.fields.items():
            begin, end = end, end + field.kind.width
            places[name] = begin if field.kind.width == 1 else slice(begin, end)
        self.private_to = tuple(places[seat] for seat in declared.private_to)
        self.fields = [
            (
                name,
                field.kind,
                places[name],
                tuple(places[seat] for seat in field.only_for),
                places.get(field.unless, 0),
            )
            for name, field in declared.fields.items()
        ]


# --------------------------------------------------------------------------------------------- what they tell afterwards

Found = Iterable[tuple[int, int]]
"""Seats, and how much each of them did."""


class Story:
    """All events of a finished game, in order, with everything open."""

    def __init__(self, told: Iterable[Told]) -> None:
        self.told = list(told)

    def of(self, kind: str) -> Iterator[Mapping[str, Any]]:
        """The events of a kind."""
        return (one.data for one in self.told if one.kind == kind)

    def count(self, kind: str, seat: Callable[[Mapping[str, Any]], int]) -> Found:
        """How many events of a kind each seat has."""
        return Counter(seat(one) for one in self.of(kind)).items()


@dataclass(frozen=True)
class Feat:
    """Something remarkable that a game may see, like the longest pot: who did how much of it in a finished game.

    A game may have a room for them (`feats.py`): `FEATS = {"longest-pot": Feat(...)}`. What one is called stands in its
    catalogue (`feat-longest-pot`).
    """

    find: Callable[[Story], Found]
    lowest: bool = False
    """The less, the more remarkable."""

    def beats(self, amount: int, other: int) -> bool:
        """Is this more remarkable?"""
        return amount < other if self.lowest else amount > other

    def of_each(self, story: Story) -> dict[int, int]:
        """The most remarkable that each seat did."""
        best: dict[int, int] = {}
        for seat, amount in self.find(story):
            if seat not in best or self.beats(amount, best[seat]):
                best[seat] = amount
        return best
