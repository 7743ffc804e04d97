"""Compiled rules are kept in a folder that changes with the sources."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from stockpot.core.cache import KEEP_DAYS, cache_folder, drop_stale, fingerprint
from tests.support.processes import python


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "package"
    (folder / "games").mkdir(parents=True)
    (folder / "rules.py").write_text("x = 1\n")
    (folder / "games" / "cards.csv").write_text("bug,3\n")
    (folder / "notes.md").write_text("no matter\n")
    return folder


def test_the_fingerprint_stays_while_nothing_changes(package: Path) -> None:
    before = fingerprint(package)
    (package / "notes.md").write_text("still no matter\n")
    os.utime(package / "rules.py", (1, 1))
    assert fingerprint(package) == before


@pytest.mark.parametrize("changed", ["rules.py", "games/cards.csv"])
def test_the_fingerprint_changes_with_a_source(package: Path, changed: str) -> None:
    before = fingerprint(package)
    (package / changed).write_text("y = 1\n")
    assert fingerprint(package) != before


def test_the_fingerprint_changes_with_a_name_and_with_a_new_file(package: Path) -> None:
    seen = {fingerprint(package)}
    (package / "rules.py").rename(package / "laws.py")
    seen.add(fingerprint(package))
    (package / "empty.py").touch()
    seen.add(fingerprint(package))
    assert len(seen) == 3


def test_an_editor_s_lock_is_no_source(package: Path) -> None:
    before = fingerprint(package)
    (package / ".#rules.py").symlink_to("nobody@nowhere.1")
    assert fingerprint(package) == before


def test_the_cache_may_lie_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOCKPOT_CACHE", str(tmp_path))
    assert cache_folder() == tmp_path / "compiled" / fingerprint()
    monkeypatch.delenv("STOCKPOT_CACHE")
    assert cache_folder().parent.name == "compiled"
    assert tmp_path not in cache_folder().parents


def test_folders_that_nobody_used_for_long_are_dropped(tmp_path: Path) -> None:
    day = 86_400
    ages = {"current": 100, "recent": KEEP_DAYS - 1, "stale": KEEP_DAYS + 1}
    for name, days in ages.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "code.nbc").touch()
        os.utime(tmp_path / name, (time.time() - days * day,) * 2)
    (tmp_path / "file").touch()
    os.utime(tmp_path / "file", (1, 1))
    drop_stale(tmp_path / "current")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["current", "file", "recent"]


PROGRAM = """
import numba
import stockpot.core.rule
from stockpot.core.cache import cache_folder, use_cache_folder
if numba.config.DISABLE_JIT:
    use_cache_folder()
from stockpot.core.bits import nth
print(nth(0b1010, 1), numba.config.CACHE_DIR, cache_folder(), sep="\\n")
"""


def test_compiled_code_lands_in_the_folder(tmp_path: Path) -> None:
    result, used, folder = python(PROGRAM, STOCKPOT_CACHE=str(tmp_path), NUMBA_DISABLE_JIT="0").splitlines()
    assert (result, used) == ("3", folder)
    assert any(path.suffix == ".nbc" for path in Path(folder).rglob("*"))


def test_rules_still_run_where_no_cache_can_be_written(tmp_path: Path) -> None:
    """A file where the parent should be refuses everybody, the administrator too."""
    blocked = tmp_path / "file"
    blocked.touch()
    result, used, folder = python(PROGRAM, STOCKPOT_CACHE=str(blocked), NUMBA_DISABLE_JIT="0").splitlines()
    assert result == "3"
    assert used != folder
    assert not Path(used).exists(), "the folder of that one process goes when it ends"


def test_pointing_numba_at_the_folder(tmp_path: Path) -> None:
    _, used, folder = python(PROGRAM, STOCKPOT_CACHE=str(tmp_path), NUMBA_DISABLE_JIT="1").splitlines()
    assert used == folder
