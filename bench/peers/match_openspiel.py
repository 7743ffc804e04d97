"""Our search against OpenSpiel's Python ISMCTS bot, in soup, at equal iterations, through our OpenSpiel adapter.

Pairs of games between two players on the same shuffle, each bot once in each seat. OpenSpiel's bot has its own random
rollouts to the end of the game; ours its usual settings. Hands are short because a rollout through Python is slow.

    python bench/peers/match_openspiel.py --iterations 30 --seconds 200
"""

from __future__ import annotations

import argparse
import math
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import stockpot
import stockpot.envs.openspiel  # makes our games known to OpenSpiel

HAND = 4
EXPLORE = 0.7
"""Of OpenSpiel's bot: shares of the victory lie between -1 and 1 there."""


def play(game: pyspiel.Game, deal: int, ours: int, iterations: int) -> float:
    """One game; the share of the victory of our search, which sits in seat `ours`."""
    state = game.new_initial_state()
    state.apply_action(deal)
    chance = np.random.RandomState(deal)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state=chance)
    theirs = ismcts.ISMCTSBot(
        game, evaluator, EXPLORE, iterations, random_state=chance, allow_inconsistent_action_sets=True
    )
    theirs.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.uniform))
    search = stockpot.bot("soup", f"search:{iterations}", seed=deal)
    while not state.is_terminal():
        if state.current_player() == ours:
            state.apply_action(search.choose(state.course.sitting, ours).id)
        else:
            state.apply_action(int(theirs.step(state)))
    return state.course.sitting.outcome[ours]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=200)
    given = parser.parse_args()
    game = pyspiel.load_game("stockpot_soup", {"players": 2, "hand_sizes": "/".join([str(HAND)] * 4)})
    pairs: list[float] = []
    end = time.perf_counter() + given.seconds
    while time.perf_counter() < end:
        pairs.append(sum(play(game, len(pairs), seat, given.iterations) for seat in (0, 1)) / 2)
    wide = 1.96 * np.std(pairs, ddof=1) / math.sqrt(len(pairs))
    won = f"{100 * np.mean(pairs):.1f} ± {100 * wide:.1f} %"
    print(f"search:{given.iterations} won {won} of {2 * len(pairs)} games against OpenSpiel's ISMCTS (even: 50 %)")


if __name__ == "__main__":
    main()
