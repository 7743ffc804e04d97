"""Message encryption for Web Push (RFC 8291): only the browser that subscribed can read what passes through its push service.

`http-ece` does the same and comes as source only, `pywebpush` brings two HTTP clients of its own: with `cryptography`, which
passkeys need anyway, it is these few lines. A test holds them to the example of the RFC.
"""

from __future__ import annotations

import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT_SIZE, SECRET_SIZE = 65, 16
"""Bytes of a browser's public key, and of the secret that it shares with us."""
RECORD = 4096
"""A message is one record (RFC 8188), and push services take no more bytes than these."""
MOST = RECORD - (16 + 4 + 1 + POINT_SIZE) - 16 - 1
"""Bytes of a message: beside it there are a head, a tag and a delimiter."""
LAST = b"\x02"


def encrypted(
    message: bytes, p256dh: bytes, auth: bytes, private: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message for a browser, by its public key and secret. Key pair and salt are made up, unless a test names them."""
    private, salt = private or ec.generate_private_key(CURVE), salt or os.urandom(16)
    public = point(private)
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh))
    secret = _derived(shared, auth, b"WebPush: info\0" + p256dh + public, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


def point(private: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key that belongs to a private one, as browsers write it."""
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt, info).derive(secret)
