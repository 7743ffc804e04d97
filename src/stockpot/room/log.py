"""The log of a table (event sourcing): all that ever changed it, in order; requests have an idempotency key.

An entry is one change. It says who caused it (`who`, a person's id; empty for bots and the server), when (`at`, milliseconds
since 1970) and, where a client asked for it, the name the client gave its request (`key`), so that a request that is sent
twice is carried out once. The log is the truth; all else is derived from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockpot.core.struct import Decoder, Encoder, Struct


class Entry(Struct, tag_field="kind", tag=str.lower, omit_defaults=True, frozen=True, kw_only=True):
    """One change of a table."""

    who: str = ""
    at: int = 0
    key: str = ""


class Chair(Struct, omit_defaults=True, frozen=True):
    """Who sits in a seat when a table is made: a person, a bot of a level, or nobody yet.

    `name`: of who plays in a person's seat at a shared screen; without a person, of somebody in an imported record.
    """

    who: str = ""
    level: str = ""
    name: str = ""
    persona: str = ""
    """Who a bot is that has played with these people before (`core/personas.py`); else that follows from the table's seed."""


class Clock(Struct, omit_defaults=True, frozen=True):
    """How long a seat may think, in seconds: about each decision, and in the whole game (more after each decision)."""

    move: int | None = None
    game: int | None = None
    increment: int = 0


class Created(Entry, frozen=True):
    """The table exists. Its seed is fixed from here on."""

    game: str
    rules: int
    """The version of the rules it is played under, to its end."""
    options: dict[str, Any]
    seats: list[Chair]
    open: bool
    undo: str
    code: str
    """Lets people in who were invited."""
    seed: str | int
    """Made by the server, and then a text; records from elsewhere have numbers too."""
    dealing: int = 1
    """How the seed became cards (`core.random.DEALING`): as it began, so to its end."""
    hints: bool = True
    hotseat: bool = False
    lesson: bool = False
    position: dict[str, Any] | None = None
    """What a lesson begins from, where it is not the seed."""
    clock: Clock | None = None
    pace: str = "live"
    """`live`, or `own`: people come back to the table when they have time."""
    imported: bool = False
    """A record of a game that was played elsewhere."""
    carried: bool = False
    """Begun elsewhere by who made this table, and brought along: they could have looked at every card."""
    stand_in: str = "cook"
    """The bot that plays for somebody who has left or run out of time."""
    polite: bool = False
    """Swear words are masked in what people write."""
    silence: int | None = None
    """Seconds after which others may let it play for somebody who is away; 0: never; none: the usual ones."""
    first_to: int = 1
    """So many games somebody has to win, at this table and its rematches: 2 is best of three."""
    wins: list[int] | None = None
    """How many each seat has won before, in the series that this table goes on with."""


class Sat(Entry, frozen=True):
    """A person took a seat before the start."""

    seat: int
    name: str = ""


class Seated(Entry, frozen=True):
    """The host put a bot into a seat, or emptied it (no level)."""

    seat: int
    level: str = ""


class Started(Entry, frozen=True):
    """Play began."""


class Closed(Entry, frozen=True):
    """The host called the table off before play began."""


class Moved(Entry, frozen=True):
    """A decision of a seat, in the notation of records."""

    seat: int
    move: str
    note: str | None = None


class Asked(Entry, frozen=True):
    """A seat proposed to take moves back, up to and including its own last one."""

    seat: int
    moves: int
    lasts: int = 0
    """Milliseconds after which it lapses; none where it was made before proposals did."""


class Withdrawn(Entry, frozen=True):
    """A seat took its proposal back."""

    seat: int


class Lapsed(Entry, frozen=True):
    """The proposal of a seat was not answered in time."""

    seat: int


class Answered(Entry, frozen=True):
    """A seat agreed to the proposal, or not."""

    seat: int
    yes: bool


class Undone(Entry, frozen=True):
    """Moves were taken back."""

    seat: int
    moves: int


class Left(Entry, frozen=True):
    """A person got up: before the start the seat is free again, later a bot plays for them until they return."""

    seat: int


class Returned(Entry, frozen=True):
    """A person who had left plays again."""

    seat: int


class Resigned(Entry, frozen=True):
    """A person gave up for good; a bot plays on."""

    seat: int


class TimedOut(Entry, frozen=True):
    """A person's time ran out: a bot plays for them until they return."""

    seat: int


class Nudged(Entry, frozen=True):
    """Somebody reminded a person who is away that it is their turn."""

    seat: int


class Replaced(Entry, frozen=True):
    """Somebody let a bot play for a person who is away, until they return."""

    seat: int


class Said(Entry, frozen=True):
    """Somebody wrote something for all to read: a person, or the bot in a seat."""

    text: str
    seat: int | None = None
    aside: bool = False
    """Among those who only look on; who plays is not told."""


class Reacted(Entry, frozen=True):
    """Somebody laughed, clapped, sighed."""

    what: str


class Muted(Entry, frozen=True):
    """The host took the word from a person, or gave it back."""

    person: str
    on: bool = True


class Removed(Entry, frozen=True):
    """The host sent a person away, or lets them come again; a seat taken before the start is free again."""

    person: str
    on: bool = True


class Rematched(Entry, frozen=True):
    """The same people play again, at another table."""

    table: str


class Damaged(Exception):  # noqa: N818 - what it is
    """A log that is not what was written: an entry is missing, or is none."""


AnyEntry = (
    Created | Sat | Seated | Started | Closed | Moved | Asked | Withdrawn | Lapsed | Answered | Undone | Left | Returned
    | Resigned | TimedOut | Nudged | Replaced | Said | Reacted | Muted | Removed | Rematched
)  # fmt: skip

encode = Encoder().encode
decode = Decoder(AnyEntry).decode


def decoded(rows: Sequence[tuple[int, bytes]], after: int = 0) -> list[AnyEntry]:
    """Entries as they lie in the database, each with its number; `Damaged` when they do not follow each other."""
    entries = []
    for expected, (number, data) in enumerate(rows, after + 1):
        if number != expected:
            raise Damaged(f"entry {expected} is missing")
        try:
            entries.append(decode(data))
        except (TypeError, ValueError) as error:
            raise Damaged(f"entry {number} is none: {error}") from None
    return entries


def moves_in(entries: Sequence[AnyEntry]) -> int:
    """How many of these entries are moves."""
    found = 0
    for entry in entries:  # with every move: a generator would cost several times as much
        if type(entry) is Moved:
            found += 1
    return found
