"""Components: cards, tokens and boards, declared once in a game's room `components` and drawn everywhere from that.

    COMPONENTS = Components(
        cards(CARD, faces, copies=COPIES, back=Face(picture="pot-of-food")),
        areas=(
            middle("trick", CARD),
            hand("hand", CARD, picks={"card": "card"}),
            figure("taken"),
        ),
    )

The browser's table, the terminal's (where the game has no room `screen`) and the sheets of `stockpot print` come from it. What
lies where is read off views alone, so nothing is shown that a seat may not know.
"""

from __future__ import annotations

import csv
import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from stockpot.components.declared import Area, Face, Layout, PieceSet, Sign, Tint
from stockpot.core.game import Game
from stockpot.core.kinds import Pieces

__all__ = [
    "Components",
    "Face",
    "cards",
    "components_of",
    "face_of",
    "figure",
    "hand",
    "middle",
    "pile",
    "read_cards",
    "spaces",
    "tokens",
]  # fmt: skip

TINTS: tuple[str, ...] = get_args(Tint)
SIGNS: tuple[str, ...] = get_args(Sign)


@dataclass(frozen=True)
class Components:
    """All components of a game, and where they lie."""

    sets: tuple[PieceSet, ...]
    areas: tuple[Area, ...]
    score: str = "points"
    """What of a seat in views is its score."""

    def __init__(self, *sets: PieceSet, areas: Sequence[Area], score: str = "points") -> None:
        object.__setattr__(self, "sets", sets)
        object.__setattr__(self, "areas", tuple(areas))
        object.__setattr__(self, "score", score)

    def at(self, place: str) -> list[Area]:
        """The areas at a place, in their order."""
        return [area for area in self.areas if area.place == place]

    def face(self, kind: str, piece: str, view: Mapping[str, Any]) -> Face:
        """How a piece faces at a table; one that nobody declared is plain."""
        found = next((one for one in self.sets if one.kind == kind), None)
        return face_at(found, piece, view) if found else Face()


# -------------------------------------------------------------------------------------------------------------- declaring


def cards(
    pieces: Pieces,
    faces: Sequence[Face],
    copies: Sequence[int] | int = 1,
    back: Face | None = None,
    about: bool = False,
    corners: str = "",
) -> PieceSet:
    """Cards with their faces, in the order of their numbers. `corners`: where views have what stands in each one's corner."""
    each = [copies] * pieces.size if isinstance(copies, int) else [int(copy) for copy in copies]
    return PieceSet(
        pieces.kind, "card", dict(zip(pieces.ids, faces, strict=True)), dict(zip(pieces.ids, each, strict=True)),
        back or Face(picture="pot-of-food"), about, corners,
    )  # fmt: skip


def tokens(pieces: Pieces, faces: Sequence[Face], copies: Sequence[int] | int = 1) -> PieceSet:
    """Small round pieces."""
    made = cards(pieces, faces, copies)
    return PieceSet(made.kind, "token", made.faces, made.copies, made.back)


def middle(name: str, pieces: Pieces, path: str = "", picks: Mapping[str, str] | None = None) -> Area:
    """Cards side by side in the middle of the table."""
    return Area(name, "cards", of=pieces.kind, path=path, picks=dict(picks or {}))


def hand(name: str, pieces: Pieces, path: str = "", picks: Mapping[str, str] | None = None) -> Area:
    """Cards before the viewer."""
    return Area(name, "cards", "hand", pieces.kind, path, dict(picks or {}))


def pile(name: str, pieces: Pieces, path: str = "", picks: Mapping[str, str] | None = None) -> Area:
    """A pile in the middle: the number of its cards, or all of them, of which the last lies on top."""
    return Area(name, "pile", of=pieces.kind, path=path, picks=dict(picks or {}))


def spaces(
    name: str,
    pieces: Pieces,
    on: Pieces | int,
    columns: int = 0,
    path: str = "",
    picks: Mapping[str, str] | None = None,
) -> Area:
    """A board: places that are named like pieces, or numbered from 1."""
    names, kind = ([str(number + 1) for number in range(on)], "") if isinstance(on, int) else ([*on.ids], on.kind)
    return Area(name, "spaces", "middle", pieces.kind, path, dict(picks or {}), names, kind, columns)


def figure(name: str, path: str = "") -> Area:
    """A number of every player."""
    return Area(name, "figure", "seat", path=path)


def read_cards(file: Path) -> list[dict[str, str]]:
    """The lines of a card list; a line with too many or too few columns is refused."""
    with file.open(encoding="utf-8", newline="") as lines:
        reader = csv.DictReader(lines, restkey="", strict=True)
        rows = list(reader)
    for number, row in enumerate(rows, 2):
        if "" in row or None in row.values():
            raise ValueError(f"{file.name}, line {number}: expected {len(reader.fieldnames or ())} columns.")
    return rows


def face_of(row: Mapping[str, str]) -> Face:
    """The face that a line of a card list has: the columns `tint`, `corner`, `sign` and `picture`, as far as there are any."""
    given = {name: row[name] for name in ("tint", "corner", "sign", "picture") if row.get(name)}
    for name, known in (("tint", TINTS), ("sign", SIGNS)):
        if name in given and given[name] not in known:
            raise ValueError(f"There is no {name} {given[name]!r}; there are: {' '.join(known)}.")
    return Face(**given)  # type: ignore[arg-type]


# ----------------------------------------------------------------------------------------------------------------- asking


def components_of(game: Game) -> Components | None:
    """What a game declares, where it has such a room."""
    name = f"{game.package}.components"
    if importlib.util.find_spec(name) is None:
        return None
    found: Components = importlib.import_module(name).COMPONENTS
    return found


def layout_of(game: Game) -> Layout | None:
    """What a browser is told."""
    declared = components_of(game)
    if declared is None:
        return None
    faces = [face for one in declared.sets for face in (*one.faces.values(), one.back)]
    pictures = {name: picture_of(game, name) for name in sorted({face.picture for face in faces} - {""})}
    moves = {decision.name: decision.notation for decision in game.decisions}
    return Layout([*declared.sets], [*declared.areas], moves, pictures, declared.score)


def picture_of(game: Game, name: str) -> str:
    """A picture as SVG: of the house, or of the game's own folder `pictures`."""
    from stockpot.pictures.art import shelf  # large, and not where games run in a browser

    own = game.folder / "pictures" / f"{name}.svg"
    if own.is_file():
        return own.read_text(encoding="utf-8")
    if name not in shelf():
        raise ValueError(f"There is no picture {name!r}, neither in the house nor in {own.parent}.")
    box, body = shelf()[name]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box} {box}">{body}</svg>'


def entries(area: Area, view: Mapping[str, Any], seat: int | None = None) -> Any:
    """What a view has of an area: a list, a number, or nothing."""
    found = view["seats"][seat] if area.place == "seat" and seat is not None else view
    for key in (area.path or area.name).split("."):
        found = found.get(key) if found is not None else None
    return found


def face_at(pieces: PieceSet, piece: str, view: Mapping[str, Any]) -> Face:
    """How a piece faces at a table: its corner may come from the list of cards that is played with."""
    face = pieces.faces.get(piece, Face())
    return Face(face.tint, str(view[pieces.corners][piece]), face.sign, face.picture) if pieces.corners else face


def piece_of(entry: Any) -> str | None:
    """The piece of an entry; nothing for one that is face down, or an empty space."""
    return entry.get("piece") if isinstance(entry, Mapping) else entry


def owner_of(entry: Any) -> int | None:
    """Whose it is."""
    return entry.get("seat") if isinstance(entry, Mapping) else None
