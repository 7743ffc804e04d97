"""The levels of bots that people pick from, and how a name such as `cook` or `search:1000` becomes a bot."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from stockpot.bots.careless import CarelessBot
from stockpot.bots.guest import guest, guests
from stockpot.bots.interface import Bot
from stockpot.bots.net import GuidedBot, NetBot, Network, Practised, trained
from stockpot.bots.net.asked import AskedBot
from stockpot.bots.net.rolled import RolledBot, quick_games
from stockpot.bots.plans import PlanBot, judge_of, judges
from stockpot.bots.random import RandomBot
from stockpot.bots.search import SearchBot
from stockpot.bots.thumb import ThumbBot
from stockpot.core.game import game as game_named
from stockpot.core.players import Level, Settings
from stockpot.core.rule import COMPILED

Seed = int | str | None


THINKING = ("novice", "cook", "expert", "master")
"""Levels that search, each stronger than the one before; a game says how each plays it."""
OWN = ("random", "thumb", *THINKING)
LEVELS = (*OWN, *(name for name in guests() if name not in OWN))
"""All names that can be picked: our own levels, and bots from other packages."""

GLANCES = 400
"""How often whole turns are judged by who plays by a judge alone."""
CODE = ("policy:", "onnx:", "program:")
"""What one's own code begins with. It is loaded by name: a browser has no programs to start."""


def bot(game: str, level: str, seed: Seed = None, temperament: str | None = None) -> Bot:
    """A bot of a level, a search with settings of its own (`search:1000:explore=0.7`), or a bot with a network (`net`,
    `guided:500`, `asked:500`), or one of your own (`my_bots.py:Bot`, `onnx:my_net.onnx`; see `own.py`)."""
    if level.startswith("search:"):
        return SearchBot(seed, search_settings(game, level), temperament)
    if level.startswith("guided:"):
        usual = as_guided(settings(game, "expert"))
        return GuidedBot(game, seed, search_settings(game, level, usual), temperament=temperament)
    if level.startswith("asked:"):
        return AskedBot(game, seed, search_settings(game, level, asked_settings(game)), temperament)
    if level.startswith("rolled:"):
        return RolledBot(game, seed, search_settings(game, level, rolled_settings(game)), temperament)
    if level.startswith("plans:"):
        return PlanBot(seed, search_settings(game, level, plan_settings(game)), temperament)
    if level.startswith("judged:"):
        return PlanBot(seed, search_settings(game, level, plan_settings(game)), temperament, judge_of(game))
    if level.startswith("net:"):
        return NetBot(game, Network.read(Path(level.removeprefix("net:")), game_named(game)), seed)
    match level:
        case "net" if game in judges():
            glances = replace(plan_settings(game), iterations=GLANCES)
            return PlanBot(seed, glances, temperament, judge_of(game), rounds=0)
        case "net":
            return NetBot(game, seed=seed)
        case "random":
            return RandomBot(seed)
        case "thumb":
            return ThumbBot(seed)
    if level in THINKING:
        how = level_of(game, level)
        thinking = thinker(seed, level, how, temperament)
        return Practised(learner(game, seed, how, temperament), thinking) if how.learned else thinking
    if level in LEVELS:
        return guest(game, level, seed)
    if level.startswith(CODE) or ".py:" in level:
        found: Bot = importlib.import_module("stockpot.bots.own").own_bot(game, level, seed)
        return found
    raise unknown(level)


def thinker(seed: Seed, name: str, level: Level, temperament: str | None = None) -> Bot:
    """A bot that thinks as a level does, under the level's name."""
    found: Bot = (PlanBot if level.plans else SearchBot)(seed, level.settings, temperament)
    if level.notices < 1:
        found = CarelessBot(seed, level.settings, level.notices, temperament)
    found.name = name
    return found


def learner(game: str, seed: Seed, level: Level, temperament: str | None = None) -> Bot:
    """A bot that goes by what was learned of a game: it weighs whole turns by a judge, or plays by a network, or searches where
    that points. Who tries out what the network likes, or asks it at many positions, needs rules that are compiled here; else, as
    in a browser, it does without."""
    if level.asks and COMPILED:
        asking = replace(asked_settings(game), iterations=level.asks, seconds=level.settings.seconds)
        return AskedBot(game, seed, asking, temperament)
    if level.rollouts and COMPILED:
        return RolledBot(game, seed, replace(rolled_settings(game), iterations=level.rollouts))
    if level.guided:
        return GuidedBot(game, seed, as_guided(level.settings), temperament=temperament)
    return PlanBot(seed, level.settings, temperament, judge_of(game)) if level.plans else NetBot(game, seed=seed)


def level_of(game: str, level: str) -> Level:
    """How a level plays a game."""
    return game_named(game).bots.levels[level]


def settings(game: str, level: str) -> Settings:
    """How a level thinks in a game."""
    return level_of(game, level).settings


def as_guided(usual: Settings) -> Settings:
    """How a search thinks with a network: it goes by the network's priors instead of widening."""
    return replace(usual, explore=0.2, widen=0.0, trust=0.0)


def asked_settings(game: str) -> Settings:
    """How a search thinks that asks a network at every new position: what is liked there counts for much."""
    return replace(settings(game, "expert"), explore=1.0, trust=0.0)


def rolled_settings(game: str) -> Settings:
    """How moves are tried out by networks in a game: to the end of the stage."""
    return replace(settings(game, "expert"), explore=1.0, stages=1, horizon=400, trust=0.0)


def plan_settings(game: str) -> Settings:
    """How whole turns are weighed in a game: by what comes of them in the end."""
    return replace(settings(game, "expert"), chance_percent=0, stages=50, horizon=400)


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
}
"""How the settings of a search are read."""


def unknown(level: str) -> ValueError:
    return ValueError(
        f"There is no bot {level!r}; the bots are: {', '.join(LEVELS)}, search:ITERATIONS and search:SECONDSs, "
        f"which take settings too: search:1000:{'=…:'.join(KINDS)}=…; "
        f"by a network net, guided:ITERATIONS and asked:ITERATIONS ({', '.join(trained())}), net:FILE by one of your own; "
        f"by a network and a quick one rolled:TRIES ({', '.join(quick_games())}); "
        f"by a judge net and judged:ITERATIONS ({', '.join(judges())}); "
        "of your own: FILE.py:NAME, policy:FILE.py:NAME, onnx:FILE, program:COMMAND"
    )
