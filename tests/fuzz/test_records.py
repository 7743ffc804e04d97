"""Records, saved games, options and card lists from strangers: refused with a reason, or taken for what they are.

`FUZZ=100000 pytest tests/fuzz` (or `make fuzz`) is the long form.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import stockpot
from stockpot.testing.mutations import JUNK
from stockpot.testing.strangers import INPUTS
from tests.fuzz.records import records, try_options, try_record

EACH = max(4, INPUTS * 4 // 100)


@pytest.mark.parametrize("name", stockpot.game_names())
def test_a_changed_record_is_refused_or_replayed(name: str, tmp_path: Path) -> None:
    accepted = sum(try_record(random.Random(f"{name} {number}"), name, tmp_path) for number in range(EACH))
    assert accepted < EACH


@pytest.mark.parametrize("name", stockpot.game_names())
def test_changed_options_are_refused_or_played_with(name: str) -> None:
    accepted = sum(try_options(random.Random(f"{name} {number}"), name) for number in range(EACH))
    assert accepted < EACH


@pytest.mark.parametrize("rules", [0, -1, 99, 10**30, True, 1.0, "2", None, [1], float("nan")])
def test_rules_that_nobody_knows_are_refused(rules: Any) -> None:
    record = {**records("soup")[0], "rules": rules}
    with pytest.raises(stockpot.BadRecord, match="rules"):
        stockpot.replay(record)
    position = {**stockpot.Table("soup", 3, 1).position(), "rules": rules}
    with pytest.raises(stockpot.BadPosition, match="rules"):
        stockpot.Table.from_position("soup", position)


def test_a_record_from_a_position_has_its_players_and_options() -> None:
    record = next(record for record in records("soup") if "position" in record)
    for change in ({"players": record["players"] % 4 + 2}, {"options": {"full_pot": 49}}):
        with pytest.raises(stockpot.BadRecord, match="position"):
            stockpot.replay({**record, **change})


def test_a_refusal_does_not_repeat_all_it_was_given() -> None:
    deep: Any = []
    for _ in range(900):
        deep = [deep]
    for junk in (deep, "x" * 100_000, list(range(100_000)), {str(i): i for i in range(10_000)}):
        for refused in (
            lambda junk=junk: stockpot.Table.from_position("soup", {"players": junk}),
            lambda junk=junk: stockpot.Table.from_position("soup", {"players": 2, "hands": [junk, junk]}),
            lambda junk=junk: stockpot.Table.from_position("soup", {"players": 2, "rules": junk}),
            lambda junk=junk: stockpot.Table.from_position("soup", {"players": 2, "game": junk}),
            lambda: stockpot.Table.from_position("soup", {"players": 2, "x" * 9_000: 1}),
            lambda junk=junk: stockpot.Table("soup", junk),
            lambda junk=junk: stockpot.Table("soup", 2, options={"full_pot": junk}),
            lambda junk=junk: stockpot.Table("soup", 2, options=junk),
            lambda junk=junk: stockpot.replay(junk),
            lambda junk=junk: stockpot.replay({**records("soup")[0], "moves": [junk]}),
            lambda junk=junk: stockpot.replay({**records("soup")[0], "moves": [[junk, "bug 1"]]}),
            lambda junk=junk: stockpot.replay({**records("soup")[0], "stockpot": junk}),
            lambda junk=junk: stockpot.replay({**records("soup")[0], "rules": junk}),
            lambda junk=junk: stockpot.replay({**records("soup")[0], "seed": junk if junk != "x" * 100_000 else None}),
        ):
            with pytest.raises(ValueError, match=r".") as refusal:
                refused()
            assert len(str(refusal.value)) < 2_000


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: ascii(junk)[:20])
def test_seats_moves_notes_and_seeds_may_be_anything(junk: Any) -> None:
    """Refused by a `ValueError` or by a rule, and the table is as it was; or what it says."""
    before = stockpot.Table("soup", 3, 1).state.to_bytes()
    asks: list[Callable[[stockpot.Table], object]] = [
        lambda table: table.play(junk, "bug soup"),
        lambda table: table.play(0, junk),
        lambda table: table.play(0, 5, junk if junk is not None else ""),
        lambda table: table.why_not(junk, junk),
        lambda table: table.legal(junk),
        lambda table: table.view(junk),
        lambda table: table.redeal(junk, seed=1),
        lambda table: table.redeal(0, seed=junk),
        lambda table: table.undo(junk),
        lambda _: stockpot.Table("soup", 3, seed=junk),
        lambda _: stockpot.Table("soup", junk),
        lambda _: stockpot.Table(junk, 3),
    ]
    for ask in asks:
        table = stockpot.Table("soup", 3, 1)
        with contextlib.suppress(ValueError, stockpot.IllegalMove):
            ask(table)
        if not table.moves:
            assert table.state.to_bytes() == before
