"""The table in a terminal, of a game that draws none itself: its components, area by area."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from stockpot.components import components_of, entries, owner_of, piece_of
from stockpot.components.declared import Area, Face, Tint
from stockpot.core.game import Game, game

STYLES: dict[Tint, str] = {
    "ink": "", "vermilion": "red", "green": "green", "purple": "magenta", "blue": "blue", "yellow": "yellow", "sky": "cyan",
    "orange": "bright_red", "grey": "bright_black",
}  # fmt: skip
WIDTH = 80
HIDDEN, EMPTY = "▒▒", "·"


def draw(view: Mapping[str, Any], names: list[str], lang: str) -> Text:
    """The players with their figures, what lies in the middle, the own hand."""
    return Screen(game(view["game"]), view, names, lang).draw()


class Screen:
    """One view, being drawn."""

    def __init__(self, game: Game, view: Mapping[str, Any], names: list[str], lang: str) -> None:
        self.game, self.view, self.names, self.lang = game, view, names, lang
        self.texts = game.speech.texts[lang]
        declared = components_of(game)
        if declared is None:
            raise LookupError(f"{game.name} has neither a room `screen` nor one of `components`.")
        self.declared = declared
        self.pieces = game.speech.vocabulary.pieces
        self.text = Text()

    def draw(self) -> Text:
        if "table-status" in self.texts:
            values = {name: value for name, value in self.view.items() if isinstance(value, str | int)}
            self.text.append(self.texts.say("table-status", **values) + "\n\n", style="bold")
        self.players()
        for area in (*self.declared.at("middle"), *self.declared.at("hand")):
            self.area(area)
        return self.text

    def players(self) -> None:
        """A line for each seat: whose turn it is, the name, the score, its figures."""
        figures = self.declared.at("seat")
        wide = max((len(name) for name in self.names), default=0)
        for seat, player in enumerate(self.view["seats"]):
            mark = "▸" if seat in self.view["to_act"] else " "
            line = f"{mark} {self.names[seat]:<{min(wide, 20)}}  {player[self.declared.score]:>4}"
            for area in figures:
                value = entries(area, self.view, seat)
                shown = EMPTY if value is None else str(len(value) if isinstance(value, list) else value)
                line += f"   {self.title(area)} {shown:>2}"
            self.text.append(line.rstrip() + "\n", style="bold" if seat == self.view["seat"] else "")
        self.text.append("\n")

    def area(self, area: Area) -> None:
        """Its title, and what lies there; nothing where a viewer has no such thing."""
        found = entries(area, self.view)
        if found is None:
            return
        self.text.append(f"{self.title(area)}: ", style="bold")
        if isinstance(found, int):
            self.text.append(f"{found}\n")
            return
        if not found:
            self.text.append(EMPTY, style="dim")
        begin = column = len(self.title(area)) + 2
        for number, entry in enumerate(found):
            part = self.entry(area, entry, number)
            gap = "" if column == begin else "  " if column + 2 + part.cell_len <= WIDTH else "\n" + " " * begin
            column = begin if gap.startswith("\n") else column + len(gap)
            self.text.append(gap).append_text(part)
            column += part.cell_len
        self.text.append("\n")

    def entry(self, area: Area, entry: Any, number: int) -> Text:
        """A piece, with whose it is; of a board also where it lies."""
        part = Text()
        if area.kind == "spaces" and area.spaces[number] != piece_of(entry):
            part.append(f"{self.name(area.on, area.spaces[number])} ", style="dim")
        piece = piece_of(entry)
        if piece is None:
            part.append(EMPTY if area.kind == "spaces" else HIDDEN, style="dim")
        else:
            part.append_text(self.piece(area.of, piece))
        owner = owner_of(entry)
        if owner is not None:
            part.append(f" ({self.names[owner]})", style="dim")
        return part

    def piece(self, kind: str, piece: str) -> Text:
        face = self.declared.face(kind, piece, self.view)
        return Text(short(face, self.name(kind, piece)), style=STYLES[face.tint])

    def name(self, kind: str, piece: str) -> str:
        pieces = self.pieces.get(kind)
        return pieces.name(piece, self.texts) if pieces else piece

    def title(self, area: Area) -> str:
        return self.texts.say(f"table-{area.name}")


def short(face: Face, name: str) -> str:
    """A card that is all figure and sign, like those of a common deck; else its name, and the figure where that lacks it."""
    if face.corner and face.sign and not face.picture:
        return f"{face.corner}{face.sign}"
    return f"{name} {face.corner}" if face.corner and face.corner not in name.split() else name
