"""Notices: people are told that it is their turn, or that somebody nudges or invites them or wants a rematch.

They come by push to their browsers, by e-mail or webhook; what fails is tried again (backoff).

A notice is written down in the same commit as the move that makes it due (the outbox), so none is lost. Whoever sends it takes it
first, for a while: two processes never send the same one. It is not sent when the person has decided meanwhile. What fails
is tried again later and later, and given up in the end.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import math
from typing import Protocol

import msgspec

from stockpot.core.fluent import texts_of
from stockpot.room.door import still_owes
from stockpot.room.refusal import Refusal
from stockpot.room.room import Room
from stockpot.server.clock import Time
from stockpot.server.people.identity import Identities
from stockpot.server.people.mail import Letter, Mailer
from stockpot.server.people.push import Pushes, PushMessage
from stockpot.server.people.quiet_hours import quiet_until
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


def path_of(notice: Notice, room: Room) -> str:
    """Where a notice leads."""
    if notice.kind == "invited":
        return f"/t/{notice.table}#{room.created.code}"
    return f"/t/{room.rematch if notice.kind == 'rematch' else notice.table}"


class Places(Protocol):
    """Where the tables are."""

    async def room(self, table: str) -> Room:
        """A table as its log says it is."""

    async def is_away(self, table: str, seat: int) -> bool:
        """Has the player in a seat the table open nowhere?"""

    async def blocked_by(self, who: str) -> frozenset[str]:
        """From whom a person does not want to hear."""


class Notices:
    """Sends what is due."""

    def __init__(
        self, outbox: Outbox, settings: SettingsOfPeople, places: Places, time: Time, mailer: Mailer | None, hooks: Hooks,
        pushes: Pushes, people: Identities, key: bytes, address: str,
    ) -> None:  # fmt: skip
        self.outbox, self.settings, self.places, self.time = outbox, settings, places, time
        self.mailer, self.hooks, self.key, self.address = mailer, hooks, key, address.rstrip("/")
        self.pushes, self.people = pushes, people
        self._sending = asyncio.Lock()
        self._sooner, self._next = asyncio.Event(), 0.0
        """Rings before the next look, and when that is; 0 while notices are sent."""
        self._soonest = math.inf
        """When the first is due of those that came meanwhile."""

    async def run(self) -> None:
        """Send notices when they are due, for ever."""
        while True:
            self._next, self._soonest = 0.0, math.inf
            self._sooner.clear()
            due: float | None = None
            try:
                await self.send_due()
                due = await self.outbox.next()
            except Refusal:
                pass  # the database does not answer; it was reported
            except Exception:
                logger.exception("notices could not be read")
            now = self.time.now()
            first = min(self._soonest, math.inf if due is None else due)
            await self._until(round(min(now + PAUSE, max(first, now + 1000))))

    def soon(self, due: int) -> None:
        """A notice is due at a time: perhaps before the next look."""
        self._soonest = min(self._soonest, due)
        if due < self._next:
            self._sooner.set()

    async def _until(self, at: int) -> None:
        """Wait for a time, or until there is something that comes sooner."""
        self._next = at
        waits = [asyncio.ensure_future(self.time.until(at)), asyncio.ensure_future(self._sooner.wait())]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

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
        """The notices of one person. In quiet hours they wait; after a failure the others are put off untried."""
        settings, now = await self.settings.of(notices[0].who), self.time.now()
        quiet = quiet_until(now, settings.quiet, settings.zone)
        failed: Exception | None = None
        for notice in notices:
            if not await self.outbox.take(notice, self.time.now() + LEASE):
                continue
            if quiet is not None:
                await self.outbox.defer(notice, quiet)
                continue
            failed = failed or await self._try(notice, settings)
            if failed is not None:
                await self._again(notice, failed)
            else:
                await self.outbox.drop(notice)

    async def _try(self, notice: Notice, settings: Settings) -> Exception | None:
        """Send a notice; what went wrong."""
        try:
            await self._send(notice, settings)
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

    async def _send(self, notice: Notice, settings: Settings) -> None:
        browsers = await self.pushes.stored.of(notice.who)
        if not browsers and settings.notices == "none":
            return
        if notice.by and notice.by in await self.places.blocked_by(notice.who):
            return
        try:
            room = await self.places.room(notice.table)
        except Refusal:  # it cannot go on here
            return
        if not await self._is_worth_telling(notice, room):
            return
        message = await self._message(notice, room, settings)
        if room.created.pace == "own" or notice.kind in ("rematch", "invited"):
            await self._write(notice, message, settings)
        if browsers:
            await self.pushes.send(browsers, self._push(notice, message, settings))

    async def reaches(self, who: str, by: str) -> bool:
        """Will a person hear of something that another has caused? Who is blocked is not told that."""
        settings = await self.settings.of(who)
        wanted = settings.notices != "none" or bool(await self.pushes.stored.of(who))
        return wanted and by not in await self.places.blocked_by(who)

    async def _is_worth_telling(self, notice: Notice, room: Room) -> bool:
        """Has nothing made it stale? They have decided meanwhile, are at the table, or it has begun without them."""
        if notice.kind == "invited":
            return room.status == "waiting" and notice.who not in room.people() | room.removed
        if notice.kind == "rematch":
            return bool(room.rematch)
        away = room.created.pace == "own" or await self.places.is_away(notice.table, notice.seat)
        return away and still_owes(room, notice.seat, notice.turn)

    async def _write(self, notice: Notice, message: dict[str, str | int], settings: Settings) -> None:
        """By e-mail or webhook."""
        if settings.notices == "email" and settings.email and settings.confirmed and self.mailer:
            await self.mailer.send(self._letter(notice, message, settings))
        elif settings.notices == "webhook" and settings.webhook:
            await self.hooks.post(settings.webhook, msgspec.json.encode(message))

    async def _message(self, notice: Notice, room: Room, settings: Settings) -> dict[str, str | int]:
        title, asks = room.game.title[settings.lang], ""
        if notice.kind in ("turn", "nudge"):
            asks = room.playing().asks(notice.seat, settings.lang) or ""
        name = await self.people.called(notice.by) or TEXTS[settings.lang].say("somebody")
        return {
            "event": notice.kind, "table": notice.table, "seat": notice.seat, "game": room.game.name, "title": title,
            "asks": asks, "link": self.address + path_of(notice, room), "stop": self.link("stop", notice.who),
            "text": TEXTS[settings.lang].say(f"{notice.kind}-subject", game=title, name=name),
        }  # fmt: skip

    def _letter(self, notice: Notice, message: dict[str, str | int], settings: Settings) -> Letter:
        given = {name: message[name] for name in ("text", "asks", "link", "stop")}
        kind = "turn" if message["asks"] else "word"
        text = TEXTS[settings.lang].say(f"{kind}-text", game=message["title"], **given)
        name = f"{notice.table}.{notice.turn}.{notice.seat}.{notice.kind}"
        return Letter(settings.email, str(message["text"]), text, name, str(message["stop"]))

    def _push(self, notice: Notice, message: dict[str, str | int], settings: Settings) -> PushMessage:
        link = str(message["link"]).removeprefix(self.address)
        tag = f"{'table' if notice.kind in ('turn', 'nudge') else notice.kind} {notice.table}"
        stop = TEXTS[settings.lang].say("stop-button")
        return PushMessage(str(message["text"]), str(message["asks"]), link, tag, "", stop)

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
