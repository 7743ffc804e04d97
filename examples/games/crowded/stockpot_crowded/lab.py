"""What a designer asks of Crowded Pot: how many soups, who is fed, which numbers hold their place?"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from stockpot.core.study import Measure, Watched

from .pieces import N_CARDS
from .state import Event

TENS = ("1–10", "11–20", "21–30", "31–40")


def study(seen: Watched) -> Iterator[Measure]:
    game, _ = seen.of_kind(Event.SERVED)
    yield Measure("soups", "Soups served in a game", seen.count(game))
    game, ate = seen.of_kind(Event.ATE)
    share = np.stack([seen.add_up(game, 0, 1, ate[:, 2] == n)[:, 0] for n in range(1, 6)], axis=1)
    yield Measure(
        "places",
        "How many places an eater has",
        share,
        np.repeat(seen.count(game), 5, axis=1),
        rows=tuple("12345"),
        unit="%",
    )
    yield from fates(seen)


def fates(seen: Watched) -> Iterator[Measure]:
    """crowded.turn.push crowded.turn.sink: what becomes of a card, by its number."""
    width = N_CARDS // len(TENS)
    entered = seen.events[np.isin(seen.events[:, 0], (Event.PUT, Event.PUSHED, Event.SANK))].astype(np.int64)
    game = seen.event_game[np.isin(seen.events[:, 0], (Event.PUT, Event.PUSHED, Event.SANK))]
    tens = entered[:, 2] // width
    for name, title, kind in (
        ("sank", "Cards that find no place, by their numbers", Event.SANK),
        ("pushes", "Cards that push another out, by their numbers", Event.PUSHED),
    ):
        yield Measure(name, title, *seen.means(game, tens, len(TENS), entered[:, 0] == kind), rows=TENS, unit="%")
