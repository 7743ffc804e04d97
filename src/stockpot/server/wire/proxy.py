"""Proxies in front of the server: whose word about a visitor's address (X-Forwarded-For) is believed."""

from __future__ import annotations

import ipaddress
import logging
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

logger = logging.getLogger("stockpot.proxy")


class Behind:
    """An application behind these proxies. One that nobody has named is noticed: all its visitors count as one address."""

    def __init__(self, app: Any, proxies: str) -> None:
        self.believing = ProxyHeadersMiddleware(app, proxies) if proxies else None
        self.app = self.believing or app
        self.noticed = False

    def trusted(self, host: str) -> bool:
        return self.believing is not None and host in self.believing.trusted_hosts

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if not self.noticed and scope.get("client"):
            self._notice(scope["client"][0], scope["headers"])
        await self.app(scope, receive, send)

    def _notice(self, host: str, headers: list[tuple[bytes, bytes]]) -> None:
        """Strangers may write what they like; a neighbour who writes this is a proxy."""
        if not self.trusted(host) and is_near(host) and any(name == b"x-forwarded-for" for name, _ in headers):
            self.noticed = True
            logger.warning(
                "visitors come through a proxy at %s that is not trusted, and share its limits: if it is yours, say --proxy %s",
                host, host,
            )  # fmt: skip


def is_near(host: str) -> bool:
    """Is this an address of the same machine or network?"""
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return False
    return ip.is_private or ip.is_loopback or ip.is_link_local
