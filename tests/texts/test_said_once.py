"""What a new decision and a new language take: a declaration with its pair of rules, and a folder. Both are made here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from stockpot.cli.new_game import write
from tests.support.processes import ROOT, environment

PACKAGE = ROOT / "src" / "stockpot"

DECISION = {
    "state.py": (
        'Decision("card", "card {card}", card=Ordinal(CARDS))',
        'Decision("card", "card {card}", card=Ordinal(CARDS)), Decision("lowest", "lowest card")',
    ),
    "rules.py": (
        "            out[n] = card\n            n += 1\n    return n\n",
        "            out[n] = card\n            n += 1\n    out[n] = CARDS\n    return n + 1\n",
    ),
    "texts/en/stew.ftl": ("asks-card =", "move-lowest = whatever is lowest\nasks-card ="),
    "texts/fr/stew.ftl": ("asks-card =", "move-lowest = la plus basse\nasks-card ="),
}
"""All that a new decision of the new game touches, beside what it does."""
DOES = (
    "    s.chosen[seat] = action\n",
    "    if action == CARDS:\n        action = lowest(s.hand[seat])\n    s.chosen[seat] = action\n",
)


def ran(code: str, path: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment(PYTHONPATH=path, NUMBA_DISABLE_JIT="1"),
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def changed(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, (file, old)
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_new_decision_is_declared_once(tmp_path: Path) -> None:
    write("stew", tmp_path)
    package = tmp_path / "stockpot_stew"
    for file, (old, new) in DECISION.items():
        changed(package / file, old, new)
    changed(package / "rules.py", *DOES)
    changed(package / "rules.py", "import count, has, leaders\n", "import count, has, leaders, lowest\n")
    told = ran(
        """
from stockpot.core import game as shelf
from stockpot_stew import GAME
shelf.games, shelf._load = lambda: ["stew"], lambda name: GAME
from stockpot import Table, replay
table = Table("stew", 2, seed=1)
print(table.game.n_actions, [action.text for action in table.legal(0)][-1], [action.label for action in table.legal(0, "fr")][-1])
print(table.parts(0, table.legal(0)[-1]), table.read_move(0, "la plus basse"), table.read_move(0, "card lowest"))
table.play(0, "whatever is lowest")
print(table.moves, table.log(0), replay(table.record()).state.to_bytes() == table.state.to_bytes())
""",
        os.pathsep.join([str(tmp_path), environment()["PYTHONPATH"]]),
    )
    assert told.splitlines() == [
        "6 lowest card la plus basse",
        "{'kind': 'lowest'} 5 5",
        "[(0, 'lowest card', None)] ['#0: card 1.'] True",
    ]


def test_a_new_language_is_one_folder(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "stockpot", ignore=shutil.ignore_patterns("static", "__pycache__", "nets"))
    texts = tmp_path / "stockpot" / "texts"
    for file in (texts / "en").iterdir():
        to = texts / "eo" / file.name
        to.parent.mkdir(exist_ok=True)
        source = file.read_text(encoding="utf-8")
        to.write_text(source.replace("title = ", "title = La ", 1).replace(" wins.", " gajnas."), encoding="utf-8")
    told = ran(
        """
import stockpot
from stockpot.core.options import LANGUAGES
from stockpot.api.catalog import game_info
print(*LANGUAGES)
for name in stockpot.game_names():
    table = stockpot.Table(name, 3, seed=1)
    assert table.legal(table.to_act[0], "eo") and table.asks(table.to_act[0], "eo") and table.game.rulebook("eo")
    print(game_info(name, "eo").title)
""",
        str(tmp_path),
    ).splitlines()
    assert "eo" in told[0].split()
    assert told[1:] == ["La Soup", "La SaPotage", "La Ursuppe", "La The Pantry", "La Sapone"]
