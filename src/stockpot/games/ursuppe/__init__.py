"""Ursuppe (Primordial Soup): Doris Matthäus and Frank Nestel's game of amoebas that eat what the others leave."""

from __future__ import annotations

from stockpot.core.game import game_of_rooms

GAME = game_of_rooms(__name__, designer="Doris Matthäus and Frank Nestel", minutes=120, weight="heavy")
