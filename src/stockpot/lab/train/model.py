"""The networks that learn: the player, which is shipped, and the critic, which sees all hands and stays here."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn

from stockpot.bots.net import Network
from stockpot.core.engine import MAX_SEATS
from stockpot.core.game import Game

NEVER = -1e9
"""The logit of what is not allowed."""


def drawn(liked: Any) -> Any:
    """One column for each row, by its logits: the Gumbel-max trick."""
    return (liked - torch.empty_like(liked).exponential_().log_()).argmax(1)


class Player(nn.Module):  # type: ignore[misc]
    """What `bots.net.Network` does, for many rows at once."""

    sure = False
    """Who is sure plays what it likes most, as bots do; others draw."""

    def __init__(self, game: Game, units: tuple[int, int, int], trust: float) -> None:
        super().__init__()
        first, second, third = units
        self.first = nn.Linear(game.n_features, first)
        self.advice = nn.Embedding(game.n_actions, first)
        self.second = nn.Linear(first, second)
        self.third = nn.Linear(second, third)
        self.policy = nn.Linear(third, game.n_actions)
        self.value = nn.Linear(third, MAX_SEATS)
        self.trust = nn.Parameter(torch.full((game.n_actions,), trust))
        nn.init.normal_(self.advice.weight, std=0.05)
        for last in (self.policy, self.value):
            nn.init.zeros_(last.weight)
            nn.init.zeros_(last.bias)

    def forward(self, features: Any, allowed: Any, advised: Any) -> tuple[Any, Any]:
        """The logits of columns, and of seats from the own one on."""
        inputs = self.first(features)
        hidden = torch.relu(inputs + self.advice(advised).to(inputs.dtype))
        hidden = torch.relu(self.third(torch.relu(self.second(hidden))))
        at = advised[:, None]
        liked = self.policy(hidden).float().scatter_add(1, at, self.trust[at])
        return liked.masked_fill(~allowed, NEVER), self.value(hidden).float()

    def choices(self, features: Any, allowed: Any, advised: Any) -> Any:
        """The columns that it plays."""
        liked, _ = self(features, allowed, advised)
        return liked.argmax(1) if self.sure else drawn(liked)

    def network(self) -> Network:
        """What it has learned, as bots take it."""

        def matrix(layer: Any, *more: Any) -> Any:
            return torch.cat([layer.weight.T, *more, layer.bias[None]]).detach().cpu().numpy()

        return Network(
            matrix(self.first, self.advice.weight), matrix(self.second), matrix(self.third), matrix(self.policy),
            matrix(self.value), self.trust[None].detach().cpu().numpy(),
        )  # fmt: skip

    @classmethod
    def of(cls, game: Game, net: Network, sure: bool = False) -> Player:
        """A player by a network, as large as that is."""
        first, second, third = (layer.shape[1] for layer in (net.first, net.second, net.third))
        player = cls(game, (first, second, third), trust=0.0)
        player.take(net)
        player.sure = sure
        return player

    def take(self, net: Network) -> None:
        """Go on from what a network knows."""
        inputs = self.first.in_features

        def put(layer: Any, given: Any) -> None:
            weights = torch.as_tensor(np.asarray(given))
            layer.weight.copy_(weights[: layer.in_features].T)
            layer.bias.copy_(weights[-1])

        with torch.no_grad():
            for name in ("first", "second", "third", "policy", "value"):
                put(getattr(self, name), getattr(net, name))
            self.advice.weight.copy_(torch.as_tensor(np.asarray(net.first)[inputs:-1]))
            self.trust.copy_(torch.as_tensor(np.asarray(net.trust)[0]))


class Critic(nn.Module):  # type: ignore[misc]
    """Everybody's chances, from what everybody sees. It begins with the game's own estimate and learns what that overlooks."""

    def __init__(self, game: Game, units: tuple[int, int]) -> None:
        super().__init__()
        self.seats = game.players[-1]
        first, last = game.bots.private
        inputs = game.n_features + (self.seats - 1) * (last - first) + 2 * self.seats
        self.body = nn.Sequential(
            nn.Linear(inputs, units[0]),
            nn.ReLU(),
            nn.Linear(units[0], units[1]),
            nn.ReLU(),
            nn.Linear(units[1], self.seats),
        )
        self.belief = nn.Parameter(torch.ones(()))
        nn.init.zeros_(self.body[-1].weight)
        nn.init.zeros_(self.body[-1].bias)

    def forward(self, features: Any, hidden: Any, estimated: Any, mine: Any, players: Any) -> Any:
        """The logarithms of the seats' shares, from the own one on."""
        told = torch.cat([features, hidden, estimated.to(features.dtype), mine], dim=1)
        logits = self.body(told).float() + self.belief * estimated.float().clamp_min(1e-4).log()
        sitting = torch.arange(self.seats, device=logits.device) < players[:, None]
        return torch.log_softmax(logits.masked_fill(~sitting, NEVER), dim=1)
