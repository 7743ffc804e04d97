"""The rules as plain Python: the standard library is enough, and they say what compiled ones say."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from stockpot.core.game import game, game_names
from tests.support import whole_game
from tests.support.processes import ROOT, environment, python

PROGRAM = Path(whole_game.__file__)

ISOLATED = f"""
import runpy, sys
sys.path.insert(0, {str(ROOT / "src")!r})
runpy.run_path(sys.argv.pop(1), run_name="__main__")
"""


def run_isolated(name: str, players: int) -> dict[str, list[str]]:
    """The story of a game by a Python that finds its own library and Stockpot, and no other package."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", ISOLATED, str(PROGRAM), name, str(players)],
        env=environment(COVERAGE_PROCESS_START=""), capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", game_names())
def test_a_whole_game_needs_the_standard_library_alone_and_is_the_same(name: str) -> None:
    players = game(name).usual_players
    found = run_isolated(name, players)
    assert found["foreign"] == []
    assert found["story"] == [*whole_game.story(name, players), *whole_game.room_story(name, players)]


WITHOUT_COMPILER = """
import sys, stockpot
table = stockpot.Table("soup", players=3, seed=1)
table.play(table.to_act[0], stockpot.bot("soup", "thumb").choose(table, table.to_act[0]))
print(sorted({"llvmlite", "numba", "numpy", "platformdirs", "rich", "typer"} & set(sys.modules)))
"""


def test_rules_that_are_not_to_be_compiled_load_no_compiler() -> None:
    assert python(WITHOUT_COMPILER, NUMBA_DISABLE_JIT="1") == "[]\n"
