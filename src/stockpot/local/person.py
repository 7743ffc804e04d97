"""The one person of a house without a server: a name, kept on the device."""

from __future__ import annotations

from stockpot.api import rest
from stockpot.core.struct import Decoder, Encoder
from stockpot.local.keep import Changes, Keep
from stockpot.local.refusals import keeping
from stockpot.room.protocol import NAME_SIZE
from stockpot.room.refusal import Refusal
from stockpot.room.text import clean

WHO = "you"
"""Stands for the person in logs: the same on every device, so that a table can be taken from one to another."""
ME = "me"
"""The name under which they are kept."""

encode = Encoder().encode
decode = Decoder(rest.Me).decode


class Person:
    """Who sits in front of the device."""

    def __init__(self, keep: Keep) -> None:
        self.keep = keep
        self.name = ""

    def name_of(self, who: str) -> str:
        return self.name if who == WHO else ""

    async def who(self) -> str:
        """What stands for them in logs; nobody before they have a name."""
        return WHO if self.name or await self.find() else ""

    async def find(self) -> rest.Me | None:
        """Who they are, if they have a name."""
        with keeping():
            kept = await self.keep.get(ME)
        me: rest.Me | None = decode(kept.encode()) if kept else None
        self.name = me.name if me else ""
        return me

    async def me(self) -> rest.Me:
        """Who they are, once they have a name."""
        me = await self.find()
        if me is None:
            raise Refusal("no_identity", "Choose a name first.", status=401)
        return me

    async def call(self, name: str, now: int) -> rest.Me:
        """Give them a name."""
        name, known = clean(name, NAME_SIZE), await self.find()
        me = rest.Me(name, known.since if known else now)
        with keeping():
            await self.keep.write(Changes(values={ME: encode(me).decode()}))
        self.name = name
        return me
