"""Levels that a person picks: from a bot that plays anything to one that thinks hard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stockpot.bots.novice import NoviceBot
from stockpot.bots.random import RandomBot
from stockpot.bots.search import SearchBot, Settings
from stockpot.bots.seat import Bot
from stockpot.bots.thumb import ThumbBot

Seed = int | str | None

COOK = Settings(iterations=80)
EXPERT = Settings(iterations=2000)

PER_GAME: dict[tuple[str, str], Settings] = {}
"""Settings of a level for one game, where the usual ones do not fit: (level, game)."""

LEVELS = ("random", "thumb", "novice", "cook", "expert")


def bot(game: str, level: str, seed: Seed = None) -> Bot:
    """A bot of a level, or a search with settings of its own (`search:1000:explore=0.7`)."""
    if level.startswith("search:"):
        return SearchBot(seed, search_settings(level))
    match level:
        case "random":
            return RandomBot(seed)
        case "thumb":
            return ThumbBot(seed)
        case "novice":
            return NoviceBot(seed)
        case "cook":
            return SearchBot(seed, PER_GAME.get((level, game), COOK))
        case "expert":
            return SearchBot(seed, PER_GAME.get((level, game), EXPERT))
    raise unknown(level)


def search_settings(text: str) -> Settings:
    """What `search:1000`, `search:0.1s` or `search:1000:explore=0.7:chance_percent=100` says."""
    budget, *changes = text.removeprefix("search:").split(":")
    try:
        found: dict[str, Any] = {"iterations": None, "seconds": float(budget[:-1])} if budget.endswith("s") else {}
        found = found or {"iterations": int(budget)}
        for change in changes:
            name, value = change.split("=")
            found[name] = KINDS[name](value)
    except (KeyError, ValueError):
        raise unknown(text) from None
    return Settings(**found)


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
        f"There is no bot {level!r}; the bots are: {', '.join(LEVELS)}, search:ITERATIONS or search:SECONDSs, "
        f"with settings after it (search:1000:{'=…:'.join(KINDS)}=…)."
    )
