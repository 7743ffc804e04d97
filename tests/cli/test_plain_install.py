"""`pip install stockpot` without extras: the rules and terminal play; what needs more says what to install."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stockpot.core.game import game_names
from tests.support.plain_install import link_packages, stockpot
from tests.support.processes import ROOT

RECORD = ROOT / "tests" / "records" / "soup-rules1-format2-4.json"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packages")
    link_packages(folder)
    return folder


def test_little_is_installed(packages: Path) -> None:
    assert (packages / "rich").is_dir()
    assert not {"numpy", "numba", "msgspec", "litestar", "sqlalchemy"} & {path.name for path in packages.iterdir()}


@pytest.mark.parametrize("game", game_names())
def test_a_game_is_played_in_the_terminal(packages: Path, tmp_path: Path, game: str) -> None:
    done = stockpot(
        packages, "play", game, "--bots", "thumb,random", "--seed", "a", "--lang", "en",
        typed="1\n" * 5 + "quit\n", STOCKPOT_STATE=str(tmp_path),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Your game is saved." in done.stdout
    saved = json.loads((tmp_path / f"last-{game}.json").read_text())
    assert len(saved["record"]["moves"]) >= 5


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("games",), "Sapone"),
        (("rules", "soup"), "Soup"),
        (("replay", str(RECORD)), "win"),
        (("--version",), "stockpot"),
    ],
)
def test_what_needs_no_more_works(packages: Path, arguments: tuple[str, ...], said: str) -> None:
    done = stockpot(packages, *arguments)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (("bench", "soup"), "fast"), (("check", "soup"), "fast"), (("arena", "soup"), "fast"), (("warm", "soup"), "fast"),
        (("lab", "soup"), "fast"), (("train", "soup", "--output", "net"), "fast"), (("figures", "pantry"), "fast"),
        (("serve",), "server"), (("load", "soup"), "server"), (("upgrade",), "server"),
    ],
)  # fmt: skip
def test_what_needs_more_says_in_one_line_how_to_get_it(packages: Path, arguments: tuple[str, ...], extra: str) -> None:
    done = stockpot(packages, *arguments)
    assert done.returncode == 2, done.stdout
    assert done.stderr.count("\n") == 1
    assert f"pip install 'stockpot[{extra}]'" in done.stderr


def test_doctor_tells_what_is_not_there(packages: Path) -> None:
    done = stockpot(packages, "doctor")
    assert done.returncode == 0, done.stderr
    assert "pip install 'stockpot[fast]'" in done.stdout
    assert "pip install 'stockpot[server]'" in done.stdout
