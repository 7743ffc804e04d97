"""A bot whose tree search is guided by the priors of a network (PUCT)."""

from __future__ import annotations

from typing import Any

from stockpot.bots.net.network import Activations, Network, network
from stockpot.bots.net.priors import write_priors
from stockpot.bots.search import SearchBot
from stockpot.core import engine
from stockpot.core.players import Settings
from stockpot.core.table import Table
from stockpot.engine.ground import Ground

PRIOR_WEIGHT = 0.2
"""Weight of the network's word, beside what the search finds: the constant of PUCT."""


class GuidedBot(SearchBot):
    """A search that first tries the moves to which its network gives high priors."""

    name = "guided"

    def __init__(
        self, game: str, seed: int | str | None = None, settings: Settings | None = None, prior_weight: float = PRIOR_WEIGHT,
        net: Network | None = None, temperament: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(seed, settings, temperament)
        self.net = net or network(game)
        self.prior_weight = prior_weight

    def priors(self, ground: Ground, table: Table, seat: int) -> Any:
        """What the network says of the moves at the root."""
        units = Activations.for_table(self.net, table.game, table.players, ground)
        legal = ground.buffer("i", engine.MAX_LEGAL)
        state, net = ground.hold(table.state), self.net.held(ground)
        ground.call(write_priors, state, seat, legal, net, units, self.prior_weight)
        return units.actions
