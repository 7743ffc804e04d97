"""Distillation: a small network learns to play like a large one, from what that likes at tables of self-play.

python -m stockpot.lab.train.distil soup soup.npz --device cuda --tables 16384 --seconds 100
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import torch
from torch.nn.functional import cross_entropy
from torch.nn.utils import clip_grad_norm_

from stockpot.bots.net import network
from stockpot.core.game import game
from stockpot.lab.train.model import Player, drawn
from stockpot.lab.train.plan import Training
from stockpot.lab.train.ppo import FORESIGHT, STEEPEST, quickly
from stockpot.lab.train.table_groups import TableGroup, open_groups

UNITS = (128, 64, 64)
RATE, FADED = 2e-3, 0.03
WHIMS = 0.02
"""Share of random moves: the small one strays from where the large one goes."""


def distil(name: str, seconds: float, training: Training) -> Player:
    """A small player like the network of a game that comes with the package."""
    torch.manual_seed(training.seed)
    found = game(name)
    groups = open_groups(name, training)
    teacher = Player.of(found, network(name)).to(training.device)
    student: Player = Player(found, UNITS, trust=0.0).to(training.device)
    optimiser = torch.optim.Adam(student.parameters(), RATE, eps=1e-5)
    begun = time.monotonic()
    while (done := (time.monotonic() - begun) / seconds) < 1:
        for settings in optimiser.param_groups:
            settings["lr"] = RATE * (1 - (1 - FADED) * done)
        for group in groups:
            learn(group, teacher, student, optimiser, training.device)
    return student


def learn(group: TableGroup, teacher: Player, student: Player, optimiser: Any, device: str) -> float:
    """A step towards the teacher, who then plays: what is learned from lies in the tables' own memory. How far was it?"""
    apart, chosen = lesson(group, teacher, student, device)
    optimiser.zero_grad(set_to_none=True)
    apart.backward()
    clip_grad_norm_(student.parameters(), STEEPEST)
    optimiser.step()
    group.play(chosen)
    return float(apart.detach())


def lesson(group: TableGroup, teacher: Player, student: Player, device: str) -> tuple[Any, Any]:
    """How far the student is from its teacher at all tables of a group, where there is a choice; and what is played there."""
    seen = (group.observations.float(), group.allowed(), group.advised())
    _, allowed, advised = seen
    with quickly(device):
        with torch.no_grad():
            liked, seats = teacher(*seen)
        own, foreseen = student(*seen)
    choice = (allowed.sum(1) > 1).float()
    moves = cross_entropy(own, liked.softmax(1), reduction="none")
    chances = cross_entropy(foreseen[:, : group.players], seats[:, : group.players].softmax(1), reduction="none")
    some = drawn(torch.zeros_like(liked).masked_fill(~allowed, -torch.inf))
    chosen = torch.where(group.own_turn(), drawn(liked), advised)
    chosen = torch.where(torch.rand(group.n, device=device) < WHIMS, some, chosen)
    apart = (choice * (moves + FORESIGHT * chances)).sum() / choice.sum().clamp_min(1)
    return apart, torch.where(group.by_manners(), advised, chosen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("output", type=Path)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=100)
    given = parser.parse_args()
    training = Training(tables=given.tables, thumbs=0.1, older=0.0, common=0.7, device=given.device, seed=11)
    distil(given.game, given.seconds, training).network().write(given.output)


if __name__ == "__main__":
    main()
