"""Which games are compiled can be seen without the compiler."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stockpot.bots.compiling import compile_games
from stockpot.core.game import game
from stockpot.core.ready import cache_folder, is_ready, note_ready
from tests.support.processes import python

pytestmark = pytest.mark.compiled


@pytest.fixture
def stew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game, and a cache of its own."""
    monkeypatch.setenv("STOCKPOT_CACHE", str(tmp_path / "cache"))
    cache_folder().mkdir(parents=True)
    return folder_of(tmp_path / "stew", "CARROTS = 3\n")


def folder_of(folder: Path, source: str) -> Path:
    folder.mkdir(parents=True)
    (folder / "rules.py").write_text(source)
    return folder


def test_a_game_is_ready_while_all_its_files_are_there(stew: Path) -> None:
    files = [cache_folder() / name for name in ("setup.nbc", "play.nbc")]
    for file in files:
        file.touch()
    assert not is_ready(stew)
    note_ready(stew, files)
    assert is_ready(stew)
    files[0].unlink()
    assert not is_ready(stew)


def test_with_other_sources_it_is_not(stew: Path, tmp_path: Path) -> None:
    note_ready(stew, [])
    assert is_ready(stew)
    assert not is_ready(folder_of(tmp_path / "changed" / "stew", "CARROTS = 4\n"))


def test_where_nothing_can_be_written_nothing_is_ready(stew: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOCKPOT_CACHE", str(stew / "rules.py"))
    note_ready(stew, [])
    assert not is_ready(stew)


def test_compiling_tells_how_far_it_is_and_notes_what_it_has_done() -> None:
    """Soup is compiled for other tests too, so this is quick."""
    told = [*compile_games(["soup"])]
    assert [one.now for one in told] == ["soup: rules", "soup: tables", "soup: search", ""]
    assert [(one.done, one.of) for one in told] == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert [one.ready for one in told] == [[], [], [], ["soup"]]
    assert is_ready(game("soup").folder)


def test_it_is_seen_without_numba() -> None:
    """By a command that has not settled yet how rules run, and imports none."""
    program = """
import json, sys
from stockpot.core.ready import is_ready
from stockpot.core.sources import GAMES
is_ready(GAMES / "soup")
print(json.dumps([name for name in ("numba", "numpy", "stockpot.core.rule") if name in sys.modules]))
"""
    assert json.loads(python(program)) == []
