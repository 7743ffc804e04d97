"""Score sheets: what a card brings with a judge, and a dish flavor by flavor. They are for people; `scoring` counts."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from stockpot.games.sapotage.pieces import FIELD, FLAVORS, N_FLAVORS, flat_points, instances
from stockpot.games.sapotage.scoring import tasted
from stockpot.games.sapotage.state import (
    DISLIKED_POINTS,
    FAVORITE_POINTS,
    JUDGE_CARDS,
    LIKED_POINTS,
    State,
)
from stockpot.games.sapotage.view import Count, Worth


class Palate(NamedTuple):
    """All that decides how a judge likes a dish, as `tasted` takes it."""

    likes: int
    dislikes: int
    favorite_points: int
    liked_points: int
    disliked_points: int


def palate(s: State, judge: int) -> Palate:
    return Palate(
        s.options[JUDGE_CARDS + 2 * judge],
        s.options[JUDGE_CARDS + 2 * judge + 1],
        s.options[FAVORITE_POINTS],
        s.options[LIKED_POINTS],
        s.options[DISLIKED_POINTS],
    )


def worth(s: State) -> Worth:
    """sapotage.score.flavors: what a flavor counts each time that it is in a dish."""
    return {
        "favorite": s.options[FAVORITE_POINTS],
        "liked": s.options[LIKED_POINTS],
        "disliked": -s.options[DISLIKED_POINTS],
    }


def palates(s: State) -> tuple[Palate, ...]:
    """Of the judges turned up."""
    return tuple(palate(s, s.up[i]) for i in range(s.n_up))


@lru_cache(maxsize=10_000)
def points(judge: Palate, word: int) -> int:
    """What a card or a dish is worth to a judge."""
    return int(tasted(*judge, word))


class Lying(NamedTuple):
    """A card that counts in a dish."""

    word: int
    name: str
    giver: int | None
    """Who slipped it in; none: its cook chose it."""


@lru_cache(maxsize=10_000)
def sheet(judge: Palate, dish: tuple[Lying, ...]) -> list[Count]:
    """sapotage.score.flavors sapotage.score.special: flavors that count, and cards of flat points; the best first."""
    whole = sum(card.word for card in dish)
    lines: list[Count] = []
    for flavor in range(N_FLAVORS):
        times = int(instances(whole, 1 << flavor))
        brings = points(judge, times << FIELD * flavor)
        if brings:
            lines.append({"flavor": FLAVORS[flavor], "card": None, "giver": None, "times": times, "points": brings})
    for word, name, giver in dish:
        if is_special(word):
            lines.append({"flavor": None, "card": name, "giver": giver, "times": 1, "points": int(flat_points(word))})
    return sorted(lines, key=lambda line: -line["points"])


def is_special(word: int) -> bool:
    """sapotage.ruling.no-flavors: has the card no flavor?"""
    return not instances(word, (1 << N_FLAVORS) - 1)
