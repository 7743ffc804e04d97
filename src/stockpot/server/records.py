"""Records of finished games as the server gives them out, and how anybody can check them.

The file is a saved game (`stockpot replay` reads it) that also names the hash published before the first move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.errors import BadRecord
from stockpot.core.replay import replay
from stockpot.core.table import Table
from stockpot.server.room import Room, hash_of_seed
from stockpot.server.views import Names

FORMAT = 1


def record_file(table: str, room: Room, names: Names) -> dict[str, Any]:
    """The record of a table, who sat where, and the hash of the seed."""
    seats = [
        [names(seat.who) or f"#{number}", None if seat.who else seat.level] for number, seat in enumerate(room.seats)
    ]
    record = room.playing().record()
    return {"stockpot_save": FORMAT, "table": table, "seats": seats, "seed_hash": room.seed_hash, "record": record}


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
    if "seed" not in record or hash_of_seed(str(record["seed"])) != claimed:
        raise BadRecord("The seed does not fit the hash published before the game.")
    return table
