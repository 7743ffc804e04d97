"""A bot that tries out the moves that its network likes: rollouts by a small network (Tesauro & Galperin 1996).

It thinks in this process, compiled: the modules of browsers have no such function.
"""

from __future__ import annotations

import functools
import math
from pathlib import Path
from typing import Any, NamedTuple

from stockpot.bots.growth import computing, no_priors
from stockpot.bots.interface import owed
from stockpot.bots.net.network import Activations, Network, network
from stockpot.bots.net.rollouts import Trials, try_moves
from stockpot.bots.net.think import consider
from stockpot.bots.thinker import Hint, Thinker
from stockpot.bots.tree import Parameters, Root, Scratch
from stockpot.core.engine import MAX_SEATS
from stockpot.core.game import game
from stockpot.core.players import Settings
from stockpot.core.random import seed_argument, seed_word
from stockpot.core.table import Action, Table
from stockpot.engine.ground import Here

QUICK = Path(__file__).parent.parent / "quick"
"""The small networks that play on, one file a game."""
MOST = 6
"""Moves that are tried out at most."""
LEAST = 0.01
"""A move that the network likes less is not tried."""
AT_ONCE = 8
"""Guesses between two looks at the clock."""
MANY = 1_000_000
"""Tries of who has no other bound than time."""


class Weighing(NamedTuple):
    """What a network fills, and what each seat may expect at the end of a game."""

    own: Activations
    shares: Any


def quick_games() -> list[str]:
    """The games that have a small network."""
    return sorted(path.stem for path in QUICK.glob("*.npz"))


@functools.cache
def quick_network(name: str) -> Network:
    """The small network of a game."""
    if name not in quick_games():
        raise ValueError(f"There is no small network for {name}, only for {', '.join(quick_games())}.")
    return Network.read(QUICK / f"{name}.npz", game(name))


class RolledBot(Thinker):
    """Plays what its network likes most, unless another move surely brings more."""

    name = "rolled"

    def __init__(
        self, game: str, seed: int | str | None = None, settings: Settings | None = None, temperament: str | None = None
    ) -> None:
        """Of the settings, `trust` and `explore` say when another move is better: by more than so much of the victory, and by
        more than so many standard errors."""
        super().__init__(seed, settings, temperament)
        self.net, self.quick = network(game), quick_network(game)

    def hints(self, table: Table, seat: int) -> list[Hint]:
        """The moves that were tried, the one to play first, then by what they brought."""
        actions = owed(table, seat)
        if len(actions) == 1:
            return [Hint(actions[0], table.redeal(seat, seed=0).outcome[seat], 0)]
        return self._weighed(table, seat, actions)

    def _weighed(self, table: Table, seat: int, actions: list[Action]) -> list[Hint]:
        """Halve the list of moves, all but the first of it, until two are left."""
        ground, known, found = Here(), table.redeal(seat, seed=0), table.game
        state, net, quick = ground.hold(known.state), self.net.held(ground), self.quick.held(ground)
        units = Activations.for_table(self.net, found, table.players, ground)
        ground.call(consider, state, seat, net, units)
        logits = units.actions.tolist()
        tried = promising(actions, logits)
        n = alive = len(tried)
        if n == 1:
            return [Hint(tried[0], known.outcome[seat], 0)]
        trials = Trials(*(ground.buffer(kind, MOST) for kind in "iidd"))
        for i, action in enumerate(tried):
            trials.order[i], trials.moves[i] = i, action.id
        root = Root(state, seat, seed_argument(seed_word(self.chance.getrandbits(64))), no_priors(ground, known, seat))
        weighing = Weighing(units, ground.buffer("d", MAX_SEATS))
        swift = Activations.for_table(self.quick, found, table.players, ground)
        how, scratch, polite = Parameters.of(self.settings), Scratch.for_game(found, ground), found.bots.polite
        rounds, tries, done, started = (n - 1).bit_length(), [0] * n, 0, computing()
        for number in range(1, rounds + 1):
            left = max(1, (self.settings.iterations or MANY) // (rounds * alive))
            while left > 0:
                count = min(left, AT_ONCE)
                ground.call(
                    try_moves, trials, alive, root, how, scratch, net, weighing, quick, swift, polite.start, polite.stop,
                    done, count,
                )  # fmt: skip
                done, left = done + count, left - count
                for move in trials.order.tolist()[:alive]:
                    tries[move] += count
                if self.settings.seconds and computing() - started >= self.settings.seconds * number / rounds:
                    break
            alive = max(2, (alive + 1) // 2)
        return self._read(tried, tries, trials)

    def _read(self, tried: list[Action], tries: list[int], trials: Trials) -> list[Hint]:
        """What they brought; the first stays the first unless another is surely better by what is asked for."""
        gains, squares = trials.gains.tolist(), trials.squares.tolist()
        usual = gains[0] / tries[0]
        hints = [Hint(tried[0], usual, tries[0])]
        better: Hint | None = None
        for i in range(1, len(tried)):
            mean = gains[i] / tries[i]
            unsure = math.sqrt(max(squares[i] / tries[i] - mean * mean, 0.0) / tries[i])
            hints.append(Hint(tried[i], usual + mean, tries[i]))
            if mean > self.settings.trust + self.settings.explore * unsure and (
                not better or hints[i].share > better.share
            ):
                better = hints[i]
        first = better or hints[0]
        return [first, *sorted((hint for hint in hints if hint is not first), key=lambda hint: -hint.share)]


def promising(actions: list[Action], logits: list[float]) -> list[Action]:
    """The moves that a network likes, the most liked first."""
    highest = max(logits[action.id] for action in actions)
    weights = {action.id: math.exp(logits[action.id] - highest) for action in actions}
    total = sum(weights.values())
    ranked = sorted(actions, key=lambda action: (-weights[action.id], action.id))[:MOST]
    return [action for i, action in enumerate(ranked) if i == 0 or weights[action.id] >= LEAST * total]
