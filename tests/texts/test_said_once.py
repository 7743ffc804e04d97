"""What a new decision, event, option and language take: a declaration and a line a language; a folder. All are made here."""

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
        'Decision("card", "{card}", asks=CHOOSE, card=CARD)',
        'Decision("card", "{card}", asks=CHOOSE, card=CARD), Decision("lowest", "lowest card", asks=CHOOSE)',
    ),
    "rules.py": (
        "    return write_cards(s.hand[seat], 0, out)\n",
        "    n = write_cards(s.hand[seat], 0, out)\n    out[n] = N_CARDS\n    return n + 1\n",
    ),
    "texts/en/stew.ftl": ("asks-card =", "move-lowest = whatever is lowest\nasks-card ="),
    "texts/fr/stew.ftl": ("asks-card =", "move-lowest = la plus basse\nasks-card ="),
}
"""All that a new decision of the new game touches, beside what it does."""
DOES = (
    "    s.chosen[seat] = action\n",
    "    if action == N_CARDS:\n        action = lowest(s.hand[seat])\n    s.chosen[seat] = action\n",
)


EVENT = {
    "state.py": ("    SCORED = event(seat=SEAT)", "    COUNTED = event(round=ORDINAL)\n    SCORED = event(seat=SEAT)"),
    "rules.py": (
        "    best = alone_on_top(s)\n",
        "    note(trail, Event.COUNTED, s.round)\n    best = alone_on_top(s)\n",
    ),
    "texts/en/stew.ftl": ("scored =", "counted = Round { $round } is counted.\nscored ="),
    "texts/fr/stew.ftl": ("scored =", "counted = On compte la manche { $round }.\nscored ="),
}
"""All that a new event touches."""
OPTION = {
    "state.py": (
        "high=N_CARDS), CARDS, texts=TEXTS)",
        'high=N_CARDS), CARDS, Number("prize", 1, rule="stew.round.score", low=1, high=3), texts=TEXTS)',
    ),
    "rules.py": ("s.points[best] += 1", "s.points[best] += s.options[PRIZE]"),
    "texts/en/stew.ftl": ("option-rounds =", "option-prize = Points for a round\noption-rounds ="),
    "texts/fr/stew.ftl": ("option-rounds =", "option-prize = Points par manche\noption-rounds ="),
}
"""All that a new option touches, beside its place."""


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


def told_by(folder: Path, edits: list[tuple[str, str, str]], code: str) -> list[str]:
    """What a program says that plays the new game with these changes."""
    write("stew", folder)
    for file, old, new in edits:
        changed(folder / "stockpot_stew" / file, old, new)
    shelf = """
from stockpot.core import game as shelf
from stockpot_stew import GAME
shelf.games, shelf._load = lambda: ["stew"], lambda name: GAME
from stockpot import Table, replay
"""
    return ran(shelf + code, os.pathsep.join([str(folder), environment()["PYTHONPATH"]])).splitlines()


def edits_of(touched: dict[str, tuple[str, str]]) -> list[tuple[str, str, str]]:
    return [(file, old, new) for file, (old, new) in touched.items()]


def test_a_new_decision_is_declared_once(tmp_path: Path) -> None:
    imported = ("rules.py", "import count, has, leaders\n", "import count, has, leaders, lowest\n")
    told = told_by(
        tmp_path,
        [*edits_of(DECISION), ("rules.py", *DOES), imported],
        """
table = Table("stew", 2, seed=1)
print(table.game.n_actions, [action.text for action in table.legal(0)][-1], [action.label for action in table.legal(0, "fr")][-1])
print(table.parts(0, table.legal(0)[-1]), table.read_move(0, "la plus basse"), table.read_move(0, "card lowest"))
table.play(0, "whatever is lowest")
print(table.moves, table.log(0), replay(table.record()).state.to_bytes() == table.state.to_bytes())
""",
    )
    assert told == [
        "6 lowest card la plus basse",
        "{'kind': 'lowest'} 5 5",
        "[(0, 'lowest card', None)] ['#0 has chosen onion.'] True",
    ]


def test_a_new_event_is_declared_once(tmp_path: Path) -> None:
    imported = ("state.py", "import SEAT, SEATS", "import ORDINAL, SEAT, SEATS")
    told = told_by(
        tmp_path,
        [*edits_of(EVENT), imported],
        """
table = Table("stew", 2, seed=1)
table.play(0, "carrot")
events = table.play(1, "mushroom")
print([(one.kind, one.data) for event in events if (one := event.seen(None)) and one.kind == "counted"])
print(table.log(0)[-2], table.log(0, "fr")[-2])
""",
    )
    assert told == ["[('counted', {'round': 1})]", "Round 1 is counted. On compte la manche 1."]


def test_a_new_option_is_declared_once(tmp_path: Path) -> None:
    place = ("state.py", "\n\n@record", 'PRIZE = OPTIONS.place("prize")\n\n\n@record')
    imported = ("rules.py", "import NONE, NUMBERS, ROUNDS", "import NONE, NUMBERS, PRIZE, ROUNDS")
    told = told_by(
        tmp_path,
        [*edits_of(OPTION), place, imported],
        """
for options in {}, {"prize": 3}:
    table = Table("stew", 2, seed=1, options=options)
    table.play(0, "carrot")
    table.play(1, "mushroom")
    print(table.scores, table.view()["options"], replay(table.record()).scores)
print([one.title["fr"] for one in GAME.options][-1])
""",
    )
    assert told == ["(0, 1) {} (0, 1)", "(0, 3) {'prize': 3} (0, 3)", "Points par manche"]


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
