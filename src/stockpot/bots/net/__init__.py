"""Players that have learned by reinforcement: a policy and value network weighs every action and every seat's chances.

`stockpot train` makes networks by self-play; those in `bots/nets` come with the package.
"""

from __future__ import annotations

from stockpot.bots.net.guided import GuidedBot
from stockpot.bots.net.network import Network, network, trained
from stockpot.bots.net.player import NetBot, Practised

__all__ = ["GuidedBot", "NetBot", "Network", "Practised", "network", "trained"]
