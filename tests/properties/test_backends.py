"""The same source, interpreted and compiled: the same bytes."""

from __future__ import annotations

import stockpot
from stockpot.testing import BackendTests


class TestBackends(BackendTests):
    games = tuple(stockpot.game_names())
