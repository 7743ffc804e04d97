"""Records of play: a whole game as JSON, and back.

A record names the game, the version of its rules, what it began from (a seed or a position), the options and all moves as
text. Its `check` is a hash over the rest and the state reached: a record that was cut, altered or played under other
rules is refused, never replayed wrongly.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from stockpot.core.errors import BadRecord, IllegalMove
from stockpot.core.game import game
from stockpot.core.table import Table

FORMAT = 1


def record_of(table: Table) -> dict[str, Any]:
    """The record of a table, finished or not."""
    record: dict[str, Any] = {
        "stockpot": FORMAT,
        "game": table.name,
        "rules": table.game.rules_version,
        "players": table.players,
        "options": table.options,
        **_origin(table),
        "moves": [[seat, text] if note is None else [seat, text, note] for seat, text, note in table.moves],
        "over": table.over,
        "scores": list(table.scores),
        "winners": list(table.winners),
    }
    record["check"] = _check(record, table)
    return record


def _origin(table: Table) -> dict[str, Any]:
    if "seed" in table.origin:
        return {"seed": table.origin["seed"]}
    return {"position": table.undo(len(table.moves)).position()}


def _check(record: Mapping[str, Any], table: Table) -> str:
    content = {key: value for key, value in record.items() if key != "check"}
    data = json.dumps(content, sort_keys=True, separators=(",", ":")).encode() + table.state.to_bytes()
    return hashlib.blake2b(data, digest_size=12).hexdigest()


def replay(record: Mapping[str, Any]) -> Table:
    """The table at the end of a record; `BadRecord` says why a record cannot be replayed faithfully."""
    table = begin(record)
    for number, move in enumerate(record["moves"], 1):
        try:
            seat, text, note = move[0], move[1], move[2] if len(move) > 2 else None
            if not isinstance(text, str):
                raise TypeError("a move is text")
            table.play(seat, text, note)
        except (IllegalMove, ValueError, TypeError, IndexError, KeyError) as error:
            raise BadRecord(f"Move {number} of the record cannot be played: {error}") from None
    if _check(record, table) != record["check"]:
        raise BadRecord("The record was altered, or cut, or played under other rules: its check does not fit.")
    return table


def begin(record: Mapping[str, Any]) -> Table:
    """The table as a record begins."""
    if not isinstance(record, Mapping) or "stockpot" not in record:
        raise BadRecord("This is no record of a Stockpot game.")
    version = record["stockpot"]
    if version != FORMAT:
        raise BadRecord(f"This record has format {version!r}; this version of Stockpot reads format {FORMAT}.")
    for key, kind in {"game": str, "rules": int, "players": int, "options": dict, "moves": list, "check": str}.items():
        if not isinstance(record.get(key), kind):
            raise BadRecord(f"The record is incomplete: {key!r} is missing or wrong.")
    try:
        played = game(record["game"])
        if record["rules"] != played.rules_version:
            raise BadRecord(
                f"This game was played under version {record['rules']} of the rules of {played.name}; "
                f"this version of Stockpot knows version {played.rules_version}."
            )
        if "position" in record:
            return Table.from_position(played.name, record["position"])
        if "seed" not in record:
            raise BadRecord("The record is incomplete: it has neither a seed nor a position.")
        return Table(played.name, record["players"], record["seed"], record["options"])
    except ValueError as error:
        raise BadRecord(str(error)) from None


def load(text: str) -> Table:
    """Replay a record from the text of a file."""
    try:
        record = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(f"This is no record of a Stockpot game, or it was cut: {error}.") from None
    return replay(record)


def dump(table: Table) -> str:
    """The text of a record file: one move a line, so that people can read and compare it."""
    record = record_of(table)
    moves = ",\n".join("  " + json.dumps(move, ensure_ascii=False) for move in record["moves"])
    lines = [
        f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in record.items()
        if key != "moves"
    ]
    return "{\n" + ",\n".join(lines) + ',\n "moves": [\n' + moves + "\n ]\n}\n"
