"""What a designer asks of hearts: how often is the moon shot, how does the queen fall, how many tricks matter?"""

from __future__ import annotations

from collections.abc import Iterator

from stockpot.core.study import Measure, Watched

from .pieces import QUEEN, SPADES
from .state import Event


def study(seen: Watched) -> Iterator[Measure]:
    game, _ = seen.of_kind(Event.SCORED)
    deals = seen.count(game) / seen.players
    yield Measure("deals", "Deals in a game", deals)
    shot, _ = seen.of_kind(Event.SHOT)
    yield Measure("moons", "Deals in which somebody shoots the moon", seen.count(shot), deals, unit="%")
    game, took = seen.of_kind(Event.TOOK)
    yield Measure("free", "Tricks that cost nothing", *seen.means(game, 0, 1, took[:, 2] == 0), unit="%")
    game, played = seen.of_kind(Event.PLAYED)
    tricks, game = played[:, 2].reshape(-1, seen.players), game[:: seen.players]
    queen = (tricks == QUEEN).any(axis=1)
    hunted = tricks[queen, 0] // 13 == SPADES
    yield Measure(
        "hunted", "Queens of spades that fall when spades are led", *seen.means(game[queen], 0, 1, hunted), unit="%"
    )
