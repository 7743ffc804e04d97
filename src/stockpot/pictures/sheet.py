"""The frame of every picture: the game's name, how things stand, the seats at the left, room for the table at the right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from stockpot.core.fluent import Catalogue
from stockpot.core.game import Game
from stockpot.pictures.canvas import HEAD_FACE, Canvas, number
from stockpot.pictures.colors import (
    BOARD,
    GOOD,
    GOOD_SOFT,
    GREY_INK,
    GROUND,
    INK,
    INK_2,
    LINE,
    LINE_2,
    LIT,
    LIT_SOFT,
    PAPER,
    SEATS,
    Color,
    Theme,
    mix,
    on,
)
from stockpot.pictures.text_width import width_of

WIDTH, HEIGHT = 640, 480
HEAD = 38
GAP = 8
COLUMN = 160
"""How wide the column of seats is."""

DASHES = ("", "4 3", "2 2", "9 3", "8 2 2 2", "1 2")
"""The pattern on the edge of each seat: a second sign of its colour."""

View = Mapping[str, Any]


class Box(NamedTuple):
    """A part of the sheet."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2


TABLE = Box(GAP + COLUMN + GAP, HEAD + GAP, WIDTH - COLUMN - 3 * GAP, HEIGHT - HEAD - 2 * GAP)
"""Where a game draws its table."""


class Sheet(Canvas):
    """A picture of one view."""

    def __init__(
        self,
        game: Game,
        view: View,
        names: list[str],
        first: int,
        lang: str,
        theme: Theme,
    ) -> None:
        """`first`: the number on the badge of seat 0."""
        super().__init__(theme)
        self.game, self.view, self.names, self.first, self.lang = game, view, names, first, lang
        self.colors: tuple[Color, ...] = SEATS
        """Of the seats; a game may have its own."""
        self.texts: Catalogue = game.speech.texts[lang]
        self.say = self.texts.say
        self.title = game.title[lang]

    @property
    def all_open(self) -> bool:
        """Does the viewer see every card?"""
        return self.view["seat"] is None and any(seat.get("hand") is not None for seat in self.view["seats"])

    def whole(self) -> str:
        return self.svg(WIDTH, HEIGHT, self.title)

    # ------------------------------------------------------------------------------------------------------------ frame

    def frame(self, status: str, ground: Color = GROUND) -> None:
        """The ground, the game's name, and how things stand."""
        self.rect(0, 0, WIDTH, HEIGHT, ground)
        self.rect(0, 0, WIDTH, HEAD, BOARD)
        self.line(0, HEAD, WIDTH, HEAD, LINE)
        self.pot(20, 20, 0.5)
        self.text(38, 26, self.game.title[self.lang], 20, INK, face=HEAD_FACE, within=190)
        self.text(WIDTH - GAP - 2, 25, status, 13, INK_2, anchor="end", within=390)
        self.title = f"{self.game.title[self.lang]}: {status}"

    def pot(self, x: float, y: float, size: float) -> None:
        """The house's sign."""
        with self.group(f"translate({number(x)} {number(y)}) scale({number(size)})"):
            self.path("M-20-6H20L17 15Q16 20 11 20H-11Q-16 20-17 15Z", mix(GREY_INK, INK, 0.4))
            self.path("M-24-6H24", None, mix(GREY_INK, INK, 0.4), 5, rounded=True)
            self.path("M-8-13q-4-5 0-9M2-13q-4-5 0-9M12-13q-4-5 0-9", None, LINE_2, 3, rounded=True)

    def seats(
        self, most: float = 84, room: float = TABLE.h, gap: float = GAP
    ) -> Iterator[tuple[int, Mapping[str, Any], Box]]:
        """Every seat in a box of its own: its number, its name, and room below. Lit is who owes a decision.

        `most`: as high as a box may be; `room`: all of them together.
        """
        seats = self.view["seats"]
        high = min(most, (room - gap * (len(seats) - 1)) / len(seats))
        for seat, player in enumerate(seats):
            box = Box(GAP, TABLE.y + seat * (high + gap), COLUMN, high)
            self.place(seat, box)
            yield seat, player, Box(box.x + 12, box.y + 26, box.w - 18, box.h - 30)

    def place(self, seat: int, box: Box) -> None:
        """Where a player sits."""
        acts, won = seat in self.view["to_act"], seat in self.view["winners"]
        ground = GOOD_SOFT if won else LIT_SOFT if acts else BOARD
        edge = GOOD if won else LIT if acts else LINE
        self.rect(box.x, box.y, box.w, box.h, ground, 8, edge, 2 if acts or won else 1)
        self.line(
            box.x + 4.5, box.y + 7, box.x + 4.5, box.bottom - 7, mix(self.color(seat), INK, 0.85), 5, DASHES[seat % 6]
        )
        self.badge(seat, box.x + 21, box.y + 15, 9)
        self.text(box.x + 35, box.y + 19.5, self.names[seat], 13, INK, bold=True, within=box.w - (92 if won else 74))
        if won:
            self.sign("star", box.right - 46, box.y + 14.5, 7, GOOD)

    def score(self, box: Box, words: str) -> None:
        """The large number of a seat, beside its name. `box`: what `seats` gave."""
        self.text(box.right, box.y - 5, words, 17, INK, bold=True, anchor="end")

    def color(self, seat: int) -> Color:
        return self.colors[seat % len(self.colors)]

    def badge(self, seat: int, x: float, y: float, r: float) -> None:
        """A seat by its number and colour."""
        color = self.color(seat)
        self.circle(x, y, r, color, mix(color, INK, 0.6), 1)
        self.text(x, y + r * 0.4, str(seat + self.first), r * 1.15, on(color), bold=True, anchor="middle")

    # ------------------------------------------------------------------------------------------------------------ cards

    def card(self, x: float, y: float, w: float, h: float, edge: Color = LINE_2, ground: Color = PAPER) -> None:
        """An empty card."""
        bend = min(w, h) * 0.12
        self.rect(x, y + 1.2, w, h, mix(INK, GROUND, 0.35), bend, opacity=0.5)
        self.rect(x, y, w, h, ground, bend, edge, 1)

    def pill(
        self, x: float, y: float, words: str, size: float, edge: Color, fill: Color = BOARD, ink: Color = INK
    ) -> None:
        """A few words around a point, on a ground of their own."""
        wide = width_of(words, size, bold=True) + size * 1.3
        self.rect(x - wide / 2, y - size * 0.85, wide, size * 1.7, fill, size * 0.85, edge, 1.5)
        self.text(x, y + size * 0.36, words, size, ink, bold=True, anchor="middle")
