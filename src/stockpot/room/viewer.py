"""Who looks at a table (observer): through whose eyes, and what people are called and known by there."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import NamedTuple

from stockpot.room.room import Room

Names = Callable[[str], str]
"""A person's id → what they want to be called."""


class Viewer(NamedTuple):
    """Through whose eyes: those of a seat or a spectator (`None`), of who made the table or not."""

    seat: int | None
    host: bool
    mine: tuple[int, ...] = ()
    """All seats of the person who looks."""
    muted: bool = False
    """The host has taken the word from them."""
    nameless: bool = False
    """They are nobody yet: who wants to talk or sit down gives a name first."""
    previews: bool = False
    """They are shown what their choices are certain to bring."""

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
    """What stands for a person at one table: ids are given to nobody."""
    return hashlib.sha256(f"guest:{room.seed_hash}:{who}".encode()).hexdigest()[:16] if who else ""
