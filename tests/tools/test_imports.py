"""A module or a name that tests import and that is gone is told before the tests begin."""

from __future__ import annotations

from pathlib import Path

from tools import check_imports

WRONG = """
from stockpot.lab import parts, points
from stockpot.lab.pieces import Plan

def late():
    from tests.support import services
    from stockpot import Table, Chair
    import stockpot.lab.nowhere, json
"""


def test_what_is_gone_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "test_old.py"
    file.write_text(WRONG)
    assert [line.removeprefix(f"{file}:") for line in check_imports.missing(file)] == [
        "2: stockpot.lab has no points",
        "3: stockpot.lab.pieces is not there",
        "7: stockpot has no Chair",
        "8: stockpot.lab.nowhere is not there",
    ]
