"""A bot that plays as its network says, without looking ahead."""

from __future__ import annotations

from stockpot.bots.net.network import Network, Room, network
from stockpot.bots.net.think import consider
from stockpot.bots.seat import Bot, owed
from stockpot.core.table import Action, Table


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
        room = Room.for_table(self.net, table.game, table.players)
        consider(table.redeal(seat, seed=0).state.handle, seat, self.net, room)
        return max(actions, key=lambda action: float(room.actions[action.id]))
