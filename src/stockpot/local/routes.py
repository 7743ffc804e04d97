"""The REST interface of a house without a server: the server's paths, without HTTP."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from stockpot.api import begun, questions, rest
from stockpot.api.catalog import check_game, game_info, game_speech
from stockpot.api.records import record_file
from stockpot.api.replays import FRAMES_AT_ONCE
from stockpot.bots import LEVELS
from stockpot.core.game import game, game_names
from stockpot.core.struct import DecodeError, Decoder, Encoder, Meta, Struct
from stockpot.local import ahead, backup
from stockpot.local.analyses import Analyses, key_of
from stockpot.local.keep import Changes, Conflict
from stockpot.local.person import ME, WHO, Person
from stockpot.local.refusals import another_tab, keeping, needs_server, unknown_table
from stockpot.local.replays import Replays
from stockpot.local.table import OpenTable
from stockpot.local.tables import Tables, new_code
from stockpot.room import protocol as p
from stockpot.room.refusal import Refusal
from stockpot.room.requests import somebody
from stockpot.room.viewer import viewer_of

logger = logging.getLogger("stockpot.local")

JSON, MARKDOWN = "application/json", "text/markdown; charset=utf-8"


class Answer(NamedTuple):
    """The answer to a call."""

    status: int
    media_type: str
    body: str


class Query(Struct):
    """What may stand behind a path."""

    lang: p.Lang = "en"
    code: p.Code = ""
    seat: p.SeatNumber | None = None
    viewer: Annotated[str, Meta(max_length=10)] = "open"
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=1, le=FRAMES_AT_ONCE)] = 50


NUMBERS = ("seat", "first", "count")
"""What is a number there."""


class Call(NamedTuple):
    """What is asked."""

    query: Query
    body: bytes


encode = Encoder().encode
read_query = Decoder(Query).decode
read_name = Decoder(rest.Name).decode
read_new = Decoder(p.NewTable).decode
read_invitation = Decoder(rest.Invitation).decode
read_request = Decoder(p.Request).decode
read_question = Decoder(p.Question).decode
read_file = Decoder(dict[str, Any]).decode
read_wanted = Decoder(ahead.Wanted).decode


def as_json(value: Any, status: int = 200) -> Answer:
    return Answer(status, JSON, encode(value).decode())


def problem(refusal: Refusal) -> Answer:
    return as_json(rest.Problem(refusal.code, refusal.text, refusal.rule, refusal.said), refusal.status)


class Routes:
    """Answers calls."""

    def __init__(self, person: Person, tables: Tables) -> None:
        self.person, self.tables, self.keep = person, tables, tables.keep
        self.analyses = Analyses(tables.keep, tables.spawn)
        self.replays = Replays()

    async def answer(self, method: str, target: str, body: str) -> Answer:
        """The answer to a call; whatever happens, there is one."""
        try:
            handler, names, query = route(method, target)
            return await handler(self, Call(query, body.encode()), *names)
        except Refusal as refusal:
            return problem(refusal)
        except (DecodeError, RecursionError) as error:
            return problem(Refusal("bad_request", str(error), status=400))
        except Conflict:
            return problem(another_tab())
        except Exception:
            logger.exception("a call failed")
            return problem(Refusal("failed_here", "This failed.", status=500))

    # ------------------------------------------------------------------------------------------------------------ games

    async def games(self, call: Call) -> Answer:
        for name in game_names():
            await self.tables.fetch_game(name)
        return as_json([game_info(name, call.query.lang) for name in game_names()])

    async def game(self, call: Call, name: str) -> Answer:
        return as_json(game_info(check_game(name), call.query.lang))

    async def speech(self, call: Call, name: str) -> Answer:
        return as_json(game_speech(check_game(name), call.query.lang))

    async def rulebook(self, call: Call, name: str) -> Answer:
        return Answer(200, MARKDOWN, game(check_game(name)).rulebook(call.query.lang))

    # ------------------------------------------------------------------------------------------------- person and device

    async def me(self, call: Call) -> Answer:
        return as_json(await self.person.me())

    async def name(self, call: Call) -> Answer:
        before = await self.person.find()
        me = await self.person.call(read_name(call.body).name, self.tables.now())
        if before is not None and before.name != me.name:
            with keeping():
                await ahead.clear_away(self.keep)
        for table in self.tables.open.values():
            table.show_names()
        return as_json(me)

    async def forget_all(self, call: Call) -> Answer:
        """Everything that is kept goes."""
        with keeping():
            await ahead.clear_away(self.keep)
            gone = [one.id for one in await self.tables.all()]
            await self.keep.write(Changes(delete=gone, values={ME: "", **{key_of(table): "" for table in gone}}))
        self._thrown_away(gone)
        self.person.name = ""
        return as_json(rest.Forgotten(True))

    async def device(self, call: Call) -> Answer:
        return as_json(await backup.device_file(self.keep, await self.person.find(), self.analyses))

    async def take_device(self, call: Call) -> Answer:
        taken, changed = await backup.take_in(self.keep, call.body)
        await self.person.find()
        for table in changed:
            if table in self.tables.open:
                await self.tables.open[table].read_on()
        return as_json(taken)

    # ----------------------------------------------------------------------------------------------------------- tables

    async def list(self, call: Call) -> Answer:
        found = sorted(await self.tables.all(), key=lambda one: -one.changed)
        return as_json(rest.Tables([], [one.listed() for one in found if not one.lesson]))

    async def create(self, call: Call) -> Answer:
        await self.person.me()
        table = await self.tables.create(read_new(call.body))
        return as_json(table.audience.update_for(viewer_of(table.room, WHO)), 201)

    async def deal_ahead(self, call: Call) -> Answer:
        """A table for later, that can be shown at once then."""
        await self.person.me()
        await ahead.deal_ahead(self.tables, read_wanted(call.body))
        return as_json({})

    async def take_in(self, call: Call) -> Answer:
        """A finished game, or a table that goes on here."""
        await self.person.me()
        data, now, seed = read_file(call.body), self.tables.now(), self.tables.seeds()
        await self.tables.fetch_game(begun.game_of(data))
        table = await self.tables.add(*begun.read_file(data, WHO, now, seed, new_code(), LEVELS))
        return as_json(rest.Imported(table.id, table.room.created.code), 201)

    async def table(self, call: Call, name: str) -> Answer:
        who = await self.person.who()
        table = await self.tables.enter(name, who, call.query.code)
        return as_json(table.audience.update_for(viewer_of(table.room, who, call.query.seat)))

    async def delete(self, call: Call, name: str) -> Answer:
        """Throw a table away."""
        with keeping():
            if not await self.keep.entries(name):
                raise unknown_table()
            await self.keep.write(Changes(delete=[name], values={key_of(name): ""}))
        self._thrown_away([name])
        return as_json(rest.Changed(1))

    def _thrown_away(self, tables: Sequence[str]) -> None:
        self.tables.forget(tables)
        self.analyses.forget(tables)

    async def file(self, call: Call, name: str) -> Answer:
        """A table to be taken along."""
        who = await self.person.who()
        return as_json(begun.table_file((await self.tables.enter(name, who)).room, who))

    async def sit(self, call: Call, name: str) -> Answer:
        wanted = read_invitation(call.body)
        return await self._do(name, p.Sit(id=fresh_key(), seat=wanted.seat, code=wanted.code), wanted.code)

    async def leave(self, call: Call, name: str) -> Answer:
        return await self._do(name, p.Leave(id=fresh_key()))

    async def do(self, call: Call, name: str) -> Answer:
        return await self._do(name, read_request(call.body))

    async def _do(self, name: str, request: p.Request, code: str = "") -> Answer:
        who = somebody(await self.person.who())
        table = await self.tables.enter(name, who, code)
        return as_json(await self.tables.do(table, who, request))

    async def ask(self, call: Call, name: str) -> Answer:
        who, question = somebody(await self.person.who()), read_question(call.body)
        table = await self.tables.enter(name, who)
        if isinstance(question, p.Hint):
            await self.tables.fetch_expert(table)
        return as_json(questions.reply_to(table.room, who, question))

    # -------------------------------------------------------------------------------------------------- finished games

    async def _finished(self, call: Call, name: str) -> OpenTable:
        table = await self.tables.enter(name, await self.person.who(), call.query.code)
        if table.room.status != "over":
            raise Refusal("not_over", "This is given out after the end.")
        return table

    async def record(self, call: Call, name: str) -> Answer:
        table = await self._finished(call, name)
        return as_json(record_file(table.id, table.room, self.person.name_of))

    async def replay(self, call: Call, name: str) -> Answer:
        table, asked = await self._finished(call, name), call.query
        return as_json(await self.replays.page(name, table.room.playing(), asked.viewer, asked.first, asked.count))

    async def analysis(self, call: Call, name: str) -> Answer:
        table = await self._finished(call, name)
        return as_json(await self.replays.explained(name, table.room.playing(), await self.analyses.look(name)))

    async def analyse(self, call: Call, name: str) -> Answer:
        somebody(await self.person.who())
        table = await self._finished(call, name)
        await self.tables.fetch_expert(table)
        finished = table.room.playing()
        return as_json(await self.replays.explained(name, finished, await self.analyses.begin(name, finished)))


def fresh_key() -> str:
    return secrets.token_hex(8)


# --------------------------------------------------------------------------------------------------------------- routes

Handler = Callable[..., Awaitable[Answer]]
ROUTES: dict[tuple[str, ...], Handler] = {
    ("GET", "api", "games"): Routes.games,
    ("GET", "api", "games", "*"): Routes.game,
    ("GET", "api", "games", "*", "speech"): Routes.speech,
    ("GET", "api", "games", "*", "rulebook"): Routes.rulebook,
    ("GET", "api", "me"): Routes.me,
    ("PUT", "api", "me"): Routes.name,
    ("DELETE", "api", "me"): Routes.forget_all,
    ("GET", "api", "device"): Routes.device,
    ("POST", "api", "device"): Routes.take_device,
    ("GET", "api", "tables"): Routes.list,
    ("POST", "api", "tables"): Routes.create,
    ("POST", "api", "tables", "import"): Routes.take_in,
    ("POST", "api", "tables", "ahead"): Routes.deal_ahead,
    ("GET", "api", "tables", "*"): Routes.table,
    ("DELETE", "api", "tables", "*"): Routes.delete,
    ("GET", "api", "tables", "*", "file"): Routes.file,
    ("POST", "api", "tables", "*", "seats"): Routes.sit,
    ("DELETE", "api", "tables", "*", "seats"): Routes.leave,
    ("POST", "api", "tables", "*", "requests"): Routes.do,
    ("POST", "api", "tables", "*", "questions"): Routes.ask,
    ("GET", "api", "tables", "*", "record"): Routes.record,
    ("GET", "api", "tables", "*", "replay"): Routes.replay,
    ("GET", "api", "tables", "*", "analysis"): Routes.analysis,
    ("POST", "api", "tables", "*", "analysis"): Routes.analyse,
}
"""What answers a method and the parts of a path; `*` stands for a name."""


def route(method: str, target: str) -> tuple[Handler, list[str], Query]:
    """What answers a call, the names in its path, and its query."""
    address = urlsplit(target)
    parts = [unquote(part) for part in address.path.strip("/").split("/")]
    bare = (method, *parts)
    named = (method, *(part if number != 2 else "*" for number, part in enumerate(parts)))
    handler = ROUTES.get(bare) or ROUTES.get(named)
    if handler is None:
        raise needs_server()
    asked = {
        name: int(value) if name in NUMBERS and value.isdecimal() else value for name, value in parse_qsl(address.query)
    }
    return handler, [] if bare in ROUTES else parts[2:3], read_query(encode(asked))
