"""Crowded Pot: five places in the pot, everybody pushes; low cards are quick, high cards are strong."""

from __future__ import annotations

from stockpot.core.game import game_of_rooms

from .state import most_decisions

GAME = game_of_rooms(__name__, minutes=15, weight="light", most_decisions=most_decisions)
