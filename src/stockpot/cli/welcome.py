"""What `stockpot serve --open` and `make play` show: where to play, also from a phone beside you."""

from __future__ import annotations

import io
import socket
import webbrowser
from importlib.util import find_spec

import segno
import uvicorn

from stockpot.cli.console import console
from stockpot.core.rule import COMPILED

EVERYWHERE = ("0.0.0.0", "::")
NOWHERE = "127.0.0.1"
"""What a machine without a network calls itself."""


class Greeter(uvicorn.Server):
    """A server that says where it is as soon as it is there, and opens the browser, at a path of its own."""

    def __init__(self, config: uvicorn.Config, path: str = "") -> None:
        super().__init__(config)
        self.path = path

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            greet(self.config.host, port, self.path)
            webbrowser.open(page(self.config.host, port) + self.path)


def greet(host: str, port: int, path: str = "") -> None:
    """The address; on all networks also that of this machine, with a QR code for phones."""
    console.print(f"\n  Stockpot is open: [bold]{page(host, port)}{path}[/bold]")
    if host in EVERYWHERE:
        greet_network(own_address(), port)
    if not COMPILED and find_spec("numba") is not None:
        console.print("  [dim]Games are being compiled in the background; bots think a little slower until then.[/dim]")
    console.print("  Ctrl+C closes it.\n")


def greet_network(own: str, port: int) -> None:
    """The address for others beside you, as text and as a code."""
    if own == NOWHERE:
        console.print("  No network was found: only this machine can reach it.\n")
        return
    console.print(f"  On your network:  [bold]{page(own, port)}[/bold]\n")
    console.print(qr(page(own, port)), markup=False)


def page(host: str, port: int) -> str:
    """Where a browser on this machine finds a server that listens on `host`."""
    here = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}"


def own_address() -> str:
    """This machine's address in the local network. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return NOWHERE


def qr(address: str) -> str:
    out = io.StringIO()
    segno.make(address, error="l").terminal(out, border=2, compact=True)
    return out.getvalue()
