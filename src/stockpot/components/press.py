"""Components on paper: sheets of cards with their backs, tokens and boards as PDF, with marks to cut along, and the rulebook.

Backs follow each sheet of faces, mirrored: printed on both sides along the long edge, they meet.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Literal, NamedTuple

from fpdf import FPDF
from fpdf.enums import RenderStyle
from fpdf.fonts import FontFace, TextStyle
from markdown_it import MarkdownIt

from stockpot.components import Components, components_of, face_at, picture_of
from stockpot.components.declared import Area, Face, PieceSet, Sign, Tint
from stockpot.core.game import Game
from stockpot.core.table import Table
from stockpot.pictures import colors
from stockpot.pictures.canvas import SHAPES, SPACES

Paper = Literal["A4", "Letter"]
CARD = (63.0, 88.0)
"""Millimetres: poker size, for which sleeves are sold."""
TOKEN = 25.0
MARGIN = 7.0
"""So close to the edge most printers print."""
BOOK_MARGIN = 20.0
MARK = 5.0
"""How long a mark to cut along is."""
FONTS = Path(colors.__file__).parent / "fonts"
TEXT, HEAD = "Inter", "Fraunces"
ANCHOR = re.compile(r'<a id="[^"]*"></a>')

TINTS: dict[Tint, colors.Color] = {
    "ink": colors.INK, "vermilion": colors.VERMILION_INK, "green": colors.GREEN_INK, "purple": colors.PURPLE_INK,
    "blue": colors.BLUE_INK, "yellow": colors.YELLOW_INK, "sky": colors.SKY, "orange": colors.ORANGE, "grey": colors.GREY_INK,
}  # fmt: skip
SIGNS: dict[Sign, str] = {
    "▲": SHAPES["triangle"], "●": SHAPES["disc"], "■": SHAPES["square"], "◆": SHAPES["diamond"], "★": SHAPES["star"],
    "♦": SHAPES["diamond"], "❙": "M-.3-.95H.3V.95H-.3Z",
    "♥": "M0 .95C-.5 .5-1 .1-1-.4C-1-.75-.75-.95-.5-.95C-.25-.95-.05-.75 0-.5"
    "C.05-.75 .25-.95 .5-.95C.75-.95 1-.75 1-.4C1 .1 .5 .5 0 .95Z",
    "♠": "M0-.95C.5-.5 1-.1 1 .3C1 .6 .8 .75 .55 .75C.35 .75 .15 .65 .08 .45L.3 .95H-.3L-.08 .45C-.15 .65-.35 .75-.55 .75"
    "C-.8 .75-1 .6-1 .3C-1-.1-.5-.5 0-.95Z",
    "♣": "M0-.95A.42.42 0 0 1 .33-.27A.42.42 0 1 1 .1 .4L.3 .95H-.3L-.1 .4A.42.42 0 1 1-.33-.27A.42.42 0 0 1 0-.95Z",
}  # fmt: skip


class Box(NamedTuple):
    """A place on a sheet, in millimetres."""

    x: float
    y: float
    w: float
    h: float


def print_game(
    game: Game, paper: Paper, lang: str, book: bool = True, options: Mapping[str, Any] | None = None
) -> FPDF:
    """All components of a game, with what a list of one's own says of them, then its rulebook."""
    declared = components_of(game)
    if declared is None:
        raise ValueError(
            f"{game.name} declares no components: see `components.py` of a game that `stockpot new-game` writes."
        )
    press = Press(game, declared, paper, lang, Table(game.name, game.usual_players, 0, options).view())
    for pieces in declared.sets:
        press.print_set(pieces)
    for area in declared.areas:
        if area.kind == "spaces":
            press.print_board(area)
    if book:
        press.print_book()
    return press


class Press(FPDF):
    """Sheets, being printed."""

    def __init__(self, game: Game, declared: Components, paper: Paper, lang: str, view: Mapping[str, Any]) -> None:
        super().__init__(unit="mm", format=paper)
        self.game, self.declared, self.lang, self.view = game, declared, lang, view
        self.texts = game.speech.texts[lang]
        self.set_title(game.title[lang])
        self.set_auto_page_break(False)
        self.set_margin(MARGIN)
        self.add_font(TEXT, "", FONTS / "Inter-Regular.ttf")
        self.add_font(TEXT, "B", FONTS / "Inter-Bold.ttf")
        self.add_font(HEAD, "", FONTS / "Fraunces-SemiBold.ttf")

    # ------------------------------------------------------------------------------------------------------------ sheets

    def print_set(self, pieces: PieceSet) -> None:
        """As many of each piece as a box holds; cards have backs, tokens are the same on both sides."""
        each = [piece for piece, copies in pieces.copies.items() for _ in range(copies)]
        size = CARD if pieces.shape == "card" else (TOKEN, TOKEN)
        rows = list(self.grid(*size))
        for first in range(0, len(each), len(rows)):
            sheet = each[first : first + len(rows)]
            self.add_page()
            for piece, box in zip(sheet, rows, strict=False):
                self.piece(pieces, piece, box)
            self.cut_marks(rows[: len(sheet)])
            self.add_page()
            for piece, box in zip(sheet, rows, strict=False):
                self.back(pieces, piece, box._replace(x=self.w - box.x - box.w))

    def grid(self, w: float, h: float) -> Iterator[Box]:
        """The places of a sheet, side by side in its middle."""
        across, down = int((self.w - 2 * MARGIN) // w), int((self.h - 2 * MARGIN) // h)
        left, top = (self.w - across * w) / 2, (self.h - down * h) / 2
        return (Box(left + column * w, top + row * h, w, h) for row in range(down) for column in range(across))

    def cut_marks(self, boxes: Sequence[Box]) -> None:
        """Short lines outside of what is cut out: nothing of them is left on a card."""
        self.set_draw_color(0)
        self.set_line_width(0.15)
        left, right = min(box.x for box in boxes), max(box.x + box.w for box in boxes)
        top, bottom = min(box.y for box in boxes), max(box.y + box.h for box in boxes)
        for x in sorted({edge for box in boxes for edge in (box.x, box.x + box.w)}):
            self.line(x, top - MARK, x, top - 1)
            self.line(x, bottom + 1, x, bottom + MARK)
        for y in sorted({edge for box in boxes for edge in (box.y, box.y + box.h)}):
            self.line(left - MARK, y, left - 1, y)
            self.line(right + 1, y, right + MARK, y)

    # ------------------------------------------------------------------------------------------------------------ pieces

    def piece(self, pieces: PieceSet, piece: str, box: Box) -> None:
        face = face_at(pieces, piece, self.view)
        if pieces.shape == "token":
            self.token(face, box)
            return
        self.edge(face.tint, box)
        self.corner(face, box)
        with self.rotation(180, box.x + box.w / 2, box.y + box.h / 2):
            self.corner(face, box)
        middle = Box(box.x + box.w * 0.24, box.y + box.h * 0.28, box.w * 0.52, box.w * 0.52)
        if face.picture:
            self.picture(face.picture, middle)
            self.words(self.name(pieces.kind, piece), Box(box.x + 4, box.y + box.h * 0.72, box.w - 8, 6), 11, bold=True)
        elif face.sign:
            self.mark(face.sign, face.tint, box.x + box.w / 2, box.y + box.h / 2, box.w * 0.2)
        else:
            self.words(face.corner, Box(box.x, box.y + box.h / 2 - 12, box.w, 24), 56, bold=True)
        if pieces.about:
            about = self.texts.say(f"about-{pieces.kind}-{piece}")
            self.words(about, Box(box.x + 5, box.y + box.h * 0.79, box.w - 10, 4), 8)

    def edge(self, tint: Tint, box: Box) -> None:
        """A frame in the colour of the card, well inside of where it is cut."""
        self.set_draw_color(TINTS[tint].light)
        self.set_line_width(0.8)
        self.rect(box.x + 3, box.y + 3, box.w - 6, box.h - 6, style=RenderStyle.D, round_corners=True, corner_radius=3)

    def corner(self, face: Face, box: Box) -> None:
        """Figure and sign where they are seen in a fan of cards."""
        self.set_text_color(TINTS[face.tint].light)
        self.words(face.corner, Box(box.x + 4.5, box.y + 5, 11, 8), 20, bold=True, colored=True)
        if face.sign:
            self.mark(face.sign, face.tint, box.x + 10, box.y + 17, 2.6)

    def back(self, pieces: PieceSet, piece: str, box: Box) -> None:
        if pieces.shape == "token":
            self.token(face_at(pieces, piece, self.view), box)
            return
        ground = colors.mix(TINTS[pieces.back.tint], colors.PAPER, 0.18)
        self.set_fill_color(ground.light)
        self.rect(box.x, box.y, box.w, box.h, style=RenderStyle.F)
        if pieces.back.picture:
            self.picture(
                pieces.back.picture, Box(box.x + box.w * 0.25, box.y + box.h / 2 - box.w * 0.25, box.w / 2, box.w / 2)
            )
        self.set_draw_color(TINTS[pieces.back.tint].light)
        self.set_line_width(0.5)
        self.rect(
            box.x + 5, box.y + 5, box.w - 10, box.h - 10, style=RenderStyle.D, round_corners=True, corner_radius=4
        )

    def token(self, face: Face, box: Box) -> None:
        self.set_draw_color(TINTS[face.tint].light)
        self.set_line_width(1.4)
        self.ellipse(box.x + 1.5, box.y + 1.5, box.w - 3, box.h - 3)
        if face.picture:
            self.picture(face.picture, Box(box.x + box.w * 0.3, box.y + box.h * 0.18, box.w * 0.4, box.w * 0.4))
        self.set_text_color(TINTS[face.tint].light)
        self.words(face.corner, Box(box.x, box.y + box.h * (0.58 if face.picture else 0.33), box.w, 8), 16, True, True)

    # ------------------------------------------------------------------------------------------------------------ boards

    def print_board(self, area: Area) -> None:
        """Places as large as a card, as many side by side as are declared, or smaller where the paper is."""
        self.add_page(orientation="landscape")
        room_w, room_h = self.w - 2 * MARGIN, self.h - 2 * MARGIN - 14
        columns = area.columns or int(room_w // (CARD[0] + 4))
        rows = -(-len(area.spaces) // columns)
        size = min(1.0, room_w / columns / (CARD[0] + 4), room_h / rows / (CARD[1] + 4))
        w, h = CARD[0] * size, CARD[1] * size
        self.words(self.texts.say(f"table-{area.name}"), Box(MARGIN, MARGIN, room_w, 10), 20, head=True)
        for number, space in enumerate(area.spaces):
            row, column = divmod(number, columns)
            in_row = min(columns, len(area.spaces) - row * columns)
            x = (self.w - in_row * (w + 4) + 4) / 2 + column * (w + 4)
            y = MARGIN + 14 + (room_h - rows * (h + 4)) / 2 + row * (h + 4)
            self.space(area, space, Box(x, y, w, h))

    def space(self, area: Area, space: str, box: Box) -> None:
        self.set_draw_color(colors.LINE_2.light)
        self.set_line_width(0.5)
        self.set_fill_color(colors.BOARD_2.light)
        self.rect(*box, style=RenderStyle.DF, round_corners=True, corner_radius=3)
        faces = [face for one in self.declared.sets if one.kind == area.of for face in one.faces.values()]
        if area.on and space in {face.picture for face in faces}:
            self.picture(space, Box(box.x + box.w * 0.3, box.y + box.h * 0.3, box.w * 0.4, box.w * 0.4))
        self.words(self.name(area.on, space), Box(box.x, box.y + box.h * 0.7, box.w, 6), 11)

    # ---------------------------------------------------------------------------------------------------- words and art

    def name(self, kind: str, piece: str) -> str:
        pieces = self.game.speech.vocabulary.pieces.get(kind)
        name = pieces.name(piece, self.texts) if pieces else piece
        return name[:1].upper() + name[1:]

    def words(
        self, text: str, box: Box, size: float, bold: bool = False, colored: bool = False, head: bool = False
    ) -> None:  # fmt: skip
        """In the middle of a box, smaller where they would be too wide."""
        text = text.translate(SPACES)
        if not colored:
            self.set_text_color(colors.INK.light)
        self.set_font(HEAD if head else TEXT, "B" if bold and not head else "", size)
        wide, room = self.get_string_width(text), box.w - 2 * self.c_margin
        if wide > room and " " not in text:
            self.set_font_size(size * room / wide)
        self.set_xy(box.x, box.y)
        self.multi_cell(box.w, box.h, text, align="C")

    def mark(self, sign: Sign, tint: Tint, x: float, y: float, r: float) -> None:
        fill = TINTS[tint].light
        self.art(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 2 2"><path fill="{fill}" d="{SIGNS[sign]}"/></svg>',
                 Box(x - r, y - r, 2 * r, 2 * r))  # fmt: skip

    def picture(self, name: str, box: Box) -> None:
        self.art(picture_of(self.game, name), box)

    def art(self, svg: str, box: Box) -> None:
        """A drawing, in lines and not in dots."""
        self.image(BytesIO(svg.encode()), *box)

    # -------------------------------------------------------------------------------------------------------- rulebook

    def print_book(self) -> None:
        """The rulebook, in the language asked for."""
        html = MarkdownIt().render(ANCHOR.sub("", self.game.rulebook(self.lang)).translate(SPACES))
        html = html.replace("<ul>", '<ul line-height="1.4">').replace("<p>", '<p line-height="1.4">')
        self.set_margin(BOOK_MARGIN)
        self.set_auto_page_break(True, BOOK_MARGIN)
        self.add_page(orientation="portrait")
        self.set_font(TEXT, "", 11)
        self.set_text_color(colors.INK.light)
        heads = {
            f"h{n}": TextStyle(HEAD, "", size, colors.ACCENT.light, t_margin=6, b_margin=0)
            for n, size in ((1, 26), (2, 16), (3, 13))
        }
        self.write_html(
            html, font_family=TEXT, tag_styles={**heads, "em": FontFace(TEXT, "B"), "i": FontFace(TEXT, "B")}
        )
        self.set_auto_page_break(False)
