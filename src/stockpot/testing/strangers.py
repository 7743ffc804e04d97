"""Positions from strangers: right ones, and what is made of them; refused with a reason, or played soundly."""

from __future__ import annotations

import json
import os
import random
from functools import cache
from typing import Any

import pytest

import stockpot
from stockpot.core.rule import COMPILED
from stockpot.testing.mutations import mutated
from stockpot.testing.of_games import OfGames
from stockpot.testing.settings import one_move, settings_of
from stockpot.testing.survival import play_on

INPUTS = int(os.environ.get("FUZZ", "100" if COMPILED else "40"))
"""Of which positions have a share for each of five games; `FUZZ=100000` is a long form."""
EACH = max(4, INPUTS * 12 // 100)
PARTS = max(1, EACH // 500)
"""A long run is split, so that many processes can share it."""
DEEP = 400
"""Moves into a game at most."""


class StrangerTests(OfGames):
    """Right positions with something changed in them."""

    @pytest.mark.parametrize("part", range(PARTS))
    def test_a_changed_position_is_refused_or_plays(self, name: str, part: int) -> None:
        numbers = range(EACH * part // PARTS, EACH * (part + 1) // PARTS)
        accepted = sum(try_position(random.Random(f"{name} {number}"), name) for number in numbers)
        assert accepted < len(numbers), "some are refused"


@cache
def stock(name: str, players: int, size: int = 60) -> list[dict[str, Any]]:
    """Positions of games by chance and by thumb, in all settings, with so many players."""
    chance = random.Random(f"{name} {players}")
    settings = [setting for setting in settings_of(name) if setting.players == players]
    found: list[dict[str, Any]] = []
    while len(found) < size:
        setting = chance.choice(settings)
        table, thumb = setting.table(chance.randrange(2**32)), stockpot.bot(name, "thumb", seed=1)
        stops = sorted(chance.sample(range(DEEP), 6))
        for number in range(DEEP):
            if number in stops:
                found.append(json.loads(json.dumps(table.position())))
            if table.over:
                break
            if chance.random() < 0.5:
                one_move(table, chance)
            else:
                seat = chance.choice(table.to_act)
                table.play(seat, thumb.choose(table, seat))
    return found


def try_position(chance: random.Random, name: str, moves: int = 12) -> bool:
    """Change a right position: it is refused with a reason (False), or goes on soundly (True)."""
    players = chance.choice(stockpot.game(name).players)
    positions = stock(name, players)
    position = mutated(chance, chance.choice(positions), positions)
    return survives(name, position, chance, moves)


def survives(name: str, position: Any, chance: random.Random, moves: int = 12) -> bool:
    """Is a position accepted? Then it must play."""
    try:
        table = stockpot.Table.from_position(name, position)
    except ValueError:
        return False
    play_on(table, chance, moves)
    return True
