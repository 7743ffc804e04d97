"""Saved games: a record, and who sat where."""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stockpot.bots import bot
from stockpot.bots.own import is_own
from stockpot.core.errors import BadRecord
from stockpot.core.replay import dump, parse, replay
from stockpot.core.table import Table

FORMAT = 1
NAME_SIZE = 16


@dataclass
class Save:
    """A table with its players: for each seat a name, and the level of its bot or `None` for a person."""

    table: Table
    names: list[str]
    bots: list[str | None]
    named: bool = True
    """Are these names that somebody chose? Records have none."""

    def __post_init__(self) -> None:
        check_seats(self.table.name, self.names, self.bots)

    def write(self, path: Path) -> None:
        """Replace the file at once, so that there is never half a game."""
        seats = json.dumps([[name, bot] for name, bot in zip(self.names, self.bots, strict=True)], ensure_ascii=False)
        text = f'{{\n"stockpot_save": {FORMAT},\n"seats": {seats},\n"record": {dump(self.table)}}}\n'
        part = path.with_name(path.name + ".part")
        try:
            part.write_text(text, encoding="utf-8")
            part.replace(path)
        except OSError as error:
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)
            raise OSError(error.errno, error.strerror, str(path)) from None


def check_seats(game: str, names: list[str], bots: list[str | None]) -> None:
    """Refuse names that cannot be shown, and levels of bots that there are not."""
    for name in names:
        if not 0 < len(name) <= NAME_SIZE or not name.isprintable():
            raise ValueError(f"A player's name has 1 to {NAME_SIZE} characters that can be printed, not {name!r}.")
    for level in bots:
        if level is not None:
            bot(game, level)


def load_save(path: Path) -> Save:
    """A saved game or a plain record from a file; `BadRecord` says why it cannot be used."""
    data = read_file(path)
    if isinstance(data, dict) and "stockpot_save" in data:
        return _read_save(data)
    table = replay(data)
    return Save(
        table, [f"#{seat}" for seat in range(table.players)], [None] + ["thumb"] * (table.players - 1), named=False
    )


def read_file(path: Path) -> Any:
    """What a file of a game says, if it is JSON at all."""
    try:
        return parse(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, BadRecord):
        raise BadRecord(f"{path} is no saved game of Stockpot, or it was cut.") from None


def _read_save(data: dict[str, Any]) -> Save:
    if data["stockpot_save"] != FORMAT:
        raise BadRecord(f"This game was saved in format {data['stockpot_save']!r}; this version reads format {FORMAT}.")
    table = replay(data.get("record", {}))
    try:
        names = [str(name) for name, _ in data["seats"]]
        bots = [None if level is None else str(level) for _, level in data["seats"]]
    except (KeyError, TypeError, ValueError):
        raise BadRecord("The saved game does not say who sat where.") from None
    own = [level for level in bots if level is not None and is_own(level)]
    if own:
        raise BadRecord(f"A file cannot say which programs to run: {own[0]!r}. Take a level of the house in its place.")
    if len(names) != table.players:
        raise BadRecord(f"The saved game names {len(names)} players for {table.players} seats.")
    try:
        return Save(table, names, bots)
    except ValueError as error:
        raise BadRecord(str(error)) from None
