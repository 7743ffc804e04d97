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
from stockpot.core.random import check_seed
from stockpot.core.record import Record
from stockpot.core.table import Table
from stockpot.core.text import brief

FORMAT = 2
"""Format 1 is of games whose generator has the usual gamma: it was dealt from 64 bits, and its state had no field for it."""
KINDS: dict[str, type] = {"game": str, "rules": int, "players": int, "options": Mapping, "moves": list, "check": str}
"""What every record holds, beside a seed or a position."""


def record_of(table: Table) -> dict[str, Any]:
    """The record of a table, finished or not."""
    record: dict[str, Any] = {
        "stockpot": FORMAT if getattr(table.state, "gamma") else 1,  # noqa: B009 - every state has one
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
    state = table.game.checked_bytes(table.state)
    if record["stockpot"] != FORMAT:
        state = _without_gamma(state, table.state)
    data = json.dumps(content, sort_keys=True, separators=(",", ":")).encode() + state
    return hashlib.blake2b(data, digest_size=12).hexdigest()


def _without_gamma(data: bytes, state: Record) -> bytes:
    """A state's bytes as they were before it had that field. Eight bytes: what follows is aligned as it was."""
    place = state.layout["gamma"].offset
    return data[:place] + data[place + 8 :]


def replay(record: Mapping[str, Any]) -> Table:
    """The table at the end of a record; `BadRecord` says why a record cannot be replayed faithfully."""
    table = _begin(record)
    for number, move in enumerate(record["moves"], 1):
        try:
            table.play(*_read_move(move))
        except (IllegalMove, ValueError) as error:
            raise BadRecord(f"Move {number} of the record cannot be played: {error}") from None
    try:
        check = _check(record, table)
    except (TypeError, ValueError, RecursionError):
        raise BadRecord("The record holds something that is not JSON.") from None
    if check != record["check"]:
        raise BadRecord("The record was altered, or cut, or played under other rules: its check does not fit.")
    return table


def _read_move(move: Any) -> tuple[int, str, str | None]:
    """Seat, text and note; the table checks the seat and the note."""
    if not isinstance(move, list | tuple) or len(move) not in (2, 3) or not isinstance(move[1], str):
        raise ValueError(f"expected a seat, a text and perhaps a note, not {brief(move)}.")
    return move[0], move[1], move[2] if len(move) == 3 else None


def _begin(record: Mapping[str, Any]) -> Table:
    """The table as a record begins."""
    if not isinstance(record, Mapping) or "stockpot" not in record:
        raise BadRecord("This is no record of a Stockpot game.")
    version = record["stockpot"]
    if type(version) is not int or not 1 <= version <= FORMAT:
        raise BadRecord(
            f"This record has format {brief(version)}; this version of Stockpot reads formats 1 to {FORMAT}."
        )
    for key, kind in KINDS.items():
        if not isinstance(record.get(key), kind) or isinstance(record[key], bool):
            raise BadRecord(f"The record is incomplete: {key!r} is missing or wrong.")
    try:
        played = game(record["game"])
        if record["rules"] != played.rules_version:
            raise BadRecord(
                f"This game was played under version {brief(record['rules'])} of the rules of {played.name}; "
                f"this version of Stockpot knows version {played.rules_version}."
            )
        if "position" in record:
            table = Table.from_position(played.name, record["position"])
            if (table.players, table.options) != (record["players"], record["options"]):
                raise BadRecord("The record and its position differ in players or options.")
            return table
        if "seed" not in record:
            raise BadRecord("The record is incomplete: it has neither a seed nor a position.")
        return Table(played.name, record["players"], check_seed(record["seed"]), record["options"], dealing=version)
    except ValueError as error:
        raise BadRecord(str(error)) from None


def load(text: str) -> Table:
    """Replay a record from the text of a file."""
    return replay(parse(text))


def parse(text: str) -> Any:
    """What the text of a file says, if it is JSON at all."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"This is no record of a Stockpot game, or it was cut: {error}.") from None


def dump(table: Table) -> str:
    """The text of a record file: one move a line, so that people can read and compare it."""
    record = record_of(table)
    moves = ",\n".join("  " + json.dumps(move, ensure_ascii=False) for move in record["moves"])
    rest = [f' "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in record.items() if key != "moves"]
    return "{\n" + ",\n".join(rest) + ',\n "moves": [\n' + moves + "\n ]\n}\n"
