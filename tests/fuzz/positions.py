"""Right positions of every game, and what is made of them."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import stockpot
from tests.fuzz.mutator import mutated
from tests.fuzz.survival import play_on
from tests.support.settings import SETTINGS, one_move

DEEP = 400
"""Moves into a game at most."""


@cache
def stock(name: str, players: int, size: int = 60) -> list[dict[str, Any]]:
    """Positions of games by chance and by thumb, in all settings, with so many players."""
    chance = random.Random(f"{name} {players}")
    settings = [setting for setting in SETTINGS if setting.game == name and setting.players == players]
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
