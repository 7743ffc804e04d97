"""What a choice is said to bring: it comes true, it gives nothing away, and looking changes nothing."""

from __future__ import annotations

import stockpot
from stockpot.testing import PreviewTests


class TestPreviews(PreviewTests):
    games = tuple(stockpot.game_names())
