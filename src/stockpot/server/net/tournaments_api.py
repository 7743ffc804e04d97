"""The REST interface of a group's tournaments, and of one's own record."""

from __future__ import annotations

from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody

from stockpot.api import rest
from stockpot.room.requests import somebody
from stockpot.server.friends import bodies
from stockpot.server.net.api import AnyRequest, service_of, who_asks
from stockpot.server.net.groups_api import DONE, BeforeQuery, asking


class TournamentsApi(Controller):
    """Tournaments of friends: round robin and Swiss."""

    path = "/api/groups/{group:str}/tournaments"
    tags = ("groups",)

    @get("/")
    async def all(self, request: AnyRequest, group: FromPath[str]) -> list[bodies.TournamentListed]:
        """The tournaments of a group, latest first."""
        return await service_of(request).tournaments.of(group, who_asks(request))

    @post("/")
    async def make(
        self, request: AnyRequest, group: FromPath[str], data: JSONBody[bodies.NewTournament]
    ) -> bodies.Tournament:
        """Make a tournament; you take part."""
        _, who = await asking(request)
        service = service_of(request)
        service.limits.one(service.limits.create, who)
        made = await service.tournaments.make(group, who, data)
        return await service.tournaments.look(group, made, who)

    @get("/{tournament:str}")
    async def one(self, request: AnyRequest, group: FromPath[str], tournament: FromPath[str]) -> bodies.Tournament:
        """A tournament: the standing, and all rounds."""
        return await service_of(request).tournaments.look(group, tournament, who_asks(request))

    @delete("/{tournament:str}", status_code=200)
    async def end(self, request: AnyRequest, group: FromPath[str], tournament: FromPath[str]) -> rest.Changed:
        """Delete a tournament (who made it, or the group's admin). Its tables stay."""
        _, who = await asking(request)
        await service_of(request).tournaments.delete(group, tournament, who)
        return DONE

    @post("/{tournament:str}/entrants", status_code=200)
    async def enter(self, request: AnyRequest, group: FromPath[str], tournament: FromPath[str]) -> bodies.Tournament:
        """Take part, before the first round."""
        _, who = await asking(request)
        tournaments = service_of(request).tournaments
        await tournaments.enter(group, tournament, who)
        return await tournaments.look(group, tournament, who)

    @delete("/{tournament:str}/entrants", status_code=200)
    async def withdraw(self, request: AnyRequest, group: FromPath[str], tournament: FromPath[str]) -> bodies.Tournament:
        """Take part no more; what was played counts."""
        _, who = await asking(request)
        tournaments = service_of(request).tournaments
        await tournaments.withdraw(group, tournament, who)
        return await tournaments.look(group, tournament, who)

    @post("/{tournament:str}/rounds", status_code=200)
    async def draw(
        self, request: AnyRequest, group: FromPath[str], tournament: FromPath[str], data: JSONBody[bodies.Draw]
    ) -> bodies.Tournament:
        """Draw the next round: its tables are made, with everybody in their seats."""
        _, who = await asking(request)
        service = service_of(request)
        service.limits.one(service.limits.create, who)
        await service.tournaments.draw(group, tournament, who, data)
        return await service.tournaments.look(group, tournament, who)


class Record(Controller):
    """Your own record, and ratings if you want them."""

    path = "/api/me/record"
    tags = ("people",)

    @get("/")
    async def profile(self, request: AnyRequest) -> bodies.Profile:
        """How you have done."""
        return await service_of(request).profiles.of(somebody(who_asks(request)))

    @get("/history")
    async def history(self, request: AnyRequest, before: BeforeQuery = None) -> bodies.History:
        """Your finished games, latest first."""
        return await service_of(request).profiles.history(somebody(who_asks(request)), before)

    @put("/rated")
    async def rate(self, request: AnyRequest, data: JSONBody[bodies.WantRating]) -> bodies.Profile:
        """Be rated from now on; or not any more, and your ratings are deleted."""
        _, who = await asking(request)
        service = service_of(request)
        await service.store.ratings.want(who, data.on, service.tables.now())
        return await service.profiles.of(who)

    @get("/export")
    async def export(self, request: AnyRequest) -> bodies.MyExport:
        """Everything that is kept of you."""
        return await service_of(request).profiles.export(somebody(who_asks(request)))
