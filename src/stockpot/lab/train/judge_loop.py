"""The training loop of a judge (expert iteration): games on all cores, a fit by PyTorch, games by the new judge, and so on."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from stockpot.bots.plans.judge import INPUTS, Judge
from stockpot.core.engine import MAX_SEATS
from stockpot.core.game import game
from stockpot.lab.train.judge_games import Notes, play_games
from stockpot.lab.train.judge_plan import Judging
from stockpot.lab.train.table_groups import kinds

NEVER = -1e9
"""The number of an empty seat."""


class Model(nn.Module):  # type: ignore[misc]
    """What `bots.plans.judge.Judge` does, for many rows at once."""

    def __init__(self, units: tuple[int, int]) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(INPUTS, units[0]), nn.Linear(units[0], units[1])
        self.seats = nn.Linear(units[1], MAX_SEATS)

    def forward(self, told: Any, players: Any) -> Any:
        numbers = self.seats(torch.relu(self.second(torch.relu(self.first(told)))))
        sitting = torch.arange(MAX_SEATS, device=told.device) < players[:, None]
        return torch.log_softmax(numbers.masked_fill(~sitting, NEVER), dim=1)

    def judge(self) -> Judge:
        def matrix(layer: Any) -> Any:
            return torch.cat([layer.weight.T, layer.bias[None]]).detach().cpu().numpy().copy()

        return Judge(*(matrix(layer) for layer in (self.first, self.second, self.seats)))


def learn(name: str, judging: Judging, file: Path, tell: Callable[[str], None]) -> Judge:
    """Make a judge for a game; `tell` hears after every round how far it is."""
    torch.manual_seed(judging.seed)
    model = Model(judging.units).to(judging.device)
    memory: list[list[Notes]] = []
    begun = time.monotonic()
    with ProcessPoolExecutor(judging.cores or os.cpu_count()) as pool:
        for number in range(judging.rounds):
            until = begun + 60 * judging.minutes * (number + 1) / judging.rounds
            memory = [*memory[1 - judging.kept :], [*played(pool, name, judging, model.judge(), number, until)]]
            if number == 1:
                memory = memory[1:]  # nobody looked ahead in the first games
            loss = fit(model, memory, judging)
            model.judge().write(file)
            turns = sum(len(notes.ends) for notes in memory[-1])
            tell(f"round {number + 1}  {turns} turns  {time.monotonic() - begun:.0f} s  loss {loss:.4f}")
    found: Judge = model.judge()
    return found


def played(
    pool: ProcessPoolExecutor, name: str, judging: Judging, judge: Judge, number: int, until: float
) -> Iterator[Notes]:
    """Games on all cores until the time is up."""
    found = game(name)
    usual, *others = kinds(found, min(3, found.players[-1]))
    chance = np.random.default_rng((judging.seed, number))

    def begin() -> Any:
        players, options = usual if chance.random() < judging.common else others[chance.integers(len(others))]
        seed = f"judge {judging.seed}/{number}/{chance.integers(1 << 62)}"
        return pool.submit(
            play_games, name, players, dict(options), judge, seed, judging.games, judging.whims, number > 0
        )

    running = [begin() for _ in range(2 * (judging.cores or os.cpu_count() or 1))]
    while running:
        yield running.pop(0).result()
        if time.monotonic() < until:
            running.append(begin())


def fit(model: Model, memory: list[list[Notes]], judging: Judging) -> float:
    """Go over all that is remembered; returns the loss at the end."""
    columns = [np.concatenate([getattr(notes, name) for part in memory for notes in part]) for name in Notes._fields]
    told, players, ends = (torch.as_tensor(column).to(judging.device) for column in columns)
    steps = judging.passes * (len(ends) // judging.batch + 1)
    optimiser = torch.optim.AdamW(model.parameters(), judging.rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, judging.rate, total_steps=steps)
    losses = []
    for _ in range(steps):
        rows = torch.randint(len(ends), (judging.batch,), device=judging.device)
        loss = -(ends[rows] * model(told[rows].float(), players[rows])).sum(1).mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        schedule.step()
        losses.append(loss.detach())
    return float(torch.stack(losses[-100:]).mean())
