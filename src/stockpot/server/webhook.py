"""Messages to an address of a person's choice, which must be a public one.

Addresses inside the server's own network are refused when they are set and again at the moment of connecting: the name is
looked up once, the numbers found are checked, and the connection goes to one of these numbers and nowhere else. Redirects are
not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import httpcore

from stockpot.server.protocol import Refusal

SECONDS = 10.0
PORTS = {"http": 80, "https": 443}


class Guard(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only."""

    def __init__(self, inside: bool = False) -> None:
        self.inside = inside
        """Addresses of the own network are let in too."""
        self.network = httpcore.AnyIOBackend()

    async def addresses(self, host: str, port: int) -> list[str]:
        """The numbers that a name stands for; refused unless all of them are public."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Refusal("bad_webhook", f"There is no host {host}.", status=400) from None
        numbers = [str(place[0]) for *_, place in found]
        if not numbers or not (self.inside or all(public(number) for number in numbers)):
            raise Refusal("bad_webhook", "This address is not a public one.", status=400)
        return numbers

    async def connect_tcp(
        self, host: str, port: int, timeout: float | None = None, local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:  # fmt: skip
        numbers = await self.addresses(host, port)
        return await self.network.connect_tcp(numbers[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        raise Refusal("bad_webhook", "This address is not a public one.", status=400)

    async def sleep(self, seconds: float) -> None:
        await self.network.sleep(seconds)


def public(number: str) -> bool:
    """Is this the number of a computer anywhere, not one in our own network?"""
    address = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is not None:
            return address.ipv4_mapped is not None and public(str(inner))
        if address in ipaddress.ip_network("64:ff9b::/96"):
            return False
    return address.is_global and not address.is_multicast


class Hooks:
    """Posts to webhooks."""

    def __init__(self, inside: bool = False) -> None:
        self.guard = Guard(inside)

    async def check(self, url: str) -> str:
        """An address that may be posted to."""
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS.get(parts.scheme, 0)
        except ValueError:
            raise Refusal("bad_webhook", "This is no web address.", status=400) from None
        if parts.scheme not in PORTS or not parts.hostname or parts.username is not None:
            raise Refusal("bad_webhook", "A webhook is an http or https address.", status=400)
        if port != PORTS[parts.scheme] and not self.guard.inside:
            raise Refusal("bad_webhook", "A webhook uses the usual port.", status=400)
        await self.guard.addresses(parts.hostname, port)
        return url

    async def post(self, url: str, body: bytes) -> None:
        """Deliver a message; raises when it was not taken."""
        await self.check(url)
        limits = {"connect": SECONDS, "read": SECONDS, "write": SECONDS, "pool": SECONDS}
        headers = [("content-type", "application/json"), ("user-agent", "stockpot")]
        async with httpcore.AsyncConnectionPool(network_backend=self.guard) as pool:
            request = pool.stream("POST", url, headers=headers, content=body, extensions={"timeout": limits})
            async with asyncio.timeout(2 * SECONDS), request as response:
                if not 200 <= response.status < 300:
                    raise Refusal("not_taken", f"The webhook answered {response.status}.", status=502)
