"""Compile what the bots of a game think with ahead."""

from __future__ import annotations

from stockpot.bots.levels import level_of
from stockpot.bots.net import NetBot
from stockpot.bots.search import SearchBot
from stockpot.core.game import game
from stockpot.core.players import Settings
from stockpot.core.table import Table
from stockpot.core.warm import Step


def search_step(name: str) -> Step:
    def think() -> None:
        table = Table(name, game(name).players[0], seed=1)
        SearchBot(1, Settings(iterations=2)).hints(table, table.to_act[0])
        if level_of(name, "expert").learned:
            NetBot(name).choose(table, table.to_act[0])

    return f"{name}: search", think
