"""Games that were once played go on meaning the same: kept records replay to the same bytes, or are refused for their rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import stockpot
from stockpot.core.replay import FORMAT

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_is_replayed_faithfully_or_refused(path: Path) -> None:
    record = json.loads(path.read_text())
    if record["rules"] != stockpot.game(record["game"]).rules_version:
        with pytest.raises(stockpot.BadRecord, match="rules"):
            stockpot.replay(record)
        return
    table = stockpot.replay(record)
    assert table.over
    assert list(table.scores) == record["scores"]
    assert table.record() == record


def test_every_game_has_records_under_its_present_rules() -> None:
    records = [json.loads(path.read_text()) for path in RECORDS]
    kept = {(record["game"], record["rules"], record["stockpot"]) for record in records}
    assert kept >= {(name, stockpot.game(name).rules_version, FORMAT) for name in stockpot.game_names()}


def test_a_record_under_other_rules_is_refused() -> None:
    record = json.loads(RECORDS[0].read_text())
    record["rules"] += 1
    with pytest.raises(stockpot.BadRecord, match="rules"):
        stockpot.replay(record)
