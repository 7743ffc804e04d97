"""Counterfactual regret minimisation on small forms of all five games, with OpenSpiel's own solver.

    pip install 'stockpot[envs,lab]'
    python examples/openspiel_cfr.py --iterations 64 --plot cfr.svg

Each form is the end of a game between random players: `last` decisions, with `deals` ways in which the hidden cards may lie.
NashConv is what all players together could gain by answering the average policy best: 0 in an equilibrium. With two players
it goes to 0; with three nobody promises that, and here it does.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import stockpot.envs.openspiel  # noqa: F401 - registers the games

SMALL = {
    "soup": "stockpot_soup(players=2,last=4,deals=8,seed=3)",
    "sapotage": "stockpot_sapotage(players=3,last=4,deals=3,seed=6)",
    "ursuppe": "stockpot_ursuppe(players=3,last=3,deals=1,chance=nodes,seed=12)",
    "pantry": "stockpot_pantry(players=2,last=2,deals=2,columns=20,targets=1/1/1,stall_turns=1,action_points=1,seed=5)",
    "sapone": "stockpot_sapone(players=2,last=3,deals=4,target=1,seed=2)",
}


def size(game: Any) -> dict[str, int]:
    """How many histories, ends and information states a game has."""
    told, counts, open_ = set(), {"histories": 0, "ends": 0}, [game.new_initial_state()]
    while open_:
        state = open_.pop()
        counts["histories"] += 1
        counts["ends"] += state.is_terminal()
        if not state.is_terminal() and not state.is_chance_node():
            told.add(state.information_state_string())
        open_ += [state.child(action) for action in (() if state.is_terminal() else state.legal_actions())]
    return {**counts, "information states": len(told)}


def solve(game: Any, iterations: int) -> list[tuple[int, float]]:
    """NashConv of the average policy, looked at after 1, 2, 4, … iterations."""
    solver, found, look = cfr.CFRSolver(game), [], 1
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in (look, iterations):
            found.append((iteration, float(exploitability.nash_conv(game, solver.average_policy()))))
            look *= 2
    return found


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("games", nargs="*", default=[], help=f"of {', '.join(SMALL)}; all by default")
    ask.add_argument("--iterations", type=int, default=64)
    ask.add_argument(
        "--plot", type=Path, help="an SVG file for the curves; their numbers go into a JSON file beside it"
    )
    given = ask.parse_args()
    curves, sizes = {}, {}
    for name in given.games or SMALL:
        began = time.perf_counter()
        game = pyspiel.load_game(SMALL[name])
        sizes[name] = size(game)
        curves[name] = solve(game, given.iterations)
        (_, first), (last, now) = curves[name][0], curves[name][-1]
        print(f"{SMALL[name]}: {sizes[name]}")
        print(f"  NashConv {first:.4f} after 1 iteration, {now:.6f} after {last}; {time.perf_counter() - began:.0f} s")
    if given.plot:
        from stockpot.lab.plots import decline_plot

        drawn = {name: [(i, max(value, 1e-6)) for i, value in curve] for name, curve in curves.items()}
        title = "CFR on the ends of games: NashConv"
        given.plot.write_text(decline_plot(title, drawn, "iterations"), encoding="utf-8")
        told = {name: {"game": SMALL[name], "size": sizes[name], "nash_conv": curves[name]} for name in curves}
        given.plot.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
