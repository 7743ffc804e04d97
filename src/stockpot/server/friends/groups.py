"""Groups: people who meet again and again, and a link that stays.

Every member may invite, make tables and set the date. The admin alone renames the group, renews the link, removes people, hands
the group over and deletes it. To who is no member, a group that they have no valid link to does not exist.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence
from typing import cast

from stockpot.room import log
from stockpot.room import protocol as p
from stockpot.room.refusal import Refusal
from stockpot.room.text import clean
from stockpot.room.views import clock_info
from stockpot.server.friends import bodies, calendar
from stockpot.server.friends.ratings import shown
from stockpot.server.friends.standings import standings
from stockpot.server.people.identity import Identities
from stockpot.server.store.groups import Group, GroupTable
from stockpot.server.store.results import Result
from stockpot.server.store.store import Store

MEMBERS, MEMBERSHIPS = 100, 30
"""How many people a group may have, and how many groups a person."""
PAGE = 30
"""Games of a history that are given at once."""
FORMAT = 1
"""Of the file with everything that is kept of a group."""


def member_key(group: str, who: str) -> str:
    """What stands for a person in one group: ids are given to nobody."""
    return hashlib.sha256(f"member:{group}:{who}".encode()).hexdigest()[:16]


class Groups:
    """All groups."""

    def __init__(self, store: Store, people: Identities, now: Callable[[], int], address: str) -> None:
        self.store, self.stored, self.people, self.now, self.address = store, store.groups, people, now, address

    # ---------------------------------------------------------------------------------------------------------- looking

    async def member_of(self, group: str, who: str) -> tuple[Group, dict[str, int]]:
        """A group and its members, for one of them."""
        found, members = await self.stored.find(group), await self.stored.members(group)
        if found is None or who not in members:
            raise unknown()
        return found, members

    async def look(self, group: str, who: str) -> bodies.Group:
        """A group as a member sees it."""
        found, members = await self.member_of(group, who)
        tables = await self.stored.tables(group)
        await self.people.learn({*members, *(one for table in tables for one in table.summary.people)})
        return bodies.Group(
            found.id, found.name, found.code, found.since,
            [self._member(found, one, since, who) for one, since in members.items()],
            [self._table(table, who) for table in tables],
            self._date(found),
            await self._last(group),
        )  # fmt: skip

    def _member(self, group: Group, who: str, since: int, you: str) -> bodies.Member:
        key = member_key(group.id, who)
        return bodies.Member(key, self.people.name_of(who), since, group.admin == who, you == who)

    def _table(self, table: GroupTable, who: str) -> bodies.GroupTable:
        """What everybody may know of a table who could come and look on."""
        one = table.summary
        names = [self.people.name_of(other) for other in one.people]
        status = cast(p.Status, one.status)
        return bodies.GroupTable(
            one.id, table.code, one.game, status, one.free, one.changed, names, len(one.levels), who in one.people,
            who in one.owing.split(),
        )  # fmt: skip

    def _date(self, group: Group) -> bodies.NextDate | None:
        at = calendar.next_date(group.meets, group.zone, group.weekly, self.now()) if group.meets else None
        return None if at is None else bodies.NextDate(group.meets, group.zone, group.weekly, at)

    async def _last(self, group: str) -> p.NewTable | None:
        """How to make a table like the latest one: whoever makes it sits there, other people's seats are free."""
        data = await self.stored.latest(group)
        made = log.decode(data) if data else None
        return like(made) if isinstance(made, log.Created) else None

    async def knock(self, group: str, code: str, who: str) -> bodies.GroupDoor:
        """What a link leads to; members come in by any."""
        found, members = await self.stored.find(group), await self.stored.members(group)
        if found is None or (who not in members and not _same(code, found.code)):
            raise unknown()
        await self.people.learn(set(members))
        date = self._date(found)
        return bodies.GroupDoor(
            found.name, [self.people.name_of(one) for one in members], who in members, date.next if date else None
        )

    async def of(self, who: str) -> list[bodies.GroupListed]:
        """The groups of a person."""
        listed = []
        for one in await self.stored.of(who):
            members, tables, date = await self.stored.members(one.id), await self.stored.tables(one.id), self._date(one)
            waiting = await self._waiting(tables, who)
            listed.append(
                bodies.GroupListed(one.id, one.name, len(members), len(tables), date.next if date else None, waiting)
            )
        return listed

    async def _waiting(self, tables: Sequence[GroupTable], who: str) -> list[bodies.GroupTable]:
        """Those of a group's tables at which a member could sit down."""
        open_to = [one for one in tables if one.summary.status == "waiting" and one.summary.free]
        await self.people.learn({other for one in open_to for other in one.summary.people})
        return [self._table(one, who) for one in open_to if who not in one.summary.people]

    # --------------------------------------------------------------------------------------------------- coming and going

    async def make(self, name: str, who: str) -> str:
        """A new group; who makes it is its admin."""
        group = Group(secrets.token_hex(8), _named(name), secrets.token_urlsafe(16), who, self.now())
        if not await self.stored.put(group, MEMBERSHIPS):
            raise enough()
        return group.id

    async def join(self, group: str, code: str, who: str) -> None:
        """Become a member by the link; who is one already stays one."""
        came = await self.stored.join(group, code, who, self.now(), (MEMBERS, MEMBERSHIPS))
        if came == "gone":
            raise unknown()
        if came == "full":
            raise Refusal("group_full", f"A group has {MEMBERS} members at most.")
        if came == "enough":
            raise enough()

    async def leave(self, group: str, who: str) -> None:
        """Be no member any more."""
        if not await self.stored.leave(group, who):
            raise unknown()

    # ---------------------------------------------------------------------------------------------------------- the admin

    async def rename(self, group: str, who: str, name: str) -> None:
        await self._admin(group, who)
        _done(await self.stored.change(group, who, name=_named(name)))

    async def renew(self, group: str, who: str) -> None:
        """Another link: the old one leads nowhere."""
        await self._admin(group, who)
        _done(await self.stored.change(group, who, code=secrets.token_urlsafe(16)))

    async def remove(self, group: str, who: str, key: str) -> None:
        """Send a member away; the link that they know leads nowhere any more."""
        member = await self._other(group, who, key)
        _done(await self.stored.remove(group, who, member, secrets.token_urlsafe(16)))

    async def hand_over(self, group: str, who: str, key: str) -> None:
        """Make another member the admin."""
        _done(await self.stored.hand_over(group, who, await self._other(group, who, key)))

    async def delete(self, group: str, who: str) -> None:
        await self._admin(group, who)
        _done(await self.stored.delete(group, who))

    async def _admin(self, group: str, who: str) -> dict[str, int]:
        found, members = await self.member_of(group, who)
        if found.admin != who:
            raise not_admin()
        return members

    async def _other(self, group: str, who: str, key: str) -> str:
        """Another member, named by the admin."""
        members = await self._admin(group, who)
        for member in members:
            if member != who and member_key(group, member) == key:
                return member
        raise Refusal("no_member", "There is no such member any more.", status=404)

    # ----------------------------------------------------------------------------------------------------------- the date

    async def meet(self, group: str, who: str, meeting: bodies.Meeting | None) -> None:
        """Say when the group meets next, or that nothing is agreed on."""
        await self.member_of(group, who)
        if meeting is None:
            await self.stored.change(group, meets="", zone="", weekly=False)
        else:
            calendar.check(meeting.at, meeting.zone, self.now())
            await self.stored.change(group, meets=meeting.at, zone=meeting.zone, weekly=meeting.weekly)

    async def calendar_file(self, group: str, who: str) -> bytes:
        """The next date for a calendar program."""
        found, _ = await self.member_of(group, who)
        if self._date(found) is None:
            raise Refusal("no_date", "Nothing is agreed on.", status=404)
        link = f"{self.address.rstrip('/')}/g/{group}"
        return calendar.calendar_file(group, found.name, link, found.meets, found.zone, found.weekly, self.now())

    # ----------------------------------------------------------------------------------------------------- what was played

    async def history(self, group: str, who: str, before: int | None = None) -> bodies.History:
        """Finished games, latest first."""
        await self.member_of(group, who)
        games = await self.store.results.of_group(group, before, PAGE + 1)
        return bodies.History(await self.played(games[:PAGE], who), len(games) > PAGE)

    async def played(self, games: Sequence[Result], you: str) -> list[bodies.Played]:
        """Finished games with the names of who played."""
        await self.people.learn({seat.who for one in games for seat in one.seats})
        return [bodies.Played(one.table, one.code, one.game, one.ended, self._seats(one, you)) for one in games]

    def _seats(self, game: Result, you: str) -> list[bodies.PlayedSeat]:
        name = self.people.name_of
        return [
            bodies.PlayedSeat(seat.place, seat.score, name(seat.who), seat.level, bool(you) and seat.who == you)
            for seat in sorted(game.seats, key=lambda seat: seat.place)
        ]

    async def standings(self, group: str, who: str) -> bodies.Standings:
        """All standings of the members over the group's games."""
        _, members = await self.member_of(group, who)
        games = await self.store.results.of_group(group)
        await self.people.learn({*members, *(seat.who for one in games for seat in one.seats)})
        found = standings(games, [*members], who, lambda one: member_key(group, one), self.people.name_of)
        ratings = {(member_key(group, one.who), one.game): shown(one) for one in await self.store.ratings.of(members)}
        for table in found.games:
            for row in table.rows:
                row.rating = ratings.get((row.key, table.game))
        return found

    async def export(self, group: str, who: str) -> bodies.GroupExport:
        """Everything that is kept of a group."""
        seen = await self.look(group, who)
        history = await self.played(await self.store.results.of_group(group), who)
        return bodies.GroupExport(FORMAT, seen, history, await self.standings(group, who))


def like(made: log.Created) -> p.NewTable | None:
    """How to make a table like one that was made: its maker sits there, other people's seats are free."""
    if made.lesson or made.imported or made.hotseat:
        return None
    own = next((chair.who for chair in made.seats if chair.who == made.who), "")
    seats = ["me" if chair.who and chair.who == own else chair.level or "free" for chair in made.seats]
    return p.NewTable(
        game=made.game, seats=seats, options=made.options, open=made.open, undo=cast(p.UndoRule, made.undo), hints=made.hints,
        clock=clock_info(made.clock), pace=cast(p.Pace, made.pace), stand_in=made.stand_in, silence=made.silence,
        first_to=made.first_to,
    )  # fmt: skip


def unknown() -> Refusal:
    return Refusal("unknown_group", "There is no such group, or you are no member of it.", status=404)


def not_admin() -> Refusal:
    return Refusal("not_admin", "Only the group's admin may do this.", status=403)


def enough() -> Refusal:
    return Refusal("too_many_groups", f"You can be in {MEMBERSHIPS} groups at most.")


def _done(done: bool) -> None:
    """Somebody else was quicker: who asked is no admin any more."""
    if not done:
        raise not_admin()


def _same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode(), other.encode())


def _named(name: str) -> str:
    return clean(name, bodies.GROUP_NAME_SIZE)
