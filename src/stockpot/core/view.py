"""What the view of every game has; a game's room `view` adds the rest."""

from __future__ import annotations

from typing import Any, TypedDict

from stockpot.core.bits import members
from stockpot.core.options import Options


class TableView(TypedDict):
    """The table as a seat, a spectator, or who sees everything may know it.

    A game adds its name (`game`), the names of its phases (`phase`), and all that lies on its table.
    """

    seat: int | None
    """The viewer's own."""
    players: int
    options: dict[str, Any]
    """Those that differ from the printed rules."""
    to_act: list[int]
    winners: list[int]
    """Empty before the end."""


def common(game: str, s: Any, options: Options, waiting: int, winners: int) -> dict[str, Any]:
    """What the view of every game has, as a spectator sees it; `waiting` and `winners` are sets of seats."""
    return {
        "game": game,
        "seat": None,
        "players": s.players,
        "options": options.decode(s.options.tolist()),
        "to_act": members(waiting),
        "winners": members(winners),
    }
