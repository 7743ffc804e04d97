"""How often can a recipe be completed, and how long do games last? Measured, with the solver and the rules themselves.

    stockpot … solvability                       the standard set
    stockpot … solvability --set expert --layouts 10000

For random start layouts: the share of recipes, by points, that can be completed in the first turn (at most 2 moves), and the
share that cannot be completed within 3 moves. For layouts stirred by 300 moves (a column, a side and a number drawn by lot
each time): the share that can be completed in a turn. For whole games between players who complete whenever the turn allows
it: rounds, stalls, ties.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from stockpot.core.bits import count
from stockpot.core.game import game
from stockpot.core.random import derive, seed_argument, seed_word
from stockpot.core.rule import COMPILED, rule
from stockpot.core.trail import NO_TRAIL
from stockpot.games.pantry.advice import any_move, thumb
from stockpot.games.pantry.lists import SETS
from stockpot.games.pantry.pieces import N_RECIPES, height, points_of
from stockpot.games.pantry.row import located, shift
from stockpot.games.pantry.rules import play, reached, role_of, setup, winners
from stockpot.games.pantry.solver import MOST_MOVES, moves_needed
from stockpot.games.pantry.state import MAX_PLAYERS, NONE, RECIPES, Phase, State

TURN_MOVES = 2
"""Moves that a turn of three action points leaves before completing."""
STIRRING = 300
ROUNDS, STALLED, BY_POINTS, SHARED, ASSISTANT, COUNTS = range(6)
"""What `count_games` adds up over all games."""


@rule
def count_solvable(tables: Any, options: Any, seed: int, most: int, stirring: int, found: Any) -> int:
    """For each layout and each of the 20 recipes, note after how many moves it can be completed: found[points, moves] += 1.

    The last place counts recipes that need more than `most` moves. Returns the sum of the highest columns of all layouts.
    """
    total = 0
    for i in range(len(tables)):
        s = tables[i]
        setup(s, MAX_PLAYERS, options, derive(seed, i))
        for _ in range(stirring):
            action = any_move(s)
            place = located(s, action >> 1)
            shift(s, place >> 8, place & 255, action & 1)
        highest = 0
        for c in range(s.width):
            highest = max(highest, height(s.stack[c]))
        total += highest
        for recipe in range(N_RECIPES):
            code = s.options[RECIPES + recipe]
            moves = moves_needed(s, code, most)
            found[points_of(code), moves if moves != NONE else MOST_MOVES + 1] += 1
    return total


@rule
def count_games(tables: Any, players: int, options: Any, seed: int, found: Any, trail: Any) -> None:
    """Play whole games by the rule of thumb and add up rounds, ends and winners."""
    for i in range(len(tables)):
        s = tables[i]
        setup(s, players, options, derive(seed, i))
        turns = 1
        while s.phase != Phase.OVER:
            seat = s.turn
            play(s, seat, thumb(s, seat), trail)
            if s.turn != seat:
                turns += 1
        found[ROUNDS] += (turns + players - 1) // players
        at_target = count(reached(s))
        best = winners(s)
        if at_target == 0:
            found[STALLED] += 1
        else:
            found[BY_POINTS] += 1 if players > 2 and at_target > 1 else 0
            found[SHARED] += 1 if count(best) > 1 else 0
        for seat in range(players):
            if best == 1 << seat and role_of(s, seat) == 1:
                found[ASSISTANT] += 1


@dataclass(frozen=True)
class Solvability:
    """Shares of recipes, by points."""

    in_a_turn: dict[int, float]
    beyond_three: dict[int, float]
    stirred: float
    stirred_height: float


def blank_tables(n: int) -> Any:
    return np.zeros(n, State.dtype) if COMPILED else [State() for _ in range(n)]


def _counts(name: str, layouts: int, seed: int | str, most: int, stirring: int = 0) -> tuple[Any, float]:
    options = game("pantry").encode_options(MAX_PLAYERS, {"lists": name})
    found = np.zeros((8, MOST_MOVES + 2), np.int64)
    word = seed_argument(seed_word(seed))
    total = count_solvable(blank_tables(layouts), options, word, most, stirring, found)
    return found, total / layouts


def solvability(name: str = "standard", layouts: int = 3000, seed: int | str = 1) -> Solvability:
    """The shares for a set; three moves are searched in a third of the layouts."""
    two, _ = _counts(name, layouts, seed, TURN_MOVES)
    three, _ = _counts(name, max(1, layouts // 3), seed, MOST_MOVES)
    stirred, highest = _counts(name, max(1, layouts // 3), f"{seed} stirred", TURN_MOVES, STIRRING)
    points = [p for p in range(len(two)) if two[p].sum()]
    return Solvability(
        in_a_turn={p: float(two[p, : TURN_MOVES + 1].sum() / two[p].sum()) for p in points},
        beyond_three={p: float(three[p, -1] / three[p].sum()) for p in points},
        stirred=float(stirred[:, : TURN_MOVES + 1].sum() / stirred.sum()),
        stirred_height=highest,
    )


def game_lengths(name: str = "standard", games: int = 400, seed: int | str = 1) -> dict[int, dict[str, float]]:
    """For each number of players: rounds, and the shares of stalled, tied and shared games, and those won by Igor."""
    result = {}
    for players in game("pantry").players:
        options = game("pantry").encode_options(players, {"lists": name})
        found = np.zeros(COUNTS, np.int64)
        count_games(blank_tables(games), players, options, seed_argument(seed_word(seed)), found, NO_TRAIL)
        result[players] = {
            "rounds": found[ROUNDS] / games,
            "stalled": found[STALLED] / games,
            "points decide": found[BY_POINTS] / games,
            "shared": found[SHARED] / games,
            "first assistant": found[ASSISTANT] / games,
        }
    return result


def main(argv: Sequence[str] | None = None) -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        prog="stockpot figures pantry", description="How often recipes of the pantry can be completed."
    )
    parser.add_argument("--set", choices=SETS, default="standard", help="which jars and recipes")
    parser.add_argument(
        "--layouts", type=int, default=3000, help="start layouts; three moves are searched in a third of them"
    )
    parser.add_argument("--games", type=int, default=400, help="whole games for each number of players; 0 for none")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args(argv)
    if asked.layouts < 1 or asked.games < 0:
        parser.error("layouts must be at least 1, games at least 0.")
    found = solvability(asked.set, asked.layouts, asked.seed)
    print(f"{asked.set} set, {asked.layouts} random start layouts, all 20 recipes")
    for points, share in found.in_a_turn.items():
        print(
            f"  {points}-point recipes: {share:.1%} in the first turn (at most {TURN_MOVES} moves), "
            f"{found.beyond_three[points]:.1%} not within {MOST_MOVES} moves"
        )
    print(
        f"  after {STIRRING} random moves: {found.stirred:.1%} in a turn, highest column {found.stirred_height:.1f} on average"
    )
    if asked.games:
        print(f"{asked.games} games for each number of players, everybody completes whenever the turn allows it")
        for players, shares in game_lengths(asked.set, asked.games, asked.seed).items():
            rest = ", ".join(f"{what} {share:.1%}" for what, share in shares.items() if what != "rounds")
            print(f"  {players} players: {shares['rounds']:.1f} rounds, {rest}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
