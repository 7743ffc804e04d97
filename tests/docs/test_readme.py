"""The commands of README.md do what they say: each is run as it stands, with arguments added that end long ones early."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import stockpot
from stockpot.cli.saves import Save
from tests.docs.test_commands import ROOT, shown
from tests.support.processes import environment

SHORTER = {
    "analyse": "--iterations 4",
    "arena": "--games 2 --bots thumb,random,thumb,random",
    "check": "--games 2",
    "lab": "--games 20",
    "tune": "--games 10 --points 2 --stronger thumb --stronger-games 8",
}
"""What is added to them."""
LEFT = {"play": "quit\n" * 3}
"""What is typed into those that wait for somebody."""
README = [shlex.join(words) for words in shown(ROOT / "README.md")]
SERVES = [line for line in README if "--serve" in line]


def arguments(line: str) -> list[str]:
    words = shlex.split(line)
    return [sys.executable, "-m", "stockpot", *words, *shlex.split(SHORTER.get(words[0], ""))]


@pytest.fixture
def kitchen(tmp_path: Path) -> Path:
    """A folder with a saved game in it, as the page has one."""
    table = stockpot.Table("soup", 3, seed=4)
    for _ in range(20):
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[0])
    Save(table, ["Ann", "Basil", "Clove"], [None, "thumb", "random"]).write(tmp_path / "game.json")
    return tmp_path


def test_there_is_something_to_try() -> None:
    assert {"play", "rules", "replay", "analyse", "check", "arena", "lab", "tune", "figures"} <= {
        shlex.split(line)[0] for line in README
    }


@pytest.mark.parametrize("line", [line for line in README if line not in SERVES])
def test_a_command_does_what_it_says(line: str, kitchen: Path) -> None:
    done = subprocess.run(
        arguments(line), cwd=kitchen, env=environment(STOCKPOT_STATE=str(kitchen / "state")), input=LEFT.get(line.split()[0], ""),
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("line", SERVES)
def test_a_page_is_served(line: str, kitchen: Path) -> None:
    server = subprocess.Popen(
        [*arguments(line), "--port", "0"], cwd=kitchen, env=environment(BROWSER="true", XDG_DATA_HOME=str(kitchen)),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
    )  # fmt: skip
    with server:
        assert server.stdout is not None
        told = []
        for one in server.stdout:
            told.append(one)
            if "http://127.0.0.1:" in one:
                break
        server.terminate()
    assert "http://127.0.0.1:" in told[-1], told
