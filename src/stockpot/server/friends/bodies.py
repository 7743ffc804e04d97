"""The bodies of the REST interface for friends: groups, their dates and tables, history, standings and records.

People are known to each other by a `key` that stands for them in one group alone: ids are given to nobody.
"""

from __future__ import annotations

from typing import Annotated, Literal

from stockpot.core.struct import Meta, Struct
from stockpot.room.protocol import UNTIDY, Code, NewTable, OptionValue, Pace, Status

GROUP_NAME_SIZE = 40
"""How long the name of a group may be when it is tidied."""

MemberKey = Annotated[str, Meta(min_length=1, max_length=32)]


class GroupName(Struct, forbid_unknown_fields=True):
    """What a group is to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=UNTIDY * GROUP_NAME_SIZE)]


class GroupLink(Struct, forbid_unknown_fields=True):
    """The secret of a group's link."""

    code: Code


class HandOver(Struct, forbid_unknown_fields=True):
    """The member who is to be the admin."""

    member: MemberKey


class Meeting(Struct, forbid_unknown_fields=True):
    """When a group meets next: `at` as clocks in `zone` show it (2026-11-24T20:00; Europe/Berlin), once or every week."""

    at: Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$")]
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    weekly: bool = False


class NextDate(Struct):
    """A group's date. `next`: when it is next, in milliseconds since 1970."""

    at: str
    zone: str
    weekly: bool
    next: int


class Member(Struct, omit_defaults=True):
    """Somebody in a group."""

    key: str
    name: str
    since: int
    admin: bool = False
    you: bool = False


class GroupTable(Struct, omit_defaults=True):
    """A table of a group that is not over. `code` lets members in."""

    id: str
    code: str
    game: str
    status: Status
    free: int
    changed: int
    people: list[str]
    """Who sits there."""
    bots: int = 0
    seated: bool = False
    """You sit there."""
    your_turn: bool = False


class Group(Struct):
    """A group, for its members."""

    id: str
    name: str
    code: str
    """The secret of the link that lets people in: `/g/ID#CODE`."""
    since: int
    members: list[Member]
    tables: list[GroupTable]
    date: NextDate | None = None
    last: NewTable | None = None
    """How to make a table like the latest one."""


class GroupDoor(Struct):
    """What a link to a group leads to, for somebody who is no member yet."""

    name: str
    members: list[str]
    """What they are called, the longest first; who joins sees them anyway."""
    member: bool
    """You are one already."""
    next: int | None = None
    """When it meets, in milliseconds since 1970."""


class GroupListed(Struct):
    """One of your groups."""

    id: str
    name: str
    members: int
    tables: int
    """How many tables are going on or wait."""
    next: int | None = None
    """When it meets, in milliseconds since 1970."""
    waiting: list[GroupTable] = []
    """Tables with a free seat at which you do not sit."""


class PlayedSeat(Struct, omit_defaults=True):
    """A player of a finished game: somebody with a name, or a bot of a level; neither: somebody who was deleted."""

    place: int
    score: int
    name: str = ""
    level: str = ""
    you: bool = False


class Played(Struct):
    """A finished game, to look at again at `/r/TABLE#CODE`."""

    table: str
    code: str
    game: str
    ended: int
    seats: list[PlayedSeat]
    """In the order of their places."""


class History(Struct):
    """Finished games, latest first. `more`: ask again with `before` the last one's `ended`."""

    games: list[Played]
    more: bool


class Rating(Struct, omit_defaults=True):
    """How good somebody is at a game: 1500 to begin with; 400 more win ten times for each loss."""

    game: str
    rating: int
    unsure: int
    """Two standard deviations: so much more or less it may be."""
    games: int
    level: str = ""
    """Of a bot."""


class Standing(Struct):
    """How somebody has done over several games."""

    key: str
    name: str
    games: int
    wins: int
    points: float
    """One a game for leaving all others behind; else the part of them left behind, ties counted half."""
    streak: int
    """Games won in a row, until now."""
    longest: int
    """The longest such row."""
    you: bool = False
    rating: Rating | None = None
    """In this game, for those who want one."""


class GameStandings(Struct):
    """The standings in one game."""

    game: str
    rows: list[Standing]


class Encounter(Struct):
    """Two people head to head: in how many games the first was ahead of the second, behind, or level."""

    first: str
    second: str
    ahead: int
    behind: int
    level: int


class GroupRecord(Struct):
    """The most remarkable of its kind in a game: `kind` is one of the game's feats."""

    game: str
    kind: str
    amount: int
    name: str
    table: str
    code: str
    ended: int


class Standings(Struct):
    """All standings of a group."""

    overall: list[Standing]
    games: list[GameStandings]
    encounters: list[Encounter]
    records: list[GroupRecord]


class GroupExport(Struct):
    """Everything that is kept of a group."""

    stockpot_group: int
    """The format of this file."""
    group: Group
    history: list[Played]
    standings: Standings


# ------------------------------------------------------------------------------------------------------------- yourself


class WantRating(Struct, forbid_unknown_fields=True):
    """Do you want to be rated? Off until you say so; switched off, your ratings are deleted."""

    on: bool


class Profile(Struct):
    """You, and how you have done."""

    name: str
    since: int
    rated: bool
    ratings: list[Rating]
    bots: list[Rating]
    """Of bots, in the games that you are rated in."""
    overall: Standing | None
    games: list[GameStandings]
    """Your own row in each game, the game you have played most first."""


class MyExport(Struct):
    """Everything that is kept of you beside your settings and the logs of your tables."""

    stockpot_person: int
    """The format of this file."""
    profile: Profile
    groups: list[GroupListed]
    history: list[Played]


# ---------------------------------------------------------------------------------------------------------- tournaments

TournamentKind = Literal["robin", "swiss"]


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament to make: `size` people at a table; `rounds` of a Swiss."""

    name: Annotated[str, Meta(min_length=1, max_length=UNTIDY * GROUP_NAME_SIZE)]
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    kind: TournamentKind
    size: Annotated[int, Meta(ge=2, le=16)] = 2
    rounds: Annotated[int, Meta(ge=1, le=15)] = 3
    options: dict[str, OptionValue] = {}
    pace: Pace = "live"


class Draw(Struct, forbid_unknown_fields=True):
    """Which round is to be drawn, from 1: asked for twice it is drawn once. `force`: the host waits for no unfinished table."""

    round: Annotated[int, Meta(ge=1, le=100)]
    force: bool = False


class TournamentListed(Struct):
    """A tournament of a group."""

    id: str
    name: str
    game: str
    kind: TournamentKind
    entrants: int
    round: int
    """The latest that was drawn; 0: none."""
    over: bool


class TournamentRow(Struct, omit_defaults=True):
    """How somebody stands. Tie-breaks: Buchholz (what one's opponents have), Sonneborn-Berger (what those have whom one beat)."""

    place: int
    key: str
    name: str
    points: float
    buchholz: float
    berger: float
    wins: int
    played: int
    you: bool = False
    gone: bool = False
    """Withdrawn."""


class TournamentTable(Struct):
    """A table of a round."""

    table: str
    code: str
    status: Status
    names: list[str]
    seated: bool
    """You sit there."""
    seats: list[PlayedSeat]
    """Once it is over, in the order of their places."""


class TournamentRound(Struct):
    """A round."""

    number: int
    tables: list[TournamentTable]
    byes: list[str]


class Tournament(Struct):
    """A tournament, for members of its group."""

    id: str
    group: str
    name: str
    game: str
    kind: TournamentKind
    size: int
    rounds: int
    """How many there will be; 0: until everybody has met everybody."""
    host: bool
    """You made it, or are the group's admin."""
    entered: bool
    """You take part."""
    over: bool
    next: int
    """The round that can be drawn now; 0: none."""
    drawn_out: bool
    """No round is left to be drawn."""
    rows: list[TournamentRow]
    played: list[TournamentRound]
    """The latest first."""
