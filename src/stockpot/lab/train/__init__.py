"""Learned players: how the networks of `bots/nets` are made, by self-play (proximal policy optimisation), with PyTorch."""

from __future__ import annotations

from stockpot.lab.train.plan import Training

__all__ = ["Training"]
