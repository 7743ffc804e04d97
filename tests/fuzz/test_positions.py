"""Positions from strangers: refused with a reason, or played soundly.

`FUZZ=100000 pytest tests/fuzz` (or `make fuzz`) is the long form.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

import stockpot
from stockpot.core.rule import COMPILED
from tests.fuzz.positions import try_position

INPUTS = int(os.environ.get("FUZZ", "100" if COMPILED else "40"))
EACH = max(4, INPUTS * 12 // 100)
"""Positions of each of the five games; records and options have the rest."""
PARTS = max(1, EACH // 500)
"""A long run is split, so that many processes can share it."""
KEPT = sorted((Path(__file__).parent / "kept").glob("*.json"))


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", stockpot.game_names())
def test_a_changed_position_is_refused_or_plays(name: str, part: int) -> None:
    numbers = range(EACH * part // PARTS, EACH * (part + 1) // PARTS)
    accepted = sum(try_position(random.Random(f"{name} {number}"), name) for number in numbers)
    assert accepted < len(numbers), "some are refused"


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_positions_that_once_did_harm_are_refused(path: Path) -> None:
    position = json.loads(path.read_text(encoding="utf-8"))
    with pytest.raises(stockpot.BadPosition):
        stockpot.Table.from_position(position["game"], position)
