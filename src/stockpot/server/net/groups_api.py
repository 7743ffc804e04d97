"""The REST interface of groups: members, the link, the date, tables, history and standings."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from stockpot.api import rest
from stockpot.room import protocol as p
from stockpot.room.requests import somebody
from stockpot.room.viewer import viewer_of
from stockpot.server.friends import bodies
from stockpot.server.friends.groups import Groups
from stockpot.server.net.api import AnyRequest, CodeQuery, service_of, update, who_asks
from stockpot.server.rate_limits import address_of

BeforeQuery = Annotated[int | None, QueryParameter(ge=0, le=2**53)]

DONE = rest.Changed(1)


async def asking(request: AnyRequest) -> tuple[Groups, str]:
    """All groups, and who asks: somebody with a name."""
    service, who = service_of(request), somebody(who_asks(request))
    await service.people.me(who)
    return service.groups, who


class GroupsApi(Controller):
    """Groups of friends. Members see all of a group; some things only its admin may do."""

    path = "/api/groups"
    tags = ("groups",)

    @get("/")
    async def all(self, request: AnyRequest) -> list[bodies.GroupListed]:
        """Your groups."""
        who = who_asks(request)
        return await service_of(request).groups.of(who) if who else []

    @post("/")
    async def make(self, request: AnyRequest, data: JSONBody[bodies.GroupName]) -> bodies.Group:
        """Make a group; you are its admin."""
        groups, who = await asking(request)
        service_of(request).limits.one(service_of(request).limits.create, who)
        return await groups.look(await groups.make(data.name, who), who)

    @get("/{group:str}")
    async def one(self, request: AnyRequest, group: FromPath[str]) -> bodies.Group:
        """A group that you are a member of."""
        return await service_of(request).groups.look(group, who_asks(request))

    @get("/{group:str}/door")
    async def door(self, request: AnyRequest, group: FromPath[str], code: CodeQuery = "") -> bodies.GroupDoor:
        """Where a link leads, before you join."""
        return await service_of(request).groups.knock(group, code, who_asks(request))

    @put("/{group:str}")
    async def rename(self, request: AnyRequest, group: FromPath[str], data: JSONBody[bodies.GroupName]) -> bodies.Group:
        """Give the group another name (admin)."""
        groups, who = await asking(request)
        await groups.rename(group, who, data.name)
        return await groups.look(group, who)

    @delete("/{group:str}", status_code=200)
    async def end(self, request: AnyRequest, group: FromPath[str]) -> rest.Changed:
        """Delete the group (admin). Its tables stay with those who played there."""
        groups, who = await asking(request)
        await groups.delete(group, who)
        return DONE

    @post("/{group:str}/link", status_code=200)
    async def renew(self, request: AnyRequest, group: FromPath[str]) -> bodies.Group:
        """Another link; the old one leads nowhere from then on (admin)."""
        groups, who = await asking(request)
        await groups.renew(group, who)
        return await groups.look(group, who)

    @post("/{group:str}/admin", status_code=200)
    async def hand_over(
        self, request: AnyRequest, group: FromPath[str], data: JSONBody[bodies.HandOver]
    ) -> bodies.Group:
        """Make another member the admin (admin)."""
        groups, who = await asking(request)
        await groups.hand_over(group, who, data.member)
        return await groups.look(group, who)

    # -------------------------------------------------------------------------------------------------------- members

    @post("/{group:str}/members", status_code=200)
    async def join(self, request: AnyRequest, group: FromPath[str], data: JSONBody[bodies.GroupLink]) -> bodies.Group:
        """Become a member by the link."""
        groups, who = await asking(request)
        service_of(request).limits.one(service_of(request).limits.create, who)
        await groups.join(group, data.code, who)
        return await groups.look(group, who)

    @delete("/{group:str}/members", status_code=200)
    async def leave(self, request: AnyRequest, group: FromPath[str]) -> rest.Changed:
        """Leave the group. An admin leaves it to who has been a member longest; with the last member it is gone."""
        groups, who = await asking(request)
        await groups.leave(group, who)
        return DONE

    @delete("/{group:str}/members/{member:str}", status_code=200)
    async def remove(self, request: AnyRequest, group: FromPath[str], member: FromPath[str]) -> bodies.Group:
        """Remove a member, and renew the link that they know (admin)."""
        groups, who = await asking(request)
        await groups.remove(group, who, member)
        return await groups.look(group, who)

    # ------------------------------------------------------------------------------------------------------- the date

    @put("/{group:str}/date")
    async def meet(self, request: AnyRequest, group: FromPath[str], data: JSONBody[bodies.Meeting]) -> bodies.Group:
        """Say when the group meets next."""
        groups, who = await asking(request)
        await groups.meet(group, who, data)
        return await groups.look(group, who)

    @delete("/{group:str}/date", status_code=200)
    async def call_off(self, request: AnyRequest, group: FromPath[str]) -> bodies.Group:
        """Nothing is agreed on any more."""
        groups, who = await asking(request)
        await groups.meet(group, who, None)
        return await groups.look(group, who)

    @get("/{group:str}/date.ics", media_type="text/calendar")
    async def calendar(self, request: AnyRequest, group: FromPath[str]) -> Response[bytes]:
        """The next date for a calendar program."""
        file = await service_of(request).groups.calendar_file(group, who_asks(request))
        headers = {"content-disposition": 'attachment; filename="stockpot.ics"'}
        return Response(file, media_type="text/calendar", headers=headers)

    # ---------------------------------------------------------------------------------------------------------- games

    @post("/{group:str}/tables")
    async def table(self, request: AnyRequest, group: FromPath[str], data: JSONBody[p.NewTable]) -> Response[bytes]:
        """Make a table for the group: members see it and can join."""
        groups, who = await asking(request)
        await groups.member_of(group, who)
        service = service_of(request)
        service.limits.one(service.limits.create, who)
        service.tables.come_from(who, address_of(request))
        live = await service.tables.create(data, who, group)
        return update(await live.parts(viewer_of(live.room, who)), 201)

    @get("/{group:str}/history")
    async def history(
        self, request: AnyRequest, group: FromPath[str], before: BeforeQuery = None
    ) -> bodies.History:  # fmt: skip
        """Finished games of the group, latest first."""
        return await service_of(request).groups.history(group, who_asks(request), before)

    @get("/{group:str}/standings")
    async def standings(self, request: AnyRequest, group: FromPath[str]) -> bodies.Standings:
        """Standings over all games and in each, head-to-head, streaks, records."""
        return await service_of(request).groups.standings(group, who_asks(request))

    @get("/{group:str}/export")
    async def export(self, request: AnyRequest, group: FromPath[str]) -> bodies.GroupExport:
        """Everything that is kept of the group, for a member."""
        return await service_of(request).groups.export(group, who_asks(request))
