"""The browser application: its page, its built files, and the few files that have a fixed name.

All its addresses (`/`, `/t/…`, `/r/…`) are answered with one page, which reads the address itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.params import FromPath, QueryParameter
from litestar.router import Router
from litestar.static_files import create_static_files_router

from stockpot.server.people_api import qr_code
from stockpot.server.protocol import Refusal

STATIC = Path(__file__).parent / "static"
"""Made from `web/` by the package's build hook."""

A_YEAR = "public, max-age=31536000, immutable"
ANEW = "no-cache"

TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
FIRST_PARTS = ("new", "t", "r", "rules", "learn")
"""How the addresses of the application's pages begin."""


def page_routes() -> list[Router | HTTPRouteHandler]:
    """Routes of the application; without a build, a page that says how to make one."""
    routes: list[Router | HTTPRouteHandler] = [home, page, qr]
    if (STATIC / "assets").is_dir():
        routes.append(create_static_files_router("/assets", [STATIC / "assets"], after_request=keep))
    return routes


def keep(response: Response[bytes]) -> Response[bytes]:
    """Built files have their contents' hash in their names: they never change."""
    response.headers["cache-control"] = A_YEAR
    return response


@get("/", include_in_schema=False, sync_to_thread=True)
def home() -> Response[bytes]:
    """The application."""
    return send("index.html")


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def page(path: FromPath[str]) -> Response[bytes]:
    """A page of the application, or one of its files with a fixed name."""
    parts = path.strip("/").split("/")
    if len(parts) == 1 and (STATIC / parts[0]).is_file() and Path(parts[0]).suffix in TYPES:
        return send(parts[0])
    if len(parts) == 2 and parts[0] in FIRST_PARTS:
        return send("index.html")
    raise NotFoundException("There is nothing here.")


@get("/qr", media_type=TYPES[".svg"], include_in_schema=False, sync_to_thread=True)
def qr(
    request: Request[Any, Any, Any], path: Annotated[str, QueryParameter(max_length=200, pattern="^/[^/]")]
) -> bytes:
    """An address of this site as a QR code, to be seen by the camera of another device."""
    return qr_code(str(request.base_url).rstrip("/") + path).encode()


def send(name: str) -> Response[bytes]:
    """A file that browsers ask for anew each time."""
    path = STATIC / name
    if not path.is_file():
        raise Refusal("not_built", "The browser application is not built: run `make setup`.", status=404)
    return Response(path.read_bytes(), media_type=TYPES[path.suffix], headers={"cache-control": ANEW})
