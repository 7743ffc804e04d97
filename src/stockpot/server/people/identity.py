"""Identity and sessions: who somebody is, by a signed cookie (HMAC) and a name. No account, no password.

Programs that play have a token in its place (`Authorization: Bearer …`), which is made and read the same way.
The cookie holds a random id, the person's epoch and a signature of both. A token that works once, for ten minutes, carries the
identity to another device; the database keeps only its hash. All devices have the same cookie. To sign out the others is to
begin another epoch (revocation): cookies of earlier ones are void, at every process as soon as it has heard of it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping

from stockpot.api.rest import Me
from stockpot.room.protocol import NAME_SIZE
from stockpot.room.refusal import Refusal
from stockpot.room.text import clean
from stockpot.server.store.people import People

COOKIE = "stockpot"
COOKIE_SECONDS = 400 * 86_400
NAMED = "stockpot_named"
"""A cookie beside it that the page can read: somebody has a name here. What a page keeps, some browsers forget in a week."""
BEFORE = "stockpot_before"
"""The cookie of who was here before somebody else became at home on this device: the way back."""
BEFORE_SECONDS = 30 * 86_400
CARRY_SECONDS = 600
CARRIES = 10
"""Tokens of one person at the same time; a further one takes the place of the oldest."""
BOT = "bot-"
"""What the ids of programs begin with: they have a token instead of a cookie, and their names say what they are."""
MARK = "⚙ "
EPOCH = re.compile(r"[1-9][0-9]{0,17}")
SLACK = 60_000
"""Milliseconds by which the clocks of two processes may differ."""


def token_of(cookies: Mapping[str, str], headers: Mapping[str, str]) -> str | None:
    """What a request brings to say who asks: `Authorization: Bearer …`, as programs do, or the cookie."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else cookies.get(COOKIE)


class Identities:
    """All people, and the key that signs their cookies."""

    def __init__(self, stored: People, key: bytes) -> None:
        self.stored, self.key = stored, key
        self.names: dict[str, str] = {}
        """Names of people who were seen since the start."""
        self.epochs: dict[str, int] = {}
        """The epochs of people who have ever signed out their devices; that of all others is 0."""

    # -------------------------------------------------------------------------------------------------------- cookies

    def sign(self, who: str) -> str:
        """The cookie of a person."""
        epoch = self.epochs.get(who, 0)
        return ".".join([who, *([str(epoch)] if epoch else []), self._signature(who, epoch)])

    def read(self, cookie: str | None) -> str:
        """The person whose cookie this is; empty when it is nobody's, or not any more."""
        who, _, rest = (cookie or "").partition(".")
        number, dot, signature = rest.rpartition(".")
        if not who or (dot and not EPOCH.fullmatch(number)):
            return ""
        epoch = int(number or 0)
        genuine = hmac.compare_digest(signature.encode(), self._signature(who, epoch).encode())
        return who if genuine and epoch >= self.epochs.get(who, 0) else ""

    def _signature(self, who: str, epoch: int) -> str:
        text = f"identity:{who}:{epoch}" if epoch else f"identity:{who}"
        digest = hmac.digest(self.key, text.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    # ----------------------------------------------------------------------------------------------------------- epochs

    async def sign_out(self, who: str, now: int) -> int:
        """Void all cookies of a person, and all links to other devices. The epoch that begins."""
        await self.stored.drop_carries(who)
        epoch = await self.stored.next_epoch(who, now)
        self.begins(who, epoch)
        return epoch

    def begins(self, who: str, epoch: int) -> bool:
        """A person's epoch, begun here or elsewhere; is it new?"""
        new = epoch > self.epochs.get(who, 0)
        if new:
            self.epochs[who] = epoch
        return new

    async def signed_out_elsewhere(self) -> list[str]:
        """Everybody whose epoch has begun at another process, unheard."""
        latest = max(self.epochs.values(), default=0)
        found = await self.stored.epochs(max(0, latest - SLACK))
        return [who for who, epoch in found.items() if self.begins(who, epoch)]

    # ---------------------------------------------------------------------------------------------------------- people

    async def name(self, who: str, name: str, now: int) -> tuple[str, Me]:
        """Give a person a name; without an id, a new person. Returns the id too."""
        who = who or secrets.token_urlsafe(16)
        name = name.strip().removeprefix(MARK.strip())  # people do not call themselves bots
        name = MARK + clean(name, NAME_SIZE - len(MARK)) if who.startswith(BOT) else clean(name, NAME_SIZE)
        await self.stored.put(who, name, now)
        self.names[who] = name
        return who, await self.me(who)

    async def bot(self, name: str, now: int) -> tuple[str, str]:
        """A program that plays: somebody of its own. What it is called, and its token."""
        who, me = await self.name(BOT + secrets.token_urlsafe(16), name, now)
        return me.name, self.sign(who)

    async def me(self, who: str, before: str = "") -> Me:
        """What the server knows of a person, and of who was there `before`."""
        found = await self.stored.find(who) if who else None
        if found is None:
            raise Refusal("no_identity", "Choose a name first.", status=401)
        self.names[who] = found[0]
        return Me(name=found[0], since=found[1], before=await self.called(before))

    async def called(self, who: str) -> str:
        """What somebody is called; nobody has no name."""
        found = await self.stored.find(who) if who else None
        return found[0] if found else ""

    async def learn(self, ids: set[str], again: bool = False) -> None:
        """Look up names that are not known yet, or may have changed."""
        missing = ids - (set() if again else self.names.keys()) - {""}
        if missing:
            self.names |= dict.fromkeys(missing, "") | await self.stored.names(sorted(missing))

    def name_of(self, who: str) -> str:
        return self.names.get(who, "")

    # -------------------------------------------------------------------------------------------- to another device

    async def carry(self, who: str, now: int) -> tuple[str, int]:
        """A token that makes another device this person, and when it ends."""
        token, expires = secrets.token_urlsafe(24), now + CARRY_SECONDS * 1000
        await self.stored.put_carry(_hash(token), who, expires, now, CARRIES)
        return token, expires

    async def carried(self, token: str, now: int) -> str:
        """The person that a token stands for; the token is not spent."""
        return _known(await self.stored.carry(_hash(token), now))

    async def claim(self, token: str, now: int) -> str:
        """The person that a token stands for; from then on it stands for nobody."""
        return _known(await self.stored.take_carry(_hash(token), now))


def _known(who: str | None) -> str:
    if who is None:
        raise Refusal("bad_token", "This link was used already, or is too old.", status=403)
    return who


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
