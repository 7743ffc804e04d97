"""Notices: people are told that it is their turn, by e-mail or webhook; what fails is tried again (backoff).

A notice is written down in the same commit as the move that makes it due (the outbox), so none is lost. Whoever sends it takes it
first, for a while: two processes never send the same one. It is not sent when the person has decided meanwhile. What fails
is tried again later and later, and given up in the end.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from typing import Protocol

import msgspec

from stockpot.core.fluent import texts_of
from stockpot.room.refusal import Refusal
from stockpot.room.room import Room
from stockpot.server.clock import Time
from stockpot.server.people.mail import Letter, Mailer
from stockpot.server.people.webhook import Hooks
from stockpot.server.store.outbox import Notice, Outbox
from stockpot.server.store.settings import Settings, SettingsOfPeople

logger = logging.getLogger("stockpot.notices")

LEASE = 300_000
"""Milliseconds for which a notice belongs to the process that sends it."""
RETRIES = (60_000, 300_000, 1_800_000, 7_200_000, 43_200_000)
"""Milliseconds before each further attempt; after the last one the notice is given up."""
PAUSE = 60_000
"""Milliseconds between two looks for new notices, at most."""

TEXTS = texts_of("letters")


class Places(Protocol):
    """Where the tables are."""

    async def room(self, table: str) -> Room:
        """A table as its log says it is."""


class Notices:
    """Sends what is due."""

    def __init__(
        self, outbox: Outbox, settings: SettingsOfPeople, places: Places, time: Time, mailer: Mailer | None, hooks: Hooks,
        key: bytes, address: str,
    ) -> None:  # fmt: skip
        self.outbox, self.settings, self.places, self.time = outbox, settings, places, time
        self.mailer, self.hooks, self.key, self.address = mailer, hooks, key, address.rstrip("/")
        self._sending = asyncio.Lock()

    async def run(self) -> None:
        """Send notices when they are due, for ever."""
        while True:
            try:
                await self.send_due()
                due = await self.outbox.next()
            except Exception:
                logger.exception("notices could not be read")
                due = None
            now = self.time.now()
            await self.time.until(min(now + PAUSE, max(due or now + PAUSE, now + 1000)))

    async def send_due(self) -> None:
        """Send everything that is due now; whoever asks meanwhile waits until it is sent.

        People are told at the same time, each one notice after the other: an address that does not answer holds nobody else
        up (head-of-line blocking), and costs its owner one time-out a round, not one for each notice.
        """
        async with self._sending:
            mine: dict[str, list[Notice]] = {}
            for notice in await self.outbox.due(self.time.now()):
                mine.setdefault(notice.who, []).append(notice)
            await asyncio.gather(*map(self._send_all, mine.values()))

    async def _send_all(self, notices: list[Notice]) -> None:
        """The notices of one person. After a failure the others are put off untried."""
        failed: Exception | None = None
        for notice in notices:
            if not await self.outbox.take(notice, self.time.now() + LEASE):
                continue
            failed = failed or await self._try(notice)
            if failed is not None:
                await self._again(notice, failed)
            else:
                await self.outbox.drop(notice)

    async def _try(self, notice: Notice) -> Exception | None:
        """Send a notice; what went wrong."""
        try:
            await self._send(notice)
        except Exception as error:
            return error
        return None

    async def _again(self, notice: Notice, error: Exception) -> None:
        if notice.attempts < len(RETRIES):
            logger.warning("a notice will be tried again: %s", type(error).__name__, extra={"table": notice.table})
            await self.outbox.put_off(notice, self.time.now() + RETRIES[notice.attempts])
        else:
            logger.error("a notice was given up: %s", type(error).__name__, extra={"table": notice.table})
            await self.outbox.drop(notice)

    async def _send(self, notice: Notice) -> None:
        settings = await self.settings.of(notice.who)
        if settings.notices == "none":
            return
        try:
            room = await self.places.room(notice.table)
        except Refusal:  # it cannot go on here
            return
        if not notice.turn >= room.turns.get(notice.seat, notice.turn + 1):  # they have decided meanwhile
            return
        message = self._message(notice, room, settings)
        if settings.notices == "email" and settings.email and settings.confirmed and self.mailer:
            await self.mailer.send(self._letter(notice, message, settings))
        elif settings.notices == "webhook" and settings.webhook:
            await self.hooks.post(settings.webhook, msgspec.json.encode(message))

    def _message(self, notice: Notice, room: Room, settings: Settings) -> dict[str, str | int]:
        asks = room.playing().asks(notice.seat, settings.lang) or ""
        title = room.game.title[settings.lang]
        return {
            "event": "turn", "table": notice.table, "seat": notice.seat, "game": room.game.name, "title": title,
            "asks": asks, "link": f"{self.address}/t/{notice.table}", "stop": self.link("stop", notice.who),
            "text": TEXTS[settings.lang].say("turn-subject", game=title),
        }  # fmt: skip

    def _letter(self, notice: Notice, message: dict[str, str | int], settings: Settings) -> Letter:
        text = TEXTS[settings.lang].say(
            "turn-text", game=message["title"], asks=message["asks"], link=message["link"], stop=message["stop"]
        )
        name = f"{notice.table}.{notice.turn}.{notice.seat}"
        return Letter(settings.email, str(message["text"]), text, name, str(message["stop"]))

    # ------------------------------------------------------------------------------------------------------- settings

    async def ask_to_confirm(self, who: str, settings: Settings) -> None:
        """Nobody is written to who has not agreed: the first letter asks."""
        if self.mailer is None:
            raise Refusal("no_mail", "This server sends no e-mail.")
        say, link = TEXTS[settings.lang].say, self.link("confirm", who, settings.email)
        letter = Letter(settings.email, say("confirm-subject"), say("confirm-text", link=link), f"confirm.{who[:6]}")
        try:
            await self.mailer.send(letter)
        except Exception as error:
            logger.warning("a letter could not be sent: %s", type(error).__name__)
            raise Refusal("not_sent", "The e-mail could not be sent; check the address.", status=502) from None

    def link(self, what: str, who: str, address: str = "") -> str:
        """A signed address that stops the notices of a person, or confirms where they go."""
        return f"{self.address}/notices/{what}/{who}/{self._signature(what, who, address)}"

    async def follow(self, what: str, who: str, signature: str) -> Settings:
        """Do what such an address says."""
        settings = await self._checked(what, who, signature)
        if what == "stop":
            settings = msgspec.structs.replace(settings, notices="none")
        else:
            settings = msgspec.structs.replace(settings, confirmed=True)
        await self.settings.put(who, settings)
        return settings

    async def language(self, what: str, who: str, signature: str) -> str:
        """In which language to ask somebody who opens such an address."""
        return (await self._checked(what, who, signature)).lang

    async def _checked(self, what: str, who: str, signature: str) -> Settings:
        """The settings of the person to whom a signed address belongs."""
        settings = await self.settings.of(who)
        address = settings.email if what == "confirm" else ""
        if not hmac.compare_digest(signature.encode(), self._signature(what, who, address).encode()):
            raise Refusal("bad_token", "This link is not valid, or not any more.", status=403)
        return settings

    def _signature(self, what: str, who: str, address: str) -> str:
        return hmac.digest(self.key, f"notices:{what}:{who}:{address}".encode(), "sha256").hex()[:40]
