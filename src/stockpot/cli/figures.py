"""`stockpot figures`: what the card lists of a game amount to."""

from __future__ import annotations

import importlib
import sys


def run(name: str, arguments: list[str]) -> None:
    from stockpot.core.game import game, games

    found = game(name)
    if not found.figures:
        able = [other for other in games() if game(other).figures]
        raise ValueError(f"There are no figures for {name}; there are for {', '.join(able)}.")
    package = found.state.__module__.rpartition(".")[0]
    main = importlib.import_module(f"{package}.{found.figures}").main
    sys.exit(main(arguments))
