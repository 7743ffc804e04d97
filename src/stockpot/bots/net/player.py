"""A bot that plays greedily by the policy of its network, without looking ahead."""

from __future__ import annotations

from stockpot.bots.interface import Bot, owed
from stockpot.bots.net.network import Network, Room, network
from stockpot.bots.net.think import consider
from stockpot.core.table import Action, Table
from stockpot.engine.ground import ground_for


class Practised:
    """Plays by a network under the rules that the network has learned, the printed ones; under others like another bot."""

    def __init__(self, net: NetBot, other: Bot) -> None:
        self.net, self.other = net, other
        self.name = other.name

    def choose(self, table: Table, seat: int) -> Action:
        return (self.other if table.options else self.net).choose(table, seat)


class NetBot:
    """Plays the action that its network likes most."""

    name = "net"

    def __init__(self, game: str, net: Network | None = None) -> None:
        self.net = net or network(game)

    def choose(self, table: Table, seat: int) -> Action:
        actions = owed(table, seat)
        known = table.redeal(seat, seed=0).state
        with ground_for(table.game) as ground:
            room = Room.for_table(self.net, table.game, table.players, ground)
            ground.call(consider, ground.hold(known), seat, self.net.held(ground), room)
            logits = room.actions.tolist()
        return max(actions, key=lambda action: logits[action.id])
