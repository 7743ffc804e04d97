"""What a guess of the history has worked out so far (`tracing`, `sights`, `ways`): memory for the time of one redeal."""

from __future__ import annotations

from stockpot.core.record import Record, Row, i8, i64, on_stack, record, row
from stockpot.games.sapone.state import DISCARD, MAX_PACKETS, N_TOKENS


@record
class Scratch(Record):
    """No part of the state: `trace` has it on its stack."""

    viewer: i64  # whose eyes the guess has: a seat, or SPECTATOR
    # cards known that have no way yet: type, and the place and moment at which the viewer saw each
    n_known: i64
    known_card: Row[i8] = row(N_TOKENS)
    known_place: Row[i8] = row(N_TOKENS)
    known_since: Row[i8] = row(N_TOKENS)
    taken: Row[i8] = row(DISCARD + 1, 2)  # cards of the opening that have a way, by place and deck
    # for each packet and back, how many cards without a way are still to go with it, of how many: columns 0 and 1 for cards at
    # its first place, 2 and 3 for those at its second; the same for soap backs, where they differ, in columns 4 to 7
    room: Row[i8] = row(MAX_PACKETS, 8)
    price: Row[i8] = row(MAX_PACKETS, 4)  # of going with a packet and of staying, from either end
    dear: Row[i8] = row(MAX_PACKETS + 1)  # price of cards that came between two packets
    # back from the place and moment in question
    reach: Row[i8] = row(MAX_PACKETS + 1)  # before each packet, the places from which a card can come there
    odds: Row[i64] = row(DISCARD + 1)  # how likely it comes from each


blank_scratch = on_stack(Scratch)
