"""`stockpot new-game` writes a game that has every property at once."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest

from stockpot.cli.new_game import TEMPLATE, renamed, write
from tests.support.packages import NOT_COMPILED, installed, own_tests
from tests.support.processes import python, stockpot


def stew(folder: Path) -> tuple[Path, str]:
    """A new game, as if installed; what Python then looks through for packages."""
    home = folder / "stew"
    write("stew", home)
    return home, installed("stew", home, folder / "info")


def test_it_passes_its_own_tests(tmp_path: Path) -> None:
    home, path = stew(tmp_path)
    assert own_tests(home, path, "-k", NOT_COMPILED, NUMBA_DISABLE_JIT="1", FUZZ="40") > 50


def test_a_terminal_shows_its_cards(tmp_path: Path) -> None:
    _, path = stew(tmp_path)
    command = ["play", "stew", "--players", "2", "--seed", "1"]
    command += ["--bots", "thumb"]  # one that thinks by the clock may choose the same card
    played = stockpot(*command, typed="tomato\nq\n", PYTHONPATH=path, NUMBA_DISABLE_JIT="1")
    assert "Round 1 of 5" in played.stdout, played.stdout + played.stderr
    assert "Your hand: onion 1  carrot 2  potato 3" in played.stdout
    assert "Last round: ·\n" in played.stdout, "nothing was played yet"
    assert "  Ada has chosen tomato.\n  Ada: tomato.\n" in played.stdout, "chosen and shown are told in two ways"


@pytest.mark.parametrize("name", ["ab", "stew", "bouillabaisse"])
def test_comments_stay_in_their_column_whatever_it_is_called(name: str) -> None:
    page = renamed((TEMPLATE / "home" / "README.md").read_text(encoding="utf-8"), name)
    columns = {line.index("# ") for line in page.splitlines() if "  # " in line and "--serve" not in line}
    assert len(columns) == 1
    assert f"stockpot play {name}  " in page


def test_a_list_of_ones_own_is_printed(tmp_path: Path) -> None:
    _, path = stew(tmp_path)
    own, file = tmp_path / "own.csv", tmp_path / "sheets.pdf"
    own.write_text("card,number\nonion,17\ncarrot,2\npotato,3\ntomato,4\nmushroom,5\n")
    done = stockpot("print", "stew", "--set", f"cards={own}", "--no-book", "--output", str(file),
                    PYTHONPATH=path, NUMBA_DISABLE_JIT="1")  # fmt: skip
    assert done.returncode == 0, done.stderr
    with pypdfium2.PdfDocument(file) as printed:
        words = [word for page in printed for word in page.get_textpage().get_text_bounded().split()]
    assert (words.count("17"), words.count("1"), words.count("5")) == (2 * 4, 0, 2 * 4)


TIES = """
import stockpot
ends = stockpot.playouts("stew", players=4, games=40, seed=1, policy="thumb").outcomes
print(sum(max(shares) == 1 for shares in ends))
"""


def test_its_rule_of_thumb_decides_games(tmp_path: Path) -> None:
    """Four players that all chose the same card would share every victory, and a first study would show nothing else."""
    _, path = stew(tmp_path)
    alone = int(python(TIES, PYTHONPATH=path, NUMBA_DISABLE_JIT="1"))
    assert alone > 10


@pytest.mark.parametrize("name", ["soup", "Stew", "../stew", "s"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    done = stockpot("new-game", name, "--folder", str(tmp_path / "new"), NUMBA_DISABLE_JIT="1")
    assert done.returncode == 2
    assert "A new game is named by" in done.stderr
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    first = stockpot("new-game", "stew", "--folder", str(tmp_path), NUMBA_DISABLE_JIT="1")
    assert first.returncode == 0, first.stderr
    assert "stockpot play stew" in first.stdout
    assert stockpot("new-game", "stew", "--folder", str(tmp_path), NUMBA_DISABLE_JIT="1").returncode == 2
