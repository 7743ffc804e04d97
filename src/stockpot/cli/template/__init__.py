"""Ladle: choose in secret, and be the highest that nobody else has chosen."""

from __future__ import annotations

from stockpot.core.game import game_of_rooms

GAME = game_of_rooms(__name__, name="ladle", minutes=5, weight="light")
