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

__version__ = "0.2.0"

if TYPE_CHECKING:  # “as” tells type checkers that these are meant for everybody
    from stockpot import envs as envs
    from stockpot.bots import bot as bot
    from stockpot.bots.analysis import Judged as Judged
    from stockpot.bots.analysis import analyse as analyse
    from stockpot.bots.coach import hint as hint
    from stockpot.bots.search import SearchBot as SearchBot
    from stockpot.bots.thinker import Hint as Hint
    from stockpot.core.errors import BadNote as BadNote
    from stockpot.core.errors import BadOption as BadOption
    from stockpot.core.errors import BadPlayers as BadPlayers
    from stockpot.core.errors import BadPosition as BadPosition
    from stockpot.core.errors import BadRecord as BadRecord
    from stockpot.core.errors import BadSeat as BadSeat
    from stockpot.core.errors import IllegalMove as IllegalMove
    from stockpot.core.errors import Reason as Reason
    from stockpot.core.errors import UnknownGame as UnknownGame
    from stockpot.core.errors import UnknownMove as UnknownMove
    from stockpot.core.game import ALL_OPEN as ALL_OPEN
    from stockpot.core.game import Game as Game
    from stockpot.core.game import Told as Told
    from stockpot.core.game import game as game
    from stockpot.core.game import game_names as game_names
    from stockpot.core.players import Settings as Settings
    from stockpot.core.playouts import Playouts as Playouts
    from stockpot.core.playouts import playouts as playouts
    from stockpot.core.replay import replay as replay
    from stockpot.core.table import Action as Action
    from stockpot.core.table import Event as Event
    from stockpot.core.table import Move as Move
    from stockpot.core.table import Table as Table
    from stockpot.core.undo import free_undo as free_undo

_HOMES = {
    "stockpot.bots": ["bot"],
    "stockpot.bots.analysis": ["Judged", "analyse"],
    "stockpot.bots.coach": ["hint"],
    "stockpot.bots.search": ["SearchBot"],
    "stockpot.bots.thinker": ["Hint"],
    "stockpot.core.errors": [
        "BadNote", "BadOption", "BadPlayers", "BadPosition", "BadRecord", "BadSeat", "IllegalMove", "Reason",
        "UnknownGame", "UnknownMove",
    ],
    "stockpot.core.game": ["ALL_OPEN", "Game", "Told", "game", "game_names"],
    "stockpot.core.players": ["Settings"],
    "stockpot.core.playouts": ["Playouts", "playouts"],
    "stockpot.core.replay": ["replay"],
    "stockpot.core.table": ["Action", "Event", "Move", "Table"],
    "stockpot.core.undo": ["free_undo"],
}  # fmt: skip
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = sorted([*_HOME, "envs", "__version__"])


def __getattr__(name: str) -> Any:
    """Load a part of the library when it is first asked for: `import stockpot` itself stays quick."""
    if name == "envs":
        return importlib.import_module("stockpot.envs")
    if name not in _HOME:
        raise AttributeError(f"module 'stockpot' has no attribute {name!r}")
    try:
        value = getattr(importlib.import_module(_HOME[name]), name)
    except ModuleNotFoundError as error:
        if error.name not in ("numba", "numpy"):
            raise
        raise ImportError(f"stockpot.{name} needs {error.name}: pip install 'stockpot[fast]'") from error
    globals()[name] = value  # so that it is looked up only once
    return value


def __dir__() -> list[str]:
    return __all__
