"""Watched games: played in compiled code like playouts, and every decision, event and stage written down."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from stockpot.core.engine import MAX_SEATS, legal_buffer
from stockpot.core.game import Game, game
from stockpot.core.playouts import DECISION_LIMIT
from stockpot.core.random import derive, seed_argument, seed_word
from stockpot.core.rule import COMPILED
from stockpot.core.study import Watched
from stockpot.lab.observer import MOVE_WIDTH, watch_game

MOVES, EVENTS, STAGES = 4096, 8192, 256
"""Room for what happens in one game; a longer one is played again with more."""
MOST_EVENTS = 32767
"""The trail counts its rows in 16 bits."""


@dataclass(frozen=True)
class Series:
    """Games to be watched: game number i depends on the seed and i alone, and is game i of `stockpot.playouts`."""

    name: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    seed: int | str = 0
    thumbs: int = -1
    """The set of seats that play by rules of thumb; the others play at random."""
    whim: int = 0
    """Of a hundred decisions, how many are taken at random all the same."""
    lineup: tuple[str, ...] = ()
    """Bots that sit down instead, one place further in every game."""

    def __post_init__(self) -> None:
        self.game.encode_options(self.game.check_players(self.players), self.options)

    @property
    def game(self) -> Game:
        return game(self.name)

    @cached_property
    def numbers(self) -> Any:
        """The options as the rules take them."""
        return self.game.encode_options(self.players, self.options)

    def seed_of(self, number: int) -> Any:
        """The seed of one game."""
        return seed_argument(int(derive(seed_argument(seed_word(self.seed)), number)))

    def seated(self, number: int) -> tuple[str, ...]:
        """Who of the line-up sits where in one game."""
        turn = -number % self.players
        return self.lineup[turn:] + self.lineup[:turn]


class Notebook:
    """Room for what happens in one game."""

    def __init__(self, game: Game, moves: int = MOVES, events: int = EVENTS, stages: int = STAGES) -> None:
        self.game, self.state = game, game.state
        self.moves = np.zeros((moves, MOVE_WIDTH), np.int16)
        self.trail = np.zeros((events, game.row_width), np.int16)
        self.kept: Any = np.zeros(stages, self.state.dtype) if COMPILED else [self.state() for _ in range(stages)]
        self.shares, self.points = np.zeros(MAX_SEATS), np.zeros(MAX_SEATS, np.int32)
        self.counts = np.zeros(4, np.int64)
        self.out = legal_buffer()

    def follow(self, players: int, options: Any, seed: Any, thumbs: int, whim: int = 0) -> None:
        """Play a game and write it down."""
        blank = np.zeros(1, self.state.dtype) if COMPILED else [self.state()]
        self.trail[0, 0] = 0
        watch_game(
            blank, 0, players, options, seed, thumbs, whim, DECISION_LIMIT, self.out, self.trail, self.moves, self.kept,
            self.shares, self.points, self.counts,
        )  # fmt: skip

    def fits(self) -> bool:
        """Was there room for everything?"""
        decisions, events, stages, _ = self.counts.tolist()
        return decisions <= len(self.moves) and events < len(self.trail) - 1 and stages <= len(self.kept)

    def larger(self) -> Notebook:
        """A notebook with room for the game that did not fit here."""
        decisions, _, stages, _ = self.counts.tolist()
        if len(self.trail) == MOST_EVENTS:
            raise ValueError("This game is too long to be watched.")
        return Notebook(self.game, decisions + 1, min(MOST_EVENTS, 4 * len(self.trail)), stages + 1)

    def states(self) -> bytes:
        """The states kept, one after the other. As bytes: NumPy copies records without the gaps between fields."""
        n = int(self.counts[2])
        return self.kept[:n].tobytes() if COMPILED else b"".join(s.to_bytes() for s in self.kept[:n])


def watch(series: Series, first: int, games: int) -> Watched:
    """Play games `first`, `first + 1`, … of a series on the CPU and write down what happens."""
    book = Notebook(series.game)
    pages = [watch_one(series, number, book) for number in range(first, first + games)]
    return bind(series, pages)


Page = tuple[Any, ...]
"""Of one game: counts, shares, scores, moves, events, states."""


def watch_one(series: Series, number: int, book: Notebook) -> Page:
    """Watch one game; where the notebook is too small for it, in a larger one."""
    book.follow(series.players, series.numbers, series.seed_of(number), series.thumbs, series.whim)
    if not book.fits():
        return watch_one(series, number, book.larger())
    decisions, events, _, sound = book.counts.tolist()
    if not sound:
        raise ValueError(f"Game {number} of the series did not end, or its pieces do not add up.")
    return (
        decisions, book.shares[: series.players].copy(), book.points[: series.players].copy(),
        book.moves[:decisions].copy(), book.trail[1 : events + 1].copy(), book.states(),
    )  # fmt: skip


def bind(series: Series, pages: list[Page]) -> Watched:
    """The pages of some games as one."""
    decisions, shares, scores, moves, events, states = zip(*pages, strict=True)
    numbers = np.arange(len(pages))

    def game_of(parts: Any) -> Any:
        return np.repeat(numbers, [len(part) for part in parts])

    dtype = series.game.state.dtype
    all_states = np.frombuffer(b"".join(states), dtype)
    state_game = np.repeat(numbers, [len(part) // dtype.itemsize for part in states])
    return Watched(
        series.players, [int(number) for number in series.numbers], np.array(shares), np.array(scores),
        np.array(decisions, np.int64), np.concatenate(moves), game_of(moves), np.concatenate(events), game_of(events),
        all_states, state_game,
    )  # fmt: skip
