"""How rules run in a command: in their modules, where that saves waiting for the compiler.

That is settled when rules are imported, so a command asks before it imports anything, and nothing of the rules is imported here.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

from stockpot.core.ready import is_ready
from stockpot.core.sources import GAMES, MODULES

HOUSE = sorted(file.stem for file in MODULES.glob("*.wasm"))
"""Games with a module."""


def use_modules() -> None:
    """Run rules in their modules, unless somebody has said otherwise (`STOCKPOT_RULES=compiled`) or nothing can run them."""
    if find_spec("wasmtime") is not None:
        os.environ.setdefault("STOCKPOT_RULES", "modules")


def use_modules_until_compiled() -> None:
    """For a command that plays any game, for long: with compiled code, if that is there."""
    if not all(is_ready(GAMES / name) for name in HOUSE):
        use_modules()


def use_modules_for(game: str | None) -> None:
    """For a command that plays one game; `None`: any. Those of other packages are compiled, unless a module came with them."""
    from stockpot.core.plugins import brought

    if game in HOUSE or (game is None and not brought("stockpot.games")) or (game and came_with_module(game)):
        use_modules()


def came_with_module(game: str) -> bool:
    """Is there a module in the package that brings a game (`stockpot wasm`)? The package itself is not imported."""
    from stockpot.core.plugins import brought

    entry = brought("stockpot.games").get(game)
    spec = find_spec(entry.module.partition(".")[0]) if entry else None
    folders = (spec.submodule_search_locations if spec else None) or ()
    return any(file for folder in folders for file in Path(folder).rglob(f"{game}.wasm"))
