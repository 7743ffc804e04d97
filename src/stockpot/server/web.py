"""The web application: routes, errors, headers, logs of requests, health."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Schema
from litestar.serialization import msgspec_hooks
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import stockpot
from stockpot.server import protocol as p
from stockpot.server.api import Games, TablesApi
from stockpot.server.config import Config
from stockpot.server.identity import COOKIE
from stockpot.server.pages import FIRST_PARTS, page_routes
from stockpot.server.people_api import Letters, People
from stockpot.server.protocol import Refusal
from stockpot.server.service import Service
from stockpot.server.socket import same_origin, table_socket

logger = logging.getLogger("stockpot.web")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
"""Other words for what is to be done are counted together: anybody can make some up."""
PATH_SIZE = 300
"""Characters of the longest path that can be somebody's."""
ENCODED_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Application(Litestar):
    """A path too long or too odd to be anybody's is cut before anything looks at it: the router remembers paths, the disk is
    asked for files of that name."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        path = scope.get("path", "")
        if len(path) > PATH_SIZE or not path.isprintable():
            scope = {**scope, "path": "/…", "raw_path": b"/"}
        await super().__call__(scope, receive, send)


def create_app(config: Config | None = None) -> Litestar:
    """The application; it opens its database when it is started."""
    config = config or Config()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.service = service = await Service.open(config)
        try:
            yield
        finally:
            await service.close()

    app = Application(
        route_handlers=[
            Games,
            People,
            Letters,
            TablesApi,
            table_socket,
            socket_messages,
            healthz,
            readyz,
            metrics,
            *page_routes(),
        ],
        lifespan=[life],
        middleware=[gate],
        exception_handlers={
            Refusal: on_refusal,
            HTTPException: on_http_error,
            RecursionError: on_too_deep,
            Exception: on_error,
        },
        openapi_config=OpenAPIConfig(
            "Stockpot", stockpot.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=500, exclude=["/api/me/turns"]),
        request_max_body_size=p.BODY_BYTES,
        before_send=[secure, counted],
        logging_config=None,
        debug=False,
    )
    describe_refusals(app.openapi_schema)
    return app


def describe_refusals(described: OpenAPI) -> None:
    """Every operation may be refused, always in the same shape; the framework describes a shape of its own."""
    problem = Schema(
        type=OpenAPIType.OBJECT,
        description=p.Problem.__doc__,
        properties={name: Schema(type=OpenAPIType.STRING) for name in p.Problem.__struct_fields__},
        required=["code", "text"],
    )
    content = {"application/json": OpenAPIMediaType(schema=problem)}
    refused = OpenAPIResponse(description="Refused; the text says why.", content=content)
    for path in (described.paths or {}).values():
        for operation in (path.get, path.put, path.post, path.patch, path.delete):
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["default"] = refused


# --------------------------------------------------------------------------------------------------------------- health


@get("/healthz", tags=["health"])
async def healthz() -> dict[str, bool]:
    """The process answers."""
    return {"ok": True}


@get("/readyz", tags=["health"])
async def readyz(request: Request[Any, Any, Any]) -> Response[p.Health]:
    """The database answers too."""
    service: Service = request.app.state.service
    try:
        await service.store.ping()
        ok = True
    except Refusal:  # it was reported
        ok = False
    return Response(p.Health(ok, stockpot.__version__, service.tables.warm), status_code=200 if ok else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", tags=["health"])
async def metrics(request: Request[Any, Any, Any]) -> bytes:
    """Figures for Prometheus."""
    service: Service = request.app.state.service
    return service.metrics.text()


@get("/schema/socket.json", tags=["tables"], sync_to_thread=False)
def socket_messages() -> dict[str, Any]:
    """The messages of the socket, as JSON Schema."""
    return p.schema()


# --------------------------------------------------------------------------------------------------------------- errors


def problem(code: str, text: str, status: int, rule: str = "") -> Response[p.Problem]:
    return Response(p.Problem(code, text, rule), status_code=status, media_type="application/json")


def on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[p.Problem]:
    return problem(error.code, error.text, error.status, error.rule)


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[p.Problem]:
    """What the framework refuses, in the same shape."""
    if error.status_code >= 500:
        logger.error("the framework failed", exc_info=error)
    where = [f"{one.get('key', '')}: {one.get('message', '')}" for one in error.extra or [] if isinstance(one, dict)]
    response = problem("bad_request", "; ".join(where) or error.detail, error.status_code)
    response.headers.update(error.headers or {})
    return response


def on_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[p.Problem]:
    """A body with lists in lists in lists is its sender's fault; a recursion of ours is not."""
    *_, last = traceback.walk_tb(error.__traceback__)
    if last[0].f_code.co_filename == msgspec_hooks.__file__:
        return problem("bad_request", "This body is too deep.", 400)
    return on_error(request, error)


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[p.Problem]:
    """A fault of ours: the only thing that is logged with its traceback."""
    logger.error(
        "a request failed", exc_info=error, extra={"method": method_of(request.scope), "path": route_of(request.scope)}
    )
    return problem("failed", "The server failed.", 500)


# --------------------------------------------------------------------------------------------------------- every request


async def secure(message: Message, _: Scope) -> None:
    """Security headers on everything, errors included."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *ENCODED_HEADERS]


def gate(app: ASGIApp) -> ASGIApp:
    """Before anything else: the rate limits, and the origin of what changes something."""

    async def passing(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        scope["state"]["began"] = time.perf_counter()
        request: Request[Any, Any, Any] = Request(scope)
        service: Service = request.app.state.service
        check_rate(service, request)
        check_origin(service, request)
        await app(scope, receive, send)

    return passing


def check_rate(service: Service, request: Request[Any, Any, Any]) -> None:
    if request.url.path not in ("/healthz", "/readyz", "/metrics"):
        who = service.people.read(request.cookies.get(COOKIE))
        service.limits.request(who, request.client.host if request.client else "")


def check_origin(service: Service, request: Request[Any, Any, Any]) -> None:
    """Other sites' pages may not change anything in a visitor's name."""
    if request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(
        request.headers.get("origin"), request.headers.get("host"), service.config.origins
    ):
        raise Refusal("bad_origin", "This page may not do that here.", status=403)


async def counted(message: Message, scope: Scope) -> None:
    """Log and count every answer, those of the framework too. Of its address only the route is named, as it is written in the
    program, and the table; never query strings, cookies or bodies."""
    if message["type"] != "http.response.start":
        return
    service: Service = scope["litestar_app"].state.service
    method = method_of(scope)
    service.metrics.http.labels(method, str(message["status"])).inc()
    began = scope["state"].get("began")
    spent = round(1000 * (time.perf_counter() - began), 1) if began is not None else None
    details = {"method": method, "path": route_of(scope), "status": message["status"], "ms": spent}
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
