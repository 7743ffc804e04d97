"""Ahead-of-time compiling: once after every install or upgrade, so that nobody waits in the middle of a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from stockpot.core import engine
from stockpot.core.game import ALL_OPEN, game
from stockpot.core.random import seed_argument
from stockpot.core.rule import COMPILED
from stockpot.core.table import Table

Step = tuple[str, Callable[[], object]]


def steps(name: str) -> Iterator[Step]:
    """What a table needs to have compiled, or loaded, of a game: a title and a function each."""
    yield f"{name}: rules", lambda: Table(name, _fewest(name), seed=1)
    if COMPILED:
        yield f"{name}: tables", lambda: _play_one(name)


def simulation_step(name: str) -> Step:
    """What playouts need."""

    def play() -> None:
        from stockpot.core.playouts import playouts  # needs NumPy, which tables do not

        playouts(name, _fewest(name), games=1)

    return f"{name}: simulation", play


def _fewest(name: str) -> int:
    return game(name).players[0]


def _play_one(name: str) -> None:
    """One game through everything a table can be asked."""
    chance = random.Random(1)
    table = Table(name, _fewest(name), seed=1)
    while not table.over:
        seat = chance.choice(table.to_act)
        guessed = table.redeal(seat, seed=1)
        engine.advise(guessed.state.handle, seat)
        table.view(seat)
        table.asks(seat)
        action = chance.choice(table.legal(seat))
        table.why_not(seat, action)
        table.previews(seat, [action.id])
        table.play(seat, action)
    for viewer in (None, ALL_OPEN):
        table.view(viewer)
    table.log()
    engine.is_sound(table.state.handle)
    engine.guess(table.state.copy().handle, 0, seed_argument(1))
