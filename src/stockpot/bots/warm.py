"""Compile what tables and bots of a game need ahead."""

from __future__ import annotations

from dataclasses import replace

from stockpot.bots.levels import learner, level_of
from stockpot.bots.plans import PlanBot
from stockpot.bots.search import SearchBot
from stockpot.core.game import game
from stockpot.core.players import Settings
from stockpot.core.ready import note_ready
from stockpot.core.rule import COMPILED
from stockpot.core.table import Table
from stockpot.core.warm import Step, steps


def steps_to_play(name: str) -> list[Step]:
    """All that people and bots at a table need. Afterwards it is known that it is there (`core.ready`)."""
    rules, *others = [*steps(name), search_step(name)]
    if not COMPILED:
        return [rules, *others]
    from stockpot.core.cache import used

    def first() -> None:
        used.clear()
        rules[1]()

    def last() -> None:
        others[-1][1]()
        note_ready(game(name).folder, used)

    return [(rules[0], first), *others[:-1], (others[-1][0], last)]


def search_step(name: str) -> Step:
    def think() -> None:
        table = Table(name, game(name).players[0], seed=1)
        SearchBot(1, Settings(iterations=2)).hints(table, table.to_act[0])
        expert = level_of(name, "expert")
        brief = replace(expert, settings=Settings(iterations=2))
        if expert.plans:
            PlanBot(1, brief.settings).hints(table, table.to_act[0])
        if expert.learned:
            learner(name, 1, brief).choose(table, table.to_act[0])
        master = level_of(name, "master")
        if master.rollouts or master.asks:
            brief = replace(master, rollouts=min(master.rollouts, 2), asks=min(master.asks, 2))
            learner(name, 1, brief).choose(table, table.to_act[0])

    return f"{name}: search", think
