"""Events, declared once: their kinds, what their numbers mean, and who may see which.

    class Event(Events):
        CHOSE = event(seat=SEAT, recipe=only_for("seat", RECIPE))
        TOOK = event(seat=SEAT, cards=NUMBER, worth=NUMBER)

Rules write a row of numbers into the trail: `note(trail, Event.TOOK, seat, cards, worth)`. The data that clients get and the
sentence in the log follow: the message `took` of the catalogue, `chose-hidden` for who may not see all of it.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from stockpot.core.fluent import Catalogues
from stockpot.core.game import ALL_OPEN, Row, Told, Viewer
from stockpot.core.kinds import Kind


class Field(NamedTuple):
    """One number of an event."""

    kind: Kind
    only_for: str = ""
    """The field with the seat that alone may know it; empty: everybody may."""


def only_for(seat: str, kind: Kind) -> Field:
    """A field that only the player in another field's seat may see."""
    return Field(kind, seat)


def event(**fields: Kind | Field) -> Any:
    """Declare an event: its fields in the order in which they stand in the trail."""
    return {name: field if isinstance(field, Field) else Field(field) for name, field in fields.items()}


class Events(IntEnum):
    """All events of a game, numbered from 1 in the order in which they are declared."""

    fields: dict[str, Field]

    if not TYPE_CHECKING:  # for type checkers an `IntEnum` is asked for by its number

        def __new__(cls, fields: dict[str, Field]) -> Events:
            number = len(cls.__members__) + 1
            member = int.__new__(cls, number)
            member._value_ = number
            member.fields = fields
            return member


class Teller:
    """Tells the events of a game in the words of its catalogues. What can be looked up once is looked up once."""

    def __init__(self, events: type[Events], texts: Catalogues) -> None:
        self.texts = texts
        self.kinds = {int(one): _Plan(one) for one in events}

    def tell(self, row: Row, viewer: Viewer, lang: str) -> Told:
        """A row of the trail as a viewer may know it."""
        plan, catalogue = self.kinds[row[0]], self.texts[lang]
        hidden = False
        data: dict[str, Any] = {}
        values: dict[str, Any] = {}
        for name, kind, place, owner in plan.fields:
            if owner and viewer != row[owner] and viewer != ALL_OPEN:
                hidden = True
            else:
                number = row[place]
                data[name] = kind.data(number)
                kind.put(values, name, number, catalogue)
        return Told(plan.kind, data, catalogue.writer(plan.hidden if hidden else plan.whole)(values))


class _Plan:
    """What is known of a kind of event before one happens."""

    def __init__(self, declared: Events) -> None:
        self.kind = declared.name.lower()
        self.whole = self.kind.replace("_", "-")
        self.hidden = f"{self.whole}-hidden"
        places: dict[str, Any] = {}
        end = 1
        for name, field in declared.fields.items():
            begin, end = end, end + field.kind.width
            places[name] = begin if field.kind.width == 1 else slice(begin, end)
        self.fields = [
            (name, field.kind, places[name], places.get(field.only_for, 0)) for name, field in declared.fields.items()
        ]
