"""Settings for training a judge (hyperparameters)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Judging:
    """How to learn to judge."""

    minutes: float = 5.0
    rounds: int = 8
    """Times that the judge is fitted; before the first, all go by rules of thumb."""
    games: int = 200
    """That a core plays before it looks at the clock."""
    units: tuple[int, int] = (128, 64)
    batch: int = 8192
    passes: int = 8
    rate: float = 1e-3
    whims: int = 60
    """Turns of a thousand that are any turn."""
    kept: int = 4
    """Rounds whose games are learned from."""
    common: float = 0.6
    """Share of the games with the usual number of players, under the usual rules."""
    cores: int = 0
    """Processes that play, 0 for all cores."""
    device: str = "cpu"
    seed: int = 1
