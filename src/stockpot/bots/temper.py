"""What a temperament does to play: among moves that a bot thinks about equally good, it takes the one that suits it.

A move is about as good as the best when the search looked at it at least half as often and expects at most `SLACK` less
of the victory. So a temperament costs next to nothing, and the strength of a level stays the level's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from stockpot.bots.thumb import ThumbBot
from stockpot.core.table import Action, Table

if TYPE_CHECKING:
    from stockpot.bots.search import Hint

SLACK = 0.02

FOND_OF: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "greedy": {
        "sapone": ("buy", "ask"),
        "sapotage": ("discard",),
        "ursuppe": ("buy", "divide"),
        "pantry": ("complete",),
    },
    "grumpy": {"sapone": ("doubt", "refuse"), "sapotage": ("give",), "ursuppe": ("attack",)},
}
"""By temperament and game, the kinds of moves that it likes."""
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
        return acts and move["kind"] in FOND_OF[temperament].get(table.name, ())

    return likes


def _plays_safe(table: Table, seat: int, action: Action) -> bool:
    """What everybody would do, by the rules of thumb; about a card the truth."""
    if table.parts(seat, action)["kind"] in ("declare", "claim"):
        return not _lies(table, seat, action)
    return ThumbBot(0).choose(table, seat) == action


def _lies(table: Table, seat: int, action: Action) -> bool:
    """Does a move of sapone say of a card, which the seat has put down just before, that it is another?"""
    move = table.parts(seat, action)
    if move["kind"] not in ("declare", "claim") or move["card"] is None:
        return False
    seen = table.view(seat)
    put_down = seen["sale"]["card"] if move["kind"] == "declare" else seen["seats"][seat]["holding"]
    return bool(move["card"] != put_down)


LIKES: Mapping[str, Callable[[Table, int, Action], bool]] = {
    "cautious": _plays_safe,
    "greedy": _likes_to_act("greedy"),
    "bluffer": _lies,
    "grumpy": _likes_to_act("grumpy"),
}
"""What each temperament likes; a jolly one likes everything."""
