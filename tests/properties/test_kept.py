"""Compiled code is kept by the fingerprint of all it was compiled from."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from numba.core.dispatcher import Dispatcher

import stockpot
from stockpot.core import engine, generic
from stockpot.core.cache import GAMES, fingerprint


@pytest.mark.parametrize("name", stockpot.games())
def test_compiled_code_hangs_on_every_file_of_its_game(name: str) -> None:
    """Also where a function of the core is given the record itself, and in the folders of a game."""
    state, whole = stockpot.game(name).state, fingerprint(GAMES / name)
    for serves_all in (engine.play_thumb, engine.play_random, engine.some_seat, generic.even_belief):
        assert whole in key_of(serves_all, state.compiled_type), serves_all
    for own in own_functions(name):
        assert whole in key_of(own), own


def key_of(compiled: Any, *types: Any) -> tuple[Any, ...]:
    return tuple(compiled._cache._index_key(types, compiled.targetctx.codegen()))


def own_functions(name: str) -> list[Any]:
    modules = [module for key, module in sys.modules.items() if key.startswith(f"stockpot.games.{name}.")]
    found = [value for module in modules for value in vars(module).values() if isinstance(value, Dispatcher)]
    own = [value for value in found if value.__module__.startswith(f"stockpot.games.{name}.")]
    assert len(own) > 20
    return own
