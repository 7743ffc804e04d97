"""Games and thoughts on any ground: compiled or interpreted here, in a module by wasmtime, in a module by Node."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import hatch_build
import numpy as np

from stockpot.bots.growth import Priors, Tree, grown_on, no_priors
from stockpot.cli.bench_wasm import NodeInstance
from stockpot.core import engine
from stockpot.core.players import Settings
from stockpot.core.playouts import DECISION_LIMIT, PlayoutSeries
from stockpot.core.sources import MODULES
from stockpot.core.table import Table
from stockpot.core.trail import WIDTH
from stockpot.engine import shelf
from stockpot.engine.calls import Memory
from stockpot.engine.ground import Ground, Here, InModule
from stockpot.testing.settings import Setting


def node() -> str:
    """The Node that the browser application is built with: the system's, or the one from PyPI."""
    _, environment = hatch_build.npm_command()
    found = shutil.which("node", path=environment["PATH"])
    assert found is not None
    return found


@contextmanager
def by_wasmtime(name: str) -> Iterator[Ground]:
    """A game's module, as Python on a machine runs it."""
    with shelf.lend(name) as memory:
        yield InModule(memory)


@contextmanager
def by_node(name: str) -> Iterator[Ground]:
    """A game's module in Node, whose engine is that of Chromium."""
    instance = NodeInstance(node(), MODULES / f"{name}.wasm")
    try:
        yield InModule(Memory(instance))
    finally:
        instance.close()


def final_states(ground: Ground, setting: Setting, games: int, policy: str, first: int = 0) -> bytes:
    """The states at the end of a series of games, or of some of it from the `first` on."""
    series = PlayoutSeries(setting.game, setting.players, setting.options, 17, policy)
    tables, players = ground.records(series.game.state, games), setting.players
    if isinstance(ground, Here):
        unsound = series.run_on(
            tables, first, np.zeros((games, players)), np.zeros((games, players), "i4"), np.zeros(games, "i8")
        )
    else:
        unsound = ground.call(
            engine.playout_series, tables, players, ground.hold(series.options), series.seed, first, series.policy,
            DECISION_LIMIT, ground.buffer("i", engine.MAX_LEGAL), ground.buffer("h", 0, WIDTH),
            ground.buffer("d", games, players), ground.buffer("i", games, players), ground.buffer("q", games),
        )  # fmt: skip
    assert unsound == 0
    return ground.to_bytes(tables, games)


def tree(ground: Ground, table: Table, settings: Settings, priors: Priors = no_priors) -> Tree:
    """What a seat thinks that owes a decision."""
    return grown_on(ground, table, table.to_act[-1], settings, settings.iterations, 7, priors)
