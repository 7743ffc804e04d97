"""How long each seat may still think (chess clocks).

The times of the log's entries are all that clocks are made of: a table rebuilt after a restart has the same time left.
"""

from __future__ import annotations

from stockpot.room import log

RETURN_SHARE = 10
"""Somebody who returns after running out of time gets a tenth of the game's time back."""


class Clocks:
    """The clocks of a table: each runs while its seat owes a decision."""

    __slots__ = ("bank", "limits", "since")

    def __init__(self, limits: log.Clock, seats: int) -> None:
        self.limits = limits
        self.bank = [1000 * (limits.game or 0)] * seats
        """Milliseconds that each seat has left for the whole game, when its clock was last stopped."""
        self.since: list[int | None] = [None] * seats
        """Since when the clock of a seat runs; nothing where it stands still."""

    def pass_to(self, owing: set[int], moved: int | None, at: int) -> None:
        """From `at` on the clocks of these seats run; `moved`: the seat that has just decided."""
        for seat, since in enumerate(self.since):
            if since is not None and (seat == moved or seat not in owing):
                self.bank[seat] = max(0, self.bank[seat] - max(0, at - since))
                self.since[seat] = None
                if seat == moved and self.limits.game:
                    self.bank[seat] += 1000 * self.limits.increment
            if seat in owing and self.since[seat] is None:
                self.since[seat] = at

    def back(self, seat: int) -> None:
        """Somebody returns: who has run out of time gets a little."""
        self.bank[seat] = max(self.bank[seat], 1000 * (self.limits.game or 0) // RETURN_SHARE)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat runs out; nothing while its clock stands still."""
        since = self.since[seat]
        if since is None:
            return None
        left = [1000 * self.limits.move] if self.limits.move else []
        left += [self.bank[seat]] if self.limits.game else []
        return since + min(left)

    def next_deadline(self) -> int | None:
        return min((at for seat in range(len(self.since)) if (at := self.deadline(seat)) is not None), default=None)

    def late(self, now: int) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat in range(len(self.since)) if (at := self.deadline(seat)) is not None and at <= now]
