"""Saved games: a record, and who sat where."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stockpot.core.errors import BadRecord
from stockpot.core.replay import dump, replay
from stockpot.core.table import Table

FORMAT = 1


@dataclass
class Save:
    """A table with its players: for each seat a name, and the level of its bot or `None` for a person."""

    table: Table
    names: list[str]
    bots: list[str | None]

    def write(self, path: Path) -> None:
        seats = json.dumps([[name, bot] for name, bot in zip(self.names, self.bots, strict=True)], ensure_ascii=False)
        text = f'{{\n"stockpot_save": {FORMAT},\n"seats": {seats},\n"record": {dump(self.table)}}}\n'
        part = path.with_name(path.name + ".part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)


def load_save(path: Path) -> Save:
    """A saved game or a plain record from a file; `BadRecord` says why it cannot be used."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError):
        raise BadRecord(f"{path} is no saved game of Stockpot, or it was cut.") from None
    if isinstance(data, dict) and "stockpot_save" in data:
        return _read_save(data)
    table = replay(data)
    return Save(table, [f"#{seat}" for seat in range(table.players)], [None] + ["thumb"] * (table.players - 1))


def _read_save(data: dict[str, Any]) -> Save:
    if data["stockpot_save"] != FORMAT:
        raise BadRecord(f"This game was saved in format {data['stockpot_save']!r}; this version reads format {FORMAT}.")
    table = replay(data.get("record", {}))
    try:
        names = [str(name) for name, _ in data["seats"]]
        bots = [None if bot is None else str(bot) for _, bot in data["seats"]]
    except (KeyError, TypeError, ValueError):
        raise BadRecord("The saved game does not say who sat where.") from None
    if len(names) != table.players:
        raise BadRecord(f"The saved game names {len(names)} players for {table.players} seats.")
    return Save(table, names, bots)
