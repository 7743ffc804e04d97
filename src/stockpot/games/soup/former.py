"""The bytes by which records of soup are checked: as states lay in memory before cards and recipes were tables.

Records keep a hash over the state reached (`core/replay.py`), so these bytes stay as they are, whatever becomes of the layout.
"""

from __future__ import annotations

from stockpot.core.record import Record, Row, i8, i16, i64, record, row, u8, u64
from stockpot.games.soup.pieces import N_PRINTED
from stockpot.games.soup.state import DEALS, MAX_PLAYERS, OPTIONS, State

N_OPTIONS = OPTIONS.place("cards")
"""How many numbers the options took: all that stood before the tables."""
PRINTED = OPTIONS.encode({})[N_OPTIONS:]


@record
class Former(Record):
    rng: u64
    gamma: u64
    hand: Row[i64] = row(MAX_PLAYERS)
    taken: Row[i64] = row(MAX_PLAYERS)
    pot: i64
    points: Row[i16] = row(MAX_PLAYERS)
    options: Row[i16] = row(N_OPTIONS)
    players: i8
    phase: i8
    deal: i8
    dealer: i8
    turn: i8
    total: i8
    required: i8
    recipe: Row[i8] = row(MAX_PLAYERS)
    used: Row[u8] = row(MAX_PLAYERS)
    void: Row[u8] = row(MAX_PLAYERS)
    gained: Row[i8] = row(DEALS, MAX_PLAYERS)
    aside: i8
    n_played: i8
    trick_start: i8
    played: Row[u8] = row(N_PRINTED)


def checked_bytes(s: State) -> bytes:
    """With other cards or recipes than the printed ones, all that the state is today as well."""
    data, former = s.to_bytes(), bytearray(Former.n_bytes)
    for name, field in Former.layout.items():
        place = State.layout[name].offset
        former[field.offset : field.offset + field.size] = data[place : place + field.size]
    return bytes(former) if s.options.tolist()[N_OPTIONS:] == PRINTED else bytes(former) + data
