"""The course: the network watches rules of thumb, then plays against itself.

1. It watches tables of players who mostly follow the game's rules of thumb, learns to do the same, and to foresee who wins.
2. It plays against itself and shifts towards what turned out better than foreseen: proximal policy optimisation (Schulman
   et al. 2017), one network for all seats and all numbers of players.

The same seed gives the same network on the same machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from stockpot.bots.net import Network
from stockpot.bots.net.addressed import columns
from stockpot.core.game import game
from stockpot.envs.vector import VectorTable
from stockpot.lab.train.device import NUMPY, Device
from stockpot.lab.train.lesson import Classroom, Lesson
from stockpot.lab.train.student import Student

PASSES = 2
"""How often a lesson is gone over."""
CLIP = 0.2
"""How much likelier or unlikelier an action becomes by one lesson, about."""


@dataclass(frozen=True)
class Training:
    """How to train."""

    rounds: int = 300
    watch: int = 20
    """How many of the rounds only watch."""
    minutes: float | None = None
    """Ends the course earlier when time is up; the network then depends on how fast the machine is."""
    tables: int = 128
    """For each number of players."""
    steps: int = 64
    """Decisions at each table in one round."""
    batch: int = 2048
    """Decisions of one step downhill."""
    units: tuple[int, int] = (128, 64)
    """Of the two hidden layers."""
    rate: float = 1e-3
    """Step size; it fades to nothing in the end."""
    curiosity: float = 0.01
    """Weight of the policy's entropy; it fades to a tenth."""
    trace: float = 0.96
    """How far what happens later counts for a decision: 1 up to the end of the game, 0 up to the player's next decision."""
    estimate: float = 0.0
    """Weight of the game's own estimate of the shares beside what the network foresees. In a long game the victory is too far
    away to learn from: then every decision is judged by how it changes that estimate (the potential-based shaping of Ng,
    Harada and Russell 1999)."""
    every: int = 50
    """Rounds between two looks at how well the network plays."""
    duels: int = 400
    """Games that such a look plays, for each number of players."""
    seed: int = 1
    start: Path | None = None
    """A file with a network to go on from; else one that knows nothing."""
    device: str = NUMPY
    cores: int = 0
    """Threads for each number of players, 0 for all."""


@dataclass(frozen=True)
class Report:
    """How far the course is."""

    round: int
    decisions: int
    seconds: float
    network: Network
    shares: dict[int, float]
    """For each number of players the share of victories alone against rules of thumb."""


def train(name: str, training: Training, tell: Callable[[Report], None]) -> Network:
    """A network for a game; `tell` hears every few rounds, and in the end, how it does."""
    with Course(name, training) as course:
        while course.progress() < 1:
            course.next_round()
            if course.round % training.every == 0 or course.progress() >= 1:
                tell(course.report())
        return course.student.network()


class Course:
    """A student, and a classroom for each number of players."""

    def __init__(self, name: str, training: Training) -> None:
        self.game, self.training, self.device = game(name), training, Device(training.device)
        begin = (
            Network.read(training.start, self.game)
            if training.start
            else Network.blank(self.game, training.units, training.seed)
        )
        self.student = Student(begin, self.device)
        self.rooms = [
            Classroom(name, players, training.tables, training.seed, training.cores) for players in self.game.players
        ]
        self.chance = np.random.default_rng(training.seed)
        self.round = self.decisions = 0
        self.begun = time.monotonic()
        self.pool = ThreadPoolExecutor(len(self.rooms))

    def __enter__(self) -> Course:
        return self

    def __exit__(self, *_: object) -> None:
        self.pool.shutdown()

    def progress(self) -> float:
        """How much of the course is behind, from 0 to 1: by rounds or, where it is limited, by time."""
        by_time = self.seconds() / (60 * self.training.minutes) if self.training.minutes else 0.0
        return min(1.0, max(self.round / self.training.rounds, by_time))

    def seconds(self) -> float:
        return time.monotonic() - self.begun

    def next_round(self) -> None:
        """Play a lesson in every classroom, and learn from all of them together."""
        training, done, watch = self.training, self.progress(), self.round < self.training.watch
        lessons = self.pool.map(
            lambda room: room.lesson(self.student, training.steps, training.trace, training.estimate, watch), self.rooms
        )
        lesson = Lesson(*(self.device.xp.concatenate(column) for column in zip(*lessons, strict=True)))
        for rows in batches(len(lesson.gains), training.batch, self.chance):
            rate, curiosity = training.rate * (1 - done), training.curiosity * (1 - 0.9 * done)
            learn(self.student, lesson, self.device.put(rows), watch, rate, curiosity)
        self.round += 1
        self.decisions += len(lesson.gains)

    def report(self) -> Report:
        net, training = self.student.network(), self.training

        def share(players: int) -> float:
            return duel(net, self.game.name, players, training.seed, training.duels, self.device)

        shares = dict(zip(self.game.players, self.pool.map(share, self.game.players), strict=True))
        return Report(self.round, self.decisions, self.seconds(), net, shares)


def batches(n: int, size: int, chance: np.random.Generator) -> Iterator[Any]:
    """All rows in a random order, as often as there are passes; a rest that fills no batch is left out."""
    for _ in range(PASSES):
        order = chance.permutation(n)
        for start in range(0, n - min(n, size) + 1, size):
            yield order[start : start + size]


def learn(student: Student, lesson: Lesson, rows: Any, watch: bool, rate: float, curiosity: float) -> None:
    """One step downhill on some rows; who watches learns to do what was done."""
    part = Lesson(*(column[rows] for column in lesson))
    thought = student.think(part.features)
    wanted = student.softmax(thought.policy, part.masks)
    chosen = one_hot(student, wanted, part.chosen)
    by_policy = wanted - chosen if watch else by_gains(student, part, wanted, chosen, curiosity)
    by_value = student.softmax(thought.value, part.sitting) - part.ends
    student.step(student.slopes(part.features, thought, by_policy / len(rows), by_value / len(rows)), rate)


def by_gains(student: Student, part: Lesson, wanted: Any, chosen: Any, curiosity: float) -> Any:
    """The slope of the clipped objective of proximal policy optimisation, and of curiosity: the policy's entropy."""
    ratio = (wanted * chosen).sum(axis=1) / part.chances
    free = student.xp.where(part.gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    logs = student.xp.log(wanted.clip(1e-9))
    entropy = -(wanted * logs).sum(axis=1, keepdims=True)
    return (part.gains * ratio * free)[:, None] * (wanted - chosen) + curiosity * wanted * (logs + entropy)


def one_hot(student: Student, like: Any, columns: Any) -> Any:
    """1 in one column of each row, 0 elsewhere."""
    out = student.xp.zeros_like(like)
    out[student.device.put(np.arange(len(columns))), columns] = 1
    return out


def duel(net: Network, name: str, players: int, seed: int, games: int, device: Device) -> float:
    """The network's share of the victories, alone at tables of rules of thumb, in every seat equally often."""
    student = Student(net, device)
    tables = VectorTable(name, players, games, seed=f"duel {seed}")
    own = np.arange(games) % players
    order = columns(tables.game, players)
    won, done = np.zeros(games), np.zeros(games, bool)
    while not done.all():
        actions, turn = tables.thumb_actions(), np.flatnonzero(tables.seats == own)
        logits = device.get(student.think(device.put(tables.observations[turn])).policy)
        liked = np.take_along_axis(logits, order[own[turn]], axis=1)
        actions[turn] = np.where(tables.masks[turn], liked, -np.inf).argmax(axis=1)
        tables.step(actions)
        ended = (tables.over != 0) & ~done
        won[ended] = (tables.rewards[ended, own[ended]] + 1) / players
        done |= ended
    return float(won.mean())
