"""Settings for training a network (hyperparameters), and the progress report."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Training:
    """How to train."""

    rounds: int = 300
    watch: int = 3
    """How many of the rounds only watch rules of thumb."""
    minutes: float | None = None
    """Ends the training earlier when time is up; the network then depends on how fast the machine is."""
    tables: int = 1024
    """In all, shared out among numbers of players and variants."""
    steps: int = 32
    """Decisions at each table in one round."""
    batch: int = 4096
    """Decisions of one step of the optimiser."""
    passes: int = 2
    """Epochs: how often a round's decisions are learned from."""
    units: tuple[int, int, int] = (512, 512, 256)
    """Of the three hidden layers."""
    rate: float = 5e-4
    """Learning rate; it falls to a twentieth by the end."""
    curiosity: float = 0.005
    """Weight of the entropy bonus; it falls to a tenth by the end."""
    trace: float = 0.95
    """λ of advantages and value targets: 1 looks to the end of the game, 0 to the player's next decision."""
    trust: float = 4.0
    """How much a new network prefers what rules of thumb advise."""
    thumbs: float = 0.3
    """Share of the tables where the network sits alone among players of rules of thumb."""
    older: float = 0.2
    """Share of the tables where it sits alone among an older self."""
    league: int = 8
    """How many older selves are kept."""
    usual: int | None = None
    """The number of players that most tables have; by default four, or as many as the game takes."""
    common: float = 0.5
    """Share of the tables with that number of players, under the usual rules."""
    every: int = 10
    """Rounds between two reports."""
    seed: int = 1
    start: Path | None = None
    """A file with a network to go on from, with a new critic; it keeps its units."""
    against: str = ""
    """Whom to find the best response to: `thumb`, `net` or `net:FILE` (see `response`); else the network learns to play well."""
    device: str = "cpu"
    """`cuda`: tables and network on the GPU."""
    cores: int = 0
    """Threads that step tables on the CPU, 0 for all."""
    settle: int = 0
    """How many of the first rounds after those that watch only teach the critic: one that knows nothing yet spoils a network
    that goes on."""


@dataclass(frozen=True)
class Figure:
    """How the network did alone among rules of thumb, or those it is to beat, for one number of players and set of options."""

    players: int
    options: dict[str, Any]
    games: int
    share: float
    """Of the victories."""

    @property
    def interval(self) -> float:
        """Half the width of the 95 % interval, as if games were won or lost."""
        return 1.96 * math.sqrt(max(self.share * (1 - self.share), 1e-9) / max(self.games, 1))


@dataclass(frozen=True)
class Report:
    """Progress so far."""

    round: int
    decisions: int
    """Played, by everybody."""
    learned: int
    """Those that the network was taught by: its own, where there was a choice."""
    seconds: float
    figures: list[Figure] = field(default_factory=list)
    """Of the games since the last report, played with all curiosity: a greedy player does better."""


@dataclass(frozen=True)
class Files:
    """What a course writes, whenever it reports."""

    network: Path
    checkpoint: Path | None = None
    """All that it takes to go on."""
    curve: Path | None = None
    """The reports as JSON."""
