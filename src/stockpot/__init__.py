"""Stockpot: five tabletop games about soup.

>>> import stockpot
>>> table = stockpot.Table("soup", players=4, seed=7)
>>> table.to_act
(0, 1, 2, 3)
>>> events = table.play(0, "clear water")
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from stockpot import envs
    from stockpot.bots import bot
    from stockpot.bots.analysis import Judged, analyse, hint
    from stockpot.bots.search import Hint, SearchBot
    from stockpot.core.errors import (
        BadNote,
        BadOption,
        BadPlayers,
        BadPosition,
        BadRecord,
        BadSeat,
        IllegalMove,
        Reason,
        UnknownGame,
        UnknownMove,
    )
    from stockpot.core.game import ALL_OPEN, Game, Told, game, games
    from stockpot.core.players import Settings
    from stockpot.core.playouts import Playouts, playouts
    from stockpot.core.replay import replay
    from stockpot.core.table import Action, Event, Move, Table
    from stockpot.core.undo import free_undo

_HOMES = {
    "stockpot.bots": ["bot"],
    "stockpot.bots.analysis": ["Judged", "analyse", "hint"],
    "stockpot.bots.search": ["Hint", "SearchBot"],
    "stockpot.core.errors": [
        "BadNote", "BadOption", "BadPlayers", "BadPosition", "BadRecord", "BadSeat", "IllegalMove", "Reason",
        "UnknownGame", "UnknownMove",
    ],
    "stockpot.core.game": ["ALL_OPEN", "Game", "Told", "game"],
    "stockpot.core.players": ["Settings"],
    "stockpot.core.playouts": ["Playouts", "playouts"],
    "stockpot.core.replay": ["replay"],
    "stockpot.core.table": ["Action", "Event", "Move", "Table"],
    "stockpot.core.undo": ["free_undo"],
}  # fmt: skip
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = sorted([*_HOME, "envs", "games", "__version__"])


def __getattr__(name: str) -> Any:
    """Load a part of the library when it is first asked for: `import stockpot` itself stays quick."""
    if name in ("envs", "games"):
        return importlib.import_module(f"stockpot.{name}")  # `games` is a package that can be called
    if name not in _HOME:
        raise AttributeError(f"module 'stockpot' has no attribute {name!r}")
    value = getattr(importlib.import_module(_HOME[name]), name)
    globals()[name] = value  # so that it is looked up only once
    return value


def __dir__() -> list[str]:
    return __all__
