"""The REST interface of passkeys: to have one made, and to be recognised by it on another device."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from stockpot.api import rest
from stockpot.room.requests import somebody
from stockpot.server.net.api import AnyRequest, service_of, who_asks
from stockpot.server.net.people_api import became, who_was
from stockpot.server.net.reach_api import Hash
from stockpot.server.people.passkeys import Site
from stockpot.server.rate_limits import address_of


class Passkeys(Controller):
    """Keys that prove who you are: what is exchanged is what browsers give and take (WebAuthn, as JSON)."""

    path = "/api"
    tags = ("people",)

    @get("/me/passkeys")
    async def all(self, request: AnyRequest) -> rest.Passkeys:
        """Your passkeys."""
        service, who = service_of(request), somebody(who_asks(request))
        mine = await service.store.passkeys.of(who)
        return rest.Passkeys([rest.PasskeyInfo(one.id, one.since, one.used) for one in mine])

    @post("/me/passkeys/options", status_code=200)
    async def offer(self, request: AnyRequest) -> dict[str, Any]:
        """What a browser needs to make one."""
        service, who = service_of(request), somebody(who_asks(request))
        me = await service.people.me(who)
        return await service.passkeys.offer(site_of(request), who, me.name, service.tables.now())

    @post("/me/passkeys", status_code=200)
    async def add(self, request: AnyRequest, data: JSONBody[dict[str, Any]]) -> rest.PasskeyInfo:
        """One that your browser has made."""
        service, who = service_of(request), somebody(who_asks(request))
        await service.people.me(who)
        made = await service.passkeys.add(site_of(request), who, data, service.tables.now())
        return rest.PasskeyInfo(made.id, made.since, made.used)

    @delete("/me/passkeys/{id:str}", status_code=200)
    async def remove(self, request: AnyRequest, id: Hash) -> rest.Changed:
        """One of them counts no more."""
        service, who = service_of(request), somebody(who_asks(request))
        return rest.Changed(await service.store.passkeys.drop(who, id))

    @post("/passkeys/options", status_code=200)
    async def ask(self, request: AnyRequest) -> dict[str, Any]:
        """What a browser needs to have one sign."""
        service = service_of(request)
        service.limits.one(service.limits.identities, address_of(request))
        return await service.passkeys.ask(site_of(request), service.tables.now())

    @post("/passkeys", status_code=200)
    async def recognise(self, request: AnyRequest, data: JSONBody[dict[str, Any]]) -> Response[rest.Me]:
        """Become the person whose passkey has signed. Who was here before can come back on this device for a while."""
        service = service_of(request)
        who = await service.passkeys.recognise(site_of(request), data, service.tables.now())
        before = who_asks(request) or who_was(request)
        return await became(service, who, before if before != who else "")


def site_of(request: AnyRequest) -> Site:
    """Where the page is that asks."""
    return service_of(request).passkeys.site(request.headers.get("origin"))
