"""A bot that looks ahead where its network points."""

from __future__ import annotations

from typing import Any

from stockpot.bots.net.network import Network, Room, network
from stockpot.bots.net.tree import grow_guided
from stockpot.bots.search import SearchBot, Settings, Tree
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
        tree.iterate = Guide(self.net, self.liking, table)
        return tree


class Guide:
    """What grows one tree, as a network likes."""

    def __init__(self, net: Network, liking: float, table: Table) -> None:
        self.net, self.liking = net, liking
        self.room = Room.for_table(net, table.game, table.players)

    def __call__(self, *search: Any) -> int:
        """What `bots.tree.grow` does, with the same arguments."""
        return int(grow_guided(self.net, self.room, self.liking, *search))
