"""Tables that were begun elsewhere and go on here: a file with how to make the table, and the record of the game so far.

A record holds the seed, and so every card. It is given only to who made a table at which no other person has a part, and a game
that goes on from one says to all who join that its host could have looked (`Created.carried`). A table that has not begun
has no secrets yet: it is dealt anew where it arrives.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from stockpot.api import rest
from stockpot.api.records import dealt_as, moves_of, read_in, replayed
from stockpot.core.errors import BadRecord
from stockpot.core.struct import DecodeError, Decoder, Encoder, replace
from stockpot.room import log, requests
from stockpot.room import protocol as p
from stockpot.room.refusal import Refusal
from stockpot.room.room import Room, Seat, rebuild
from stockpot.room.views import clock_info

FORMAT = 1

encode = Encoder().encode
decode = Decoder(rest.TableFile).decode


def game_of(data: Any) -> Any:
    """The name of the game in a file from elsewhere, as far as it says one."""
    record = data.get("record", data) if isinstance(data, dict) else None
    if record is None and isinstance(data, dict):
        record = data.get("table")
    return record.get("game") if isinstance(record, dict) else None


def read_file(
    data: Any, who: str, now: int, seed: str, code: str, levels: Sequence[str]
) -> tuple[list[log.AnyEntry], Room]:  # fmt: skip
    """The log that a file from elsewhere becomes, and the table that it adds up to: a finished game, or one that goes on."""
    if isinstance(data, dict) and "stockpot_table" in data:
        return read_begun(data, who, now, seed, code, levels)
    return read_in(data, who, now, seed, code)


def table_file(room: Room, who: str) -> rest.TableFile:
    """A table for its host to take along."""
    if who != room.host:
        raise Refusal("not_host", "Only the host may take the table along.", status=403)
    if room.people() != {who}:
        raise Refusal("others_play", "Others have a part in this table: it stays where it is.")
    if room.status == "over":
        raise Refusal("over", "The game is over: it has a record.")
    made = room.created
    new = p.NewTable(
        game=made.game, seats=[seat_word(seat) for seat in room.seats], options=made.options,
        undo=cast(p.UndoRule, made.undo), hints=made.hints, clock=clock_info(made.clock), pace=cast(p.Pace, made.pace),
        stand_in=made.stand_in, silence=made.silence, first_to=made.first_to, hotseat=made.hotseat,
        names=[seat.name for seat in room.seats],
    )  # fmt: skip
    return rest.TableFile(FORMAT, new, room.table.record() if room.table else None)


def seat_word(seat: Seat) -> str:
    """How somebody who makes a table says who sits here."""
    if seat.who and not seat.resigned:
        return "me"
    return seat.bot or "free"


def read_begun(
    data: Any, who: str, now: int, seed: str, code: str, levels: Sequence[str]
) -> tuple[list[log.AnyEntry], Room]:  # fmt: skip
    """The log of such a table for its new host, and the table that it adds up to. `seed`: for a game that has not begun."""
    try:
        file: rest.TableFile = decode(encode(data))
        if file.stockpot_table != FORMAT:
            raise ValueError(f"its format, {file.stockpot_table}, is not known here")
        created = replace(requests.create(file.table, who, seed, code, levels), open=False)
        entries = [created] if file.record is None else gone_on(created, file.record)
    except (BadRecord, DecodeError, ValueError) as error:
        raise Refusal("bad_table", f"This is no table that could go on here: {error}", status=400) from None
    first, *others = [replace(entry, at=now) for entry in entries]
    entries = [replace(first, who=who), *others]
    return entries, rebuild(entries)


def gone_on(created: log.Created, record: dict[str, Any]) -> list[log.AnyEntry]:
    """The log of a table at which a game goes on."""
    table = replayed(record)
    if (table.name, table.players) != (created.game, len(created.seats)):
        raise BadRecord("The table and its game do not fit together.")
    if table.over:
        raise BadRecord("This game is over.")
    return [replace(dealt_as(created, table), carried=True), log.Started(), *moves_of(table)]
