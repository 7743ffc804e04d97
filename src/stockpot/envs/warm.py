"""Compile the batched tables of a game ahead."""

from __future__ import annotations

from stockpot.core.game import game
from stockpot.core.warm import Step
from stockpot.envs.vector import VectorTable


def vector_step(name: str) -> Step:
    def play() -> None:
        tables = VectorTable(name, game(name).players[0], tables=1, seed=1)
        tables.step(tables.random_actions())

    return f"{name}: batched simulation", play
