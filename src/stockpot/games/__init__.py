"""The games, one folder each. The package itself can be called: `stockpot.games()` lists their names."""

from __future__ import annotations

import sys
from types import ModuleType

from stockpot.core.game import games


class _Shelf(ModuleType):
    """A module that answers when called; `stockpot.games` is both this package and a function of the interface."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Shelf
