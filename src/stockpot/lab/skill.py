"""Luck against skill: how often one stronger bot wins among weaker ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

from stockpot.lab import arena
from stockpot.lab.arena import Match
from stockpot.lab.parts import Plan
from stockpot.lab.ratings import Challenge

LADDER = ("expert", "cook", "thumb")
"""The strongest first: each plays alone against copies of the next."""
NO_NAME = re.compile(r"[^\w.]+")
"""What is written as a dash in the name of a file."""


def rungs(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Who plays alone against copies of whom, from below."""
    if len(bots) < 2:
        raise ValueError("A ladder needs at least two bots.")
    return [*pairwise(bots)][::-1]


def decisiveness(share: float, fair: float) -> float:
    """How far skill decides: 0 where the stronger player wins no more than a fair share, 1 where always."""
    return (share - fair) / (1 - fair)


def matches(plan: Plan, games: int, hero: str, others: str) -> list[Match]:
    seed = f"{plan.seed}/skill"
    return list(arena.challenges(plan.name, plan.players, [hero], others, games, seed, plan.variants[0]))


def count(plan: Plan, games: int, bots: Sequence[str] = LADDER) -> int:
    """How many games there will be: a shuffle is played from every seat."""
    return sum(len(matches(plan, games, *pair)) for pair in rungs(bots)) if games else 0


def measure(
    plan: Plan, games: int, file: Path | None, cores: int, progress: Callable[[], None], ray: str = "",
    bots: Sequence[str] = LADDER,
) -> list[tuple[str, float, Challenge]]:  # fmt: skip
    """The ladder of bots, about `games` games for each rung."""
    found = []
    for hero, others in rungs(bots) if games else ():
        part = file and file.with_name(f"{file.name}.{NO_NAME.sub('-', hero)}")
        played = matches(plan, games, hero, others)
        results = arena.run(played, part, cores, progress, ray)
        (one,) = arena.challenge_results([hero], played, results)
        found.append((f"{hero} among {others}s", 1 / plan.players, one))
    return found
