"""Soup: Reiner Knizia's trick-taking game of pots that must not, or must, run full."""

from __future__ import annotations

from stockpot.core.game import game_of_rooms

GAME = game_of_rooms(__name__, designer="Reiner Knizia", minutes=30, weight="light")
