"""Sapone: Marko Kolombo's game of picking, bluffing and trading for coins, vegetables, tools and soap."""

from __future__ import annotations

from stockpot.core.game import game_of_rooms

GAME = game_of_rooms(__name__, designer="Marko Kolombo", minutes=40, weight="medium", rules_version=2)
