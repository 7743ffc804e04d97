"""Learned players: how the networks of `bots/nets` are made, by self-play (proximal policy optimisation), with PyTorch.

What needs PyTorch is in `training_loop` and what that imports; `plan` needs nothing.
"""

from __future__ import annotations

from stockpot.lab.train.plan import Figure, Files, Report, Training

__all__ = ["Figure", "Files", "Report", "Training"]
