"""The self-play training loop: the network first imitates rules of thumb, then plays against itself, its older selves and rules
of thumb; or it learns the best response to players that never change.

One network for all seats, all numbers of players and the common variants. On a CPU the same seed gives the same network,
whether training was interrupted or not; a GPU adds up in no fixed order.
"""

from __future__ import annotations

import copy
import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from stockpot.bots.net import Network
from stockpot.core.game import game
from stockpot.lab.train import ppo
from stockpot.lab.train.model import Critic, Player
from stockpot.lab.train.plan import Figure, Files, Report, Training
from stockpot.lab.train.response import as_response, rival
from stockpot.lab.train.rollout import Rollout
from stockpot.lab.train.table_groups import open_groups

CRITIC = (512, 256)
"""Units of the critic's hidden layers."""
FADED = 0.05
"""The share of the learning rate that is left at the end."""


def train(name: str, training: Training, files: Files, tell: Callable[[Report], None]) -> Player:
    """Train a network for a game, or resume from a checkpoint; `tell` is called with a report every few rounds."""
    course = Course(name, training)
    if files.checkpoint and files.checkpoint.exists():
        course.go_on_from(files.checkpoint)
    while course.progress() < 1:
        course.next_round()
        if course.round % training.every == 0 or course.progress() >= 1:
            tell(course.report())
            course.write(files)
    return course.player


class Course:
    """One training run: the player that learns, its critic, its older selves (the league) or its rival, and their tables."""

    def __init__(self, name: str, training: Training) -> None:
        check_device(training.device)
        torch.manual_seed(training.seed)
        torch.set_float32_matmul_precision("high")
        training = as_response(training)
        self.training, self.game = training, game(name)
        self.groups = open_groups(name, training)
        self.rollout = Rollout(self.game, self.groups, training.steps, training.device)
        theirs = rival(name, training.against)
        self.player: Player = self._beginner(theirs).to(training.device)
        self.older = copy.deepcopy(self.player)
        if theirs:
            self.older = Player.of(self.game, theirs, sure=True).to(training.device)
        self.critic = Critic(self.game, CRITIC).to(training.device)
        self.optimisers = [self._adam(self.player), self._adam(self.critic)]
        self.league: list[dict[str, Any]] = [kept(self.player)]
        self.round = self.decisions = self.learned = 0
        self.reports: list[Report] = []
        self.counts = torch.zeros(len(self.groups), 2, dtype=torch.float64, device=training.device)
        """For each group: games finished at the tables that count for the report, and the learner's share of the wins."""
        self.before = 0.0
        self.begun = time.monotonic()

    def _beginner(self, theirs: Network | None) -> Player:
        """A player that is to beat a network starts as a copy of it, unless told otherwise."""
        known = Network.read(self.training.start, self.game) if self.training.start else theirs
        return Player.of(self.game, known) if known else Player(self.game, self.training.units, self.training.trust)

    def _adam(self, model: Any) -> Any:
        fused = self.training.device == "cuda"
        return torch.optim.Adam(model.parameters(), self.training.rate, eps=1e-5, fused=fused)

    def seconds(self) -> float:
        return self.before + time.monotonic() - self.begun

    def progress(self) -> float:
        """How far training is, from 0 to 1: by rounds or, where time is limited, by time."""
        by_time = self.seconds() / (60 * self.training.minutes) if self.training.minutes else 0.0
        return min(1.0, max(self.round / self.training.rounds, by_time))

    def next_round(self) -> None:
        """Play at all tables, work out advantages, and learn."""
        training, done, watch = self.training, self.progress(), self.round < self.training.watch
        self._choose_older()
        with torch.no_grad(), ppo.quickly(training.device):
            ppo.play(self.groups, self.rollout, self.player, self.older, watch)
            self.rollout.look_back(self.critic, training.trace)
        if not watch:
            self._count()
        for optimiser in self.optimisers:
            for group in optimiser.param_groups:
                group["lr"] = training.rate * (1 - (1 - FADED) * done)
        rows = ppo.rows_to_learn(self.rollout, watch)
        settling = not watch and self.round < training.watch + training.settle
        if not settling:
            ppo.learn_moves(
                self.player, self.optimisers[0], self.rollout, rows, training.batch, training.passes, watch,
                training.curiosity * (1 - 0.9 * done), training.device,
            )  # fmt: skip
        ppo.learn_chances(self.critic, self.optimisers[1], self.rollout, training.batch, training.device)
        self.round += 1
        self.decisions += self.rollout.steps * self.rollout.n
        self.learned += 0 if settling else len(rows)

    def _choose_older(self) -> None:
        """Every so often a copy of the player joins the league; a random member plays the next round. A rival never changes."""
        training = self.training
        if training.against:
            return
        apart = max(1, min(training.rounds // (2 * training.league), 2 * len(self.league)))
        if self.round and self.round % apart == 0:
            self.league.append(kept(self.player))
            if len(self.league) > training.league:
                del self.league[int(torch.randint(len(self.league) - 1, ()))]
        self.older.load_state_dict(self.league[int(torch.randint(len(self.league), ()))])

    def _count(self) -> None:
        """Count the games that ended at the tables of the report: those with rules of thumb, or with the rival."""
        for i, (group, place) in enumerate(zip(self.groups, self.rollout.places, strict=True)):
            over = self.rollout.over[:, place][:, group.judged]
            shares = (self.rollout.shares[:, place, : group.players] * group.mine).sum(2)[:, group.judged]
            self.counts[i] += torch.stack([over.sum(), (shares * over).sum()])

    def report(self) -> Report:
        """How it did since the last report."""
        figures = [
            Figure(group.players, group.options, int(games), won / max(games, 1))
            for group, (games, won) in zip(self.groups, self.counts.tolist(), strict=True)
        ]
        self.counts.zero_()
        report = Report(self.round, self.decisions, self.learned, self.seconds(), figures)
        self.reports.append(report)
        return report

    # ------------------------------------------------------------------------------------------------------------ files

    def write(self, files: Files) -> None:
        self.player.network().write(files.network)
        if files.curve:
            files.curve.write_text(json.dumps([asdict(report) for report in self.reports], indent=1) + "\n")
        if files.checkpoint:
            self.keep(files.checkpoint)

    def keep(self, file: Path) -> None:
        """Write a checkpoint: all that is needed to resume, tables included."""
        kept = {
            "round": self.round, "decisions": self.decisions, "learned": self.learned, "seconds": self.seconds(),
            "reports": self.reports, "league": self.league, "models": [m.state_dict() for m in self._models()],
            "optimisers": [optimiser.state_dict() for optimiser in self.optimisers], "counts": self.counts,
            "chance": torch.get_rng_state(), "tables": [group.tables.save() for group in self.groups],
        }  # fmt: skip
        if self.training.device == "cuda":
            kept["chance there"] = torch.cuda.get_rng_state()
        beside = file.with_suffix(".new")
        torch.save(kept, beside)
        beside.replace(file)

    def go_on_from(self, file: Path) -> None:
        """Resume from a checkpoint of this run."""
        kept = torch.load(file, map_location=self.training.device, weights_only=False)
        self.round, self.decisions, self.learned = kept["round"], kept["decisions"], kept["learned"]
        self.before, self.reports, self.league = kept["seconds"], kept["reports"], kept["league"]
        self.counts.copy_(kept["counts"])
        for model, weights in zip(self._models(), kept["models"], strict=True):
            model.load_state_dict(weights)
        for optimiser, memory in zip(self.optimisers, kept["optimisers"], strict=True):
            optimiser.load_state_dict(memory)
        for group, saved in zip(self.groups, kept["tables"], strict=True):
            group.tables.restore(saved)
        torch.set_rng_state(kept["chance"].cpu())
        if "chance there" in kept and self.training.device == "cuda":
            torch.cuda.set_rng_state(kept["chance there"].cpu())

    def _models(self) -> list[Any]:
        return [self.player, self.critic]


def kept(player: Player) -> dict[str, Any]:
    """A player as it is now."""
    return {name: weights.detach().clone() for name, weights in player.state_dict().items()}


def check_device(device: str) -> None:
    if device == "cuda" and not torch.cuda.is_available():
        raise ValueError("There is no GPU that PyTorch could use here; --device cpu is slow, but works.")
