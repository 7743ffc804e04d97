"""What a search is given: the root, its parameters, and scratch memory. Compiled code takes named tuples as they are."""

from __future__ import annotations

from typing import Any, NamedTuple

from stockpot.core import engine
from stockpot.core.game import Game
from stockpot.core.players import Settings
from stockpot.core.trail import WIDTH
from stockpot.engine.ground import Ground

MAX_PATH = 256


class Root(NamedTuple):
    """Where a search begins; its node is the first."""

    state: Any
    """The table as the searching seat may know it."""
    seat: int
    seed: Any
    """Of all guesses and all luck; a word as `seed_argument` makes it."""
    priors: Any
    """How good each move of the seat seems beforehand (`puct`); empty where nobody says."""


class Parameters(NamedTuple):
    """How a search thinks; `core.players.Settings` explains each."""

    explore: float
    widen: float
    chance_percent: int
    stages: int
    horizon: int
    looks: int
    modelled: bool

    @classmethod
    def of(cls, settings: Settings) -> Parameters:
        return cls(
            float(settings.explore), float(settings.widen), settings.chance_percent, settings.stages, settings.horizon,
            settings.looks, settings.modelled,
        )  # fmt: skip


class Scratch(NamedTuple):
    """Memory that a search works in, made once for all its iterations."""

    work: Any
    """The guess that the iteration plays on."""
    believed: Any
    """The guess of the iteration before, as it was before any move."""
    belief: Any
    """How much that deserves belief."""
    legal: Any
    """The legal actions of a decision."""
    marks: Any
    """A mark for each action; 0 between decisions."""
    path: Any
    """The nodes that the iteration has passed."""
    shares: Any
    """What each seat may expect at its end."""
    trail: Any
    """Where the rules write events: nowhere."""

    @classmethod
    def for_game(cls, game: Game, ground: Ground) -> Scratch:
        return cls(
            ground.records(game.state, 1), ground.records(game.state, 1), ground.buffer("d", 1),
            ground.buffer("i", engine.MAX_LEGAL), ground.buffer("b", game.n_actions), ground.buffer("i", MAX_PATH),
            ground.buffer("d", engine.MAX_SEATS), ground.buffer("h", 0, WIDTH),
        )  # fmt: skip
