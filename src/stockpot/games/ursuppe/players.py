"""How bots play Ursuppe, and what they say."""

from __future__ import annotations

from dataclasses import replace

from stockpot.core.players import ADVISED, Level, Players, always, turned
from stockpot.games.ursuppe.decisions import DECISIONS
from stockpot.games.ursuppe.pieces import MEALS, MIN_PLAYERS, N_MEALS, N_NUMBERS, foreign

CARRY, MEAL, VICTIM, ATTACK = (DECISIONS[name].base for name in ("carry", "meal", "victim", "attack"))


def counted(action: int, seat: int, players: int) -> int:
    """Whose cubes are carried and eaten, who is parasitised, whose amoeba is attacked."""
    if MEAL <= action < MEAL + N_MEALS:
        return MEAL + meal_counted(action - MEAL, seat, players)
    for first, each in ((CARRY, 1), (VICTIM, 1), (ATTACK, N_NUMBERS)):
        action = turned(action, seat, players, first, each)
    return action


def meal_counted(meal: int, seat: int, players: int) -> int:
    """The meal of as many cubes each of the seats after the own one; the table has them by colours, without the own."""
    cubes, parasite = MEALS[meal]
    if max(cubes) == 4 and players > MIN_PLAYERS:  # no meal of theirs
        return meal
    after = [0] * len(cubes)
    for slot, n in enumerate(cubes):
        color = foreign(seat, slot)
        after[(color - seat) % players - 1 if color < players else slot] = n
    return MEALS.index((tuple(after), parasite))


PLAYERS = Players(
    levels={
        "novice": Level(replace(ADVISED, iterations=20, chance_percent=30), 0.6),
        "cook": Level(replace(ADVISED, iterations=40, stages=2)),
        "expert": Level(replace(ADVISED, iterations=800, seconds=2.5, stages=2)),
    },
    fond_of={"greedy": ("buy", "divide"), "grumpy": ("attack",)},
    counted=counted,
    remarks={"divided": always("family"), "bought": always("gene"), "starved": always("hungry")},
)
