"""Messages to an address of a person's choice, a webhook or a browser's push service: a public one (protection against SSRF).

Addresses inside the server's own network are refused when they are set and again at the moment of connecting: the name is
looked up once, the numbers found are checked, and the connection goes to one of these numbers and nowhere else. What was
checked is what is connected to: the address is taken apart in one place. Redirects are not followed, answers are not read
beyond their status, and looking up, connecting and answering have their time together.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import httpcore

from stockpot.room.refusal import Refusal
from stockpot.server.people.public_addresses import public

SECONDS = 10.0
"""For a whole delivery, from looking the name up to the answer."""
LOOKUPS = 4
"""Names looked up at the same time. Slow ones wait in threads of their own and hold nobody else up."""
PORTS = {"http": 80, "https": 443}
WRITTEN = re.compile(r"[!-\[\]-~]+")
"""Visible ASCII without a backslash: what every program takes apart alike."""

Lookup = Callable[..., list[tuple[Any, ...]]]


class Guard(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only."""

    def __init__(self, inside: bool = False, lookup: Lookup = socket.getaddrinfo) -> None:
        self.inside = inside
        """Addresses of the own network are let in too."""
        self.lookup, self.threads = lookup, ThreadPoolExecutor(LOOKUPS, "dns")
        self.network = httpcore.AnyIOBackend()

    async def addresses(self, host: str, port: int) -> list[str]:
        """The numbers that a name stands for; refused unless all of them are public."""
        looking = asyncio.get_running_loop().run_in_executor(self.threads, self._look_up, host, port)
        try:
            found = await looking
        except (OSError, UnicodeError):
            raise Refusal("bad_webhook", f"There is no host {host}.", status=400) from None
        numbers = [str(place[0]) for *_, place in found]
        if not numbers or not (self.inside or all(public(number) for number in numbers)):
            raise not_public()
        return numbers

    def _look_up(self, host: str, port: int) -> list[tuple[Any, ...]]:
        return self.lookup(host, port, type=socket.SOCK_STREAM)

    async def connect_tcp(
        self, host: str, port: int, timeout: float | None = None, local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:  # fmt: skip
        numbers = await self.addresses(host, port)
        return await self.network.connect_tcp(numbers[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        raise not_public()

    async def sleep(self, seconds: float) -> None:
        await self.network.sleep(seconds)


class Hooks:
    """Posts to webhooks."""

    def __init__(self, inside: bool = False, seconds: float = SECONDS) -> None:
        self.guard, self.seconds = Guard(inside), seconds

    async def check(self, url: str) -> str:
        """An address that may be posted to."""
        target = self._parse(url)
        try:
            async with asyncio.timeout(self.seconds):
                await self.guard.addresses(target.host.decode(), target.port or 0)
        except TimeoutError:
            raise Refusal("bad_webhook", "The name of this host cannot be looked up.", status=400) from None
        return url

    async def post(self, url: str, body: bytes) -> None:
        """Deliver a message; raises when it was not taken, `TimeoutError` when it took too long."""
        status = await self.deliver(url, body, {"content-type": "application/json"})
        if not 200 <= status < 300:
            raise Refusal("not_taken", f"The webhook answered {status}.", status=502)

    async def deliver(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post something; the status of the answer. Raises when there was none, `TimeoutError` when it took too long."""
        target = self._parse(url)
        sent = {"host": _host(target), "user-agent": "stockpot", **headers}
        async with (
            asyncio.timeout(self.seconds),
            httpcore.AsyncConnectionPool(network_backend=self.guard) as pool,
            pool.stream("POST", target, headers=[*sent.items()], content=body) as response,
        ):
            return response.status

    def _parse(self, url: str) -> httpcore.URL:
        """An address taken apart once, for the check and for the connection."""
        try:
            parts = urlsplit(url)
            port = PORTS.get(parts.scheme, 0) if parts.port is None else parts.port
        except ValueError:
            raise Refusal("bad_webhook", "This is no web address.", status=400) from None
        if not WRITTEN.fullmatch(url) or parts.scheme not in PORTS or not parts.hostname or "@" in parts.netloc:
            raise Refusal("bad_webhook", "A webhook is an http or https address.", status=400)
        if port != PORTS[parts.scheme] and not self.guard.inside:
            raise Refusal("bad_webhook", "A webhook uses the usual port.", status=400)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return httpcore.URL(scheme=parts.scheme, host=parts.hostname, port=port, target=target)


def _host(target: httpcore.URL) -> str:
    """The name of the host as it stands in a request."""
    host = target.host.decode()
    host = f"[{host}]" if ":" in host else host
    return host if target.port == PORTS[target.scheme.decode()] else f"{host}:{target.port}"


def not_public() -> Refusal:
    return Refusal("bad_webhook", "This address is not a public one.", status=400)
