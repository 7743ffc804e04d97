"""The REST interface of people: name, devices, settings, links in letters."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from typing import Annotated, Literal

import segno
from litestar import Controller, Response, delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from stockpot.api import rest
from stockpot.room.refusal import Refusal
from stockpot.room.requests import somebody
from stockpot.server.live.forget import forget
from stockpot.server.net.api import AnyRequest, held_by, listed, service_of, who_asks
from stockpot.server.people.email_address import read_mailbox
from stockpot.server.people.identity import BEFORE, BEFORE_SECONDS, BOT, COOKIE, COOKIE_SECONDS, NAMED
from stockpot.server.people.notices import TEXTS
from stockpot.server.people.quiet_hours import check_zone
from stockpot.server.rate_limits import address_of
from stockpot.server.service import Service
from stockpot.server.store.settings import Settings


class People(Controller):
    """Who you are: a name and a signed cookie."""

    path = "/api/me"
    tags = ("people",)

    @get("/")
    async def me(self, request: AnyRequest) -> Response[rest.Me]:
        """Who you are. Your cookie is renewed: nobody who comes back now and then is forgotten."""
        service, who = service_of(request), who_asks(request)
        me = await service.people.me(who, who_was(request))
        by_cookie = COOKIE in request.cookies and service.people.read(request.cookies[COOKIE]) == who
        return Response(me, cookies=cookies(service, who) if by_cookie else [])

    @put("/")
    async def name(self, request: AnyRequest, data: JSONBody[rest.Name]) -> Response[rest.Me]:
        """Take a name; somebody new gets an identity."""
        service, who = service_of(request), who_asks(request)
        if not who:
            service.limits.one(service.limits.identities, address_of(request))
        who, me = await service.people.name(who, data.name, service.tables.now())
        service.tables.rename(who)
        return Response(me, cookies=cookies(service, who))

    @post("/bots", status_code=201)
    async def bot(self, request: AnyRequest, data: JSONBody[rest.Name]) -> rest.BotToken:
        """A token for a program that plays, sent as `Authorization: Bearer …`. It is somebody of its own; its name says so."""
        service, who = service_of(request), somebody(who_asks(request))
        if who.startswith(BOT):
            raise Refusal("not_yours", "Bots make no bots.", status=403)
        service.limits.one(service.limits.identities, address_of(request))
        return rest.BotToken(*await service.people.bot(data.name, service.tables.now()))

    @post("/carry", status_code=200)
    async def carry(self, request: AnyRequest) -> rest.Carry:
        """A link and QR code that make another device you."""
        service, who = service_of(request), somebody(who_asks(request))
        token, expires = await service.people.carry(who, service.tables.now())
        path = f"/#carry={token}"
        return rest.Carry(token, path, qr_code(str(request.base_url).rstrip("/") + path), expires)

    @get("/carry")
    async def carries(self, request: AnyRequest) -> rest.Carries:
        """Your links to other devices that still work."""
        service, who = service_of(request), somebody(who_asks(request))
        return rest.Carries(await service.store.people.carries_of(who, service.tables.now()))

    @delete("/carry", status_code=200)
    async def cancel(self, request: AnyRequest) -> rest.Changed:
        """None of your links to other devices works any more."""
        service, who = service_of(request), somebody(who_asks(request))
        return rest.Changed(await service.store.people.drop_carries(who))

    @post("/carried", status_code=200)
    async def carried(self, request: AnyRequest, data: JSONBody[rest.Claim]) -> rest.Carried:
        """Who such a link leads to, for a page that asks before it goes on. The link is not spent."""
        service, now = service_of(request), who_asks(request)
        who = await service.people.carried(data.token, service.tables.now())
        return rest.Carried((await service.people.me(who)).name, who == now, await service.people.called(now))

    @post("/claim", status_code=200)
    async def claim(self, request: AnyRequest, data: JSONBody[rest.Claim]) -> Response[rest.Me]:
        """Become the person that such a link stands for. Who was here before can come back on this device for a while."""
        service = service_of(request)
        who = await service.people.claim(data.token, service.tables.now())
        before = who_asks(request) or who_was(request)
        return await became(service, who, before if before != who else "")

    @post("/back", status_code=200)
    async def back(self, request: AnyRequest) -> Response[rest.Me]:
        """Become who you were on this device before."""
        service, who = service_of(request), who_was(request)
        if not who:
            raise Refusal("no_way_back", "Nobody was here before you, or it is too long ago.", status=403)
        return await became(service, who, "")

    @delete("/devices", status_code=200)
    async def sign_out_others(self, request: AnyRequest) -> Response[rest.Me]:
        """Sign out all your other devices: what they have kept of you is void, here it is renewed."""
        service, who = service_of(request), somebody(who_asks(request))
        me = await service.people.me(who, who_was(request))
        epoch = await service.people.sign_out(who, service.tables.now())
        await service.store.subscriptions.drop_of(who)  # this browser subscribes again
        told = BackgroundTask(
            service.tables.sign_out, who, epoch
        )  # sockets of this device come back with the new cookie
        return Response(me, cookies=cookies(service, who), background=told)

    @delete("/", status_code=200)
    async def forget(self, request: AnyRequest) -> Response[rest.Forgotten]:
        """Delete yourself: name, settings and words. Your moves stay, and nobody can tell whose they were."""
        service, who = service_of(request), somebody(who_asks(request))
        await service.people.me(who)
        await forget(service.tables, who)
        response = Response(rest.Forgotten(True))
        response.delete_cookie(COOKIE, path="/")
        response.delete_cookie(NAMED, path="/")
        response.delete_cookie(BEFORE, path="/api/me")
        return response

    @get("/turns", media_type="text/event-stream")
    async def turns(self, request: AnyRequest) -> ServerSentEvent:
        """A stream of events: the tables (`table`, `game`) at which it is your turn, now and whenever that changes."""
        service, who = service_of(request), somebody(who_asks(request))
        epoch = service.people.epochs.get(who)
        await service.people.me(who)
        address = address_of(request)
        if not service.open_socket(address):
            raise Refusal("too_many", "Too many connections from here.", status=429)
        held = held_by(request)
        held.callback(service.close_socket, address)
        changes = held.enter_context(service.tables.turn_streams.listening(who))
        return ServerSentEvent(watched(service, who, epoch, changes))

    @get("/settings")
    async def settings(self, request: AnyRequest) -> rest.YourSettings:
        """How you are told that it is your turn."""
        service, who = service_of(request), somebody(who_asks(request))
        return await shown(service, who, await service.store.settings.of(who))

    @put("/settings")
    async def set(self, request: AnyRequest, data: JSONBody[rest.Settings]) -> rest.YourSettings:
        """Say how you want to be told. A new e-mail address is asked to confirm first."""
        service, who = service_of(request), somebody(who_asks(request))
        await service.people.me(who)
        old = await service.store.settings.of(who)
        mailbox = read_mailbox(data.email) if data.email else None
        if data.webhook:
            await service.notices.hooks.check(data.webhook)
        email = str(mailbox or "")
        known = old.confirmed and old.email == email
        wanted = Settings(data.notices, email, known, data.webhook, data.lang, data.quiet, check_zone(data.zone))
        if data.notices == "email" and mailbox and not known:
            service.postage.pay(who, address_of(request), mailbox)
            await service.notices.ask_to_confirm(who, wanted)
        await service.store.settings.put(who, wanted)
        return await shown(service, who, wanted)


async def watched(
    service: Service, who: str, epoch: int | None, changes: asyncio.Event
) -> AsyncIterator[ServerSentEventMessage]:
    """A person's turns as events, with comments between them: a browser that is gone is noticed when one cannot be sent."""

    async def look() -> list[rest.Listed]:
        if service.people.epochs.get(who) != epoch:
            raise SignedOut
        return [listed(service, one, who) for one in await service.store.lists.of(who)]

    with contextlib.suppress(SignedOut):
        async for turns in service.tables.turn_streams.stream(who, changes, look):
            if turns is None:
                yield ServerSentEventMessage(data=None, comment="")
            else:
                yield ServerSentEventMessage(turns, event="turns")


class SignedOut(Exception):  # noqa: N818
    """The cookie with which a stream was opened is void."""


async def became(service: Service, who: str, before: str) -> Response[rest.Me]:
    """The answer that makes a device somebody, and keeps who was there before."""
    response = Response(await service.people.me(who, before), cookies=cookies(service, who))
    if before:
        response.set_cookie(way_back(service, before))
    else:
        response.delete_cookie(BEFORE, path="/api/me")
    return response


async def shown(service: Service, who: str, settings: Settings) -> rest.YourSettings:
    return rest.YourSettings(
        settings.notices, settings.email, settings.confirmed, settings.webhook, settings.lang,
        service.notices.mailer is not None, settings.quiet, settings.zone, service.pushes.public,
        len(await service.store.subscriptions.of(who)),
    )  # fmt: skip


def cookies(service: Service, who: str) -> list[Cookie]:
    """What makes a device somebody's: the identity, and for the page that there is one."""
    secure = service.config.secure
    return [
        Cookie(
            COOKIE, value=service.people.sign(who), httponly=True, samesite="lax", secure=secure, path="/",
            max_age=COOKIE_SECONDS,
        ),
        Cookie(NAMED, value="1", samesite="lax", secure=secure, path="/", max_age=COOKIE_SECONDS),
    ]  # fmt: skip


def way_back(service: Service, who: str) -> Cookie:
    return Cookie(
        BEFORE, value=service.people.sign(who), httponly=True, samesite="strict", secure=service.config.secure, path="/api/me",
        max_age=BEFORE_SECONDS,
    )  # fmt: skip


def who_was(request: AnyRequest) -> str:
    """Who was on this device before its present person; empty for nobody."""
    return service_of(request).people.read(request.cookies.get(BEFORE))


def qr_code(address: str) -> str:
    out = io.BytesIO()
    segno.make(address, error="m").save(out, kind="svg", xmldecl=False, svgns=True, border=2)
    return out.getvalue().decode()


# -------------------------------------------------------------------------------------------------------- links in letters

What = Annotated[Literal["confirm", "stop"], PathParameter()]

PAGE = """<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Stockpot</title><h1>Stockpot</h1>{body}</html>"""


class Letters(Controller):
    """Links in letters: a page with a button, since programs that look for viruses open every link."""

    path = "/notices/{what:str}/{who:str}/{signature:str}"
    tags = ("people",)

    @get("/", media_type="text/html")
    async def page(self, request: AnyRequest, what: What, who: FromPath[str], signature: FromPath[str]) -> str:
        """Asks before anything is done."""
        lang = await service_of(request).notices.language(what, who, signature)
        return PAGE.format(
            lang=lang, body=f'<form method="post"><button>{TEXTS[lang].say(f"{what}-button")}</button></form>'
        )

    @post("/", status_code=200, media_type="text/html")
    async def follow(self, request: AnyRequest, what: What, who: FromPath[str], signature: FromPath[str]) -> str:
        """Confirms an address, or stops notices."""
        settings = await service_of(request).notices.follow(what, who, signature)
        return PAGE.format(lang=settings.lang, body=f"<p>{TEXTS[settings.lang].say(f'{what}-done')}</p>")
