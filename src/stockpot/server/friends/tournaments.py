"""Tournaments of a group: entering, drawing rounds, the standing. Tables are ordinary tables of the group."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from stockpot.core.game import Game, game, game_names
from stockpot.room import protocol as p
from stockpot.room.refusal import Refusal
from stockpot.room.text import clean
from stockpot.server.friends import bodies, crosstable, pairing
from stockpot.server.friends.groups import Groups, member_key, not_admin
from stockpot.server.live.tables import Tables
from stockpot.server.store.connection import Conflict
from stockpot.server.store.groups import GroupTable
from stockpot.server.store.results import Placed, Result
from stockpot.server.store.tournaments import Seated, Tournament

MOST, ENTRANTS = 50, 32
"""How many tournaments a group may have, and how many people one."""
FILLER = "cook"
"""The bots that fill tables up."""
ROUNDS = 30
"""After so many a round robin at larger tables ends, whoever has not met."""


@dataclass
class Course:
    """A tournament with all that was played."""

    about: Tournament
    entrants: dict[str, bool]
    """Who takes part, and whether they still do."""
    seated: list[Seated]
    results: dict[str, Result]

    @property
    def playing(self) -> list[str]:
        return [who for who, still in self.entrants.items() if still]

    @property
    def drawn(self) -> int:
        """The latest round that was drawn."""
        return max((seat.round for seat in self.seated), default=0)

    def tables(self, number: int) -> dict[str, list[str]]:
        """The tables of a round, and who sits there."""
        found: dict[str, list[str]] = {}
        for seat in self.seated:
            if seat.round == number and seat.table:
                found.setdefault(seat.table, []).append(seat.who)
        return found

    def byes(self, number: int) -> list[str]:
        return [seat.who for seat in self.seated if seat.round == number and not seat.table]

    @property
    def unfinished(self) -> list[str]:
        """Tables of the latest round that are not over."""
        return [table for table in self.tables(self.drawn) if table not in self.results]

    def past(self) -> pairing.Past:
        rounds = range(1, self.drawn + 1)
        return pairing.Past.of(pairing.Round([*self.tables(one).values()], self.byes(one)) for one in rounds)

    def lines(self) -> list[crosstable.Line]:
        """How everybody stands."""
        tables = [
            crosstable.Played(among(self.results[table].seats, people))
            for number in range(1, self.drawn + 1)
            for table, people in self.tables(number).items()
            if table in self.results
        ]
        byes = [
            crosstable.Played([Placed(who, "", 0, 1)]) for one in range(1, self.drawn + 1) for who in self.byes(one)
        ]
        return crosstable.crosstable(
            self.entrants, [table for table in tables if len(table.seats) > 1] + byes, self.about.kind
        )

    @property
    def rounds(self) -> int:
        """How many there will be; 0: until everybody has met everybody."""
        if self.about.kind == "swiss":
            return self.about.rounds
        return pairing.robin_rounds(len(self.entrants)) if self.about.size == 2 and self.drawn else 0

    @property
    def drawn_out(self) -> bool:
        """No round is left to be drawn."""
        if not self.drawn:
            return False
        if len(self.playing) < 2 or self.drawn >= ROUNDS:
            return True
        return self.drawn >= self.rounds if self.rounds else pairing.all_have_met(self.playing, self.past())


def among(seats: Sequence[Placed], people: Iterable[str]) -> list[Placed]:
    """How the entrants at a table did among themselves; who was deleted still has a place."""
    wanted = set(people)
    return [seat for seat in seats if not seat.level and (seat.who in wanted or not seat.who)]


class Tournaments:
    """All tournaments."""

    def __init__(self, groups: Groups, tables: Tables) -> None:
        self.groups, self.tables, self.stored = groups, tables, groups.store.tournaments

    # ----------------------------------------------------------------------------------------------------------- looking

    async def of(self, group: str, who: str) -> list[bodies.TournamentListed]:
        """The tournaments of a group."""
        await self.groups.member_of(group, who)
        courses = [await self._course(one) for one in await self.stored.of(group)]
        return [
            bodies.TournamentListed(
                one.about.id, one.about.name, _like(one.about).game, _kind(one.about), len(one.entrants), one.drawn, _over(one)
            )
            for one in courses
        ]  # fmt: skip

    async def look(self, group: str, tournament: str, who: str) -> bodies.Tournament:
        """A tournament as a member of its group sees it."""
        admin, course = await self._find(group, tournament, who)
        about = course.about
        await self.groups.people.learn({*course.entrants, *(seat.who for seat in course.seated)})
        running = {one.summary.id: one for one in await self.groups.stored.tables(group, 1000)}
        played = await self.groups.played([*course.results.values()], who)
        ended = {one.table: one for one in played}
        return bodies.Tournament(
            about.id, group, about.name, _like(about).game, _kind(about), about.size, course.rounds,
            who in (admin, about.host), who in course.playing, _over(course), self._next(course), course.drawn_out,
            self._rows(course, who),
            [self._round(course, number, running, ended, who) for number in range(course.drawn, 0, -1)],
        )  # fmt: skip

    def _rows(self, course: Course, you: str) -> list[bodies.TournamentRow]:
        lines, group, name = course.lines(), course.about.group, self.groups.people.name_of
        return [
            bodies.TournamentRow(
                place, member_key(group, line.who), name(line.who), round(line.points, 2), round(line.buchholz, 2),
                round(line.berger, 2), line.wins, line.played, line.who == you, not course.entrants[line.who],
            )
            for line, place in zip(lines, crosstable.places(lines, course.about.kind), strict=True)
        ]  # fmt: skip

    def _round(
        self, course: Course, number: int, running: dict[str, GroupTable], ended: dict[str, bodies.Played], you: str
    ) -> bodies.TournamentRound:
        name = self.groups.people.name_of
        tables = []
        for table, people in course.tables(number).items():
            here, over = running.get(table), ended.get(table)
            status = cast(p.Status, here.summary.status if here else "over" if over else "waiting")
            code = here.code if here else over.code if over else ""
            names, seats = [name(who) for who in people], over.seats if over else []
            tables.append(bodies.TournamentTable(table, code, status, names, you in people, seats))
        return bodies.TournamentRound(number, tables, [name(who) for who in course.byes(number)])

    def _next(self, course: Course) -> int:
        ready = len(course.playing) > 1 and not course.unfinished and not course.drawn_out
        return course.drawn + 1 if ready else 0

    async def _find(self, group: str, tournament: str, who: str) -> tuple[str, Course]:
        found, _ = await self.groups.member_of(group, who)
        about = await self.stored.find(group, tournament)
        if about is None:
            raise Refusal("unknown_tournament", "There is no such tournament.", status=404)
        return found.admin, await self._course(about)

    async def _course(self, about: Tournament) -> Course:
        seated = await self.stored.pairings(about.id)
        results = await self.groups.store.results.of_tables({seat.table for seat in seated} - {""})
        return Course(about, await self.stored.entrants(about.id), seated, results)

    # -------------------------------------------------------------------------------------------------- making, entering

    async def make(self, group: str, who: str, new: bodies.NewTournament) -> str:
        """A new tournament; who makes it takes part."""
        await self.groups.member_of(group, who)
        table = check(new)
        made = Tournament(
            secrets.token_hex(8), group, clean(new.name, bodies.GROUP_NAME_SIZE), new.kind, new.size,
            new.rounds if new.kind == "swiss" else 0, who, self.groups.now(), msgspec.json.encode(table),
        )  # fmt: skip
        if not await self.stored.put(made, MOST):
            raise Refusal("too_many_tournaments", f"A group has {MOST} tournaments at most.")
        await self.enter(group, made.id, who)
        return made.id

    async def enter(self, group: str, tournament: str, who: str) -> None:
        """Take part, before the first round is drawn."""
        await self._find(group, tournament, who)
        came = await self.stored.enter(tournament, who, self.groups.now(), ENTRANTS)
        if came == "begun":
            raise Refusal("tournament_begun", "The first round has been drawn.")
        if came == "full":
            raise Refusal("tournament_full", f"{ENTRANTS} people take part at most.")

    async def withdraw(self, group: str, tournament: str, who: str) -> None:
        """Take part no more."""
        await self._find(group, tournament, who)
        if not await self.stored.withdraw(tournament, who):
            raise Refusal("not_entered", "You do not take part.")

    async def delete(self, group: str, tournament: str, who: str) -> None:
        """End a tournament: who made it, or the group's admin."""
        admin, course = await self._find(group, tournament, who)
        if who not in (admin, course.about.host):
            raise not_admin()
        await self.stored.delete(tournament)

    # ----------------------------------------------------------------------------------------------------------- rounds

    async def draw(self, group: str, tournament: str, who: str, wanted: bodies.Draw) -> None:
        """Draw a round and make its tables: anybody who takes part may, once the last round is over."""
        admin, course = await self._find(group, tournament, who)
        host = who in (admin, course.about.host)
        if wanted.round <= course.drawn:
            return  # asked for twice
        if who not in course.playing and not host:
            raise Refusal("not_entered", "You do not take part.", status=403)
        if wanted.round != course.drawn + 1 or course.drawn_out:
            raise Refusal("no_round", "There is no such round to be drawn.")
        if len(course.playing) < 2:
            raise Refusal("too_few", "At least two must take part.")
        if course.unfinished and not (host and wanted.force):
            raise Refusal("round_open", "Some tables are not over yet.")
        drawn = next_round(course)
        try:
            await self._begin(course, wanted.round, drawn)
        except Conflict:
            return  # somebody else has drawn it at the same moment

    async def _begin(self, course: Course, number: int, drawn: pairing.Round) -> None:
        about, like = course.about, _like(course.about)
        least = game(like.game).players[0]
        seats = [[*people, *[f"@{FILLER}"] * (least - len(people))] for people in drawn.tables]

        def rows(tables: Sequence[str]) -> list[dict[str, Any]]:
            seated = [(n, people, table) for n, (people, table) in enumerate(zip(drawn.tables, tables, strict=True))]
            resting = [(len(tables) + n, [who], "") for n, who in enumerate(drawn.byes)]
            return [
                vars(Seated(about.id, number, at, seat, who, table))
                for at, people, table in seated + resting
                for seat, who in enumerate(people)
            ]

        host = about.host or course.playing[0]
        await self.tables.create_round(like, host, about.group, seats, rows)


def next_round(course: Course) -> pairing.Round:
    """Who plays whom next."""
    about, past, most = course.about, course.past(), game(_like(course.about).game).players[-1]
    if about.kind == "robin":
        return pairing.robin([*course.entrants], course.playing, course.drawn, about.size, most, past)
    lines = course.lines()
    points = {line.who: line.points for line in lines}
    ranked = [line.who for line in lines if line.who in course.playing]
    return pairing.swiss(ranked, points.__getitem__, about.size, most, past)


def check(new: bodies.NewTournament) -> p.NewTable:
    """How tables of a tournament are made; `Refusal` for what the game does not have."""
    if new.game not in game_names():
        raise Refusal("unknown_game", f"The games are: {', '.join(game_names())}.", status=404)
    played: Game = game(new.game)
    if new.size > played.players[-1]:
        raise Refusal("bad_seats", f"{new.game} is for {played.players[-1]} players at most.", status=400)
    try:
        for players in {max(new.size, played.players[0]), played.players[0]}:
            played.encode_options(players, new.options)
    except ValueError as error:
        raise Refusal("bad_options", str(error), status=400) from None
    return p.NewTable(game=new.game, options=new.options, pace=new.pace, undo="none", hints=False)


def _over(course: Course) -> bool:
    return course.drawn_out and not course.unfinished


def _like(about: Tournament) -> p.NewTable:
    return msgspec.json.decode(about.table, type=p.NewTable)


def _kind(about: Tournament) -> bodies.TournamentKind:
    return cast(bodies.TournamentKind, about.kind)
