"""SaPotage: cook for a picky judge, spoil the others' dishes, present your own with a straight face."""

from __future__ import annotations

from stockpot.core.game import game_of_rooms

GAME = game_of_rooms(__name__, minutes=30, weight="light", figures="balance")
