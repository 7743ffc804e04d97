"""The games in `examples/games`: each passes its own tests, with those of every game among them, and can be printed."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest

from tests.support.packages import EXAMPLES, NOT_COMPILED, installed, own_tests
from tests.support.processes import stockpot

PLAIN = {"NUMBA_DISABLE_JIT": "1"}
CORNERS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
GAMES = sorted(folder.name for folder in EXAMPLES.iterdir() if folder.is_dir())


def test_there_are_two() -> None:
    assert GAMES == ["crowded", "hearts"]


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_its_own_tests(name: str, tmp_path: Path) -> None:
    path = installed(name, EXAMPLES / name, tmp_path)
    passed = own_tests(EXAMPLES / name, path, "-k", NOT_COMPILED, **PLAIN, FUZZ="40", TRIES="1")
    assert passed > 50


@pytest.mark.parametrize(("paper", "size"), [("A4", (595, 842)), ("Letter", (612, 792))])
def test_a_deck_its_backs_and_the_rulebook_are_printed(paper: str, size: tuple[int, int], tmp_path: Path) -> None:
    path = installed("hearts", EXAMPLES / "hearts", tmp_path / "info")
    file = tmp_path / "sheets.pdf"
    done = stockpot(
        "print", "hearts", "--paper", paper, "--lang", "fr", "--output", str(file), PYTHONPATH=path, **PLAIN
    )
    assert done.returncode == 0, done.stderr
    with pypdfium2.PdfDocument(file) as printed:
        assert {tuple(round(side) for side in page.get_size()) for page in printed} == {size}
        words = [page.get_textpage().get_text_bounded().split() for page in printed]
    faces, backs = words[0:12:2], words[1:12:2]
    assert sorted(word for sheet in faces for word in sheet) == sorted(CORNERS * 2 * 4), (
        "all cards, in two corners each"
    )
    assert backs == [[]] * 6
    assert "2 de trèfle" in " ".join(words[12])


def test_games_of_the_house_are_not_printed(tmp_path: Path) -> None:
    done = stockpot("print", "soup", "--output", str(tmp_path / "sheets.pdf"), **PLAIN)
    assert done.returncode == 2
    assert "belong to its designer and publisher" in " ".join(done.stderr.split())
    assert not (tmp_path / "sheets.pdf").exists()
