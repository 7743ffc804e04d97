"""Backup and restore: everything kept on a device as one file, and back again, whole or not at all."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from stockpot.api import rest
from stockpot.core.struct import DecodeError, Decoder, Encoder, replace
from stockpot.local import analyses, person, summary
from stockpot.local.keep import Changes, Keep, Log
from stockpot.local.refusals import keeping
from stockpot.local.summary import Summary
from stockpot.local.table import decoded
from stockpot.local.tables import new_id
from stockpot.room import log
from stockpot.room.refusal import Refusal

FORMAT = 1

encode = Encoder().encode
decode = Decoder(rest.DeviceFile).decode


async def device_file(keep: Keep, me: rest.Me | None, judged: analyses.Analyses) -> rest.DeviceFile:
    """All that is kept."""
    tables, found = list[rest.KeptTable](), dict[str, rest.Analysis]()
    with keeping():
        for text in await keep.tables():
            name = summary.decode(text.encode()).id
            tables.append(rest.KeptTable(text, [*await keep.entries(name)]))
            analysis = await judged.look(name)
            if analysis.status == "done":
                found[name] = analysis
    return signed(rest.DeviceFile(FORMAT, me, tables, found, ""))


def signed(file: rest.DeviceFile) -> rest.DeviceFile:
    """The file with the hash of all that the house has put into it."""
    bare = replace(file, sha256="", page={})
    return replace(file, sha256=hashlib.sha256(encode(bare)).hexdigest())


class Arrival(NamedTuple):
    """A table in a file that was read."""

    summary: Summary
    entries: list[str]


def read_device(body: bytes) -> tuple[rest.DeviceFile, list[Arrival]]:
    """A file and its tables; refused when anything in it is not what was written."""
    try:
        file: rest.DeviceFile = decode(body)
        if file.stockpot_device != FORMAT:
            raise ValueError(f"its format, {file.stockpot_device}, is not known here")
        if signed(file).sha256 != file.sha256:
            raise ValueError("something in it has changed")
        return file, [read_table(table) for table in file.tables]
    except (DecodeError, ValueError, log.Damaged, RecursionError) as error:
        raise Refusal(
            "bad_device", f"This file cannot be read, and nothing was taken in: {error}", status=400
        ) from None


def read_table(table: rest.KeptTable) -> Arrival:
    entries = decoded(table.entries)
    if not entries or not isinstance(entries[0], log.Created):
        raise ValueError("a table in it has no beginning")
    return Arrival(summary.decode(table.summary.encode()), written(entries))


def written(entries: Sequence[log.AnyEntry]) -> list[str]:
    return [log.encode(entry).decode() for entry in entries]


async def take_in(keep: Keep, body: bytes) -> tuple[rest.DeviceTaken, list[str]]:
    """Add what a file has to what is here; nothing that is here is lost. The tables that have changed, too."""
    file, arrivals = read_device(body)
    logs, values = list[Log](), dict[str, str]()
    with keeping():
        for one in arrivals:
            added = arrived(one, written(decoded(await keep.entries(one.summary.id))))
            if added is not None:
                logs.append(added)
                if one.summary.id in file.analyses:
                    values[analyses.key_of(added.table)] = encode(file.analyses[one.summary.id]).decode()
        if file.me is not None and not await keep.get(person.ME):
            values[person.ME] = encode(file.me).decode()
        await keep.write(Changes(logs=logs, values=values))
    return rest.DeviceTaken(len(logs), len(arrivals) - len(logs), file.page), [added.table for added in logs]


def arrived(one: Arrival, here: list[str]) -> Log | None:
    """What to write for a table of a file, where a table of its name has these entries already.

    Nothing, where it has got as far; the rest, where it has not. Two that went on differently both stay.
    """
    theirs, same = one.entries, min(len(here), len(one.entries))
    if here[:same] != theirs[:same]:
        name = new_id()
        return Log(name, 1, theirs, summary.written(replace(one.summary, id=name)))
    if len(here) >= len(theirs):
        return None
    return Log(one.summary.id, len(here) + 1, theirs[len(here) :], summary.written(one.summary))
