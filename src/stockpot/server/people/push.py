"""Web Push (RFC 8030): notices to a browser that is not open, through the push service that its maker runs.

A browser subscribes with an address at its push service and a key. What is sent there is encrypted for that browser alone
(`push_encryption.py`) and signed by this server (VAPID, RFC 8292). An address goes through the same guard as a webhook: it may be
anybody's invention. A browser that has unsubscribed (404, 410), or knows another server's key (401, 403), is forgotten.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import hmac
import logging
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from stockpot.room.refusal import Refusal
from stockpot.server.people.push_encryption import CURVE, MOST, POINT_SIZE, SECRET_SIZE, encrypted, point
from stockpot.server.people.webhook import Hooks
from stockpot.server.store.subscriptions import Subscription, Subscriptions, subscription_id

logger = logging.getLogger("stockpot.push")

KEEP = 86_400
"""Seconds for which a push service keeps a message for a device that is off."""
SIGNED = 12 * 3600
"""Seconds for which a signature holds; push services take a day at most."""
GONE = (401, 403, 404, 410)
UNREADABLE = (400, 413)
"""What a push service will not take, however often it is sent."""


class PushMessage(msgspec.Struct, omit_defaults=True):
    """What the service worker is told: what to show, and where it leads."""

    title: str
    body: str
    link: str
    """A path of this site."""
    tag: str
    """A later notice of the same takes the place of an earlier one."""
    stop: str
    """Where to say that this browser wants no more."""
    stop_title: str


class Pushes:
    """Browsers of people, and what is sent to them."""

    def __init__(self, stored: Subscriptions, hooks: Hooks, secret: bytes, key: bytes, contact: str) -> None:
        """`secret`: the private number that push services know this server by, `contact`: whom they ask; `key` signs links."""
        self.stored, self.hooks, self.key, self.contact = stored, hooks, key, contact
        private = ec.derive_private_key(int.from_bytes(secret, "big"), CURVE)
        self.vapid = Vapid02(private, {"no-strict": True})  # an address may have a port
        self.public = encoded(point(private))
        """What browsers subscribe with."""

    # ------------------------------------------------------------------------------------------------------- subscribing

    async def subscribe(self, who: str, endpoint: str, p256dh: str, auth: str, now: int) -> str:
        """A browser of a person takes notices from now on; what it is known by.

        `Refusal` when it cannot be one, or is somebody else's.
        """
        key, secret = decoded(p256dh, POINT_SIZE), decoded(auth, SECRET_SIZE)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
        except ValueError:
            raise bad_subscription("This is no key of a browser.") from None
        if not endpoint.startswith("https://") and not self.hooks.guard.inside:
            raise bad_subscription("A push service has an https address.")
        try:
            await self.hooks.check(endpoint)
        except Refusal as refusal:
            raise bad_subscription(refusal.text) from None
        one = Subscription(subscription_id(endpoint), who, endpoint, key, secret, now)
        if not await self.stored.put(one):
            raise Refusal("not_your_browser", "This browser takes notices for somebody else.", status=403)
        return one.id

    def stop_path(self, id: str) -> str:
        """Where a browser says, without being anybody, that it wants no more."""
        return f"/api/push/{id}/{self._signature(id)}"

    async def stop(self, id: str, signature: str) -> int:
        """Do what such an address says."""
        if not hmac.compare_digest(signature.encode(), self._signature(id).encode()):
            raise Refusal("bad_token", "This link is not valid, or not any more.", status=403)
        return await self.stored.drop(id)

    def _signature(self, id: str) -> str:
        return hmac.digest(self.key, f"push:{id}".encode(), "sha256").hex()[:40]

    # ----------------------------------------------------------------------------------------------------------- sending

    async def send(self, browsers: list[Subscription], message: PushMessage) -> None:
        """To all browsers of a person; raises when none has taken it and one may do so later."""
        answers = await asyncio.gather(*(self._send(one, message) for one in browsers), return_exceptions=True)
        gone = [one.id for one, answer in zip(browsers, answers, strict=True) if answer in GONE]
        if gone:
            await self.stored.drop(*gone)
        failed = [answer for answer in answers if isinstance(answer, BaseException) or answer == 429 or answer >= 500]
        if failed and len(failed) + len(gone) == len(answers):
            first = failed[0]
            raise first if isinstance(first, BaseException) else not_taken(first)

    async def _send(self, browser: Subscription, message: PushMessage) -> int:
        """The status that a push service answers with."""
        told = msgspec.structs.replace(message, stop=self.stop_path(browser.id))
        body = encrypted(fitting(told), browser.p256dh, browser.auth)
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEEP),
            "urgency": "high",
            "topic": topic_of(message.tag),
            **self.vapid.sign(
                {"sub": self.contact, "aud": origin_of(browser.endpoint), "exp": int(time.time()) + SIGNED}
            ),
        }
        status = await self.hooks.deliver(browser.endpoint, body, headers)
        if status in UNREADABLE:
            logger.warning("a push service refused a message: %s", status)
        return status


def fitting(message: PushMessage) -> bytes:
    """A message as it is sent: one that is too long loses the end of its text."""
    data = msgspec.json.encode(message)
    while len(data) > MOST and message.body:
        message = msgspec.structs.replace(message, body=message.body[: len(message.body) // 2])
        data = msgspec.json.encode(message)
    return data


def topic_of(tag: str) -> str:
    """What push services keep one message of: at most 32 letters."""
    return encoded(hashlib.sha256(tag.encode()).digest())[:32]


def origin_of(endpoint: str) -> str:
    parts = urlsplit(endpoint)
    return f"{parts.scheme}://{parts.netloc}"


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str, size: int) -> bytes:
    """Bytes that a browser has written; `Refusal` when they are not so many."""
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (ValueError, binascii.Error):
        data = b""
    if len(data) != size:
        raise bad_subscription("This is no key of a browser.")
    return data


def bad_subscription(why: str) -> Refusal:
    return Refusal("bad_subscription", why, status=400)


def not_taken(status: int) -> Refusal:
    return Refusal("not_taken", f"The push service answered {status}.", status=502)


def fresh_secret() -> bytes:
    """A new private number under which push services may know a server."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")
