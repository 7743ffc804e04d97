"""`stockpot bench --search`: iterations per second of our search and of OpenSpiel's, in the same run.

Ours thinks about the first card of a four-player deal of soup, OpenSpiel's C++ ISMCTS about the first free card of hearts
(no passing), both with random rollouts to the end of the deal, on one core, in the time of the measuring thread. Ours with
its usual rollouts, rules of thumb with some chance, is shown beside. The two take turns, so that a busy machine hits both.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.table import Table as Grid

from stockpot.bots.search import SearchBot
from stockpot.cli.console import console
from stockpot.core.players import Settings
from stockpot.core.table import Table

ITERATIONS = 1000
DEALS = 10
NO_PASS = 0
"""The first choice of OpenSpiel's hearts: nobody passes cards."""


@dataclass(frozen=True)
class Row:
    """One measurement: the best of all rounds."""

    library: str
    name: str
    iterations_per_s: float


def run(seconds: float) -> list[Row]:
    thinkers: dict[tuple[str, str], Callable[[], None]] = {
        ("stockpot", "soup, 4 players, random rollouts"): soup_thinker(Settings(ITERATIONS, chance_percent=100)),
        ("stockpot", "soup, 4 players, usual rollouts"): soup_thinker(Settings(ITERATIONS)),
        ("OpenSpiel", "hearts, C++ ISMCTS, random rollouts"): hearts_thinker(),
    }  # fmt: skip
    rows = [Row(*name, rate) for name, rate in measure(thinkers, seconds).items()]
    show(rows)
    return rows


def measure(thinkers: dict[tuple[str, str], Callable[[], None]], seconds: float) -> dict[tuple[str, str], float]:
    """Iterations per second of each, the best of rounds in which all take turns."""
    for think in thinkers.values():
        think()
    best = dict.fromkeys(thinkers, 0.0)
    end = time.perf_counter() + seconds * len(thinkers)
    while time.perf_counter() < end:
        for name, think in thinkers.items():
            begun = time.thread_time()
            think()
            best[name] = max(best[name], DEALS * ITERATIONS / (time.thread_time() - begun))
    return best


def soup_thinker(settings: Settings) -> Callable[[], None]:
    """A search of the first card of ten deals."""
    tables = [first_trick(number) for number in range(DEALS)]

    def think() -> None:
        for table in tables:
            SearchBot(1, settings).hints(table, table.to_act[0])

    return think


def first_trick(number: int) -> Table:
    table = Table("soup", 4, seed=number)
    for seat in table.to_act:
        table.play(seat, table.legal(seat)[seat])
    return table


def hearts_thinker() -> Callable[[], None]:
    """The same for OpenSpiel's bot; its game must be installed (extra `envs`)."""
    try:
        import pyspiel
    except ImportError:
        raise ValueError("bench --search needs OpenSpiel: install the extra `envs`.") from None
    game = pyspiel.load_game("hearts")
    chance = random.Random(1)
    states = [free_card(game, chance) for _ in range(DEALS)]
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 0.4, ITERATIONS)

    def think() -> None:
        for state in states:
            bot.step(state)

    return think


def free_card(game: Any, chance: random.Random) -> Any:
    """Hearts without passing, dealt, the two of clubs led: the first card that leaves a choice."""
    state = game.new_initial_state()
    state.apply_action(NO_PASS)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    return state


def show(rows: list[Row]) -> None:
    base = rows[-1].iterations_per_s
    grid = Grid(title=f"Search, {ITERATIONS:,} iterations a move", title_justify="left", box=None, pad_edge=False)
    for title in ("library", "game", "iterations/s", "ms a move", "× OpenSpiel"):
        grid.add_column(title, justify="left" if title in ("library", "game") else "right")
    for row in rows:
        rate = row.iterations_per_s
        grid.add_row(row.library, row.name, f"{rate:,.0f}", f"{1000 * ITERATIONS / rate:.1f}", f"{rate / base:.1f}")
    console.print(grid)
