"""What a study of a game sees and says: watched games in, measures out.

A game's own questions live in its room `lab`: `study(seen)` gets some watched games and answers with measures. The lab
adds the measures of all games up and prints them with their intervals; it knows no game by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

SEAT, CHOICES, FAVOURITE, LEADERS, OWING, CHANCE = range(6)
"""Columns of `Watched.moves`: who decided, among how many actions, who had the best chance to win, who the most points, which
seats owed a decision; and from `CHANCE` on, each seat's chance to win by the game's own estimate, in thousandths."""

Chart = Literal["bars", "lines", "table", "shares"]
"""Bars with intervals; a line for each row over the columns (or one line over the rows); a table; a distribution, whose rows
share out one whole."""
Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Watched:
    """Some games and all that happened in them. Moves, events and states of all games lie one after the other."""

    players: int
    options: Sequence[int]
    """As they lie in the state."""
    shares: Numbers
    """Each seat's share of the victory, one row a game."""
    scores: NDArray[np.int32]
    decisions: NDArray[np.int64]
    moves: NDArray[np.int16]
    move_game: NDArray[np.int64]
    """The game that each move belongs to."""
    events: NDArray[np.int16]
    """Rows of the trail: the kind and five numbers."""
    event_game: NDArray[np.int64]
    states: NDArray[Any]
    """The state at the start of each game, wherever its stage has changed, and at its end; fields by name."""
    state_game: NDArray[np.int64]

    @property
    def games(self) -> int:
        return len(self.decisions)

    @property
    def number_in_game(self) -> NDArray[np.int64]:
        """For each move, how many came before it in its game."""
        starts = np.cumsum(self.decisions) - self.decisions
        found: NDArray[np.int64] = np.arange(len(self.moves)) - starts[self.move_game]
        return found

    def moves_of(self, game: int) -> NDArray[np.int16]:
        """The moves of one game."""
        first, after = np.searchsorted(self.move_game, (game, game + 1))
        return self.moves[first:after]

    def of_kind(self, kind: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """All events of a kind: the game of each, and their rows."""
        found = self.events[:, 0] == kind
        return self.event_game[found], self.events[found].astype(np.int64)

    def rounds(self, kind: int) -> NDArray[np.int64]:
        """For each event, how many events of a kind (a new round, say) came in its game before it, or are it."""
        total: NDArray[np.int64] = np.cumsum(self.events[:, 0] == kind)
        starts = np.searchsorted(self.event_game, np.arange(self.games))
        before = np.concatenate([[0], total])[starts]
        found: NDArray[np.int64] = total - before[self.event_game]
        return found

    def firsts(self) -> NDArray[Any]:
        """The state at the start of each game."""
        return self.states[np.searchsorted(self.state_game, np.arange(self.games))]

    def lasts(self) -> NDArray[Any]:
        """The state at the end of each game."""
        return self.states[np.searchsorted(self.state_game, np.arange(self.games), side="right") - 1]

    def add_up(self, game: Any, place: Any, places: int, worth: Any = None) -> Numbers:
        """For each game and place the sum of `worth` (or how many there are), from one entry a happening."""
        spot = np.asarray(game, np.int64) * places + np.asarray(place, np.int64)
        weights = None if worth is None else np.asarray(worth, np.float64)
        return np.bincount(spot, weights, self.games * places).astype(np.float64).reshape(self.games, places)

    def count(self, game: Any) -> Numbers:
        """For each game, how many entries there are."""
        return self.add_up(game, 0, 1)

    def means(self, game: Any, place: Any, places: int, worth: Any) -> tuple[Numbers, Numbers]:
        """The mean of `worth` at each place, as a measure takes it: sums and counts."""
        return self.add_up(game, place, places, worth), self.add_up(game, place, places)

    def winners_and_others(self, values: Any) -> tuple[Numbers, Numbers]:
        """The mean of a value of each seat over the winners, and over the others: sums and counts."""
        values, won = np.asarray(values, np.float64), self.shares > 0
        sums = np.stack([(values * who).sum(axis=1) for who in (won, ~won)], axis=1)
        return sums, np.stack([who.sum(axis=1) for who in (won, ~won)], axis=1).astype(np.float64)


@dataclass(frozen=True)
class Measure:
    """A figure, a row of figures or a table of them. Each is a mean: what is added up, divided by how much it is over.

    `sums` and `counts` have one row for each game, because games are what is independent of each other: intervals come
    from how much games differ. `counts` may be left out where each game counts once.
    """

    name: str
    """Its key in the JSON file."""
    title: str
    sums: Any
    counts: Any = None
    rows: tuple[str, ...] = ("",)
    columns: tuple[str, ...] = ("",)
    """With columns, the numbers of a game are those of the first row, then those of the second, …"""
    unit: Literal["", "%"] = ""
    chart: Chart = "bars"
    note: str = ""
    """How to read it."""
    fair: float | None = None
    """The value if nothing mattered."""
    axis: str = ""
    """What the columns, or the rows where there are none, go by."""
    tells: Literal["", "taken", "wins"] = ""
    """Of things that players choose between: how often each is taken, or how often those win who take it."""


def step_names(steps: Sequence[int]) -> tuple[str, ...]:
    """What columns are called that begin at these numbers; the last goes on without end."""
    names = [str(low) if low + 1 == following else f"{low}–{following - 1}" for low, following in pairwise(steps)]
    return (*names, f"{steps[-1]}+")


def seats_from(first: Any, players: int, values: Any) -> Any:
    """Values of seats as values of places, counted from a seat of each game: place 0 is that seat, place 1 its left neighbour."""
    places = (np.asarray(first, np.int64)[:, None] + np.arange(players)[None, :]) % players
    return np.take_along_axis(np.asarray(values), places, axis=1)
