"""A bot that looks ahead where its network points."""

from __future__ import annotations

from typing import Any

from stockpot.bots.net.liking import like
from stockpot.bots.net.network import Array, Network, Room, network
from stockpot.bots.search import SearchBot, Tree
from stockpot.core import engine
from stockpot.core.players import Settings
from stockpot.core.table import Table

LIKING = 0.2
"""Weight of the network's word, beside what the search finds."""


class GuidedBot(SearchBot):
    """A search that first tries the moves which its network likes."""

    name = "guided"

    def __init__(
        self, game: str, seed: int | str | None = None, settings: Settings | None = None, liking: float = LIKING,
        net: Network | None = None,
    ) -> None:  # fmt: skip
        super().__init__(seed, settings)
        self.net = net or network(game)
        self.liking = liking

    def planted(self, table: Table, seat: int) -> Tree:
        tree = super().planted(table, seat)
        tree.judge = Guide(self.net, self.liking, table)
        return tree


class Guide:
    """What a network likes at the root of one tree."""

    def __init__(self, net: Network, liking: float, table: Table) -> None:
        self.net, self.liking = net, liking
        self.room = Room.for_table(net, table.game, table.players)

    def __call__(self, root: Any, seat: int) -> Array:
        """How much each action of the seat is liked."""
        like(root, seat, engine.legal_buffer(), self.net, self.room, self.liking)
        return self.room.actions
