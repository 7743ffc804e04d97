"""What lies on a game's table and how it faces, as it is declared, and as browsers get it."""

from __future__ import annotations

from typing import Literal

from stockpot.core.struct import Struct

Tint = Literal["ink", "vermilion", "green", "purple", "blue", "yellow", "sky", "orange", "grey"]
"""Colours of the house: all can be told apart by who sees few colours, and all go with day and night."""
Sign = Literal["", "♣", "♦", "♠", "♥", "▲", "●", "■", "◆", "★", "❙"]
"""Second signs of colours, for who does not see these."""
Shape = Literal["card", "token"]
AreaKind = Literal["cards", "pile", "spaces", "figure"]
"""Cards side by side; a pile of which the number is known, or its top; places that hold one piece each; a number."""
Place = Literal["middle", "hand", "seat"]
"""In the middle of the table; before the viewer; with every player."""


class Face(Struct, omit_defaults=True, frozen=True):
    """How a piece looks."""

    tint: Tint = "ink"
    corner: str = ""
    """A figure or a letter: what it is worth."""
    sign: Sign = ""
    picture: str = ""
    """A piece of the house's art by name, or the name of an SVG file in the game's folder `pictures`."""


class PieceSet(Struct, omit_defaults=True, frozen=True):
    """All pieces of a kind, as a box holds them."""

    kind: str
    shape: Shape
    faces: dict[str, Face]
    """By their ids."""
    copies: dict[str, int]
    """How many there are of each."""
    back: Face
    about: bool = False
    """Says the catalogue what each does (`about-kind-id`)? Then it stands on the card."""
    corners: str = ""
    """Where views have what stands in the corners of its pieces, by their ids, if a list of cards may change that."""


class Area(Struct, omit_defaults=True, frozen=True):
    """A part of the table, and where it stands in views.

    Its title is the message `table-` and its name. In a view it is a list whose entries are the id of a piece, nothing (a card
    face down, an empty space), or either with whose it is (`{"piece": "leek", "seat": 2}`). A pile may be a number, a figure is.
    """

    name: str
    kind: AreaKind
    place: Place = "middle"
    of: str = ""
    """The kind of its pieces."""
    path: str = ""
    """Where it is in the view, or in `seats` of the view; without it, under its name."""
    picks: dict[str, str] = {}
    """Decisions that are taken by touching one of its pieces, or spaces: what the piece is in their parts."""
    spaces: list[str] = []
    """Of spaces: the piece that each is called after, or its number; so decisions name it."""
    on: str = ""
    """Of spaces: the kind of these pieces; nothing where they are numbered."""
    columns: int = 0
    """Of spaces: how many stand side by side; all, without it."""


class Layout(Struct, omit_defaults=True):
    """All that a browser needs to draw a game that has no table of its own there."""

    sets: list[PieceSet]
    areas: list[Area]
    moves: dict[str, str]
    """How each decision is written: with this, what may not be done can be asked about."""
    pictures: dict[str, str]
    """The pictures that its pieces have, as SVG."""
    score: str = ""
    """What of a seat in views is its score."""
