"""What came of every decision: generalised advantage estimation (Schulman and others 2015) for each seat of each table.

Seats take turns, and rewards come to all of them at any step. What came of a decision is what its own seat was paid until it
decided again, and what was to be expected then.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.rule import rule

PAID, EXPECTED, GAINED, KNOWN = 0, 1, 2, 3
"""What is carried from later steps to earlier ones, for each seat: rewards since; the value and the advantage of its next
decision; whether anything of what came later is known."""
CARRIED = 4


@rule
def credit(
    i: int, seats: Any, over: Any, rewards: Any, values: Any, discount: float, trace: float, carried: Any,
    advantages: Any, known: Any,
) -> None:  # fmt: skip
    """Table i, from its last step back to the first.

    What came after a seat's last decision in a game that still goes on is not known: that decision is marked, and counts only
    for the one before it.
    """
    players = rewards.shape[2]
    for seat in range(players):
        carried[i, seat, KNOWN] = 0.0
    for back in range(len(seats)):
        t = len(seats) - 1 - back
        for seat in range(players):
            if over[t, i] != 0:
                carried[i, seat, PAID] = 0.0
                carried[i, seat, EXPECTED] = 0.0
                carried[i, seat, GAINED] = 0.0
                carried[i, seat, KNOWN] = 1.0
            carried[i, seat, PAID] += rewards[t, i, seat]
        own = carried[i, seats[t, i]]
        advantages[t, i] = 0.0
        known[t, i] = 0
        if own[KNOWN] != 0.0:
            surprise = own[PAID] + discount * own[EXPECTED] - values[t, i]
            advantages[t, i] = surprise + discount * trace * own[GAINED]
            known[t, i] = 1
        own[PAID] = 0.0
        own[EXPECTED] = values[t, i]
        own[GAINED] = advantages[t, i]
        own[KNOWN] = 1.0


@rule
def credit_tables(
    seats: Any, over: Any, rewards: Any, values: Any, discount: float, trace: float, carried: Any, advantages: Any, known: Any
) -> None:  # fmt: skip
    for i in range(rewards.shape[1]):
        credit(i, seats, over, rewards, values, discount, trace, carried, advantages, known)
