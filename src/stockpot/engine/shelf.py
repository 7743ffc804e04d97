"""The modules that are at hand, and instances of them to use (an object pool).

On a machine a game's module is read from `modules/`, that of a game from another package from there, and run by wasmtime, if that
is installed. In a browser the page hands it over: in Pyodide,
`stockpot.engine.provide("soup", await WebAssembly.compileStreaming(fetch("soup.wasm")))`.
"""

from __future__ import annotations

import atexit
import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from typing import Any

from stockpot.core.engine import ways
from stockpot.core.game import game
from stockpot.core.plugins import brought
from stockpot.core.record import Record
from stockpot.core.rule import COMPILED
from stockpot.engine.calls import Memory
from stockpot.engine.instance import Module

logger = logging.getLogger("stockpot.engine")

KEPT = 4
"""Instances of a module that are kept when nobody uses them."""

_provided: dict[str, Module] = {}
_idle: dict[str, list[Memory]] = {}


def wanted(name: str) -> bool:
    """Shall a game's functions run in its module? Where nothing else is quick, and nobody wants to look at the rules at work."""
    interpreted = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
    return not COMPILED and not interpreted and module(name) is not None


def runner(state: type[Record]) -> Callable[..., int] | None:
    """What runs the entry points of the game with this state, by name (`core.engine.ways`)."""
    package = state.__module__.rpartition(".")[0]
    name = package.removeprefix("stockpot.games.") if package.startswith("stockpot.games.") else guest_in(package)
    if not name or not wanted(name):
        return None

    def run(entry: str, *arguments: Any) -> int:
        with lend(name) as memory:
            return memory.call(entry, *arguments)

    return run


def guest_in(package: str) -> str:
    """The name of the game that a package brings; nothing where it brings none."""
    found = (entry for entry in brought("stockpot.games").values() if entry.module == package)
    return next((entry.name for entry in found), "")


def provide(name: str, compiled: Any) -> None:
    """Hand over the module of a game, as a browser compiled it: a `WebAssembly.Module`."""
    from stockpot.engine.browser import BrowserModule

    _provided[name] = BrowserModule(compiled)
    _idle.pop(name, None)
    ways.clear()


def module(name: str) -> Module | None:
    """The module of a game, where there is one and something to run it."""
    return _provided.get(name) or _native(name)


def _module(name: str) -> Module:
    found = module(name)
    if found is None:
        raise LookupError(f"There is no module for {name} here, or nothing to run it.")
    return found


@cache
def _native(name: str) -> Module | None:
    """The module that lies here, if it was built from the rules as they are."""
    if find_spec("wasmtime") is None:
        return None
    from stockpot.engine.native import NativeModule
    from stockpot.engine.stamp import module_file, stale

    file = module_file(game(name))
    if not file.is_file():
        return None

    if stale([game(name)]):
        logger.warning("the module of %s does not fit its rules: run `stockpot wasm`", name)
        return None
    return NativeModule(file.read_bytes())


@contextmanager
def lend(name: str) -> Iterator[Memory]:
    """An instance for one user at a time, with nothing in its memory."""
    idle = _idle.setdefault(name, [])
    try:
        memory = idle.pop()
    except IndexError:
        memory = Memory(_module(name).instance())
    yield memory
    memory.clear()  # one that trapped is left behind
    if len(idle) < KEPT:
        idle.append(memory)


def _let_go() -> None:
    """An engine wants its instances back while it can still take them."""
    _idle.clear()
    _native.cache_clear()


atexit.register(_let_go)
