"""The browser application: its page, its static files and how long they are cached, the few with a fixed name.

All its addresses (`/`, `/t/…`, `/r/…`) are answered with one page, which reads the address itself.
"""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.params import FromPath, QueryParameter

from stockpot.room.refusal import Refusal
from stockpot.server.net.people_api import qr_code

STATIC = Path(__file__).parents[1] / "static"
"""Made from `web/` by the package's build hook."""

A_YEAR = "public, max-age=31536000, immutable"
ANEW = "no-cache"

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".xz": "application/x-xz",
    ".zip": "application/zip",
}
"""Said here and not by the machine, which may know others or none."""
PACKED = (".png", ".woff2", ".xz", ".zip")
"""Nothing is won by compressing these again."""
FIRST_PARTS = ("new", "t", "r", "g", "c", "me", "rules", "learn", "lab")
"""How the addresses of the application's pages begin."""

ASSETS = "/assets"
WORKER = f"{ASSETS}/worker-"
"""How the address of the script begins that runs the rules in the browser."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"
)
NO_FRAMES = "; frame-ancestors 'none'"
"""Nobody may show this in a page of theirs. Only a header can say so, no page itself."""
REPORT = "/api/lab/report/"
"""How the address of a report begins, which draws its charts by itself (`workshop`)."""
REPORT_POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; "
    "sandbox allow-scripts allow-downloads"
)
"""A report is a page by itself with its scripts in it. In a sandbox: they reach nothing of this site, nor its cookies."""
WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""A worker has a policy of its own. It alone may compile WebAssembly; nobody may make code from texts."""


def page_routes() -> list[HTTPRouteHandler]:
    """Routes of the application; without a build, a page that says how to make one."""
    return [home, page, asset, qr]


def policy_of(path: str) -> str:
    """The content security policy of an answer."""
    if path.startswith(REPORT):
        return REPORT_POLICY + NO_FRAMES
    return WORKER_POLICY if path.startswith(WORKER) else POLICY + NO_FRAMES


@get(f"{ASSETS}/{{path:path}}", include_in_schema=False, sync_to_thread=True)
def asset(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A built file. It has its contents' hash in its name and never changes."""
    folder = (STATIC / "assets").resolve()
    file = (folder / path.lstrip("/")).resolve()
    if not file.is_relative_to(folder) or file.suffix not in TYPES or not file.is_file():
        raise NotFoundException("There is nothing here.")
    headers = {"cache-control": A_YEAR}
    if file.suffix in PACKED or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.read_bytes(), media_type=TYPES[file.suffix], headers=headers)
    headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(compressed(file), media_type=TYPES[file.suffix], headers=headers)


@cache
def compressed(file: Path) -> bytes:
    """Compressed once: the largest have megabytes."""
    return gzip.compress(file.read_bytes(), 6)


@get("/", include_in_schema=False, sync_to_thread=True)
def home() -> Response[bytes]:
    """The application."""
    return send("index.html")


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def page(path: FromPath[str]) -> Response[bytes]:
    """A page of the application, or one of its files with a fixed name."""
    parts = path.strip("/").split("/")
    if len(parts) == 1 and Path(parts[0]).suffix in TYPES and (STATIC / parts[0]).is_file():
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
    path = built(name)
    return Response(path.read_bytes(), media_type=TYPES[path.suffix], headers={"cache-control": ANEW})


def page_text() -> str:
    """The one page of the application."""
    return built("index.html").read_text()


def built(name: str) -> Path:
    path = STATIC / name
    if not path.is_file():
        raise Refusal("not_built", "The browser application is not built: run `make setup`.", status=404)
    return path
