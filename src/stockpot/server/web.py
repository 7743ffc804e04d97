"""The web application: routes, errors, headers, logs of requests, health."""

from __future__ import annotations

import logging
import time
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
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import stockpot
from stockpot.server import protocol as p
from stockpot.server.api import Games, TablesApi
from stockpot.server.config import Config
from stockpot.server.identity import COOKIE
from stockpot.server.pages import page_routes
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
ENCODED_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


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

    app = Litestar(
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
        exception_handlers={Refusal: on_refusal, HTTPException: on_http_error, Exception: on_error},
        openapi_config=OpenAPIConfig(
            "Stockpot", stockpot.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=500, exclude=["/api/me/turns"]),
        request_max_body_size=p.BODY_BYTES,
        before_send=[secure],
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
    where = [f"{one.get('key', '')}: {one.get('message', '')}" for one in error.extra or [] if isinstance(one, dict)]
    response = problem("bad_request", "; ".join(where) or error.detail, error.status_code)
    response.headers.update(error.headers or {})
    return response


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[p.Problem]:
    logger.error("a request failed: %s", request.url.path, exc_info=error)
    return problem("failed", "The server failed.", 500)


# --------------------------------------------------------------------------------------------------------- every request


async def secure(message: Message, _: Scope) -> None:
    """Security headers on everything, errors included."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *ENCODED_HEADERS]


def gate(app: ASGIApp) -> ASGIApp:
    """Before anything else: the rate limits, and the origin of what changes something. Afterwards: the log and figures."""

    async def passing(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        request: Request[Any, Any, Any] = Request(scope)
        service: Service = request.app.state.service
        check_rate(service, request)
        check_origin(service, request)
        await app(scope, receive, counted(service, request, send))

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


def counted(service: Service, request: Request[Any, Any, Any], send: Send) -> Send:
    """Log and count the answer: never query strings, cookies or bodies."""
    began = time.perf_counter()

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            status = message["status"]
            spent = round(1000 * (time.perf_counter() - began), 1)
            service.metrics.http.labels(request.method, str(status)).inc()
            details = {"method": request.method, "path": request.url.path, "status": status, "ms": spent}
            logger.info("request", extra=details)
        await send(message)

    return sending
