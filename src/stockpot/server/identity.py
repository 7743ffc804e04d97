"""Who somebody is: a signed cookie and a name. No account, no password.

The cookie holds a random id and its signature, nothing else. A token that works once, for ten minutes, carries the identity
to another device; the database keeps only its hash.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from stockpot.server.protocol import NAME_SIZE, Me, Refusal
from stockpot.server.store import Store
from stockpot.server.text import clean

COOKIE = "stockpot"
COOKIE_SECONDS = 400 * 86_400
CARRY_SECONDS = 600


class Identities:
    """All people, and the key that signs their cookies."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store, self.key = store, key
        self.names: dict[str, str] = {}
        """Names of people who were seen since the start."""

    # -------------------------------------------------------------------------------------------------------- cookies

    def sign(self, who: str) -> str:
        """The cookie of a person."""
        return f"{who}.{self._signature(who)}"

    def read(self, cookie: str | None) -> str:
        """The person whose cookie this is; empty when it is nobody's."""
        who, _, signature = (cookie or "").partition(".")
        if who and hmac.compare_digest(signature.encode(), self._signature(who).encode()):
            return who
        return ""

    def _signature(self, who: str) -> str:
        digest = hmac.digest(self.key, b"identity:" + who.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    # ---------------------------------------------------------------------------------------------------------- people

    async def name(self, who: str, name: str, now: int) -> tuple[str, Me]:
        """Give a person a name; without an id, a new person. Returns the id too."""
        name = clean(name, NAME_SIZE)
        who = who or secrets.token_urlsafe(16)
        await self.store.put_person(who, name, now)
        self.names[who] = name
        return who, await self.me(who)

    async def me(self, who: str) -> Me:
        """What the server knows of a person."""
        found = await self.store.person(who) if who else None
        if found is None:
            raise Refusal("no_identity", "Choose a name first.", status=401)
        self.names[who] = found[0]
        return Me(name=found[0], since=found[1])

    async def learn(self, ids: set[str], again: bool = False) -> None:
        """Look up names that are not known yet, or may have changed."""
        missing = ids - (set() if again else self.names.keys()) - {""}
        if missing:
            self.names |= dict.fromkeys(missing, "") | await self.store.names(sorted(missing))

    def name_of(self, who: str) -> str:
        return self.names.get(who, "")

    # -------------------------------------------------------------------------------------------- to another device

    async def carry(self, who: str, now: int) -> tuple[str, int]:
        """A token that makes another device this person, and when it ends."""
        token, expires = secrets.token_urlsafe(24), now + CARRY_SECONDS * 1000
        await self.store.put_carry(_hash(token), who, expires, now)
        return token, expires

    async def claim(self, token: str, now: int) -> str:
        """The person that a token stands for."""
        who = await self.store.take_carry(_hash(token), now)
        if who is None:
            raise Refusal("bad_token", "This link was used already, or is too old.", status=403)
        return who


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
