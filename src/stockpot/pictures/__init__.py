"""Pictures: a table as SVG, drawn from a view alone.

>>> import stockpot
>>> from stockpot.pictures import picture
>>> table = stockpot.Table("soup", players=4, seed=7)
>>> picture(table.view(0)).startswith("<svg")
True

What a seat may not know is not in its view, so it is not in its picture. Every game may have a room `picture` whose `draw(sheet)`
puts the table on a sheet; a game without one is drawn as a terminal shows it. All of it needs the standard library alone.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from typing import Any

from stockpot.core.game import Game, check_lang, game, seat_names
from stockpot.pictures import plain
from stockpot.pictures.colors import THEMES, Theme
from stockpot.pictures.sheet import HEIGHT, WIDTH, Sheet

__all__ = ["HEIGHT", "WIDTH", "Picture", "picture"]


class Picture(str):
    """The text of an SVG file, which notebooks show as what it is."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return str(self)

    def png(self, width: int = WIDTH) -> bytes:
        """The same in dots (`pip install 'stockpot[pictures]'`)."""
        from stockpot.pictures.raster import png

        return png(self, width)


def picture(
    view: Mapping[str, Any], names: Sequence[str] | None = None, lang: str = "en", theme: Theme = "light"
) -> Picture:
    """The table as somebody with this view sees it, 640 × 480.

    `names`: what the players are called; without them, seats are numbered from 0. `theme`: `light`, `dark`, or `auto`, which
    leaves it to the page that shows the picture.
    """
    if theme not in THEMES:
        raise ValueError(f"A picture is {' or '.join(THEMES)}, not {theme!r}.")
    found = game(view["game"])
    players = len(view["seats"]) if "seats" in view else view["players"]
    if names is not None and len(names) != players:
        raise ValueError(f"This table has {players} players, not {len(names)} names.")
    called = seat_names(check_lang(lang), players) if names is None else [*names]
    sheet = Sheet(found, view, called, 0 if names is None else 1, lang, theme)
    room_of(found).draw(sheet)
    return Picture(sheet.whole())


def room_of(found: Game) -> Any:
    """Where a game draws; `plain` where it has no such room."""
    name = f"{found.package}.picture"
    return importlib.import_module(name) if importlib.util.find_spec(name) else plain
