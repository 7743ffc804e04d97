"""A bot that looks ahead where its network points."""

from __future__ import annotations

from typing import Any

import numpy as np

from stockpot.bots.net.network import Network, Room, network
from stockpot.bots.net.tree import grow_guided
from stockpot.bots.search import SearchBot, Settings, Tree
from stockpot.core import engine
from stockpot.core.table import Table


class GuidedBot(SearchBot):
    """A search whose trees grow as a network likes."""

    name = "guided"

    def __init__(
        self, game: str, seed: int | str | None = None, settings: Settings | None = None, foresight: float = 0.0,
        net: Network | None = None,
    ) -> None:  # fmt: skip
        """`foresight`: the weight of what the network foresees, beside how rollouts end."""
        super().__init__(seed, settings)
        self.net = net or network(game)
        self.foresight = foresight

    def planted(self, table: Table, seat: int) -> Tree:
        tree = super().planted(table, seat)
        tree.iterate = Guide(self.net, self.foresight, table)
        return tree


class Guide:
    """Grows one tree, and keeps how much the network likes each move in it."""

    def __init__(self, net: Network, foresight: float, table: Table) -> None:
        self.net, self.foresight = net, foresight
        self.room = Room.for_table(net, table.game, table.players)
        self.likes = np.zeros((0, 2), np.float32)
        self.foreseen = np.zeros(engine.MAX_SEATS)

    def __call__(self, *search: Any) -> int:
        """What `bots.tree.grow` does, with the same arguments."""
        nodes = search[5]
        if len(self.likes) < len(nodes):
            self.likes = np.concatenate([self.likes, np.zeros((len(nodes) - len(self.likes), 2), np.float32)])
        return int(grow_guided(self.net, self.room, self.likes, self.foresight, self.foreseen, *search))
