"""How bots play Ursuppe, and what they say."""

from __future__ import annotations

from dataclasses import replace

from stockpot.core.players import ADVISED, SECOND, Calibration, Level, Players, Prospect, always, turned
from stockpot.games.ursuppe.decisions import DECISIONS
from stockpot.games.ursuppe.pieces import MEALS, MIN_PLAYERS, N_MEALS, N_NUMBERS, NONE, foreign
from stockpot.games.ursuppe.state import FINISH, State
from stockpot.games.ursuppe.words import BECAUSE

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


def progress(s: State) -> float:
    """By the marker that is furthest up."""
    return min(1.0, max(s.marker[seat] for seat in range(s.players)) / int(s.options[FINISH]))


def current_round(s: State) -> int:
    return int(s.round)


def tribe(s: State, seat: int) -> list[int]:
    """The amoebas of a seat that live."""
    return [amoeba for amoeba in range(N_NUMBERS * seat, N_NUMBERS * (seat + 1)) if s.cell[amoeba] != NONE]


def amoebas(_: State, after: State, seat: int) -> float:
    return float(len(tribe(after, seat)))


def points(_: State, after: State, seat: int) -> float:
    return float(after.bp[seat])


def steps(_: State, after: State, seat: int) -> float:
    return float(after.marker[seat])


def health(_: State, after: State, seat: int) -> float:
    """The fewer damage points the better."""
    return float(-sum(after.damage[amoeba] for amoeba in tribe(after, seat)))


PLAYERS = Players(
    levels={
        "novice": Level(replace(ADVISED, iterations=20, chance_percent=30), 0.6),
        "cook": Level(replace(ADVISED, iterations=40, stages=2)),
        "expert": Level(replace(ADVISED, iterations=4000, seconds=2.5, stages=2), learned=True, guided=True),
        "master": Level(replace(ADVISED, iterations=None, seconds=SECOND, stages=2), learned=True, guided=True, asks=3000),
    },
    fond_of={"greedy": ("buy", "divide"), "grumpy": ("attack",)},
    counted=counted,
    prospects=(
        Prospect("amoebas", amoebas, 0.2), Prospect("points", points, 1.0), Prospect("steps", steps, 0.3),
        Prospect("damage", health, 0.3), Prospect("rival", amoebas, 0.4, others=True),
    ),
    because=BECAUSE,
    chapter=current_round,
    progress=progress,
    calibration=Calibration(early=1.26, late=0.97, shift=-0.08),
    remarks={"divided": always("family"), "bought": always("gene"), "starved": always("hungry")},
)  # fmt: skip
