"""Compiled rules are kept in files that are named by all they were compiled from."""

from __future__ import annotations

import ast
import os
import time
from pathlib import Path

import pytest

from stockpot.core.cache import KEEP_DAYS, KeptFunctions, cache_folder, drop_stale
from stockpot.core.sources import CORE, GAMES, NEVER_COMPILED, fingerprint
from tests.support.processes import ROOT, python


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "package"
    (folder / "cards").mkdir(parents=True)
    (folder / "rules.py").write_text("x = 1\n")
    (folder / "cards" / "cards.csv").write_text("bug,3\n")
    (folder / "notes.md").write_text("no matter\n")
    return folder


def fresh(folder: Path) -> str:
    """The fingerprint as a new process would see it."""
    fingerprint.cache_clear()
    return fingerprint(folder)


def test_the_fingerprint_stays_while_nothing_changes(folder: Path) -> None:
    before = fresh(folder)
    (folder / "notes.md").write_text("still no matter\n")
    (folder / ".#rules.py").symlink_to("nobody@nowhere.1")  # an editor's lock
    os.utime(folder / "rules.py", (1, 1))
    assert fresh(folder) == before


@pytest.mark.parametrize("changed", ["rules.py", "cards/cards.csv"])
def test_the_fingerprint_changes_with_a_source(folder: Path, changed: str) -> None:
    before = fresh(folder)
    (folder / changed).write_text("y = 1\n")
    assert fresh(folder) != before


def test_the_fingerprint_changes_with_a_name_and_with_a_new_file(folder: Path) -> None:
    seen = {fresh(folder)}
    (folder / "rules.py").rename(folder / "laws.py")
    seen.add(fresh(folder))
    (folder / "empty.py").touch()
    seen.add(fresh(folder))
    assert len(seen) == 3


def test_a_running_process_keeps_the_fingerprint_of_what_it_has_read(folder: Path) -> None:
    before = fresh(folder)
    (folder / "rules.py").write_text("y = 1\n")
    assert fingerprint(folder) == before


def test_the_cache_may_lie_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOCKPOT_CACHE", str(tmp_path))
    assert cache_folder().parent == tmp_path / "compiled"
    monkeypatch.delenv("STOCKPOT_CACHE")
    assert cache_folder().parent.name == "compiled"
    assert tmp_path not in cache_folder().parents


def test_code_that_nobody_used_for_long_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOCKPOT_CACHE", str(tmp_path))
    older = tmp_path / "compiled" / "python3.10-numba0.1"
    for folder in (cache_folder(), older):
        folder.mkdir(parents=True)
        for name, days in {"recent": KEEP_DAYS - 1, "stale": KEEP_DAYS + 1}.items():
            (folder / name).touch()
            os.utime(folder / name, (time.time() - days * 86_400,) * 2)
    drop_stale()
    assert sorted(path.name for path in tmp_path.rglob("*") if path.is_file()) == ["recent", "recent"]


def uses(function: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}


def unwatched_names(path: Path) -> set[str]:
    """What a file imports from files whose changes nobody watches."""
    return {
        alias.asname or alias.name
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ImportFrom)
        and (ROOT / "src" / f"{(node.module or '').replace('.', '/')}.py") in NEVER_COMPILED
        for alias in node.names
    }


@pytest.mark.parametrize("path", sorted({*CORE.rglob("*.py"), *GAMES.rglob("*.py")} - NEVER_COMPILED), ids=str)
def test_compiled_functions_use_nothing_from_files_that_are_not_watched(path: Path) -> None:
    hidden = unwatched_names(path)
    for function in ast.walk(ast.parse(path.read_text())):
        if isinstance(function, ast.FunctionDef) and {"rule", "inlined"} & {
            ast.unparse(d) for d in function.decorator_list
        }:
            body = set().union(*(uses(part) for part in function.body))
            assert not body & hidden, function.name


def test_every_file_that_is_not_watched_exists_and_compiles_nothing() -> None:
    for path in NEVER_COMPILED:
        assert "@rule" not in path.read_text()


def test_a_rule_in_a_file_that_is_not_watched_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stockpot.core.cache.NEVER_COMPILED", {Path(__file__)})
    with pytest.raises(TypeError, match="never compiled"):
        KeptFunctions(uses)


WAITER = """
from stockpot.core.rule import compiled_as, rule

points_of = {}

def points(s):
    return points_of[type(s)](s)

@compiled_as(points)
def choose(s):
    found = points_of[s]
    return lambda s: found(s)

@rule
def carry(s):
    return points(s)
"""
"""Serves all games: it belongs to none, is given a record and finds the game's own function by it."""

CALLER = """
from enum import IntEnum
from stockpot.core.record import Record, i64, record
from stockpot.core.rule import rule
from stockpot.core.trail import NO_TRAIL, note
from kitchen.waiter import carry, points_of
from kitchen.{game}.rules.points import points

class Event(IntEnum):
    COUNTED = 1

@record
class State(Record):
    {game}_coins: i64

@rule
def own_points(s):
    return points(s.{game}_coins)

points_of[State.compiled_type] = own_points

@rule
def worth(tables, trail):
    note(trail, Event.COUNTED, 1)
    return carry(tables[0])
"""

POINTS = """
from stockpot.core.rule import rule
from kitchen.{game}.prices import FACTOR

@rule
def points(coins):
    return coins * FACTOR
"""

PROGRAM = """
import importlib, sys
from stockpot.core import cache, rule, record
compiled = []
keep = cache._Files.save
cache._Files.save = lambda self, key, data: (compiled.append(self._name), keep(self, key, data))
for game in sys.argv[1:]:
    room = importlib.import_module(f"kitchen.{game}.state")
    s = room.State()
    setattr(s, f"{game}_coins", 5)
    print(game, room.worth(s.handle, room.NO_TRAIL), any(game in name for name in compiled))
"""


@pytest.fixture
def kitchen(tmp_path: Path) -> Path:
    """Two games outside the package, each of several files in two folders, and functions that serve both."""
    (tmp_path / "kitchen" / "waiter").mkdir(parents=True)
    (tmp_path / "kitchen" / "waiter" / "__init__.py").write_text(WAITER)
    for game in ("broth", "stew"):
        folder = tmp_path / "kitchen" / game
        (folder / "rules").mkdir(parents=True)
        (folder / "__init__.py").touch()
        (folder / "rules" / "__init__.py").touch()
        (folder / "state.py").write_text(CALLER.format(game=game))
        (folder / "rules" / "points.py").write_text(POINTS.format(game=game))
        set_factor(tmp_path, game, 2)
    return tmp_path


def set_factor(kitchen: Path, game: str, factor: int) -> None:
    (kitchen / "kitchen" / game / "prices.py").write_text(f"FACTOR = {factor}\n")


def worth(kitchen: Path) -> list[str]:
    path = os.pathsep.join([str(ROOT / "src"), str(kitchen)])
    changed = {"STOCKPOT_CACHE": str(kitchen / "cache"), "NUMBA_DISABLE_JIT": "0", "PYTHONPATH": path}
    return python(PROGRAM, "broth", "stew", **changed).splitlines()


@pytest.mark.compiled
def test_a_change_in_another_file_of_a_game_is_noticed_and_leaves_other_games_alone(kitchen: Path) -> None:
    """The number changed is read three calls down, by a function in a folder below that is given no record."""
    assert worth(kitchen) == ["broth 10 True", "stew 10 True"]
    assert worth(kitchen) == ["broth 10 False", "stew 10 False"]
    set_factor(kitchen, "stew", 3)
    assert worth(kitchen) == ["broth 10 False", "stew 15 True"]
    set_factor(kitchen, "stew", 2)
    assert worth(kitchen) == ["broth 10 False", "stew 10 False"]


def test_a_copy_of_the_sources_elsewhere_shares_the_compiled_code(kitchen: Path) -> None:
    worth(kitchen)
    elsewhere = kitchen / "elsewhere"
    elsewhere.mkdir()
    (kitchen / "kitchen").rename(elsewhere / "kitchen")
    (kitchen / "cache").rename(elsewhere / "cache")
    assert worth(elsewhere) == ["broth 10 False", "stew 10 False"]


def test_rules_still_run_where_no_cache_can_be_written(kitchen: Path) -> None:
    """A file where the parent should be refuses everybody, the administrator too."""
    (kitchen / "cache").touch()
    assert worth(kitchen) == ["broth 10 True", "stew 10 True"]
    assert (kitchen / "cache").stat().st_size == 0
