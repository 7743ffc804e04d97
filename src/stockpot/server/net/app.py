"""The web application: routes, errors, health."""

from __future__ import annotations

import logging
import traceback
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Schema
from litestar.serialization import msgspec_hooks
from litestar.types import ControllerRouterHandler

import stockpot
from stockpot.api import rest
from stockpot.room import protocol as p
from stockpot.room.refusal import Refusal
from stockpot.server.config import Config
from stockpot.server.net.api import Games, TablesApi
from stockpot.server.net.cards import card_picture, group_page, table_page
from stockpot.server.net.groups_api import GroupsApi
from stockpot.server.net.middleware import Gated, method_of, problem, route_of
from stockpot.server.net.pages import ASSETS, page_routes
from stockpot.server.net.passkeys_api import Passkeys
from stockpot.server.net.people_api import Letters, People
from stockpot.server.net.reach_api import Blocks, Invitations, Push
from stockpot.server.net.socket import table_socket
from stockpot.server.net.tournaments_api import Record, TournamentsApi
from stockpot.server.service import Service
from stockpot.server.wire.connections import Door

logger = logging.getLogger("stockpot.web")


Life = Callable[[Litestar], AbstractAsyncContextManager[None]]
"""What is begun with an application and ends with it."""


def create_app(config: Config | None = None, more: Sequence[ControllerRouterHandler] = (), *lives: Life) -> Litestar:
    """The application; it opens its database when it is started. `more`: routes of who builds upon it, with their lives."""
    config = config or Config()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.service = service = await Service.open(config)
        service.watch(app.state.door)
        service.tables.supervise("door", app.state.door.run)
        try:
            yield
        finally:
            await service.close()

    app = Gated(
        route_handlers=[
            Games,
            People,
            Letters,
            Push,
            Blocks,
            Invitations,
            Passkeys,
            TablesApi,
            GroupsApi,
            TournamentsApi,
            Record,
            table_socket,
            socket_messages,
            healthz,
            readyz,
            table_page,
            group_page,
            card_picture,
            *more,
            *page_routes(),
        ],
        lifespan=[life, *lives],
        exception_handlers={
            Refusal: on_refusal,
            HTTPException: on_http_error,
            RecursionError: on_too_deep,
            Exception: on_error,
        },
        openapi_config=OpenAPIConfig(
            "Stockpot", stockpot.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=500, exclude=["/api/me/turns", f"^{ASSETS}/"]
        ),
        request_max_body_size=p.BODY_BYTES,
        logging_config=None,
        debug=False,
    )
    app.state.door = Door(config.connections, config.connections_per_address, config.rates.arrivals)
    describe_refusals(app.openapi_schema)
    return app


def describe_refusals(described: OpenAPI) -> None:
    """Every operation may be refused, always in the same shape; the framework describes a shape of its own."""
    problem = Schema(
        type=OpenAPIType.OBJECT,
        description=rest.Problem.__doc__,
        properties={
            name: Schema(type=OpenAPIType.OBJECT if name == "said" else OpenAPIType.STRING)
            for name in rest.Problem.__struct_fields__
        },
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
async def readyz(request: Request[Any, Any, Any]) -> Response[rest.Health]:
    """The database answers, and takes in what is written, too."""
    service: Service = request.app.state.service
    try:
        await service.store.readiness.prove()
        ok = True
    except Refusal:  # it was reported
        ok = False
    tables = service.tables
    health = rest.Health(ok, stockpot.__version__, tables.warm, tables.compiling.progress.now)
    return Response(health, status_code=200 if ok else 503)


@get("/schema/socket.json", tags=["tables"], sync_to_thread=False)
def socket_messages() -> dict[str, Any]:
    """The messages of the socket, as JSON Schema."""
    return socket_schema()


def socket_schema() -> dict[str, Any]:
    (client, server), parts = msgspec.json.schema_components([p.FromClient, p.ToClient])
    return {"from_client": client, "to_client": server, "$defs": parts, "version": p.VERSION}


# --------------------------------------------------------------------------------------------------------------- errors


def on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[rest.Problem]:
    return problem(error.code, error.text, error.status, error.rule, error.said)


CLIENT_CLOSED = 499
"""The status that proxies note for it; nobody reads it but logs and metrics."""
WENT_AWAY = "client disconnected prematurely"
"""What Litestar raises, as a failure of the server, where a connection ends within the body of a request."""


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[rest.Problem]:
    """What the framework refuses, in the same shape."""
    if error.detail == WENT_AWAY:
        return problem("bad_request", "The client went away in the middle of its request.", CLIENT_CLOSED)
    if error.status_code >= 500:
        logger.error("the framework failed", exc_info=error)
    where = [f"{one.get('key', '')}: {one.get('message', '')}" for one in error.extra or [] if isinstance(one, dict)]
    response = problem("bad_request", "; ".join(where) or error.detail, error.status_code)
    response.headers.update(error.headers or {})
    return response


def on_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[rest.Problem]:
    """A body with lists in lists in lists is its sender's fault; a recursion of ours is not."""
    *_, last = traceback.walk_tb(error.__traceback__)
    if last[0].f_code.co_filename == msgspec_hooks.__file__:
        return problem("bad_request", "This body is too deep.", 400)
    return on_error(request, error)


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[rest.Problem]:
    """A fault of ours: the only thing that is logged with its traceback."""
    logger.error(
        "a request failed", exc_info=error, extra={"method": method_of(request.scope), "path": route_of(request.scope)}
    )
    return problem("failed", "The server failed.", 500)
