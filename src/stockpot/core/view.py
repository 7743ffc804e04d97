"""What the view of every game has; a game's room `view` adds the rest."""

from __future__ import annotations

from typing import Any, TypedDict


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
