"""A table that is open in a house without a server: requests in, written down, told, bots at work.

One request at a time: it is checked, written, and only then carried out, told and answered. Another tab may write into the
same log: whoever comes second reads what the first one did, and decides again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeVarTuple

from stockpot.api.bots import Bots, in_turn, temperament
from stockpot.api.conversation import NOT_INVITED
from stockpot.api.slices import in_slices
from stockpot.bots import LEVELS
from stockpot.core.struct import replace
from stockpot.core.undo import shown_to_any
from stockpot.local.keep import Changes, Conflict, Keep, Log
from stockpot.local.person import WHO
from stockpot.local.refusals import another_tab, keeping, reading, unknown_table
from stockpot.local.summary import Summary, summary_of, written
from stockpot.room import audience, door, log, requests
from stockpot.room import protocol as p
from stockpot.room.audience import Audience, Sent
from stockpot.room.door import Outcome
from stockpot.room.refusal import Refusal
from stockpot.room.room import Room, Step
from stockpot.room.viewer import Names

logger = logging.getLogger("stockpot.local")

ATTEMPTS = 20
"""Tries to add to a log while another tab adds to it too."""
PAUSE = 1.0
"""Seconds that a bot waits after nothing could be written."""

Given = TypeVarTuple("Given")


class Home(Protocol):
    """What a table needs of the house around it."""

    keep: Keep
    bots: Bots
    names: Names
    now: Callable[[], int]

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work that goes on although nobody waits for it."""

    async def fetch_bot(self, game: str, level: str) -> None:
        """Bring what bots of a level need beyond the game."""


class Client(audience.Client, Protocol):
    """Somebody who has the table open, in a page."""

    def post(self, message: bytes) -> None:
        """Send a message."""

    def end(self, code: int, reason: str) -> None:
        """Close their socket."""


class OpenTable:
    """A table in memory."""

    def __init__(self, table: str, room: Room, home: Home) -> None:
        self.id, self.room, self.home = table, room, home
        self.lock = asyncio.Lock()
        self.audience: Audience[Client] = Audience(table, room, home.names, home.now())
        self.present = self.audience.present
        self.thinking: set[int] = set()
        self.unsure = False
        """Writing has failed: what is kept must be read before anything else."""
        self.listed: Summary | None = None
        """What the list was last told, whenever that was."""
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        return not (self.audience.watches or self.thinking or self.lock.locked())

    # -------------------------------------------------------------------------------------------------------- requests

    async def do(self, request: p.Request) -> None:
        """Carry a request out; returns when what it changed is kept. `Refusal` says why not."""
        async with self.lock:
            await self._settle(self._ask, request)

    def _ask(self, request: p.Request) -> Outcome:
        free = isinstance(request, p.Undo) and self._may_undo_freely(request)
        guests = self.present.guests() if isinstance(request, p.Mute | p.Remove) else {}
        around = requests.Around(self.home.now(), self.present.gone, guests, LEVELS, free)
        return door.ask(self.room, WHO, request, around)

    def _may_undo_freely(self, request: p.Undo) -> bool:
        """Nothing was shown since their last move."""
        if not requests.depends_on_what_was_shown(self.room, WHO, request):
            return False
        table = self.room.playing()
        return not shown_to_any(table.undo(), table, table.last_move)

    async def _settle(self, decide: Callable[[*Given], Outcome], *about: *Given) -> None:
        """Decide and write; where another tab was quicker, read what it did and decide again."""
        for _ in range(ATTEMPTS):
            if self.unsure:
                await self._read_on()
            outcome = decide(*about)
            if not outcome.entries or await self.written(outcome):
                return
        raise another_tab()

    async def written(self, outcome: Outcome, *others: Log) -> bool:
        """Write entries, and those of other tables together with them; then carry them out and tell everybody.

        No, where another tab was quicker: what it wrote is carried out instead.
        """
        texts = [log.encode(entry).decode() for entry in outcome.entries]
        added = Log(self.id, self.room.seq + 1, texts, written(self.summary()))
        self.unsure = True
        try:
            with keeping():
                await self.home.keep.write(Changes(logs=[added, *others]))
        except Conflict:
            if not await self._read_on():  # neither before the others nor after them: the log is gone
                raise unknown_table() from None
            return False
        self.unsure = False
        self._carry_out(outcome.entries, outcome.steps)
        return True

    def _carry_out(self, entries: Sequence[log.AnyEntry], steps: Sequence[Step] = ()) -> None:
        """Entries are kept: they are so, and everybody is told."""
        self.room.take(entries, steps)
        self._send(self.audience.tell_of(entries, self.home.now)[1])
        self.enlist()
        self.set_alarm()
        self.drive()

    async def read_on(self) -> bool:
        """Carry out what another tab has written; was there anything?"""
        async with self.lock:
            return await self._read_on()

    async def _read_on(self) -> bool:
        self.unsure = True
        with keeping():
            texts = await self.home.keep.entries(self.id, self.room.seq)
        if texts:
            with reading():
                self._carry_out(decoded(texts, self.room.seq))
        self.unsure = False
        return bool(texts)

    # -------------------------------------------------------------------------------------------------------- the list

    def summary(self) -> Summary:
        """The table as it stands in the list."""
        return summary_of(self.id, self.room, self.home.now())

    def enlist(self) -> None:
        """Bring the list up to date; nobody waits for it, and a list that is not is set right when the table is opened.

        Not for what happened last alone: it changes with each move of a bot, and is told as of the last turn.
        """
        summary = replace(self.summary(), changed=0, last=None)
        if summary != self.listed:
            self.listed = summary
            self.home.spawn(self._list(Log(self.id, self.room.seq + 1, [], written(self.summary()))))

    async def _list(self, log: Log) -> None:
        try:
            with keeping():
                await self.home.keep.write(Changes(logs=[log]))
        except (Refusal, Conflict):
            self.listed = None  # the next change writes it again

    # ---------------------------------------------------------------------------------------------------------- clients

    async def join(self, client: Client, seq: int) -> None:
        """A client opens the table and gets exactly what it has missed since news `seq`."""
        await self._catch_up(client, seq)
        self.set_alarm()
        self.drive()

    async def look(self, client: Client, seat: int | None, seq: int) -> None:
        """Another seat of the same person looks from here on, or none of them."""
        self.audience.look(client, seat)
        await self._catch_up(client, seq)

    async def _catch_up(self, client: Client, seq: int) -> None:
        stream = await in_slices(self.audience.catch_up(client, seq, self.home.now()), self._pour)
        self._send(self.audience.join(client, stream, self.home.now()))

    async def _pour(self, sent: Sent[Client]) -> None:
        self._send(sent)
        await asyncio.sleep(0)

    def part(self, client: Client) -> None:
        """A client closes the table."""
        self._send(self.audience.part(client, self.home.now()))

    def show_names(self) -> None:
        """The person has another name."""
        self._send(self.audience.tell(table=True, now=self.home.now()))

    def _send(self, sent: Sent[Client]) -> None:
        for clients, pieces in sent:
            message = b"".join(pieces)
            for client in clients:
                client.post(message)

    # ------------------------------------------------------------------------------------------------------------ clocks

    def set_alarm(self) -> None:
        """Look after the table when somebody's time runs out, or a proposal lapses, while it is open."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self.room.due()
        if due is not None:
            wait = max(0, due - self.home.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, lambda: self.home.spawn(self.time_out()))

    async def time_out(self) -> None:
        """Let bots take over for those whose time has run out, and end a proposal that nobody answers."""
        async with self.lock:
            await self._settle(self._late)

    def _late(self) -> Outcome:
        return door.late(self.room, self.home.now())

    def close(self) -> None:
        """The table leaves the memory; whoever has it open still is told that it is gone."""
        if self._alarm is not None:
            self._alarm.cancel()
        for client in self.audience:
            client.end(NOT_INVITED, "unknown_table")

    # ------------------------------------------------------------------------------------------------------------ bots

    def drive(self) -> None:
        """Let the bots think that owe a decision, while somebody has the table open."""
        if self.audience.watches:
            for seat in self.room.bots_to_act():
                if seat not in self.thinking:
                    self.thinking.add(seat)
                    self.home.spawn(self._think(seat))

    async def _think(self, seat: int) -> None:
        """A bot's decision is a move like any other. One that comes too late is dropped."""
        await asyncio.sleep(0)  # what was told is shown first
        decision = self.room.decision(seat)
        try:
            await self.home.fetch_bot(self.room.game.name, self.room.seats[seat].bot)
            action = self._choose(seat)
            async with self.lock:
                await self._settle(self._bot_move, seat, action, decision)
        except Refusal as refusal:  # it could not be kept
            logger.warning("a bot could not move: %s", refusal.text)
            await asyncio.sleep(PAUSE)
        finally:
            self.thinking.discard(seat)
        self.drive()

    def _choose(self, seat: int) -> int:
        """The number of an action that is legal now; none (-1) when the seat owes no decision any more.

        For a bot that fails or breaks a rule `thumb` decides, and for that chance.
        """
        room, table = self.room, self.room.playing()
        legal = table.legal_actions(seat)
        for level in in_turn(room.seats[seat].bot) if legal else ():
            try:
                action = self.home.bots.choose(self.id, table.copy(), seat, level, temperament(room, seat))
            except Exception:
                logger.exception("a bot was stood in for: %s", level)
                continue
            if action in legal:
                return action
            logger.error("a bot was stood in for: %s chose action %s, which the rules do not allow", level, action)
        return secrets.choice(legal) if legal else -1

    def _bot_move(self, seat: int, action: int, decision: tuple[int, int]) -> Outcome:
        return door.bot_move(self.room, seat, action, decision, self.home.now())


def decoded(texts: Sequence[str], after: int = 0) -> list[log.AnyEntry]:
    """Entries as they are kept; `log.Damaged` when one of them is none."""
    return log.decoded([(number, text.encode()) for number, text in enumerate(texts, after + 1)], after)
