"""Compiled code is kept by the fingerprint of all it was compiled from."""

from __future__ import annotations

import sys
from typing import Any

import numba
import pytest
from numba.core.dispatcher import Dispatcher

import stockpot
from stockpot.bots import tree
from stockpot.bots.tree import Root, Scratch, determinize
from stockpot.core import engine, generic
from stockpot.core.random import seed_argument
from stockpot.core.rule import buffer, rule
from stockpot.core.sources import GAMES, fingerprint
from stockpot.engine.ground import Here
from tests.support.processes import ROOT


@pytest.mark.parametrize("name", stockpot.game_names())
def test_compiled_code_hangs_on_every_file_of_its_game(name: str) -> None:
    """Also where a function of the core is given the record itself, and in the folders of a game."""
    state, whole = stockpot.game(name).state, fingerprint(GAMES / name)
    for serves_all in (engine.play_thumb, engine.play_random, engine.some_seat, generic.even_belief):
        assert whole in key_of(serves_all, state.compiled_type), serves_all
    for own in own_functions(name):
        assert whole in key_of(own), own


@pytest.mark.parametrize("name", stockpot.game_names())
def test_a_search_hangs_on_the_game_whose_states_lie_in_its_scratch(name: str) -> None:
    root = Root(stockpot.game(name).state().handle, 0, seed_argument(1), buffer("f", 0))
    scratch = Scratch.for_game(stockpot.game(name), Here())
    assert fingerprint(GAMES / name) in key_of(determinize, *map(numba.typeof, (root, scratch, root.seed)))


def test_compiled_code_hangs_on_the_folders_of_what_it_calls() -> None:
    """In whatever file the functions called stand, and through whatever functions between."""
    assert fingerprint(ROOT / "src/stockpot/bots/tree") in key_of(asks_first)
    assert fingerprint(ROOT / "src/stockpot/bots/tree") not in key_of(engine.some_seat)


@rule
def asks_first(nodes: Any) -> int:
    return asks_second(nodes)


@rule
def asks_second(nodes: Any) -> int:
    return tree.child_by(nodes, 0, 0, 0)


def key_of(compiled: Any, *types: Any) -> tuple[Any, ...]:
    return tuple(compiled._cache._index_key(types, compiled.targetctx.codegen()))


def own_functions(name: str) -> list[Any]:
    modules = [module for key, module in sys.modules.items() if key.startswith(f"stockpot.games.{name}.")]
    found = [value for module in modules for value in vars(module).values() if isinstance(value, Dispatcher)]
    own = [value for value in found if value.__module__.startswith(f"stockpot.games.{name}.")]
    assert len(own) > 20
    return own
