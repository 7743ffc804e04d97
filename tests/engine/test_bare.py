"""Where Numba and NumPy are not installed, rules and bots run in the modules, and do the same."""

from __future__ import annotations

import json

import pytest

import stockpot
from stockpot.bots.net import trained
from stockpot.core.game import SHELF, game
from tests.support import whole_game
from tests.support.processes import python

BARE = "import sys; sys.modules.update(numba=None, numpy=None, llvmlite=None)\n"
"""As if they were not there."""

STORY = """
from stockpot.core.engine import ways
from tests.support import whole_game
print(json.dumps([*whole_game.story(NAME, PLAYERS)]))
assert [*ways.values()] != [None]
"""

THOUGHTS = """
import stockpot
table = stockpot.Table(NAME, PLAYERS, seed=5)
seat = table.to_act[-1]
print(json.dumps([stockpot.bot(NAME, level, seed=3).choose(table, seat).text for level in LEVELS]))
"""


def bare(program: str, **values: object) -> list[str]:
    """What a program prints, run where only the standard library, wasmtime and Stockpot are."""
    given = "".join(f"{name} = {value!r}\n" for name, value in values.items())
    found: list[str] = json.loads(python(BARE + "import json\n" + given + program, NUMBA_DISABLE_JIT="0"))
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("name", SHELF)
def test_a_whole_game_is_the_same(name: str) -> None:
    players = game(name).usual_players
    assert bare(STORY, NAME=name, PLAYERS=players) == [*whole_game.story(name, players)]


@pytest.mark.compiled
@pytest.mark.parametrize("name", SHELF)
def test_bots_of_all_kinds_choose_the_same(name: str) -> None:
    """Those of a budget of iterations: what others think of depends on the time they have."""
    levels = ["random", "thumb", "search:60"]
    if name in trained():
        levels += ["net", "guided:60"]
    players = game(name).usual_players
    table = stockpot.Table(name, players, seed=5)
    here = [stockpot.bot(name, level, seed=3).choose(table, table.to_act[-1]).text for level in levels]
    assert bare(THOUGHTS, NAME=name, PLAYERS=players, LEVELS=levels) == here


@pytest.mark.parametrize("name", SHELF)
def test_every_level_plays(name: str) -> None:
    levels = ["random", "thumb", "novice", "cook", "expert", "master"]
    assert len(bare(THOUGHTS, NAME=name, PLAYERS=game(name).usual_players, LEVELS=levels)) == len(levels)
