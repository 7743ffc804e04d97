"""Levels that a person picks: from a bot that plays anything to one that thinks hard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from stockpot.bots.careless import CarelessBot
from stockpot.bots.guest import guest, guests
from stockpot.bots.net import GuidedBot, NetBot, Network, Practised, trained
from stockpot.bots.random import RandomBot
from stockpot.bots.search import SearchBot, Settings
from stockpot.bots.seat import Bot
from stockpot.bots.thumb import ThumbBot
from stockpot.core.game import game as game_named

Seed = int | str | None


@dataclass(frozen=True)
class Level:
    """How a level plays a game."""

    settings: Settings
    notices: float = 1.0
    """The chance to notice a move that it has thought about."""
    learned: bool = False
    """Does it go by the game's network where the rules are the printed ones? The search is for other rules, and for hints."""


USUAL = Settings(seconds=0.8, explore=0.3)
"""The clock only ends what a slow machine could not think out in time."""
ADVISED = replace(USUAL, widen=0.4)
"""Where there are many moves: the rule of thumb first, others the more of them the longer the thought."""
TO_THE_END = replace(ADVISED, chance_percent=0, stages=50)
TRUSTING = replace(USUAL, explore=0.8, chance_percent=0, trust=0.03)
"""Where rules of thumb are hard to better and chance is strong."""
NEAR = replace(ADVISED, chance_percent=2, horizon=60)

PER_GAME: dict[str, dict[str, Level]] = {
    "soup": {
        "novice": Level(replace(USUAL, iterations=30, widen=0.5, chance_percent=60), 0.6),
        "cook": Level(replace(USUAL, iterations=60)),
        "expert": Level(replace(USUAL, iterations=2000)),
    },
    "sapotage": {
        "novice": Level(replace(USUAL, iterations=30, widen=0.5, chance_percent=60), 0.6),
        "cook": Level(replace(TRUSTING, iterations=100), 0.75),
        "expert": Level(replace(TRUSTING, iterations=1000, looks=4)),
    },
    "ursuppe": {
        "novice": Level(replace(ADVISED, iterations=20, chance_percent=30), 0.6),
        "cook": Level(replace(ADVISED, iterations=40, stages=2)),
        "expert": Level(replace(ADVISED, iterations=800, seconds=2.5, stages=2)),
    },
    "pantry": {
        "novice": Level(replace(ADVISED, iterations=30, chance_percent=60), 0.6),
        "cook": Level(replace(TO_THE_END, iterations=60)),
        "expert": Level(replace(TO_THE_END, iterations=4000)),
    },
    "sapone": {
        "novice": Level(replace(NEAR, iterations=30, chance_percent=20), 0.6),
        "cook": Level(replace(NEAR, iterations=40, trust=0.06), 0.96),
        "expert": Level(replace(NEAR, iterations=200, trust=0.06, modelled=True), learned=True),
    },
}
"""How each level plays each game."""

OWN = ("random", "thumb", "novice", "cook", "expert")
LEVELS = (*OWN, *(name for name in guests() if name not in OWN))
"""All that can be picked by name: the house's own, and what other packages bring."""


def bot(game: str, level: str, seed: Seed = None, temperament: str | None = None) -> Bot:
    """A bot of a level, a search with settings of its own (`search:1000:explore=0.7`), or a bot with a network (`net`,
    `guided:500`)."""
    if level.startswith("search:"):
        return SearchBot(seed, search_settings(game, level), temperament)
    if level.startswith("guided:"):
        return GuidedBot(game, seed, search_settings(game, level, guided_settings(game)))
    if level.startswith("net:"):
        return NetBot(game, Network.read(Path(level.removeprefix("net:")), game_named(game)))
    match level:
        case "net":
            return NetBot(game)
        case "random":
            return RandomBot(seed)
        case "thumb":
            return ThumbBot(seed)
        case "novice" | "cook" | "expert":
            how = level_of(game, level)
            thinking = thinker(seed, level, how, temperament)
            return Practised(NetBot(game), thinking) if how.learned else thinking
    if level in LEVELS:
        return guest(game, level, seed)
    raise unknown(level)


def thinker(seed: Seed, name: str, level: Level, temperament: str | None = None) -> Bot:
    """A bot that thinks as a level does, under the level's name."""
    found: Bot = SearchBot(seed, level.settings, temperament)
    if level.notices < 1:
        found = CarelessBot(seed, level.settings, level.notices, temperament)
    found.name = name
    return found


def level_of(game: str, level: str) -> Level:
    """How a level plays a game; one that has no settings of its own is played like soup."""
    return PER_GAME.get(game, PER_GAME["soup"])[level]


def settings(game: str, level: str) -> Settings:
    """How a level thinks in a game."""
    return level_of(game, level).settings


def guided_settings(game: str) -> Settings:
    """How a search with a network thinks in a game: an expert that goes by the network's likings instead of widening."""
    return replace(settings(game, "expert"), explore=0.2, widen=0.0, trust=0.0)


def search_settings(game: str, text: str, usual: Settings | None = None) -> Settings:
    """What `search:1000`, `search:0.1s` or `search:1000:explore=0.7` says: an expert with another budget or settings."""
    budget, *parts = text.split(":")[1:]
    try:
        changes: dict[str, Any] = {name: KINDS[name](value) for name, value in (part.split("=") for part in parts)}
        if budget.endswith("s"):
            changes |= {"iterations": None, "seconds": float(budget[:-1])}
        else:
            changes |= {"iterations": int(budget), "seconds": None}
    except (KeyError, ValueError):
        raise unknown(text) from None
    return replace(usual or settings(game, "expert"), **changes)


def yes_or_no(text: str) -> bool:
    return {"yes": True, "no": False}[text]


KINDS: dict[str, Callable[[str], Any]] = {
    "threads": int,
    "explore": float,
    "widen": float,
    "chance_percent": int,
    "stages": int,
    "horizon": int,
    "looks": int,
    "modelled": yes_or_no,
    "trust": float,
    "reuse": yes_or_no,
}
"""How the settings of a search are read."""


def unknown(level: str) -> ValueError:
    return ValueError(
        f"There is no bot {level!r}; the bots are: {', '.join(LEVELS)}, search:ITERATIONS and search:SECONDSs, "
        f"which take settings too: search:1000:{'=…:'.join(KINDS)}=…; "
        f"by a network net and guided:ITERATIONS ({', '.join(trained())}), net:FILE by one of your own"
    )
