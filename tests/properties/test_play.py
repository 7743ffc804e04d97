"""What holds for every game: it ends, it takes exactly what is legal, it can be replayed."""

from __future__ import annotations

import stockpot
from stockpot.testing import PlayTests


class TestPlay(PlayTests):
    games = tuple(stockpot.game_names())
