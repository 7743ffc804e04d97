"""The REST interface of tables: games, rulebooks, tables, seats, records."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from stockpot.api import begun, rest
from stockpot.api.catalog import check_game, game_info, game_speech
from stockpot.api.records import record_file
from stockpot.api.replays import FRAMES_AT_ONCE
from stockpot.core.game import game, game_names
from stockpot.core.struct import Decoder
from stockpot.room import protocol as p
from stockpot.room.refusal import Refusal
from stockpot.room.requests import somebody
from stockpot.room.viewer import viewer_of
from stockpot.room.views import latest
from stockpot.server.live.live_table import LiveTable
from stockpot.server.live.quotas import EXPIRED, LISTED
from stockpot.server.people.identity import token_of
from stockpot.server.rate_limits import address_of
from stockpot.server.service import Service
from stockpot.server.store.results import Result
from stockpot.server.store.table_lists import Summary

AnyRequest = Request[Any, Any, Any]
LangQuery = Annotated[str, QueryParameter(pattern=p.lang_pattern)]
CodeQuery = Annotated[str, QueryParameter(max_length=64)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
ViewerQuery = Annotated[str, QueryParameter(max_length=10, pattern="^(open|spectator|[0-9]|1[0-5])$")]
FirstQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
CountQuery = Annotated[int, QueryParameter(ge=1, le=FRAMES_AT_ONCE)]

HELD = "held"
"""Under this name a request's state has what is given back at its end."""


def service_of(request: AnyRequest) -> Service:
    service: Service = request.app.state.service
    return service


def who_asks(request: AnyRequest) -> str:
    """The person behind a request; empty for nobody."""
    return service_of(request).people.read(token_of(request.cookies, request.headers))


def held_by(request: AnyRequest) -> ExitStack:
    """What is given back when a request ends, normally or not."""
    held: ExitStack = request.scope["state"][HELD]
    return held


# ---------------------------------------------------------------------------------------------------------------- games


class Games(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get("/", sync_to_thread=True)
    def shelf(self, lang: LangQuery = "en") -> list[rest.GameInfo]:
        """All games with their options."""
        return [game_info(name, lang) for name in game_names()]

    @get("/{name:str}", sync_to_thread=True)
    def one(self, name: FromPath[str], lang: LangQuery = "en") -> rest.GameInfo:
        """One game."""
        return game_info(check_game(name), lang)

    @get("/{name:str}/speech", sync_to_thread=True)
    def speech(self, name: FromPath[str], lang: LangQuery = "en") -> rest.GameSpeech:
        """What a program needs to write the game's sentences: its catalogue, and what the fields of its messages stand for."""
        return game_speech(check_game(name), lang)

    @get("/{name:str}/rulebook", media_type="text/markdown", sync_to_thread=True)
    def rulebook(self, name: FromPath[str], lang: LangQuery = "en") -> str:
        """The rulebook, as Markdown; every rule has its id as an anchor."""
        return game(check_game(name)).rulebook(lang)


# --------------------------------------------------------------------------------------------------------------- tables


class TablesApi(Controller):
    """Tables, seats and records."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/")
    async def all(self, request: AnyRequest) -> rest.Tables:
        """Open tables, and yours."""
        service, who = service_of(request), who_asks(request)
        now, store = service.tables.now(), service.store
        yours = await store.lists.of(who, now - EXPIRED) if who else []
        away = await store.lists.put_away(who) if who else []
        return rest.Tables(
            [listed(service, one, who) for one in await store.lists.open(now - LISTED)],
            await described(service, yours, who),
            await described(service, away, who),
        )

    @put("/{table:str}/away", status_code=200)
    async def put_away(self, request: AnyRequest, table: FromPath[str]) -> rest.Changed:
        """Put one of your tables away: it is not among yours any more."""
        return await put_away(request, table, True)

    @delete("/{table:str}/away", status_code=200)
    async def take_out(self, request: AnyRequest, table: FromPath[str]) -> rest.Changed:
        """A table that you have put away is among yours again."""
        return await put_away(request, table, False)

    @post("/")
    async def create(self, request: AnyRequest, data: JSONBody[p.NewTable]) -> Response[bytes]:
        """Make a table."""
        service, who = service_of(request), who_asks(request)
        await service.people.me(who)
        service.limits.one(service.limits.create, who)
        service.tables.come_from(who, address_of(request))
        live = await service.tables.create(data, who)
        return update(await live.parts(viewer_of(live.room, who)), 201)

    @post("/import", request_max_body_size=p.RECORD_BYTES)
    async def take_in(self, request: AnyRequest, data: JSONBody[dict[str, Any]]) -> rest.Imported:
        """Take in the record of a finished game that was played elsewhere, to look at it again; or a table, to go on with it."""
        service, who = service_of(request), who_asks(request)
        await service.people.me(who)
        service.limits.one(service.limits.create, who)
        live = await service.tables.take_in(data, who)
        return rest.Imported(live.id, live.room.created.code)

    @get("/{table:str}")
    async def one(
        self, request: AnyRequest, table: FromPath[str], code: CodeQuery = "",
        seat: SeatQuery = None,
    ) -> Response[bytes]:  # fmt: skip
        """A table as you may know it, like an update of the socket; `seat`: through which of your seats' eyes."""
        service, who = service_of(request), who_asks(request)
        live = await service.tables.enter(table, who, code)
        return update(await live.parts(viewer_of(live.room, who, seat)))

    @post("/{table:str}/seats", status_code=200)
    async def sit(self, request: AnyRequest, table: FromPath[str], data: JSONBody[rest.Invitation]) -> p.Done:
        """Take a seat."""
        return await self._do(request, table, p.Sit(id=fresh_key(), seat=data.seat, code=data.code), data.code)

    @delete("/{table:str}/seats", status_code=200)
    async def leave(self, request: AnyRequest, table: FromPath[str]) -> p.Done:
        """Get up."""
        return await self._do(request, table, p.Leave(id=fresh_key()))

    @post("/{table:str}/requests", status_code=200)
    async def do(self, request: AnyRequest, table: FromPath[str], data: JSONBody[p.Request]) -> p.Done:
        """Any request that the socket takes, for clients without one."""
        return await self._do(request, table, data)

    async def _do(self, request: AnyRequest, table: str, message: p.Request, code: str = "") -> p.Done:
        service, who = service_of(request), somebody(who_asks(request))
        if isinstance(message, p.Chat | p.React):
            service.limits.one(service.limits.chat, who)
        live = await service.tables.enter(table, who, code)
        return await service.tables.do(live, who, message)

    @get("/{table:str}/record")
    async def record(self, request: AnyRequest, table: FromPath[str], code: CodeQuery = "") -> dict[str, Any]:
        """The record of a finished game, with its seed: `stockpot replay`, `stockpot verify`."""
        service = service_of(request)
        live = await finished(request, table, code)
        return await asyncio.to_thread(record_file, live.id, live.room, service.tables.names)

    @get("/{table:str}/file")
    async def file(self, request: AnyRequest, table: FromPath[str]) -> rest.TableFile:
        """A table to be taken elsewhere by its host, where no other person has a part in it. It holds the seed."""
        service, who = service_of(request), somebody(who_asks(request))
        live = await service.tables.enter(table, who)
        return await asyncio.to_thread(begun.table_file, live.room, who)

    @post("/{table:str}/questions", status_code=200)
    async def ask(self, request: AnyRequest, table: FromPath[str], data: JSONBody[p.Question]) -> p.Reply:
        """A hint, the reason against a move, or what would become of a plan."""
        service, who = service_of(request), somebody(who_asks(request))
        service.limits.question(data, who)
        live = await service.tables.enter(table, who)
        return await service.tables.ask(live, who, data)

    @get("/{table:str}/replay")
    async def replay(
        self, request: AnyRequest, table: FromPath[str], viewer: ViewerQuery = "open", first: FirstQuery = 0,
        count: CountQuery = 50, code: CodeQuery = "",
    ) -> rest.Replay:  # fmt: skip
        """A finished game move by move: frames from number `first` on, through the eyes of a seat or a spectator, or with
        everything open."""
        live = await finished(request, table, code)
        replays = service_of(request).replays
        return await replays.page(live.id, live.room.playing(), viewer, first, count)

    @get("/{table:str}/analysis")
    async def analysis(self, request: AnyRequest, table: FromPath[str], code: CodeQuery = "") -> rest.Analysis:
        """How a finished game was played, if it was looked at; and how far looking at it has got."""
        service, live = service_of(request), await finished(request, table, code)
        found = await service.analyses.look(live.id)
        return await service.replays.explained(live.id, live.room.playing(), found)

    @post("/{table:str}/analysis", status_code=200)
    async def analyse(self, request: AnyRequest, table: FromPath[str], code: CodeQuery = "") -> rest.Analysis:
        """Have an expert look at a finished game, in the background; once for all."""
        service, who = service_of(request), somebody(who_asks(request))
        service.limits.one(service.limits.think, who)
        live = await finished(request, table, code)
        found = await service.analyses.begin(live.id, live.room.playing(), who)
        return await service.replays.explained(live.id, live.room.playing(), found)


async def finished(request: AnyRequest, table: str, code: str) -> LiveTable:
    """A table whose game is over."""
    live = await service_of(request).tables.enter(table, who_asks(request), code)
    if live.room.status != "over":
        raise Refusal("not_over", "This is given out after the end.")
    return live


def listed(service: Service, summary: Summary, who: str) -> rest.Listed:
    """A table in a list."""
    live = service.tables.live.get(summary.id)
    turn, changed = bool(who) and who in summary.owing.split(), summary.changed
    if live is not None and live.room.table is not None:
        turn = not live.room.owing().isdisjoint(live.room.seats_of(who))
        changed = live.room.changed
    status: Any = summary.status
    return rest.Listed(summary.id, summary.game, status, summary.free, changed, turn)


async def described(service: Service, summaries: Sequence[Summary], who: str) -> list[rest.Listed]:
    """A person's own tables in a list: with whom, for which group, and how those ended that are over."""
    await service.people.learn({other for one in summaries for other in one.people})
    ended = await service.store.results.of_tables(one.id for one in summaries if one.status == "over")
    groups = await service.store.groups.groups_of(who, (one.id for one in summaries))
    return [in_detail(service, one, who, ended.get(one.id), groups.get(one.id, "")) for one in summaries]


def in_detail(service: Service, summary: Summary, who: str, ended: Result | None, group: str) -> rest.Listed:
    found = listed(service, summary, who)
    found.group = group
    found.names = [service.people.name_of(other) for other in summary.people if other != who]
    found.bots = len(summary.levels)
    if (last := last_of(service, summary)) is not None:
        found.last = last
        found.seats = [service.people.name_of(one) if one else "" for one in summary.sitters]
    if ended is not None and (mine := ended.seat_of(who)) is not None:
        found.place, found.of, found.score = mine.place, len(ended.seats), mine.score
    return found


decode_last = Decoder(p.Happening).decode


def last_of(service: Service, summary: Summary) -> p.Happening | None:
    """What happened last at a table: as it is in memory, or stands in the lists."""
    if (live := service.tables.live.get(summary.id)) is not None:
        return latest(live.room)
    return decode_last(summary.last) if summary.last else None


async def put_away(request: AnyRequest, table: str, away: bool) -> rest.Changed:
    """Put a table of who asks away, or take it out again."""
    service, who = service_of(request), somebody(who_asks(request))
    if not await service.store.lists.put(who, table, away):
        raise Refusal("unknown_table", "There is no such table, or you are not invited.", status=404)
    service.tables.turn_streams.changed([who])
    return rest.Changed(1)


def fresh_key() -> str:
    return secrets.token_hex(8)


def update(content: p.Update, status: int = 200) -> Response[bytes]:
    return Response(p.encode(content), media_type="application/json", status_code=status)
