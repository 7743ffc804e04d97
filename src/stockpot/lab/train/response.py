"""Best responses: how much a player who knows its rivals can take from them.

The learner sits alone at every table, among players that never change and always play what they like most, as bots do. What it
wins in the end, for so much learning, says how exploitable they are.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from stockpot.bots.net import Network, network
from stockpot.core.game import game
from stockpot.lab.train.plan import Training

THUMB, NET = "thumb", "net"


def rival(name: str, against: str) -> Network | None:
    """The network that a bot of this name plays by; none for rules of thumb or nobody, `ValueError` for other bots."""
    if against in ("", THUMB):
        return None
    if against == NET:
        return network(name)
    if against.startswith(f"{NET}:"):
        return Network.read(Path(against.removeprefix(f"{NET}:")), game(name))
    raise ValueError(f"--against: {THUMB}, {NET} or {NET}:FILE, not {against!r}.")


def as_response(training: Training) -> Training:
    """The same course with the rivals at all tables, and nothing to watch."""
    if not training.against:
        return training
    by_thumb = training.against == THUMB
    return replace(training, watch=0, thumbs=float(by_thumb), older=float(not by_thumb))
