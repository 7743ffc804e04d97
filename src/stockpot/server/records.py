"""Records of finished games as the server gives them out and takes them in, and how anybody can check them.

The file is a saved game (`stockpot replay` reads it) that also names the hash published before the first move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.bots import LEVELS
from stockpot.core.errors import BadRecord
from stockpot.core.random import DEALING
from stockpot.core.replay import replay
from stockpot.core.table import Table
from stockpot.server import log
from stockpot.server.protocol import NAME_SIZE, NOTE_SIZE
from stockpot.server.room import MOVES, Room, hash_of_seed
from stockpot.server.text import readable
from stockpot.server.views import Names

FORMAT = 1


def record_file(table: str, room: Room, names: Names) -> dict[str, Any]:
    """The record of a table, who sat where, and the hash of the seed."""
    seats = [
        [seat.name or names(seat.who) or f"#{number}", None if seat.who else seat.level or None]
        for number, seat in enumerate(room.seats)
    ]
    record = room.playing().record()
    return {"stockpot_save": FORMAT, "table": table, "seats": seats, "seed_hash": room.seed_hash, "record": record}


def imported(data: Any, seed: str, code: str) -> list[log.AnyEntry]:
    """The log of a finished game that was played elsewhere: a saved game, or a bare record."""
    if not isinstance(data, Mapping):
        raise BadRecord("This is no record of a Stockpot game.")
    record = data.get("record", data)
    moves = record.get("moves") if isinstance(record, Mapping) else None
    if isinstance(moves, list) and len(moves) > MOVES:
        raise BadRecord(f"This game has {len(moves)} moves; no more than {MOVES} are taken in.")
    table = replay(record)
    if not table.over:
        raise BadRecord("This game is not over: only finished games can be imported.")
    position = None if "seed" in table.origin else table.undo(len(table.history)).position()
    created = log.Created(
        game=table.name, rules=table.game.rules_version, options=table.options, seats=chairs(data, table.players),
        open=False, undo="none", code=code, seed=table.origin.get("seed", seed), position=position, imported=True,
        dealing=table.origin.get("dealing", DEALING),
    )  # fmt: skip
    played = [
        log.Moved(seat=move.seat, move=move.text, note=readable(move.note, NOTE_SIZE) or None) for move in table.history
    ]
    return [created, log.Started(), *played]


def chairs(data: Mapping[str, Any], players: int) -> list[log.Chair]:
    """Who sat where, as far as the file says so."""
    said = data.get("seats")
    seats = said if isinstance(said, list) and len(said) == players else [None] * players
    return [chair(seat, number) for number, seat in enumerate(seats)]


def chair(seat: Any, number: int) -> log.Chair:
    name, level = seat if isinstance(seat, list) and len(seat) == 2 else ("", None)
    shown = readable(name, NAME_SIZE) or f"#{number}"
    return log.Chair(level=level if isinstance(level, str) and level in LEVELS else "", name=shown)


def verify(data: Any, published: str = "") -> Table:
    """Check a record: every move follows the rules, and the cards came from the seed whose hash was published.

    `published` is the hash noted down before the game; without it, the file's own is taken.
    """
    if not isinstance(data, Mapping):
        raise BadRecord("This is no record of a Stockpot game.")
    record = data.get("record", data)
    table = replay(record)
    claimed = published or data.get("seed_hash", "")
    if not claimed:
        raise BadRecord("The file does not say which hash was published: give it with --hash.")
    if "seed" not in record or hash_of_seed(record["seed"]) != claimed:
        raise BadRecord("The seed does not fit the hash published before the game.")
    return table
