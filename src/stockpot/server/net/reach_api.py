"""The REST interface of reaching people: their browsers (push), invitations to people one has played with, blocks."""

from __future__ import annotations

import hmac
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from stockpot.api import rest
from stockpot.room.refusal import Refusal
from stockpot.room.requests import somebody
from stockpot.room.viewer import guest_key
from stockpot.server.live.live_table import LiveTable
from stockpot.server.net.api import AnyRequest, CodeQuery, service_of, who_asks
from stockpot.server.service import Service
from stockpot.server.store.outbox import Notice

Hash = Annotated[str, PathParameter(pattern="^[0-9a-f]{1,64}$")]


class Push(Controller):
    """Web Push: the browsers that take notices for you."""

    path = "/api"
    tags = ("people",)

    @post("/me/push", status_code=200)
    async def subscribe(self, request: AnyRequest, data: JSONBody[rest.Subscribe]) -> rest.Subscribed:
        """This browser takes notices for you, in a language."""
        service, who = service_of(request), somebody(who_asks(request))
        await service.people.me(who)
        id = await service.pushes.subscribe(who, data.endpoint, data.p256dh, data.auth, service.tables.now())
        if data.lang is not None:
            await service.store.settings.change(who, lang=data.lang)
        return rest.Subscribed(service.pushes.stop_path(id))

    @delete("/push/{id:str}/{signature:str}", status_code=200)
    async def stop(self, request: AnyRequest, id: Hash, signature: Hash) -> rest.Changed:
        """A browser takes notices no more: whoever has the address that came with them may say so."""
        return rest.Changed(await service_of(request).pushes.stop(id, signature))


class Blocks(Controller):
    """People from whom you do not want to hear."""

    path = "/api"
    tags = ("people",)

    @get("/me/blocks")
    async def all(self, request: AnyRequest) -> rest.Blocks:
        """Whom you have blocked."""
        service, who = service_of(request), somebody(who_asks(request))
        return rest.Blocks(await named(service, who, await service.tables.blocks.of(who)))

    @post("/me/blocks", status_code=200)
    async def block(self, request: AnyRequest, data: JSONBody[rest.Block]) -> rest.Changed:
        """Block somebody who sits or has said something at a table that you see."""
        service, who = service_of(request), somebody(who_asks(request))
        await service.people.me(who)
        live = await service.tables.enter(data.table, who, data.code)
        whom = next((one for one in heard_at(live) if guest_key(live.room, one) == data.person), None)
        if whom is None:
            raise Refusal("no_guest", "There is nobody of that name at this table.", status=404)
        await service.tables.block(who, whom)
        return rest.Changed(1)

    @delete("/me/blocks/{person:str}", status_code=200)
    async def unblock(self, request: AnyRequest, person: Hash) -> rest.Changed:
        """Hear from somebody again."""
        service, who = service_of(request), somebody(who_asks(request))
        blocked = await service.tables.blocks.of(who)
        found = [one for one in blocked if known_as(service, who, one) == person]
        return rest.Changed(sum([await service.tables.unblock(who, one) for one in found]))

    @get("/tables/{table:str}/blocked")
    async def here(self, request: AnyRequest, table: FromPath[str], code: CodeQuery = "") -> rest.BlockedHere:
        """Whom of those at a table you have blocked, by what stands for them there."""
        service, who = service_of(request), somebody(who_asks(request))
        live = await service.tables.enter(table, who, code)
        blocked = await service.tables.blocks.of(who)
        return rest.BlockedHere(sorted(guest_key(live.room, one) for one in heard_at(live) if one in blocked))


class Invitations(Controller):
    """People you know, and inviting them to a table."""

    path = "/api"
    tags = ("people",)

    @get("/me/friends")
    async def friends(self, request: AnyRequest) -> rest.Friends:
        """The other members of your groups, then those with whom you have sat at a table, the latest first."""
        service, who = service_of(request), somebody(who_asks(request))
        return rest.Friends(await named(service, who, await companions(service, who)))

    @post("/tables/{table:str}/invitations", status_code=200)
    async def invite(self, request: AnyRequest, table: FromPath[str], data: JSONBody[rest.Friend]) -> rest.Invited:
        """Send somebody of your groups, or with whom you have played, an invitation to a table with a free seat."""
        service, who = service_of(request), somebody(who_asks(request))
        service.limits.one(service.limits.invite, who)
        live = await service.tables.enter(table, who)
        if who not in live.room.people() or live.room.status != "waiting":
            raise Refusal("not_seated", "Only players at this table can invite, before the game begins.", status=403)
        whom = next((one for one in await companions(service, who) if known_as(service, who, one) == data.person), None)
        if whom is None:
            raise Refusal("no_guest", "Nobody of that name is in a group of yours or has played with you.", status=404)
        service.limits.one(service.limits.pester, f"{who} {whom}")
        now = service.tables.now()
        await service.store.outbox.put(Notice(table, whom, "invited", -1, 0, now, who))
        service.notices.soon(now)
        return rest.Invited(await service.notices.reaches(whom, who))


async def companions(service: Service, who: str) -> list[str]:
    """The people of somebody's groups, then those with whom they have sat at a table, but for those whom they have blocked."""
    blocked = await service.tables.blocks.of(who)
    known = [*await service.store.groups.fellows(who), *await service.store.lists.companions(who)]
    return [one for one in dict.fromkeys(known) if one not in blocked]


async def named(service: Service, who: str, people: list[str] | frozenset[str]) -> list[rest.Known]:
    """People by their names, and by what stands for them where this person asks."""
    names = await service.store.people.names([*people])
    return [rest.Known(known_as(service, who, one), names[one]) for one in people if one in names]


def known_as(service: Service, who: str, whom: str) -> str:
    """What stands for a person where another asks for them: ids are given to nobody."""
    return hmac.digest(service.people.key, f"known:{who}:{whom}".encode(), "sha256").hex()[:16]


def heard_at(live: LiveTable) -> set[str]:
    """Everybody who sits at a table, looks on or has done anything there."""
    acted = {past.entry.who for past in live.room.past}
    return (acted | live.room.people() | set(live.present.looking_on())) - {""}
