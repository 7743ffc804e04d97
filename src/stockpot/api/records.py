"""Records of finished games, exported and imported; the published hash of the seed (commitment) lets anybody check them.

The file is a saved game (`stockpot replay` reads it) that also names the hash published before the first move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.bots import LEVELS
from stockpot.core.errors import BadRecord
from stockpot.core.random import DEALING
from stockpot.core.replay import replay
from stockpot.core.struct import replace
from stockpot.core.table import Table
from stockpot.room import log
from stockpot.room.protocol import NAME_SIZE, NOTE_SIZE
from stockpot.room.refusal import Refusal
from stockpot.room.room import MAX_MOVES, Room, hash_of_seed, rebuild
from stockpot.room.text import readable
from stockpot.room.viewer import Names

FORMAT = 1


def record_file(table: str, room: Room, names: Names) -> dict[str, Any]:
    """The record of a table, who sat where, and the hash of the seed."""
    seats = [
        [seat.name or names(seat.who) or f"#{number + 1}", None if seat.who else seat.level or None]
        for number, seat in enumerate(room.seats)
    ]
    record = room.playing().record()
    return {"stockpot_save": FORMAT, "table": table, "seats": seats, "seed_hash": room.seed_hash, "record": record}


def read_in(data: Any, who: str, now: int, seed: str, code: str) -> tuple[list[log.AnyEntry], Room]:
    """The log of a finished game from elsewhere, taken in by a person, and the table that it adds up to."""
    try:
        found = imported(data, seed, code)
    except BadRecord as error:
        raise Refusal("bad_record", str(error), status=400) from None
    first, *others = [replace(entry, at=now) for entry in found]
    entries = [replace(first, who=who), *others]
    return entries, rebuild(entries)


def imported(data: Any, seed: str, code: str) -> list[log.AnyEntry]:
    """The log of a finished game that was played elsewhere: a saved game, or a bare record."""
    if not isinstance(data, Mapping):
        raise BadRecord("This is no record of a Stockpot game.")
    table = replayed(data.get("record", data))
    if not table.over:
        raise BadRecord("This game is not over: only finished games can be imported.")
    created = log.Created(
        game=table.name, rules=table.game.rules_version, options={}, seats=chairs(data, table.players), open=False,
        undo="none", code=code, seed=seed, imported=True,
    )  # fmt: skip
    return [dealt_as(created, table), log.Started(), *moves_of(table)]


def replayed(record: Any) -> Table:
    """A game from elsewhere, unless it is too long to be kept."""
    moves = record.get("moves") if isinstance(record, Mapping) else None
    if isinstance(moves, list) and len(moves) > MAX_MOVES:
        raise BadRecord(f"This game has {len(moves)} moves; no more than {MAX_MOVES} are taken in.")
    return replay(record)


def dealt_as(created: log.Created, table: Table) -> log.Created:
    """The first entry of a table whose game begins as this one did."""
    dealing = table.origin.get("dealing", DEALING)
    if "seed" in table.origin:
        return replace(created, options=table.options, seed=table.origin["seed"], dealing=dealing)
    position = table.undo(len(table.history)).position()
    return replace(created, options=table.options, position=position, dealing=dealing)


def moves_of(table: Table) -> list[log.AnyEntry]:
    """The entries of all moves of a game that was played elsewhere."""
    return [
        log.Moved(seat=move.seat, move=move.text, note=readable(move.note, NOTE_SIZE) or None) for move in table.history
    ]


def chairs(data: Mapping[str, Any], players: int) -> list[log.Chair]:
    """Who sat where, as far as the file says so."""
    said = data.get("seats")
    seats = said if isinstance(said, list) and len(said) == players else [None] * players
    return [chair(seat, number) for number, seat in enumerate(seats)]


def chair(seat: Any, number: int) -> log.Chair:
    name, level = seat if isinstance(seat, list) and len(seat) == 2 else ("", None)
    shown = readable(name, NAME_SIZE) or f"#{number + 1}"
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
