"""How rules run in a command: in their modules, where that saves waiting for the compiler.

That is settled when rules are imported, so a command asks before it imports anything, and nothing of the rules is imported here.
"""

from __future__ import annotations

import os
from importlib.util import find_spec

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
    """For a command that plays one game; `None`: any. Those of other packages have no module, and are compiled."""
    from stockpot.core.plugins import brought

    if game in HOUSE or (game is None and not brought("stockpot.games")):
        use_modules()
