"""An authenticator for passkeys (WebAuthn), in memory: it signs what it is asked to, or something else if a test wants that."""

from __future__ import annotations

import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.support.push_service import b64

PRESENT, VERIFIED, HAS_KEY = 1, 4, 64


class Authenticator:
    """One key of one site."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin, self.site = origin, origin.split("//")[1].split(":")[0]
        self.private, self.id = ec.generate_private_key(ec.SECP256R1()), os.urandom(32)
        self.counts, self.count = counts, 0

    def make(self, options: dict[str, Any], **changed: Any) -> dict[str, Any]:
        """What a browser answers when it is asked for a new passkey."""
        numbers = self.private.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        known = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._data(PRESENT | VERIFIED | HAS_KEY) + known
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options, changed)
        return self._answer({"clientDataJSON": b64(client), "attestationObject": b64(attested)})

    def sign(self, options: dict[str, Any], **changed: Any) -> dict[str, Any]:
        """What a browser answers when it is asked who somebody is."""
        self.count += self.counts
        data, client = self._data(PRESENT | VERIFIED), self._client("webauthn.get", options, changed)
        signature = self.private.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        told = {"clientDataJSON": b64(client), "authenticatorData": b64(data), "signature": b64(signature)}
        return self._answer(told)

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any], changed: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(told | changed).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}
