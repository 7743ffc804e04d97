"""Golden playthroughs: any change of behaviour shows as a difference in a text file.

After a meant change: `make golden`, and read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from stockpot.testing.settings import Setting
from tests.support.golden import goldens, playthrough

FOLDER = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize(
    ("label", "setting", "seed"), goldens(), ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_game_goes_as_it_went_before(label: str, setting: Setting, seed: int, pytestconfig: pytest.Config) -> None:
    path = FOLDER / f"{label}.txt"
    text = playthrough(setting, seed)
    if pytestconfig.getoption("--write-golden"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
