"""Middleware: what every request passes first (CSRF, request smuggling, rate limits), and what every answer gets.

The framing of its body (request smuggling), its size (414, 431), odd paths, the rate limits (token buckets) and, where it
changes something, the origin of its page (CSRF). Afterwards: security headers, the log and the figures.
"""

from __future__ import annotations

import logging
import time
from contextlib import ExitStack
from typing import Any

from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import LifeSpanReceive, LifeSpanSend, Message, Receive, Scope, Send
from litestar.types.asgi_types import LifeSpanScope

from stockpot.api import rest
from stockpot.room import protocol as p
from stockpot.room.refusal import Refusal
from stockpot.server.net.api import HELD
from stockpot.server.net.pages import FIRST_PARTS, policy_of
from stockpot.server.net.socket import same_origin
from stockpot.server.people.identity import token_of
from stockpot.server.rate_limits import address_of, too_fast
from stockpot.server.service import Service

logger = logging.getLogger("stockpot.web")

HEAD_BYTES = 16 * 1024
"""Of all headers together."""
ADDRESS_BYTES, PATH_SIZE, NAME_BYTES = 2000, 300, 255
"""Of a path with its query; of the longest path that can be somebody's; of one part of it: no file has a longer name."""

METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
"""Other words for what is to be done are counted together: anybody can make some up."""
HEALTH = ("/healthz", "/readyz")

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ENCODED_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Gated(Litestar):
    """An application behind the gate. The framework's own middleware would miss what no route takes: 404, 405."""

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self._pass(scope, receive, send)  # type: ignore[arg-type]

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        service: Service = self.state.service
        send = counted(service, scope, send)
        try:
            check(service, scope)
        except Refusal as refusal:
            await refuse(refusal, scope, receive, send)
            return
        with ExitStack() as held:
            scope.setdefault("state", {})[HELD] = held
            await super().__call__(scope, receive, send)


def problem(
    code: str, text: str, status: int, rule: str = "", said: p.Sentence | None = None
) -> Response[rest.Problem]:  # fmt: skip
    """A refusal as an answer."""
    return Response(rest.Problem(code, text, rule, said), status_code=status, media_type="application/json")


async def refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """An answer from the gate; after what no honest program sends, the connection is closed."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.code})
        return
    response = problem(refusal.code, refusal.text, refusal.status)
    if refusal.status in (400, 414, 431):
        response.headers["connection"] = "close"
    answer = response.to_asgi_response(app=None, request=Request(scope))
    await answer(scope, receive, send)


# --------------------------------------------------------------------------------------------------------------- before


def check(service: Service, scope: Scope) -> None:
    """May it come in? A `Refusal` says why not."""
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    check_rate(service, connection)
    check_framing(scope)
    check_size(scope)
    check_path(scope["path"])
    if scope["type"] == ScopeType.HTTP and scope["method"] not in ("GET", "HEAD", "OPTIONS"):
        check_origin(service, connection)


def check_rate(service: Service, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Sockets are counted by their address here, and what is said in them by person too."""
    address = address_of(connection)
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        if not service.limits.address.take(address):
            raise too_fast()
    elif connection.scope["path"] in HEALTH:
        service.limits.one(service.limits.health, address)
    else:
        service.limits.request(service.people.read(token_of(connection.cookies, connection.headers)), address)


def check_framing(scope: Scope) -> None:
    """Two lengths of a body: a proxy might believe the other one, and see another request in the rest."""
    names = [name for name, _ in scope["headers"]]
    if b"transfer-encoding" in names and (b"content-length" in names or scope["http_version"] == "1.0"):
        raise Refusal("bad_request", "A body has one length.", status=400)


def check_size(scope: Scope) -> None:
    if len(scope["path"]) > PATH_SIZE or len(scope["raw_path"]) + len(scope["query_string"]) > ADDRESS_BYTES:
        raise Refusal("too_long", "This address is too long.", status=414)
    if sum(len(name) + len(value) + 4 for name, value in scope["headers"]) > HEAD_BYTES:
        raise Refusal("too_long", "These headers are too long.", status=431)


def check_path(path: str) -> None:
    """Control characters, what is no UTF-8 (U+FFFD after decoding) and names that no file can have."""
    if not path.isprintable() or "\ufffd" in path:
        raise Refusal("bad_request", "This is no address.", status=400)
    if any(len(part.encode()) > NAME_BYTES for part in path.split("/")):
        raise Refusal("not_found", "There is nothing here.", status=404)


def check_origin(service: Service, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Other sites' pages may not change anything in a visitor's name."""
    headers = connection.headers
    if not same_origin(headers.get("origin"), headers.get("host"), service.config.origins):
        raise Refusal("bad_origin", "This page may not do that here.", status=403)


# ---------------------------------------------------------------------------------------------------------------- after


def counted(service: Service, scope: Scope, send: Send) -> Send:
    """Put security headers on an answer, log and count it: those of the framework and of the gate too."""
    began = time.perf_counter()

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            policy = (b"content-security-policy", policy_of(scope["path"]).encode())
            message["headers"] = [*message["headers"], *ENCODED_HEADERS, policy]
            note(service, scope, message["status"], time.perf_counter() - began)
        await send(message)

    return sending


def note(service: Service, scope: Scope, status: int, seconds: float) -> None:
    """Of an address only the route is named, as it is written in the program, and the table; never query strings, cookies
    or bodies."""
    method = method_of(scope)
    service.metrics.http.labels(method, str(status)).inc()
    details = {"method": method, "path": route_of(scope), "status": status, "ms": round(1000 * seconds, 1)}
    logger.info("request", extra=details | {"table": scope.get("path_params", {}).get("table")})


def method_of(scope: Scope) -> str:
    method = scope.get("method")
    return str(method) if method in METHODS else "other"


def route_of(scope: Scope) -> str:
    """Where a request goes, as the program writes it; the browser application's pages by how they begin."""
    template = scope.get("path_template")
    if template and not template.startswith("/{"):
        return template
    first = scope["path"].lstrip("/").partition("/")[0]
    return f"/{first}/…" if first in FIRST_PARTS else "/…"
