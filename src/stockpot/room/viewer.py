"""The viewer of a table (observer): whose view they get, and the names and aliases of people there."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import NamedTuple

from stockpot.room.room import Room

Names = Callable[[str], str]
"""A person's id → what they want to be called."""


class Viewer(NamedTuple):
    """A point of view: that of a seat or a spectator (`None`), of the host or not."""

    seat: int | None
    host: bool
    mine: tuple[int, ...] = ()
    """All seats that this person holds."""
    muted: bool = False
    """The host has muted them."""
    nameless: bool = False
    """They have no identity yet: they have to give a name before they talk or sit down."""
    previews: bool = False
    """They are sent previews of their choices."""

    @property
    def onlooker(self) -> bool:
        """Somebody who has no seat here."""
        return not self.mine


def viewer_of(room: Room, who: str, eyes: int | None = None, previews: bool = False) -> Viewer:
    """How a person sees the table; who holds several seats sees what the one sees that `eyes` names, or nothing hidden."""
    mine = room.seats_of(who)
    seat = mine[0] if len(mine) == 1 else eyes if eyes in mine else None
    shown = previews and seat is not None
    return Viewer(seat, bool(who) and who == room.host, mine, who in room.muted, not who, shown)


def guest_key(room: Room, who: str) -> str:
    """An alias for a person at one table: their id is never sent to anybody."""
    return hashlib.sha256(f"guest:{room.seed_hash}:{who}".encode()).hexdigest()[:16] if who else ""
