"""The games in `examples/games`: each passes its own tests, with those of every game among them, and can be printed."""

from __future__ import annotations

import re
import tokenize
from pathlib import Path

import pypdfium2
import pytest

from tests.support.packages import EXAMPLES, NOT_COMPILED, installed, own_tests
from tests.support.processes import ROOT, stockpot

PLAIN = {"NUMBA_DISABLE_JIT": "1"}
CORNERS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
GAMES = sorted(folder.name for folder in EXAMPLES.iterdir() if folder.is_dir())
SILENT = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def test_there_are_two() -> None:
    assert GAMES == ["crowded", "hearts"]


def code_lines(file: Path) -> int:
    """Lines of a file that have code or docstrings on them: no blank ones, and none that are comments alone."""
    with tokenize.open(file) as text:
        tokens = [token for token in tokenize.generate_tokens(text.readline) if token.type not in SILENT]
    used = {line for token in tokens for line in range(token.start[0], token.end[0] + 1)}
    written = {number for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1) if line.strip()}
    return len(used & written)


def test_each_is_as_short_as_the_documentation_says() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    (said,) = re.findall(r"^\| lines of code.* \| (\d+) \| (\d+) \|$", page, re.MULTILINE)
    found = [sum(map(code_lines, (EXAMPLES / name / f"stockpot_{name}").glob("*.py"))) for name in GAMES]
    assert found == [int(number) for number in said]
    assert max(found) < 600


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


def test_a_number_stays_in_one_piece_however_wide_its_digits_are(tmp_path: Path) -> None:
    path, file = installed("crowded", EXAMPLES / "crowded", tmp_path / "info"), tmp_path / "sheets.pdf"
    done = stockpot("print", "crowded", "--output", str(file), PYTHONPATH=path, **PLAIN)
    assert done.returncode == 0, done.stderr
    with pypdfium2.PdfDocument(file) as printed:
        faces = [page.get_textpage().get_text_bounded() for page in printed][:10:2]
    numbers = sorted(map(int, re.findall(r"^\d+$", "\n".join(faces).replace("\r", ""), re.MULTILINE)))
    assert numbers == sorted([*range(1, 41)] * 2), "in two corners of each card"


def test_games_of_the_house_are_not_printed(tmp_path: Path) -> None:
    done = stockpot("print", "soup", "--output", str(tmp_path / "sheets.pdf"), **PLAIN)
    assert done.returncode == 2
    assert "belong to its designer and publisher" in " ".join(done.stderr.split())
    assert not (tmp_path / "sheets.pdf").exists()
