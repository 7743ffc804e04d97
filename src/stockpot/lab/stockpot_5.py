"""Stockpot-5: how much of the victory a player wins against fixed opponents, one number for each of the five games.

docs/stockpot-5.md has the protocol.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from stockpot.bots import bot
from stockpot.lab import arena

PLAYERS = {"soup": 4, "sapotage": 4, "ursuppe": 4, "pantry": 3, "sapone": 4}
SEED, GAMES, OPPONENT = "stockpot-5", 1000, "thumb"


@dataclass(frozen=True)
class Score:
    """What a player has in one game: 1 is a fair share of the victory."""

    game: str
    bot: str
    games: int
    score: float
    wide: float
    """Half the width of its 95 % interval."""


def matches(game: str, level: str, games: int) -> list[arena.Match]:
    """The games that the protocol asks for: one bot in every seat in turn, the opponents in all others.

    Raises `ValueError` where the bot does not play this game.
    """
    getattr(bot(game, level), "close", lambda: None)()
    return [*arena.challenges(game, PLAYERS[game], [level], OPPONENT, games, SEED, {})]


def score(
    game: str, level: str, games: int = GAMES, folder: Path | None = None, cores: int = 1,
    progress: Callable[[], None] = lambda: None,
) -> Score:  # fmt: skip
    """Play a bot's games; results are kept in the folder, and a run that was stopped goes on from there."""
    to_play, file = matches(game, level, games), folder and folder / f"{game}-{file_name(level)}.jsonl"
    (found,) = arena.challenge_results([level], to_play, arena.run(to_play, file, cores, progress))
    return Score(game, level, found.games, PLAYERS[game] * found.share, PLAYERS[game] * found.wide)


def file_name(level: str) -> str:
    return re.sub(r"[^\w.=-]+", "_", level)


def mean(scores: list[Score]) -> float | None:
    """Stockpot-5 of somebody who plays all five games."""
    return sum(one.score for one in scores) / len(scores) if {one.game for one in scores} == PLAYERS.keys() else None
