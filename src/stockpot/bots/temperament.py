"""How a temperament shapes play: among moves that a bot finds about equally good, it takes the one that suits its temperament.

A move is about as good as the best when the search looked at it at least half as often and expects at most `SLACK` less
of the victory. So a temperament costs next to nothing, and the strength of a level stays the level's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from stockpot.bots.thumb import ThumbBot
from stockpot.core.table import Action, Table

if TYPE_CHECKING:
    from stockpot.bots.thinker import Hint

SLACK = 0.02

IDLE = {"gene", "number"}
"""Parts of a move that are empty when nothing is bought and nobody attacked."""


def favourite(temperament: str | None, table: Table, seat: int, hints: Sequence[Hint]) -> Hint:
    """The move that a temperament takes of those a search thought about, the most tried first."""
    likes = LIKES.get(temperament or "")
    if likes is None or len(hints) < 2:
        return hints[0]
    best = hints[0]
    enough = [h for h in hints if 2 * h.simulations >= best.simulations and h.share >= best.share - SLACK]
    return next((hint for hint in enough if likes(table, seat, hint.action)), best)


def _likes_to_act(temperament: str) -> Callable[[Table, int, Action], bool]:
    def likes(table: Table, seat: int, action: Action) -> bool:
        move = table.parts(seat, action)
        acts = all(move[part] is not None for part in IDLE & move.keys())
        return acts and move["kind"] in table.game.bots.fond_of.get(temperament, ())

    return likes


def _plays_safe(table: Table, seat: int, action: Action) -> bool:
    """Is the move what rules of thumb advise, or, where it says something, the truth?"""
    if table.parts(seat, action)["kind"] in table.game.bots.claims:
        return not _lies(table, seat, action)
    return ThumbBot(0).choose(table, seat) == action


def _lies(table: Table, seat: int, action: Action) -> bool:
    """Is the move a lie?"""
    lies = table.game.bots.claims.get(table.parts(seat, action)["kind"])
    return lies is not None and lies(table, seat, action)


LIKES: Mapping[str, Callable[[Table, int, Action], bool]] = {
    "cautious": _plays_safe,
    "greedy": _likes_to_act("greedy"),
    "bluffer": _lies,
    "grumpy": _likes_to_act("grumpy"),
}
"""What each temperament likes; a jolly one likes everything."""
