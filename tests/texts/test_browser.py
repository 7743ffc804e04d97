"""The browser writes the same sentences as Python: all that is told, asked, offered and refused, in every language."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hatch_build
import msgspec
import pytest

from stockpot import Table
from stockpot.core import kinds
from stockpot.core.fluent import HOUSE
from stockpot.core.game import ALL_OPEN, SHELF, Game, game
from stockpot.core.kinds import Kind
from stockpot.core.speech import Said

ROOT = Path(__file__).parents[2]
GAMES = [name for name in SHELF if game(name).speech is not None]
NAMES = ("Ada", "Bob", "Émile", "Œdipe", "Zoé", "ida")
"""With vowels that are elided in French or doubled in Italian, and others."""
MOVES = 600
REFUSED = 12
"""So many actions that are not allowed are tried at each decision."""

EXAMPLES = 12
"""So often every message is written about made-up things."""

Saying = tuple[str, str, dict[str, Any]]
"""How it is written (`write` or `tell`), its key, and its data."""


@pytest.mark.parametrize("name", GAMES)
def test_the_browser_writes_the_same_sentences(name: str, tmp_path: Path) -> None:
    found = game(name)
    assert found.speech is not None
    wanted, said = [], []
    for way, key, data in [*sayings(found), *made_up(found)]:
        for lang in found.speech.texts.languages:
            for names in (None, NAMES):
                said.append({"game": name, "lang": lang, "way": way, "key": key, "data": data, "names": names})
                if way == "tell":
                    wanted.append(found.speech.tell(key, data, lang, names))
                else:
                    wanted.append(found.speech.write(Said(key, data), lang, names))
    written = in_the_browser(found, said, tmp_path)
    different = [(one, a, b) for one, a, b in zip(said, wanted, written, strict=True) if a != b]
    assert different == []


def sayings(found: Game) -> list[Saying]:
    """All that is said in some games, each thing once."""
    seen: dict[bytes, Saying] = {}
    for seed, players in enumerate((found.players[0], found.players[-1], found.players[-1])):
        for one in said_in(Table(found.name, players, seed=seed), random.Random(seed)):
            known = msgspec.to_builtins(one)
            seen.setdefault(msgspec.json.encode(known), known)
    return list(seen.values())


def said_in(table: Table, chance: random.Random) -> Iterator[Saying]:
    """All that is said in a game of random moves, to whom it may concern."""
    words, viewers = table.game.words, (None, ALL_OPEN, *range(table.players))
    rows = table.game.opening(table._state)
    for _ in range(MOVES):
        for told in (words.tell(row, viewer) for row in rows for viewer in viewers):
            if told is not None:
                yield "tell", told.kind, dict(told.data)
        if table.over:
            return
        seat = chance.choice(table.to_act)
        yield said("write", words.asks(table._state, seat))
        legal = table.legal_actions(seat)
        for action in legal:
            parts = words.parts(table._state, seat, action)
            yield "write", f"move-{parts['kind'].replace(' ', '-')}", parts
        for action in chance.sample(range(table.game.n_actions), min(REFUSED, table.game.n_actions)):
            if action not in legal:
                yield said("write", words.why_not(table._state, seat, action).said)
        rows = list(table.make_move(seat, chance.choice(legal)).events)


def said(way: str, one: Said) -> Saying:
    return way, one.key, dict(one.data)


def made_up(found: Game) -> Iterator[Saying]:
    """Every message about anything: what random games have not come to."""
    assert found.speech is not None
    chance = random.Random(found.name)
    for key, fields in found.speech.fields.items():
        for _ in range(EXAMPLES):
            yield "write", key, {name: example(kind, chance) for name, kind in fields.items()}


def example(kind: Kind, chance: random.Random) -> Any:
    """Some data of a kind."""
    match kind:
        case kinds.Flag():
            return chance.random() < 0.5
        case kinds.Seat():
            return chance.choice([None, *range(len(NAMES))])
        case kinds.Seats():
            return chance.sample(range(len(NAMES)), chance.randint(0, 3))
        case kinds.Pieces():
            return chance.choice([None, "made up by a designer", *kind.ids])
        case kinds.PieceSet():
            return chance.choices(kind.pieces.ids, k=chance.randint(0, 4))
        case kinds.Counts():
            return chance.choice([None, [chance.randint(0, 3) for _ in range(kind.width)]])
        case kinds.NumberList():
            return [chance.randint(0, 9) for _ in range(chance.randint(1, 3))]
        case kinds.Compound():
            return chance.choice([None, {name: example(one, chance) for name, one in kind.fields.items()}])
    return chance.choice([-2, 0, 1, 2, 5, 1234])


def in_the_browser(found: Game, said: list[dict[str, Any]], folder: Path) -> list[str]:
    """What `web/src/lib/speech.ts` writes, run by Node."""
    assert found.speech is not None
    generated, speak = ROOT / "web/src/generated/games" / f"{found.name}.ts", ROOT / "tests/texts/speak.js"
    entry, program = folder / "entry.js", folder / "program.mjs"
    entry.write_text(
        f"import {{ SPEECH }} from {json.dumps(str(generated))};\n"
        f"import {{ speak }} from {json.dumps(str(speak))};\n"
        f"await speak({{ {found.name}: SPEECH }});\n"
    )
    _, env = hatch_build.npm_command()
    bundler = ROOT / "web/node_modules/rolldown/bin/cli.mjs"
    options = ["--format", "esm", "--platform", "browser", "--file", str(program)]
    subprocess.run(["node", bundler, entry, *options], env=env, check=True, capture_output=True)
    texts = found.speech.texts
    catalogues = [
        {"game": found.name, "lang": lang, "texts": [one.file(lang).read_text("utf-8") for one in (HOUSE, texts)]}
        for lang in texts.languages
    ]
    given = json.dumps({"catalogues": catalogues, "said": said})
    done = subprocess.run(["node", program], env=env, input=given, check=True, capture_output=True, text=True)
    sentences: list[str] = json.loads(done.stdout)
    return sentences
