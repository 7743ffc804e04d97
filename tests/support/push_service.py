"""A push service on loopback, and browsers that subscribe to it: they read what comes as a browser does (RFC 8291, RFC 8292)."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def mac(key: bytes, data: bytes) -> bytes:
    made = HMAC(key, SHA256())
    made.update(data)
    return made.finalize()


class Browser:
    """One that has subscribed."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = os.urandom(16)

    def subscription(self, **more: Any) -> dict[str, Any]:
        return {"endpoint": self.endpoint, "p256dh": b64(self.public), "auth": b64(self.auth), **more}

    def read(self, body: bytes) -> dict[str, Any]:
        """What stands in a message for this browser; fails for anybody else's."""
        salt, size, known = body[:16], int.from_bytes(body[16:20], "big"), body[21 : 21 + body[20]]
        assert size == 4096
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), known))
        secret = mac(mac(self.auth, shared), b"WebPush: info\0" + self.public + known + b"\x01")
        pseudo = mac(salt, secret)
        key, nonce = (mac(pseudo, b"Content-Encoding: " + what + b"\0\x01") for what in (b"aes128gcm", b"nonce"))
        plain = AESGCM(key[:16]).decrypt(nonce[:12], body[21 + body[20] :], None)
        assert plain.endswith(b"\x02")
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


@dataclass
class Pushed:
    """What has come."""

    path: str
    headers: dict[str, str]
    body: bytes

    def check_signature(self, public: str, audience: str) -> dict[str, Any]:
        """The claims of the server that has sent it (VAPID), signed by the key that the browser subscribed with."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, parts["k"].rstrip("=")) == ("vapid", public)
        head, claims, signature = parts["t"].split(".")
        raw = unb64(signature)
        assert json.loads(unb64(head))["alg"] == "ES256"
        known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public))
        pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        known.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        told: dict[str, Any] = json.loads(unb64(claims))
        assert told["aud"] == audience
        assert time.time() < told["exp"] <= time.time() + 86_400
        return told


class PushService:
    """Takes messages, or answers with another status for an address."""

    def __init__(self) -> None:
        self.port = 0
        self.pushed: list[Pushed] = []
        self.answers: dict[str, int] = {}
        self.came = asyncio.Event()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def browser(self) -> Browser:
        return Browser(f"{self.origin}/push/{b64(os.urandom(12))}")

    def to(self, browser: Browser) -> list[dict[str, Any]]:
        """What a browser was sent, in order."""
        return [browser.read(one.body) for one in self.pushed if browser.endpoint.endswith(one.path)]

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
            body = await reader.readexactly(int(headers["content-length"]))
            path = first.split()[1]
            status = self.answers.get(path, 201)
            if status == 201:
                self.pushed.append(Pushed(path, headers, body))
                self.came.set()
            writer.write(f"HTTP/1.1 {status} Told\r\ncontent-length: 0\r\n\r\n".encode())
            await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    listener = await asyncio.start_server(service, "127.0.0.1", 0)
    service.port = listener.sockets[0].getsockname()[1]
    async with listener:
        yield service
