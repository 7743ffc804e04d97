"""`stockpot bench --hearts`: the same game here and in OpenSpiel's C++, in the same run.

Hearts of `examples/games/hearts` beside OpenSpiel's, four players, nobody passes: 52 decisions a deal. Random decisions are
whole deals here, shuffled and counted, and there rollouts inside C++ from deals made before, or whole deals between C++ bots.
Iterations a second are those of a search of the first card that leaves a choice, with random rollouts to the end of the deal.
All take turns on one core, in the time of the measuring thread.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.table import Table as Grid

from stockpot.bots.search import SearchBot
from stockpot.cli.bench_search import DEALS, ITERATIONS, free_card, hearts_thinker
from stockpot.cli.console import console
from stockpot.core.game import game_names
from stockpot.core.players import Settings
from stockpot.core.playouts import playouts
from stockpot.core.table import Table

OPTIONS = {"passing": False}
DECISIONS = 52
GAMES = 400
"""Whole games of ours between two looks at the clock: some 4,000 deals."""
ROLLOUTS = 2000


@dataclass(frozen=True)
class Row:
    """One measurement: the best of all rounds."""

    what: str
    library: str
    name: str
    per_s: float


Work = Callable[[], int]
"""Does some work, and says how much."""


def run(seconds: float) -> list[Row]:
    if "hearts" not in game_names():
        raise ValueError("bench --hearts needs the example: pip install --editable examples/games/hearts")
    work: dict[tuple[str, str, str], Work] = {
        ("decisions", "stockpot", "whole deals"): our_deals,
        ("decisions", "OpenSpiel", "C++ rollouts from the deal"): their_rollouts(),
        ("decisions", "OpenSpiel", "C++ bots, whole deals"): their_deals(),
        ("iterations", "stockpot", "search"): our_search(),
        ("iterations", "OpenSpiel", "C++ ISMCTS"): their_search(),
    }
    rows = [Row(*name, rate) for name, rate in measure(work, seconds).items()]
    show(rows)
    return rows


def measure(work: dict[tuple[str, str, str], Work], seconds: float) -> dict[tuple[str, str, str], float]:
    """How much a second of each, the best of rounds in which all take turns."""
    for one in work.values():
        one()
    best = dict.fromkeys(work, 0.0)
    end = time.perf_counter() + seconds * len(work)
    while time.perf_counter() < end:
        for name, one in work.items():
            begun = time.thread_time()
            done = one()
            best[name] = max(best[name], done / (time.thread_time() - begun))
    return best


def our_deals() -> int:
    return int(playouts("hearts", 4, GAMES, seed=1, cores=1, options=OPTIONS).decisions.sum())


def our_search() -> Work:
    tables = [first_free_card(number) for number in range(DEALS)]

    def think() -> int:
        for table in tables:
            SearchBot(1, Settings(ITERATIONS, chance_percent=100)).hints(table, table.to_act[0])
        return DEALS * ITERATIONS

    return think


def first_free_card(number: int) -> Table:
    table = Table("hearts", 4, number, OPTIONS)
    while len(table.legal(table.to_act[0])) == 1:
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    return table


def their_search() -> Work:
    think = hearts_thinker()

    def search() -> int:
        think()
        return DEALS * ITERATIONS

    return search


def their_rollouts() -> Work:
    """Rollouts inside C++: a search of one simulation, whose evaluator plays many."""
    pyspiel = open_spiel()
    game = pyspiel.load_game("hearts")
    chance = random.Random(1)
    states = [free_card(game, chance) for _ in range(DEALS)]
    left = sum(DECISIONS - played(state) for state in states)
    bot = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1), uct_c=1.0, max_simulations=1, max_memory_mb=100,
        solve=False, seed=1, verbose=False,
    )  # fmt: skip

    def roll() -> int:
        for state in states:
            bot.mcts_search(state)
        return int(left * ROLLOUTS)

    return roll


def played(state: Any) -> int:
    """Cards played in a deal so far: the first free card comes after those that were forced."""
    chances = 1 + DECISIONS  # the way of passing, and every card dealt
    return int(state.move_number()) - chances


def their_deals() -> Work:
    pyspiel = open_spiel()
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    chance = random.Random(1)

    def play() -> int:
        for _ in range(GAMES):
            state = game.new_initial_state()
            state.apply_action(0)  # nobody passes
            pyspiel.evaluate_bots(state, bots, chance.getrandbits(31))
        return GAMES * DECISIONS

    return play


def open_spiel() -> Any:
    import pyspiel

    return pyspiel


def show(rows: list[Row]) -> None:
    grid = Grid(title="Hearts, 4 players, one core", title_justify="left", box=None, pad_edge=False)
    for title in ("", "library", "", "a second", "× OpenSpiel's best"):
        grid.add_column(title, justify="right" if "second" in title or "×" in title else "left")
    for row in rows:
        base = max(one.per_s for one in rows if one.what == row.what and one.library != "stockpot")
        grid.add_row(row.what, row.library, row.name, f"{row.per_s:,.0f}", f"{row.per_s / base:.2f}")
    console.print(grid)
