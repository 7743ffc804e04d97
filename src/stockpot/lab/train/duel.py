"""How well a network plays: alone at tables of rules of thumb or of a rival, always what it likes most."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import torch

from stockpot.bots.net import Network
from stockpot.lab.train.model import Player
from stockpot.lab.train.plan import Figure, Training
from stockpot.lab.train.table_groups import TableGroup

GLANCES = 64
"""Steps between two looks whether all games have ended."""


@torch.no_grad()  # type: ignore[untyped-decorator]
def duel(
    player: Player, name: str, players: int, options: Mapping[str, Any], games: int, training: Training,
    rival: Network | None = None,
) -> Figure:  # fmt: skip
    """One game at each of so many tables, in every seat equally often; without a rival against rules of thumb."""
    group = TableGroup(name, players, options, games, replace(training, thumbs=1.0, older=0.0), duel=True)
    theirs = Player.of(group.game, rival, sure=True).to(training.device) if rival else None
    own = torch.arange(games, device=training.device) % players
    won = torch.zeros(games, device=training.device)
    done = torch.zeros(games, dtype=torch.bool, device=training.device)
    while not done.all():
        for _ in range(GLANCES):
            advised = group.advised()
            seen = (group.observations, group.allowed(), advised)
            liked, _ = player(*seen)
            others = theirs.choices(*seen) if theirs else advised
            chosen = torch.where(group.own_turn(), liked.argmax(1), others)
            group.play(torch.where(group.by_manners(), advised, chosen))
            ended = (group.over != 0) & ~done
            won = torch.where(ended, group.shares().gather(1, own[:, None]).squeeze(1), won)
            done |= ended
    return Figure(players, dict(options), games, float(won.mean()))
