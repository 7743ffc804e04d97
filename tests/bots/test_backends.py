"""Searches and networks come to the same numbers, interpreted and compiled."""

from __future__ import annotations

import hashlib
import json

import pytest

import stockpot
from stockpot.bots.growth import grown
from stockpot.bots.net import trained
from stockpot.bots.search import SearchBot
from stockpot.core.rule import COMPILED
from tests.support.processes import python

PROGRAM = """
import json, sys
from tests.bots.test_backends import thoughts
print(json.dumps(thoughts(sys.argv[1])))
"""


def thoughts(name: str) -> list[str]:
    """What a search thinks at every number of players, and one with a network where there is one."""
    found = []
    for players in stockpot.game(name).players:
        table = stockpot.Table(name, players, seed=17)
        seat = table.to_act[-1]
        for level in ("search:6", *(["guided:6"] if name in trained() else [])):
            bot = stockpot.bot(name, level)
            assert isinstance(bot, SearchBot)
            tree = grown(table, seat, bot.settings, 6, 17, bot.priors)
            found.append(hashlib.blake2b(tree.nodes, digest_size=8).hexdigest())
    return found


@pytest.mark.parametrize("name", stockpot.game_names())
def test_interpreted_and_compiled_searches_grow_the_same_trees(name: str) -> None:
    other = python(PROGRAM, name, NUMBA_DISABLE_JIT="1" if COMPILED else "0", COVERAGE_PROCESS_START="")
    assert json.loads(other) == thoughts(name)
