"""All the ways in which a game can be set up, and tables somewhere in such games."""

from __future__ import annotations

import functools
import json
import os
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

import stockpot
from stockpot.core.card_table import CardTable
from stockpot.core.options import Choice, Option, Switch, neighbours
from stockpot.core.rule import COMPILED

TRIES = int(os.environ.get("TRIES") or (3 if COMPILED else 1))
"""How often a property is tried in each setting; `TRIES=100 pytest` is a long form."""


class Setting(NamedTuple):
    """A game, a number of players, and options."""

    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        options = ",".join(f"{name}={brief(value)}" for name, value in self.options.items())
        return f"{self.game}-{self.players}" + (f"-{options}" if options else "")

    def table(self, seed: int | str) -> stockpot.Table:
        return stockpot.Table(self.game, self.players, seed, self.options)


def brief(value: Any) -> str:
    """A value in one short word: a list of components is too long for the name of a test."""
    return "changed" if "\n" in str(value) else str(value)


def other_values(option: Option) -> list[Any]:
    """The values of an option beside the printed one, where there are few."""
    if isinstance(option, Switch):
        return [not option.default]
    if isinstance(option, Choice):
        return [choice for choice in option.choices if choice != option.default]
    if isinstance(option, CardTable):
        return [fewer_and_more(option)]
    return []


def fewer_and_more(table: CardTable) -> str:
    """A table of cards in which every number is one less, or one more where it cannot be less, by turns."""
    value: Any = table.default
    for i, piece in enumerate(table.pieces):
        for j, column in enumerate(table.columns):
            cell = table.cell(piece, column.name)
            now = cell.get(value)
            near = neighbours(now, column.low, column.high)
            value = cell.put(value, near[(i + j) % 2 % len(near)])
    return str(value)


@functools.cache
def settings_of(name: str) -> list[Setting]:
    """Every number of players as printed, every single other value, and a few mixtures of options."""
    return [*_settings_of(stockpot.game(name))]


def _settings_of(game: stockpot.Game) -> Iterator[Setting]:
    chance = random.Random(game.name)
    for players in game.players:
        varied = [option for option in game.options if other_values(option)]
        singles = [{option.name: value} for option in varied for value in other_values(option)]
        share = singles[players % len(game.players) :: len(game.players)]  # every value with some number of players
        mixtures = [
            {o.name: chance.choice([o.default, *other_values(o)]) for o in varied} for _ in range(2 if varied else 0)
        ]
        chosen: list[dict[str, Any]] = [{}, *share, *mixtures]
        for options in chosen:
            if allowed(game, players, options):
                yield Setting(game.name, players, options)


def allowed(game: stockpot.Game, players: int, options: dict[str, Any]) -> bool:
    try:
        game.encode_options(players, options)
    except stockpot.BadOption:
        return False
    return True


def viewers(table: stockpot.Table) -> list[int | None]:
    """Everybody who may look: all seats and a spectator."""
    return [*range(table.players), None]


def some_way_in(setting: Setting, seed: int) -> stockpot.Table:
    """A table a random number of random moves into its game, not over."""
    chance = random.Random(seed)
    table = setting.table(seed)
    for _ in range(chance.randrange(length(setting))):
        before = table.copy()
        one_move(table, chance)
        if table.over:
            return before
    return table


def one_move(table: stockpot.Table, chance: random.Random) -> None:
    """Any seat that owes a decision takes any legal one."""
    seat = chance.choice(table.to_act)
    action = chance.choice(table.legal(seat))
    table.play(seat, action)


@functools.cache
def longest_way(game: str, players: int, options: str) -> int:
    """How many decisions one random game of this kind has; interpreted, where play is slow, a part of that."""
    played = stockpot.playouts(game, players, 1, seed=1, options=json.loads(options))
    return max(1, min(1500 if COMPILED else 60, int(played.decisions[0])))


def length(setting: Setting) -> int:
    return longest_way(setting.game, setting.players, json.dumps(setting.options))


seeds = st.integers(0, 2**32)
few = hypothesis_settings(
    max_examples=TRIES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.differing_executors],  # a test belongs to every class that inherits it
)
"""How often a property is tried in each setting."""
