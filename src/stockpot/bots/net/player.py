"""A bot that plays greedily by the policy of its network, without looking ahead."""

from __future__ import annotations

import random

from stockpot.bots.interface import Bot, owed
from stockpot.bots.manners import by_manners
from stockpot.bots.net.network import Activations, Network, network
from stockpot.bots.net.think import consider
from stockpot.core.table import Action, Table
from stockpot.engine.ground import ground_for


class Practised:
    """Plays by a network under the rules that the network has practised; under others like another bot."""

    def __init__(self, net: Bot, other: Bot) -> None:
        self.net, self.other = net, other
        self.name = other.name

    def choose(self, table: Table, seat: int) -> Action:
        return (self.net if has_practised(table) else self.other).choose(table, seat)


def has_practised(table: Table) -> bool:
    """Are these options ones that networks of the game practise?"""
    bots = table.game.bots
    return table.options in (bots.practice, *bots.variants)


class NetBot:
    """Plays the action that its network likes most."""

    name = "net"

    def __init__(self, game: str, net: Network | None = None, seed: int | str | None = None) -> None:
        self.net = net or network(game)
        self.chance = random.Random(seed)

    def choose(self, table: Table, seat: int) -> Action:
        actions = owed(table, seat)
        if polite := by_manners(table, seat, self.chance):
            return polite
        known = table.redeal(seat, seed=0).state
        with ground_for(table.game) as ground:
            units = Activations.for_table(self.net, table.game, table.players, ground)
            ground.call(consider, ground.hold(known), seat, self.net.held(ground), units)
            logits = units.actions.tolist()
        return max(actions, key=lambda action: logits[action.id])
