"""A plain static file server, as `python -m http.server` is: it knows files and nothing else."""

from __future__ import annotations

import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path
from typing import Any

from tests.support.ports import free_port

FOLDER = "games/stockpot"
"""Where the site lies on the host: in a folder of a folder."""


KNOWN = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}
"""What every host knows. Some know nothing of WebAssembly, of `.mjs`, of manifests."""


class QuietHandler(SimpleHTTPRequestHandler):
    """Notes which paths were asked for, and says nothing."""

    def __init__(self, *arguments: Any, asked: list[str], **more: Any) -> None:
        self.asked = asked
        super().__init__(*arguments, **more)

    def do_GET(self) -> None:
        self.asked.append(self.path)
        super().do_GET()

    def guess_type(self, path: str | PathLike[str]) -> str:
        return KNOWN.get(Path(path).suffix, "application/octet-stream")

    def log_message(self, format: str, *arguments: Any) -> None:
        """Tests look at `asked`."""


class StaticHost:
    """A host that gives out a folder, under the same address each time it is up."""

    def __init__(self, root: Path) -> None:
        self.root, self.port = root, free_port()
        self.asked: list[str] = []
        self._server: ThreadingHTTPServer | None = None

    @property
    def url(self) -> str:
        """The address of the site."""
        return f"http://127.0.0.1:{self.port}/{FOLDER}/"

    def put(self, site: Path) -> None:
        """Give out this site from now on, and nothing of the one before."""
        folder = self.root / FOLDER
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(site, folder, copy_function=shutil.copyfile)

    def start(self) -> None:
        handler = partial(QuietHandler, directory=str(self.root), asked=self.asked)
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """From now on nobody answers at this address."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None
