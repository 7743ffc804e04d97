"""Levels that a person picks: from a bot that plays anything to one that thinks hard."""

from __future__ import annotations

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
    """A bot of a level, or `search:N` for a search with N iterations."""
    if level.startswith("search:") and level[7:].isdigit():
        return SearchBot(seed, Settings(iterations=int(level[7:])))
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
    raise ValueError(f"There is no bot {level!r}; the bots are: {', '.join(LEVELS)}, search:ITERATIONS.")
