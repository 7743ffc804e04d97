"""When a move may be taken back without asking anybody.

Undo is derived: the last move may be taken back by its own seat until chance was seen or something hidden was shown. Whether
something was shown is found out by asking everyone at the table, spectators included: in other worlds that looked the same to you
before the move, would this move have been possible, and would you see the same now?

One thing cannot be found out like that: a card that somebody could have worked out is drawn or shown all the same. A game names
the events with which that happens (`Game.shows`).
"""

from __future__ import annotations

from stockpot.core.errors import IllegalMove
from stockpot.core.table import Move, Table

WORLDS = 24
"""Worlds tried for each viewer: what is shown in one of ten of them goes unnoticed in 8 cases of 100, on any one viewer."""


def free_undo(table: Table, seat: int) -> bool:
    """May the seat undo its last move without anybody's consent?"""
    if not table.history or table.history[-1].seat != table.check_seat(seat):
        return False
    return not shown_to_any(table.undo(), table, table.last_move)


def shown_to_any(before: Table, after: Table, move: Move) -> bool:
    """Did a move use chance, or reveal anything hidden to any seat or spectator?"""
    if any(row[0] in after.game.shows for row in move.events):
        return True
    return any(shown(before, after, move, viewer) for viewer in (None, *range(after.players)))


def shown(before: Table, after: Table, move: Move, viewer: int | None) -> bool:
    """Did a move use chance, or reveal anything hidden to this viewer?"""
    if getattr(before.state, "rng") != getattr(after.state, "rng"):  # noqa: B009 - every state has one
        return True
    seen = after.view(viewer)
    for world in range(WORLDS):
        other = before.redeal(viewer, seed=world)
        try:
            other.play(move.seat, move.action, move.note)
        except IllegalMove:
            return True
        if other.view(viewer) != seen:
            return True
    return False
