"""Nothing that a game says is missing, in any language."""

from __future__ import annotations

import stockpot
from stockpot.testing import TextTests


class TestTexts(TextTests):
    games = tuple(stockpot.game_names())
