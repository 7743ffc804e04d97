"""`stockpot figures`: what the card lists of a game amount to."""

from __future__ import annotations

import importlib
import sys


def run(name: str, arguments: list[str]) -> None:
    from stockpot.core.game import game, game_names

    found = game(name)
    if not found.figures:
        able = [other for other in game_names() if game(other).figures]
        raise ValueError(f"There are no figures for {name}; there are for {', '.join(able)}.")
    main = importlib.import_module(f"{found.package}.{found.figures}").main
    sys.exit(main(arguments))
