"""Tables where a network practises: of one number of players, under one set of options, as tensors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch

from stockpot.bots.net.addressed import columns
from stockpot.core.game import Game, game
from stockpot.envs.vector import VectorTable
from stockpot.lab.train.plan import Training


def tensor(array: Any) -> Any:
    """An array of `VectorTable` as a tensor, without a copy."""
    return torch.from_numpy(array) if isinstance(array, np.ndarray) else torch.from_dlpack(array)


class TableGroup:
    """Tables as a network sees them: seats and actions counted from the seat that decides.

    At the first of them the learner has all seats, at the next one seat among rules of thumb, at the rest one seat among an
    older self or a rival.
    """

    def __init__(
        self, name: str, players: int, options: Mapping[str, Any], n: int, training: Training, duel: bool = False
    ) -> None:
        """In a duel all tables begin together, and their games are others than those that were learned from."""
        self.players, self.options, self.n = players, dict(options), n
        self.tables = VectorTable(
            name, players, n, seed=f"{'duel ' * duel}{training.seed}/{players}/{sorted(options.items())}",
            options=options, cores=training.cores, device=training.device, stagger=not duel, check=False,
        )  # fmt: skip
        self.game = game(name)
        self.seats, self.masks, self.observations = (
            tensor(array) for array in (self.tables.seats, self.tables.masks, self.tables.observations)
        )
        self.rewards, self.over = tensor(self.tables.rewards), tensor(self.tables.over)
        self._actions, self._advice = self.tables.random_actions(), self.tables.random_actions()
        self.actions, self.advice = tensor(self._actions), tensor(self._advice)
        self._estimates = self.tables.estimates()
        self.estimates = tensor(self._estimates)
        self._everybody: Any = None
        order = torch.as_tensor(np.asarray(columns(self.game, players)), device=training.device)
        self._column_of, self._action_of = order, order.argsort(dim=1)
        self._rows = torch.arange(n, device=training.device)
        self._seat_order = torch.arange(players, device=training.device)
        self.split(training)

    def split(self, training: Training) -> None:
        """Say who sits where: `mine[i, k]` where the learner has seat k of table i."""
        with_thumbs, with_older = int(self.n * training.thumbs), int(self.n * training.older)
        self.thumbs = slice(self.n - with_thumbs - with_older, self.n - with_older)
        self.older = slice(self.n - with_older, self.n)
        self.judged = self.older if training.against and with_older else self.thumbs
        """Tables whose results are told."""
        self.mine = torch.ones(self.n, self.players, dtype=torch.bool, device=training.device)
        alone = self._rows[self.thumbs.start :]
        self.mine[alone] = self._seat_order == (alone % self.players)[:, None]

    def own_turn(self) -> Any:
        """Where the learner decides next."""
        return self.mine[self._rows, self.seats]

    def by_manners(self) -> Any:
        """Where manners decide next, whoever it is."""
        polite = self.game.bots.polite
        return (self.masks[:, polite.start : polite.stop] != 0).any(1)

    def allowed(self) -> Any:
        """Which columns of the network stand for legal actions."""
        return self.masks.gather(1, self._action_of[self.seats]) != 0

    def advised(self) -> Any:
        """For each table the column of what rules of thumb advise."""
        self.tables.thumb_actions(self._advice)
        return self._column_of[self.seats, self.advice]

    def play(self, chosen: Any) -> None:
        """Play a column at each table."""
        self.actions.copy_(self._action_of[self.seats, chosen])
        self.tables.step(self._actions)

    def shares(self) -> Any:
        """Each seat's share of the victory where a game has just ended."""
        return (self.rewards + 1) / self.players

    def estimated(self, most: int) -> Any:
        """The game's own estimate for each seat from the one that decides on; room for so many seats."""
        self.tables.estimates(self._estimates)
        return padded(self.from_own(self.estimates), most)

    def hidden(self, most: int) -> Any:
        """What each of the other seats alone knows, from the one after the decider on; room for so many seats."""
        first, last = self.game.bots.private
        if first == last:
            return self.observations[:, :0]
        if self._everybody is None:
            self._everybody = self.tables.all_observations()
            self.everybody = tensor(self._everybody)
        else:
            self.tables.all_observations(self._everybody)
        others = self.everybody[:, :, first:last][self._rows[:, None], self._after()[:, 1:]]
        return padded(others.reshape(self.n, -1), (most - 1) * (last - first))

    def from_own(self, by_seat: Any) -> Any:
        """Columns by seat, turned so that the seat that decides comes first."""
        return by_seat.gather(1, self._after())

    def _after(self) -> Any:
        """The seats of each table from the one that decides on."""
        return (self.seats[:, None] + self._seat_order) % self.players


def padded(columns: Any, width: int) -> Any:
    """Columns of zeros behind, up to a width."""
    return torch.nn.functional.pad(columns, (0, width - columns.shape[1]))


def kinds(found: Game, usual: int | None) -> list[tuple[int, Mapping[str, Any]]]:
    """What a network practises: the usual number of players, the other numbers, then the common variants with the usual one."""
    most = usual or min(4, found.players[-1])
    numbers = [most, *(players for players in found.players if players != most)]
    variants = [(most, options) for options in found.bots.variants]
    return [*((players, found.bots.practice) for players in numbers), *variants]


def open_groups(name: str, training: Training) -> list[TableGroup]:
    """A group for each kind of game; the first has the common share of the tables, the others share the rest."""
    first, *others = kinds(game(name), training.usual)
    small = int(training.tables * (1 - training.common)) // len(others) if others else 0
    sizes = [training.tables - small * len(others), *(small for _ in others)]
    return [
        TableGroup(name, players, options, n, training)
        for (players, options), n in zip([first, *others], sizes, strict=True)
        if n
    ]
