"""What a choice is certain to bring, in every determinization of what its seat can know (information set).

A choice is tried in several worlds that the seat cannot tell from the truth; what all of them tell it alike, from the first
event on, is what it may count on. The truth itself is never looked at, so a preview can give nothing away. Chance that falls the
same in all these worlds would look certain: a preview ends before events that are declared to tell something new
(`unforeseen_event`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from stockpot.core import engine
from stockpot.core.game import Game, Row, Told
from stockpot.core.random import seed_argument, seed_word
from stockpot.core.trail import rows

WORLDS = 4
"""Worlds in which each choice is tried."""
SEEDS = [seed_argument(seed_word(world)) for world in range(WORLDS)]
"""Fixed: the same situation always gives the same guesses, and so the same preview."""


def previews(game: Game, state: Any, seat: int, actions: Iterable[int], trail: Any) -> dict[int, list[Told]]:
    """The events that each of these legal actions is certain to cause. Hidden cards are guessed once, for all of them."""
    worlds = [guessed(state, seat, seed) for seed in SEEDS]
    work = state.copy()
    return {
        action: certain(game, seat, [story(world, work, seat, action, trail) for world in worlds]) for action in actions
    }


def guessed(state: Any, seat: int, seed: Any) -> Any:
    """A world that the seat cannot tell from this one."""
    world = state.copy()
    engine.guess(world.handle, seat, seed)
    return world


def story(world: Any, work: Any, seat: int, action: int, trail: Any) -> list[Row]:
    """What happens when the action is carried out in a world."""
    work.take(world)
    trail[0, 0] = 0
    engine.act(work.handle, seat, action, trail)
    return rows(trail)


def certain(game: Game, seat: int, stories: Sequence[Sequence[Row]]) -> list[Told]:
    """The longest common prefix of the events of all worlds, as the seat is told them."""
    found: list[Told] = []
    tell = game.words.tell
    for first, *others in zip(*stories, strict=False):
        if first[0] in game.unforeseen:
            break
        told = tell(first, seat)
        if any(other != first and tell(other, seat) != told for other in others):
            break
        if told is not None:
            found.append(told)
    return found
