"""Luck against skill: how often one stronger bot wins among weaker ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from stockpot.lab import arena
from stockpot.lab.arena import Match
from stockpot.lab.parts import Plan
from stockpot.lab.ratings import Challenge

LADDER = (("cook", "thumb"), ("expert", "cook"))
"""Who plays alone against copies of whom."""


def matches(plan: Plan, games: int, hero: str, others: str) -> list[Match]:
    seed = f"{plan.seed}/skill"
    return list(arena.challenges(plan.name, plan.players, [hero], others, games, seed, plan.variants[0]))


def count(plan: Plan, games: int) -> int:
    """How many games there will be: a shuffle is played from every seat."""
    return sum(len(matches(plan, games, *pair)) for pair in LADDER) if games else 0


def measure(
    plan: Plan, games: int, file: Path | None, cores: int, progress: Callable[[], None], ray: str = ""
) -> list[tuple[str, float, Challenge]]:
    """The ladder of bots, about `games` games for each rung."""
    found = []
    for hero, others in LADDER if games else ():
        part = file and file.with_name(f"{file.name}.{hero}")
        played = matches(plan, games, hero, others)
        results = arena.run(played, part, cores, progress, ray)
        (one,) = arena.challenge_results([hero], played, results)
        found.append((f"{hero} among {others}s", 1 / plan.players, one))
    return found
