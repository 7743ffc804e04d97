"""What a designer asks of the pantry: which recipes are hard, which jars are missed, how games get stuck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from stockpot.core.study import Measure, Watched, seats_from
from stockpot.games.pantry.pieces import DECK, DOWN, JAR, N_KINDS, N_RECIPES, ROLE, ingredients, points_of
from stockpot.games.pantry.state import COPIES, RECIPES, Event, Why

ENDS = ("a player reached the target", "no recipe for many turns", "agreed", "too few jars")
N_ROLES = ROLE.size
PACE = 13.6
"""Seconds for each doubling of the actions to choose from: by the printed rules four players take the 30 minutes on the box."""


def study(seen: Watched) -> Iterator[Measure]:
    yield from roles(seen)
    yield from recipes(seen)
    yield from jars(seen)
    yield from turns(seen)


def roles(seen: Watched) -> Iterator[Measure]:
    """pantry.ruling.doctor: the doctor starts; the assistants follow in order of seats."""
    yield Measure(
        "places", "Wins of each role", seats_from(seen.firsts()["doctor"], seen.players, seen.shares),
        rows=ROLE.ids[: seen.players], unit="%", fair=1 / seen.players, note="The doctor moves first.",
    )  # fmt: skip


def recipes(seen: Watched) -> Iterator[Measure]:
    """What becomes of a recipe that a player holds: completed, exchanged, or in hand at the end."""
    names = recipe_names(seen)
    held = held_recipes(seen)
    completed, exchanged = times(seen, Event.COMPLETED, 2), times(seen, Event.EXCHANGED, 2)
    shown = slice(0, DECK * seen.players)
    yield Measure(
        "recipe_done", "How often a recipe in hand is completed", completed[:, shown], held[:, shown],
        rows=names[shown], unit="%", tells="taken",
        note="The others are put back for another one, or still in hand when the game ends.",
    )  # fmt: skip
    yield Measure(
        "recipe_exchanged", "How often it is put back", exchanged[:, shown], held[:, shown], rows=names[shown], unit="%"
    )
    game, row = seen.of_kind(Event.COMPLETED)
    place = recipe_place(seen, game, row[:, 1], row[:, 2])
    yield Measure(
        "recipe_wins", "Wins of those who complete a recipe",
        *seen.means(game, place, DECK * seen.players, seen.shares[game, row[:, 1]]),
        rows=names[shown], unit="%", fair=1 / seen.players, tells="wins",
    )  # fmt: skip
    worth = np.array([points_of(code) for code in codes(seen)])
    kinds = sorted(set(worth.tolist()))
    of_worth = np.stack([worth == kind for kind in kinds], axis=1).astype(np.float64)
    yield Measure(
        "done_by_points", "How often a recipe is completed, by its points", completed @ of_worth, held @ of_worth,
        rows=tuple(f"{kind} points" if kind > 1 else "1 point" for kind in kinds), unit="%",
    )  # fmt: skip
    same = np.array([len(set(ingredients(code))) for code in codes(seen)])
    mirrored = np.array([ingredients(code)[0] == ingredients(code)[2] for code in codes(seen)])
    groups = np.stack([(same == 3), (same == 2) & ~mirrored, mirrored], axis=1).astype(np.float64)
    yield Measure(
        "done_by_pattern", "How often a recipe is completed, by its pattern", completed @ groups, held @ groups,
        rows=("three kinds (A B C)", "a pair at an end (A A B)", "the same both ways (A B A)"), unit="%",
    )  # fmt: skip
    yield Measure(
        "ways", "Recipes completed from the top of one column", *seen.means(game, 0, 1, row[:, 4] == DOWN), unit="%",
        note="The others: three tops side by side.",
    )  # fmt: skip


def jars(seen: Watched) -> Iterator[Measure]:
    """pantry.setup.kinds: how much of each kind is used, and how well recipes that need it do."""
    copies = np.array(seen.options[COPIES : COPIES + N_KINDS])
    kinds = np.flatnonzero(copies)
    names = tuple(JAR.ids[kind] for kind in kinds)
    gone = seen.lasts()["gone"].astype(np.float64)[:, kinds]
    yield Measure(
        "jars_used", "Jars of a kind used up by the end", gone, np.broadcast_to(copies[kinds], gone.shape),
        rows=names, unit="%",
    )  # fmt: skip
    needs = np.array([[kind + 1 in ingredients(code) for kind in kinds] for code in codes(seen)], np.float64)
    yield Measure(
        "done_by_kind", "How often a recipe that needs a kind is completed", times(seen, Event.COMPLETED, 2) @ needs,
        held_recipes(seen) @ needs, rows=names, unit="%",
    )  # fmt: skip


def turns(seen: Watched) -> Iterator[Measure]:
    """pantry.ruling.stall: how games end, and what is done with action points."""
    game, row = seen.of_kind(Event.WON)
    yield Measure(
        "ends", "How games end", seen.add_up(game, row[:, 2], len(Why)), rows=ENDS, unit="%", chart="shares",
        axis="end",
    )  # fmt: skip
    names = ("jars moved", "recipes completed", "recipes exchanged", "turns ended early")
    kinds = (Event.MOVED, Event.COMPLETED, Event.EXCHANGED, Event.STOPPED)
    counts = [seen.count(seen.of_kind(kind)[0]) for kind in kinds]
    yield Measure("actions", "What is done in a game", np.concatenate(counts, axis=1), rows=names)
    yield Measure("idle", "Turns without a recipe at the end of a game", seen.lasts()["idle"])


# --------------------------------------------------------------------------------------------------------------- helpers


def codes(seen: Watched) -> list[int]:
    """The twenty recipes of the lists in play."""
    return list(seen.options[RECIPES : RECIPES + N_RECIPES])


def recipe_names(seen: Watched) -> tuple[str, ...]:
    return tuple(
        f"{ROLE.ids[i // DECK]}: {', '.join(JAR.ids[kind - 1] for kind in ingredients(code))} ({points_of(code)})"
        for i, code in enumerate(codes(seen))
    )


def recipe_place(seen: Watched, game: Any, seat: Any, code: Any) -> Any:
    """Which of the twenty recipes a seat's recipe is."""
    role = (seat - seen.firsts()["doctor"].astype(np.int64)[game]) % seen.players
    decks = np.array(codes(seen)).reshape(N_ROLES, DECK)
    return DECK * role + (decks[role] == np.asarray(code)[:, None]).argmax(axis=1)


def times(seen: Watched, kind: int, column: int) -> Any:
    """For each game and recipe, how often an event names it in this column."""
    game, row = seen.of_kind(kind)
    return seen.add_up(game, recipe_place(seen, game, row[:, 1], row[:, column]), N_RECIPES)


def held_recipes(seen: Watched) -> Any:
    """For each game and recipe, how often it came into a hand: dealt, drawn, or by an exchange."""
    return first_hands(seen) + times(seen, Event.DREW, 2) + times(seen, Event.EXCHANGED, 3)


def first_hands(seen: Watched) -> Any:
    """For each game and recipe, 1 where it was dealt to its owner at the start."""
    first = seen.firsts()
    held = np.zeros((seen.games, N_RECIPES))
    for seat in range(seen.players):
        role = (seat - first["doctor"].astype(np.int64)) % seen.players
        held[np.arange(seen.games), DECK * role + first["hand"][:, seat]] += 1
    return held
