"""The WebSocket of a table: from hello to goodbye, one request after the other; pages of other sites are refused."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.params import FromPath

from stockpot.api import conversation
from stockpot.api.conversation import BAD_HELLO, REMOVED, SIGNED_OUT, TOO_MANY, TOO_SLOW
from stockpot.room import protocol as p
from stockpot.room.refusal import Refusal
from stockpot.server.live.live_table import LiveTable
from stockpot.server.people.identity import token_of
from stockpot.server.rate_limits import address_of
from stockpot.server.service import Service
from stockpot.server.wire.websocket import ASKING, EXTENSION, Handshake, Wire, frame

logger = logging.getLogger("stockpot.socket")

ASKED = 64
"""Requests that may wait for the answers to those before; until then no more are read."""
HELLO_SECONDS = 10
READ_SECONDS = 30
"""How long a client that catches up may read nothing."""
UNWELCOME = ("too_fast", "bad_message", "said_hello")
"""Refusals that no honest client gets often."""


class SocketClient:
    """Somebody who has the table open in a browser."""

    __slots__ = ("address", "asked", "busy", "eyes", "live", "post", "previews", "service", "who", "wire")

    def __init__(self, service: Service, wire: Wire, live: LiveTable, who: str, address: str, hello: p.Hello) -> None:
        self.service, self.wire, self.live = service, wire, live
        self.who, self.address = who, address
        self.eyes: int | None = hello.seat
        self.previews = hello.previews
        self.asked: deque[bytes] | None = None
        """Requests that have come before those in front of them were answered."""
        self.busy = False
        self.post = wire.post
        """Send a message that is framed already."""

    def send(self, message: bytes) -> None:
        self.post(frame(message))

    async def drained(self) -> None:
        """Wait until what was posted is on its way; a client that does not read for long is let go."""
        try:
            async with asyncio.timeout(READ_SECONDS):
                await self.wire.drained()
        except TimeoutError:
            self.unruly(TOO_SLOW, "too slow")
            raise ConnectionResetError("The client does not read.") from None

    def heard(self, data: bytes) -> None:
        """A message has come: answer it, or put it behind those that are not answered yet."""
        if self.busy:
            self.asked = self.asked or deque()
            self.asked.append(data)
            if len(self.asked) >= ASKED:
                self.wire.hold(ASKING, True)
        else:
            self.busy = True
            self.service.tables.spawn(self._answer(data))

    async def _answer(self, data: bytes) -> None:
        """Answer one request after the other, until none is left; this goes on although the client may be gone.

        Between two answers others have their turn: who asks a lot at once waits for that alone.
        """
        try:
            while True:
                said = await answer(self.service, self.live, self, data)
                if said is not None:
                    self.send(p.encode(said))
                    if isinstance(said, p.Refused) and not self._tolerated(said):
                        return
                if self.asked:
                    await asyncio.sleep(0)
                if not self.asked:
                    return
                data = self.asked.popleft()
                if self.wire.held and len(self.asked) <= ASKED // 2:
                    self.wire.hold(ASKING, False)
        finally:
            self.busy = False

    def sign_out(self) -> None:
        """The cookie with which this socket was opened is void."""
        self.asked = None
        self.wire.close(SIGNED_OUT, "signed out")

    def send_away(self) -> None:
        """The host has removed this person from the table."""
        self.asked = None
        self.wire.close(REMOVED, "removed")

    def _tolerated(self, said: p.Refused) -> bool:
        """Nonsense, and requests that come too fast, are answered for a while; then the socket is closed."""
        if said.code not in UNWELCOME or self.service.limits.refusals.take(self.address):
            return True
        self.asked = None
        self.unruly(TOO_MANY, "too many refusals")
        return False

    def unruly(self, code: int, reason: str) -> None:
        """It reads too slowly, or sends too much. The client can come back and ask for what it missed."""
        self.service.metrics.dropped.inc()
        self.wire.close(code, reason)

    def lost(self) -> None:
        """The socket has ended."""
        self.live.part(self)
        self.service.close_socket(self.address, self.wire)


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Pages of other sites may not use a visitor's identity; programs send no origin."""
    if origin is None or origin in allowed:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:  # no address at all
        return False


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play at a table: `hello` first, then requests; see `room/protocol.py`."""
    service: Service = socket.app.state.service
    address = address_of(socket)
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), service.config.origins):
        await socket.close(code=4403, reason="origin")  # before accept: the browser sees 403
        return
    who = service.people.read(token_of(socket.cookies, socket.headers))
    if not service.open_socket(address):
        await socket.close(code=TOO_MANY, reason="too many")
        return
    client = None
    try:
        with contextlib.suppress(OSError):  # gone before it began
            await socket.accept()
            client = await greet(service, handshake_of(socket).hand_over(service.leaving), table, who, address)
    finally:
        if client is None:
            service.close_socket(address)
    if client is not None:
        service.rounds.add(client.wire)
        client.wire.take(client.heard, client.lost, client.unruly)
        if service.people.read(token_of(socket.cookies, socket.headers)) != who:  # while the table was opened
            client.sign_out()


def handshake_of(socket: WebSocket[Any, Any, Any]) -> Handshake:
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    handshake: Handshake = extensions[EXTENSION]
    return handshake


async def greet(service: Service, wire: Wire, table: str, who: str, address: str) -> SocketClient | None:
    """From hello to a place at the table; nobody where it is refused."""
    try:
        hello = conversation.parse_hello(await asyncio.wait_for(wire.read(), HELLO_SECONDS))
        live = await service.tables.enter(table, who, hello.code)
        if live.room.status == "playing":
            service.tables.check_running(live)
        await service.people.learn({who})
    except TimeoutError:
        wire.close(BAD_HELLO, "no hello")
        return None
    except Refusal as refusal:
        refuse_and_close(wire, refusal)
        return None
    except ConnectionError:
        raise
    except Exception:
        logger.exception("a table could not be opened", extra={"table": table})
        refuse_and_close(wire, Refusal("failed", "The server failed; try again.", status=503))
        return None
    service.tables.come_from(who, address)
    client = SocketClient(service, wire, live, who, address, hello)
    await live.join(client, hello.seq)
    return client


def refuse_and_close(wire: Wire, refusal: Refusal) -> None:
    wire.post(frame(p.encode(conversation.refused(refusal))))
    wire.close(conversation.closing(refusal), refusal.code)


async def answer(service: Service, live: LiveTable, client: SocketClient, data: bytes) -> p.ToClient | None:
    """What a message gets for an answer; there is always one, but to a question it comes later."""
    kind = "bad"
    try:
        service.limits.request(client.who, client.address)
        message = conversation.parse_request(data)
        kind = type(message).__name__.lower()
        if isinstance(message, p.Play):  # first: most are
            await live.do(client.who, conversation.from_where_they_look(message, client, live.audience))
            done = p.Done(message.id)
        elif isinstance(message, p.Ping):
            return p.Pong()
        elif isinstance(message, p.Look):
            await live.look(client, message.seat, message.seq)
            return p.Done(message.id)
        elif isinstance(message, p.Question):
            question = conversation.from_where_they_look(message, client, live.audience)
            service.limits.question(question, client.who or client.address)
            service.tables.spawn(think(service, live, client, question))
            return None
        else:
            done = await carry_out(service, live, client, message)
        service.metrics.answered(kind, "done")
        return done
    except ConnectionError:  # nobody waits for the answer
        return None
    except Exception as error:
        return refused(service, live, kind, p.name_of(data), error)


async def carry_out(service: Service, live: LiveTable, client: SocketClient, request: p.Request) -> p.Done:
    """Do what was asked for and is no move."""
    request = conversation.from_where_they_look(request, client, live.audience)
    if isinstance(request, p.Talk):
        service.limits.one(service.limits.chat, client.who or client.address)
    if isinstance(request, p.Start | p.Rematch):  # it depends on the other tables, too
        return await service.tables.do(live, client.who, request)
    await live.do(client.who, request)
    return p.Done(request.id)


def refused(service: Service, live: LiveTable, kind: str, key: str, error: Exception) -> p.Refused:
    """How a request is refused, or its failure admitted."""
    if isinstance(error, Refusal):
        service.metrics.answered(kind, error.code)
        return conversation.refused(error, key)
    service.metrics.answered(kind, "failed")
    logger.error("a request failed", exc_info=error, extra={"table": live.id})
    return p.Refused("failed", "The server failed; nothing is known to have changed.", key)


async def think(service: Service, live: LiveTable, client: SocketClient, question: p.Question) -> None:
    """Answer a question when the answer is found."""
    kind = type(question).__name__.lower()
    try:
        said: p.ToClient = await service.tables.ask(live, client.who, question)
        service.metrics.answered(kind, "done")
    except Exception as error:
        said = refused(service, live, kind, question.id, error)
    client.send(p.encode(said))
