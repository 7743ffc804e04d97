"""Every number of an observation and every action of a game has a name."""

from __future__ import annotations

import stockpot
from stockpot.testing import LearnerTests


class TestLearners(LearnerTests):
    games = tuple(stockpot.game_names())
