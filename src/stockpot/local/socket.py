"""One end of a table's socket in a house without a server: hello first, then one request after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from stockpot.api import conversation, questions
from stockpot.local.person import Person
from stockpot.local.table import OpenTable
from stockpot.local.tables import Tables
from stockpot.room import protocol as p
from stockpot.room.refusal import Refusal

logger = logging.getLogger("stockpot.local")


class Socket:
    """Somebody who has a table open in a page."""

    def __init__(
        self, table: str, tables: Tables, person: Person, post: Callable[[str], None], close: Callable[[int, str], None]
    ) -> None:  # fmt: skip
        self.id, self.tables, self.person = table, tables, person
        self._post, self._close = post, close
        self.table: OpenTable | None = None
        self.who = ""
        self.eyes: int | None = None
        self.previews = False
        self.over = False
        self._in_turn = asyncio.Lock()

    def post(self, message: bytes) -> None:
        if not self.over:
            self._post(message.decode())

    def send(self, message: p.ToClient) -> None:
        self.post(p.encode(message))

    def end(self, code: int, reason: str) -> None:
        """Close it from this side."""
        if not self.over:
            self.part()
            self._close(code, reason)

    def part(self) -> None:
        """It is closed."""
        self.over = True
        if self.table is not None:
            self.table.part(self)
            self.table = None

    async def hear(self, text: str) -> None:
        """Answer a message; those that have come before are answered first."""
        async with self._in_turn:
            if self.over:
                return
            if self.table is None:
                await self._greet(text.encode())
            else:
                await self._answer(self.table, text.encode())

    async def _greet(self, data: bytes) -> None:
        """From hello to a place at the table."""
        try:
            hello = conversation.parse_hello(data)
            self.who = await self.person.who()
            table = await self.tables.enter(self.id, self.who, hello.code)
            self.eyes, self.previews = hello.seat, hello.previews
            await table.join(self, hello.seq)
        except Refusal as refusal:
            self._refuse(refusal)
        except Exception:
            logger.exception("a table could not be opened")
            self._refuse(Refusal("failed_here", "This failed; try again.", status=503))
        else:
            self.table = table
            if self.over:  # while the table was opened
                self.part()

    def _refuse(self, refusal: Refusal) -> None:
        self.send(conversation.refused(refusal))
        self.end(conversation.closing(refusal), refusal.code)

    async def _answer(self, table: OpenTable, data: bytes) -> None:
        """Answer a request; to a question the answer comes later."""
        try:
            message = conversation.parse_request(data)
            if isinstance(message, p.Ping):
                self.send(p.Pong())
            elif isinstance(message, p.Look):
                await table.look(self, message.seat, message.seq)
                self.send(p.Done(message.id))
            else:
                asked = conversation.from_where_they_look(message, self, table.audience)
                if isinstance(asked, p.Question):
                    self.tables.spawn(self._think(table, asked))
                else:
                    self.send(await self.tables.do(table, self.who, asked))
        except Exception as error:
            self.send(refused(error, p.name_of(data)))

    async def _think(self, table: OpenTable, question: p.Question) -> None:
        try:
            if isinstance(question, p.Hint):
                await self.tables.fetch_expert(table)
            self.send(questions.reply_to(table.room, self.who, question))
        except Exception as error:
            self.send(refused(error, question.id))


def refused(error: Exception, key: str) -> p.Refused:
    """How a request is refused, or its failure admitted."""
    if isinstance(error, Refusal):
        return conversation.refused(error, key)
    logger.error("a request failed", exc_info=error)
    return p.Refused("failed_here", "This failed; nothing is known to have changed.", key)
