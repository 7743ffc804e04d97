"""Records, saved games, options and card lists of every game, and what is made of them."""

from __future__ import annotations

import contextlib
import csv
import functools
import io
import json
import random
from pathlib import Path
from typing import Any

import stockpot
from stockpot.api.records import imported, verify
from stockpot.cli.saves import load_save
from stockpot.core.replay import load
from stockpot.testing.mutations import JUNK, garbled, mutated
from stockpot.testing.settings import one_move
from stockpot.testing.strangers import stock
from tests.support.client import SHORT
from tests.support.settings import SETTINGS

MOVES = 40
"""Of the records that begin from a position; the others are whole games where these are short."""


@functools.cache
def records(name: str) -> list[dict[str, Any]]:
    """Right records of a game: from seeds and from positions, finished and not, with notes where there are some."""
    chance = random.Random(name)
    found = []
    for number in range(8):
        setting = chance.choice([setting for setting in SETTINGS if setting.game == name])
        table = stockpot.Table(name, setting.players, number, {**SHORT.get(name, {}), **setting.options})
        if number % 2:
            table = stockpot.Table.from_position(name, chance.choice(stock(name, setting.players)))
        for _ in range(MOVES if number % 2 else chance.choice((0, 5, 3000))):
            if not table.over:
                one_move(table, chance)
        found.append(json.loads(json.dumps(table.record())))
    return found


def try_record(chance: random.Random, name: str, folder: Path) -> bool:
    """Change a right record, or its bytes: refused with a reason (False), or a table (True)."""
    right = records(name)
    save = {
        "stockpot_save": 1,
        "seats": [["Ada", None], ["Bob", "thumb"]],
        "seed_hash": "",
        "record": chance.choice(right),
    }
    whole = chance.choice((chance.choice(right), save))
    if chance.random() < 0.3:
        return taken_as_file(garbled(chance, whole), folder / "game.json")
    record = mutated(chance, whole, right if whole is not save else [save])
    take = chance.choice((stockpot.replay, lambda data: imported(data, "seed", "code"), verify))
    return accepted(take, record)


def taken_as_file(data: bytes, path: Path) -> bool:
    path.write_bytes(data)
    with contextlib.suppress(UnicodeDecodeError):
        accepted(load, data.decode())
    return accepted(load_save, path)


def accepted(take: Any, data: Any) -> bool:
    """Is something taken? It may be refused, with a reason and nothing else."""
    try:
        take(data)
    except ValueError as error:
        reason = str(error)
    else:
        return True
    assert reason, "a refusal without a reason"
    assert len(reason) < 5_000, "a refusal that repeats all it was given"
    return False


# --------------------------------------------------------------------------------------------------------------- options


@functools.cache
def card_lists(name: str, option: str) -> list[Any]:
    """Right card lists: as text, and as rows."""
    texts = {
        "ingredient_cards": "sapotage/ingredients.csv", "judge_cards": "sapotage/judges.csv",
    }  # fmt: skip
    games = Path(stockpot.__file__).parent / "games"
    if option == "lists":
        read = {part: (games / f"pantry/expert_{part}.csv").read_text() for part in ("tiles", "recipes")}
        return [read]
    if option not in texts:
        return []
    text = (games / texts[option]).read_text()
    return [text, list(csv.DictReader(io.StringIO(text)))]


def try_options(chance: random.Random, name: str) -> bool:
    """Change the options of a game: refused, or a table that can be played, recorded and replayed."""
    game = stockpot.game(name)
    options = {option.name: option.default for option in game.options if chance.random() < 0.3}
    for option in game.options:
        lists = card_lists(name, option.name)
        if lists and chance.random() < 0.4:
            options[option.name] = changed_list(chance, chance.choice(lists))
        elif option.name in options and chance.random() < 0.5:
            options[option.name] = chance.choice(JUNK)
    if chance.random() < 0.3 and options:
        options = mutated(chance, json.loads(json.dumps(options)), [options])
    return accepted(lambda given: play_a_little(chance, name, given), options)


def changed_list(chance: random.Random, cards: Any) -> Any:
    """A card list with something changed in its rows or in its text."""
    if isinstance(cards, str):
        return garbled_text(chance, cards)
    if isinstance(cards, dict):
        part = chance.choice(sorted(cards))
        return {**cards, part: garbled_text(chance, cards[part])}
    return mutated(chance, cards, [cards])


def garbled_text(chance: random.Random, text: str) -> str:
    """Characters changed, doubled, cut, or replaced by look-alikes."""
    for _ in range(chance.randint(1, 3)):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice((0, 1, 1, 5, 60)))
        other = chance.choice(
            ("", ",", "，", "\n", '"', "\x00", "Ⅷ", "ﬁ", "\u202e", "９" * 3, "-9", text[start:end] * 2, "é", " ")
        )
        text = text[:start] + other + text[end:]
    return text


def play_a_little(chance: random.Random, name: str, options: Any) -> None:
    """Accepted options: some moves, whose texts are read back by a record; a position; every view."""
    table = stockpot.Table(name, chance.choice(stockpot.game(name).players), chance.randrange(2**32), options)
    for _ in range(6):
        if not table.over:
            one_move(table, chance)
    for viewer in (None, 0):
        table.view(viewer)
    again = json.loads(json.dumps(table.record()))
    assert stockpot.replay(again).state == table.state, "a record that replays to something else"
    position = json.loads(json.dumps(table.position()))
    assert stockpot.Table.from_position(name, position).state == table.state, "a position that is something else"
