"""What every game begins with."""

from __future__ import annotations

from typing import Any

from stockpot.core.rule import rule


@rule
def begin(s: Any, players: int, options: Any, seed: int) -> None:
    """Write into a record of zeros who plays by which options, and where chance starts."""
    s.rng = seed
    s.players = players
    for i in range(len(s.options)):
        s.options[i] = options[i]
