"""Bots know no game by name: what they are told of one stands in its folder."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

import stockpot
from stockpot import bots
from stockpot.core.fluent import HOUSE
from stockpot.core.game import SHELF, game
from stockpot.core.personas import TEMPERAMENTS, lines
from stockpot.core.players import NOTHING_SAID, UNKNOWN_GAME
from stockpot.core.speech import Speech


def test_no_bot_mentions_a_game() -> None:
    """Nor imports one. Docstrings may give examples."""
    for file in Path(bots.__file__).parent.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        words = [n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and id(n) not in notes]
        assert not set(words) & set(SHELF), file
        imported = [n.module or "" for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)]
        assert not [name for name in imported if name.startswith("stockpot.games.")], file


def test_a_game_that_says_nothing_gets_levels_all_the_same() -> None:
    silent = replace(game("soup"), name="stew", bots=NOTHING_SAID)
    assert silent.bots.levels is UNKNOWN_GAME
    assert list(UNKNOWN_GAME) == ["novice", "cook", "expert", "master"]
    assert not lines(replace(silent, speech=Speech(HOUSE)))


@pytest.mark.parametrize("name", SHELF)
def test_what_a_game_tells_its_bots_is_there(name: str) -> None:
    told, occasions = game(name).bots, set(lines(game(name)))
    assert set(told.fond_of) <= set(TEMPERAMENTS)
    assert set(told.must_say) <= occasions
    kinds, events, said = set(), set(), set()
    table, bot = stockpot.Table(name, 3, seed=3), stockpot.bot(name, "random", seed=3)
    for _ in range(2000):
        if table.over:
            table = stockpot.Table(name, 3, seed=len(kinds))
        seat = table.to_act[0]
        kinds |= {table.parts(seat, action)["kind"] for action in table.legal(seat)}
        for event in table.play(seat, bot.choose(table, seat)):
            seen = event.seen(None)
            if seen is not None:
                events.add(seen.kind)
                said.add(told.remarks[seen.kind](seen) if seen.kind in told.remarks else None)
    likings = {kind for some in told.fond_of.values() for kind in some} - {"doubt"}  # with an option alone
    assert {*told.manners, *told.says, *likings, *told.claims} <= kinds
    assert set(told.remarks) - {"caught"} <= events
    assert said - {None} <= occasions
