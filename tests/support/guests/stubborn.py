"""Bots and a game as another package might bring them, and nobody would want them; their folder goes into `PYTHONPATH`."""

from __future__ import annotations

import dataclasses
from typing import Any

from stockpot.bots import Bot
from stockpot.core.table import Action, Table
from stockpot.games.soup import GAME


class Endless:
    """Never comes to a decision."""

    name = "endless"

    def choose(self, table: Table, seat: int) -> Action:
        while True:
            pass


class Broken:
    """Cannot play."""

    name = "broken"

    def choose(self, table: Table, seat: int) -> Action:
        raise RuntimeError("out of ideas")


class Cheat:
    """Plays what it may not."""

    name = "cheat"

    def choose(self, table: Table, seat: int) -> Action:
        legal = table.legal_actions(seat)
        return Action(next(action for action in range(table.game.n_actions) if action not in legal), "", "")


def endless(game: str, seed: Any) -> Bot:
    return Endless()


def broken(game: str, seed: Any) -> Bot:
    return Broken()


def cheat(game: str, seed: Any) -> Bot:
    return Cheat()


class SlowWords:
    """Soup's words, but nobody ever hears why not."""

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME.words, name)

    def why_not(self, *_: Any) -> Any:
        while True:
            pass


SWAMP = dataclasses.replace(GAME, name="swamp", words=SlowWords())
