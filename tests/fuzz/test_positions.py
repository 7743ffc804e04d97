"""Positions from strangers: refused with a reason, or played soundly.

`FUZZ=100000 pytest tests/fuzz` (or `make fuzz`) is the long form.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import stockpot
from stockpot.testing.strangers import StrangerTests

KEPT = sorted((Path(__file__).parent / "kept").glob("*.json"))


class TestPositions(StrangerTests):
    games = tuple(stockpot.game_names())


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_positions_that_once_did_harm_are_refused(path: Path) -> None:
    position = json.loads(path.read_text(encoding="utf-8"))
    with pytest.raises(stockpot.BadPosition):
        stockpot.Table.from_position(position["game"], position)
