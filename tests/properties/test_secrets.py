"""Secrets of every game, tested by indistinguishability."""

from __future__ import annotations

import stockpot
from stockpot.testing import SecretTests


class TestSecrets(SecretTests):
    games = tuple(stockpot.game_names())
