"""Learned players: how the networks of `bots/nets` are made, by self-play.

A network of this size needs no framework: its slopes are worked out by hand, by NumPy, or by PyTorch where there is a GPU.
"""

from __future__ import annotations

from stockpot.lab.train.course import Report, Training, duel, train
from stockpot.lab.train.device import NUMPY

__all__ = ["NUMPY", "Report", "Training", "duel", "train"]
