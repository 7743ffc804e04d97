"""Passkeys (WebAuthn): a key on a person's device, or in their keeper of passwords, that proves who they are on any other.

They are an addition: nobody needs one. What is to be signed is random, holds for five minutes and counts once, so nothing can be
signed ahead or sent twice. A key belongs to one site: it is given out only where people reach this server (`Config.address`).
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from stockpot.room.refusal import Refusal
from stockpot.server.store.connection import Conflict
from stockpot.server.store.passkeys import Passkey, StoredPasskeys, digest

SECONDS = 300
"""For which something to sign holds."""
MOST = 20
"""Passkeys of one person."""
LOCAL = "localhost"
"""Browsers take passkeys for this machine itself too."""


class Site(msgspec.Struct, frozen=True):
    """Where a page comes from, and the name under which its keys are kept."""

    origin: str
    name: str


class Passkeys:
    """Gives them out, and reads what they have signed."""

    def __init__(self, stored: StoredPasskeys, address: str, origins: tuple[str, ...]) -> None:
        self.stored = stored
        self.origins = {origin_of(one) for one in (address, *origins)}

    def site(self, origin: str | None) -> Site:
        """The site of a page; `Refusal` where keys would be of no use."""
        parts = urlsplit(origin or "")
        if not origin or not parts.hostname or (origin not in self.origins and parts.hostname != LOCAL):
            raise Refusal("no_passkeys", "Passkeys work where this server says that people reach it.", status=403)
        return Site(origin, parts.hostname)

    # --------------------------------------------------------------------------------------------------------- a new one

    async def offer(self, site: Site, who: str, name: str, now: int) -> dict[str, Any]:
        """What a browser needs to make a passkey for a person (`navigator.credentials.create`)."""
        mine = await self.stored.of(who)
        if len(mine) >= MOST:
            raise Refusal("too_often", "You have too many passkeys: remove one first.")
        challenge = await self._challenge(who, now)
        options = generate_registration_options(
            rp_id=site.name, rp_name="Stockpot", user_name=name, user_id=handle_of(who), challenge=challenge,
            timeout=1000 * SECONDS, exclude_credentials=[PublicKeyCredentialDescriptor(one.credential) for one in mine],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )  # fmt: skip
        return as_json(options_to_json(options))

    async def add(self, site: Site, who: str, credential: dict[str, Any], now: int) -> Passkey:
        """A passkey that a browser has made for a person."""
        challenge = await self._asked(credential, who, now)
        try:
            made = verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site.name,
                expected_origin=site.origin, require_user_verification=False,
            )  # fmt: skip
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise bad_passkey() from None
        passkey = Passkey(
            digest(made.credential_id), who, made.credential_id, made.credential_public_key, made.sign_count, now, now
        )
        try:
            await self.stored.add(passkey)
        except Conflict:
            raise Refusal("known_passkey", "This passkey is known already.", status=409) from None
        return passkey

    # --------------------------------------------------------------------------------------------------------- who it is

    async def ask(self, site: Site, now: int) -> dict[str, Any]:
        """What a browser needs to have a passkey sign, whichever of this site its person chooses."""
        options = generate_authentication_options(
            rp_id=site.name, challenge=await self._challenge("", now), timeout=1000 * SECONDS,
            user_verification=UserVerificationRequirement.PREFERRED,
        )  # fmt: skip
        return as_json(options_to_json(options))

    async def recognise(self, site: Site, credential: dict[str, Any], now: int) -> str:
        """The person whose passkey has signed."""
        challenge = await self._asked(credential, "", now)
        passkey = await self.stored.find(read_bytes(credential.get("id")))
        if passkey is None:
            raise Refusal("unknown_passkey", "Nobody here has this passkey.", status=403)
        try:
            signed = verify_authentication_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site.name,
                expected_origin=site.origin, credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.count, require_user_verification=False,
            )  # fmt: skip
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise bad_passkey() from None
        if not await self.stored.use(passkey, signed.new_sign_count, now):
            raise bad_passkey()
        return passkey.who

    # -------------------------------------------------------------------------------------------------- what is signed

    async def _challenge(self, who: str, now: int) -> bytes:
        challenge = secrets.token_bytes(32)
        await self.stored.put_challenge(challenge, who, now + 1000 * SECONDS, now)
        return challenge

    async def _asked(self, credential: dict[str, Any], who: str, now: int) -> bytes:
        """What this browser was asked to sign, for this person and not too long ago; it counts once."""
        response = credential.get("response")
        data = read_bytes(response.get("clientDataJSON") if isinstance(response, dict) else None)
        try:
            told = json.loads(data)
            challenge = read_bytes(told.get("challenge") if isinstance(told, dict) else None)
        except (ValueError, RecursionError):
            raise bad_passkey() from None
        if await self.stored.take_challenge(challenge, now) != who:
            raise Refusal("bad_token", "This was asked too long ago, or answered already.", status=403)
        return challenge


def handle_of(who: str) -> bytes:
    """What an authenticator knows a person by: ids are given to nobody."""
    return hashlib.sha256(f"passkey:{who}".encode()).digest()


def origin_of(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def as_json(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def read_bytes(text: Any) -> bytes:
    """Bytes that a browser has written."""
    try:
        return base64url_to_bytes(text)
    except (TypeError, ValueError, AttributeError):
        raise bad_passkey() from None


def bad_passkey() -> Refusal:
    return Refusal("bad_passkey", "This passkey has not signed what it was asked to.", status=403)
