"""A bot whose search asks its network at every new position (`asking`).

It thinks in this process, compiled: the modules of browsers have no such function.
"""

from __future__ import annotations

from stockpot.bots.growth import SLICE, computing, no_priors
from stockpot.bots.interface import owed
from stockpot.bots.net.asking import Positions, Way, ask
from stockpot.bots.net.network import Activations, Network, network
from stockpot.bots.thinker import Hint, Thinker
from stockpot.bots.tree import Root, Scratch
from stockpot.core.engine import MAX_SEATS
from stockpot.core.players import Settings
from stockpot.core.random import seed_argument, seed_word
from stockpot.core.table import Table
from stockpot.engine.ground import Here

MANY = 20_000
"""Positions of who has no other bound than time."""
AT_ONCE = 32
"""Iterations between two looks at the clock."""


class AskedBot(Thinker):
    """Plays the move that its search tried most often, or one as good that suits its temperament better."""

    name = "asked"

    def __init__(
        self, game: str, seed: int | str | None = None, settings: Settings | None = None, temperament: str | None = None,
        net: Network | None = None,
    ) -> None:  # fmt: skip
        super().__init__(seed, settings, temperament)
        self.net = net or network(game)

    def hints(self, table: Table, seat: int) -> list[Hint]:
        """All moves that the network likes, the most tried first."""
        actions = {action.id: action for action in owed(table, seat)}
        if len(actions) == 1:
            return [Hint(action, table.redeal(seat, seed=0).outcome[seat], 0) for action in actions.values()]
        found = self.searched(table, seat)
        hints = [Hint(actions[action], value / visits, visits) for action, visits, value in found if visits]
        return sorted(hints, key=lambda hint: (-hint.simulations, -hint.share, hint.action.id))

    def searched(self, table: Table, seat: int) -> list[tuple[int, int, float]]:
        """Of each move of the decision to be taken: the action, how often it was tried, and what it brought in all."""
        ground, known = Here(), table.redeal(seat, seed=0)
        root = Root(
            ground.hold(known.state), seat, seed_argument(seed_word(self.chance.getrandbits(64))),
            no_priors(ground, known, seat),
        )  # fmt: skip
        most = 1 + (self.settings.iterations or MANY)
        scratch, way = Scratch.for_game(table.game, ground), Way.on(ground, MAX_SEATS)
        net, units = self.net.held(ground), Activations.for_table(self.net, table.game, table.players, ground)
        positions = Positions.room(most, ground)
        started, done = computing(), 0
        while done < most:
            count = min(AT_ONCE, most - done)
            ground.call(ask, positions, root, self.settings.explore, scratch, net, units, way, done, count)
            done += count
            if self.settings.seconds and computing() - started >= self.settings.seconds - SLICE:
                break
        moves = range(positions.firsts[1])
        return [(int(positions.actions[i]), int(positions.visits[i]), float(positions.values[i])) for i in moves]
