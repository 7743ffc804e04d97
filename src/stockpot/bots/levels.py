"""Levels that a person picks: from a bot that plays anything to one that thinks hard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from stockpot.bots.novice import NoviceBot
from stockpot.bots.random import RandomBot
from stockpot.bots.search import SearchBot, Settings
from stockpot.bots.seat import Bot
from stockpot.bots.thumb import ThumbBot

Seed = int | str | None

USUAL = Settings(seconds=0.8, explore=0.3)
"""The clock only ends what a slow or busy machine could not think out in time."""

PER_GAME: dict[str, dict[str, Settings]] = {
    "soup": {
        "novice": replace(USUAL, iterations=30, widen=0.5, chance_percent=60),
        "cook": replace(USUAL, iterations=60),
        "expert": replace(USUAL, iterations=2000),
    },
    "sapotage": {
        "novice": replace(USUAL, iterations=30, widen=0.5, chance_percent=60),
        "cook": replace(USUAL, iterations=300, explore=0.8),
        "expert": replace(USUAL, iterations=10_000, explore=0.8),
    },
    "ursuppe": {
        "novice": replace(USUAL, iterations=20, widen=0.4, chance_percent=30),
        "cook": replace(USUAL, iterations=40, widen=0.4, stages=2),
        "expert": replace(USUAL, iterations=800, seconds=2.5, widen=0.4, stages=2),
    },
    "pantry": {
        "novice": replace(USUAL, iterations=30, widen=0.4, chance_percent=60),
        "cook": replace(USUAL, iterations=60, widen=0.4, chance_percent=0, stages=50),
        "expert": replace(USUAL, iterations=4000, widen=0.4, chance_percent=0, stages=50),
    },
    "sapone": {
        "novice": replace(USUAL, iterations=30, widen=0.4, chance_percent=60),
        "cook": replace(USUAL, iterations=100, widen=0.4),
        "expert": replace(USUAL, iterations=2000, widen=0.4),
    },
}
"""How hard each level thinks in each game."""

LEVELS = ("random", "thumb", "novice", "cook", "expert")


def bot(game: str, level: str, seed: Seed = None) -> Bot:
    """A bot of a level, or a search with settings of its own (`search:1000:explore=0.7`)."""
    if level.startswith("search:"):
        return SearchBot(seed, search_settings(game, level))
    match level:
        case "random":
            return RandomBot(seed)
        case "thumb":
            return ThumbBot(seed)
        case "novice":
            return NoviceBot(seed, settings(game, level))
        case "cook" | "expert":
            return SearchBot(seed, settings(game, level))
    raise unknown(level)


def settings(game: str, level: str) -> Settings:
    """How a level thinks in a game; a game that nothing is known about is thought about as usual."""
    return PER_GAME.get(game, PER_GAME["soup"])[level]


def search_settings(game: str, text: str) -> Settings:
    """What `search:1000`, `search:0.1s` or `search:1000:explore=0.7` says: an expert with another budget or settings."""
    budget, *parts = text.removeprefix("search:").split(":")
    try:
        changes: dict[str, Any] = {name: KINDS[name](value) for name, value in (part.split("=") for part in parts)}
        if budget.endswith("s"):
            changes |= {"iterations": None, "seconds": float(budget[:-1])}
        else:
            changes |= {"iterations": int(budget), "seconds": None}
    except (KeyError, ValueError):
        raise unknown(text) from None
    return replace(settings(game, "expert"), **changes)


KINDS: dict[str, Callable[[str], Any]] = {
    "threads": int,
    "explore": float,
    "widen": float,
    "chance_percent": int,
    "stages": int,
    "horizon": int,
    "reuse": lambda text: {"yes": True, "no": False}[text],
}
"""How the settings of a search are read."""


def unknown(level: str) -> ValueError:
    return ValueError(
        f"There is no bot {level!r}; the bots are: {', '.join(LEVELS)}, search:ITERATIONS and search:SECONDSs, "
        f"which take settings too: search:1000:{'=…:'.join(KINDS)}=…"
    )
