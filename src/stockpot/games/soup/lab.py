"""What a designer asks of soup: what is each recipe worth, in which deal, with which hand?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from stockpot.core.study import Measure, Watched, seats_from, step_names
from stockpot.games.soup.advice import sign_cards
from stockpot.games.soup.pieces import N_COLORS, N_RECIPES, OF_COLOR, RECIPE, Recipe
from stockpot.games.soup.state import DEALS, Event

NAMES = RECIPE.ids
DEAL_NAMES = tuple(f"deal {deal + 1}" for deal in range(DEALS))
OWN_CARDS = np.array([*(OF_COLOR[color] for color in range(N_COLORS)), 0], np.int64)
"""The cards of each recipe's colour; clear water has none."""
OWN_STEPS = (0, 2, 3, 4, 5, 6, 7)
"""Where the columns for cards of the own colour begin."""
LOW_STEPS = (0, 18, 21, 24, 27, 30, 33, 36)
"""And those for the sum of the numbers on a hand."""
PACE = 4.0
"""Seconds for each doubling of the actions to choose from: by the printed rules four players take the 30 minutes on the box."""


def study(seen: Watched) -> Iterator[Measure]:
    yield from places(seen)
    yield from recipes(seen)
    yield from hands(seen)
    yield from pots(seen)


def places(seen: Watched) -> Iterator[Measure]:
    names = ("first dealer", *(f"{place} to the left" for place in range(1, seen.players)))
    yield Measure(
        "places", "Wins by place from the first dealer", seats_from(seen.firsts()["dealer"], seen.players,
        seen.shares),
        rows=names, unit="%", fair=1 / seen.players,
    )  # fmt: skip


def cooked(seen: Watched) -> tuple[Any, Any]:
    """Which recipe each seat cooked in each deal, and what it brought: games × deals × seats."""
    used = seen.states["used"].reshape(seen.games, DEALS + 1, -1)[:, :, : seen.players].astype(np.int64)
    recipe = np.log2(used[:, 1:] ^ used[:, :-1]).astype(np.int64)
    gained = seen.lasts()["gained"].astype(np.int64)[:, :, : seen.players]
    return recipe, gained


def recipes(seen: Watched) -> Iterator[Measure]:
    recipe, gained = cooked(seen)
    game, deal = (axis.ravel() for axis in np.indices(recipe.shape)[:2])
    place = recipe.ravel() * DEALS + deal
    cells = N_RECIPES * DEALS
    yield Measure(
        "recipe_points", "Points of each recipe", *seen.means(game, recipe.ravel(), N_RECIPES, gained.ravel()), rows=NAMES,
    )  # fmt: skip
    yield Measure(
        "recipe_points_by_deal", "Points of each recipe, by the deal it is cooked in",
        *seen.means(game, place, cells, gained.ravel()), rows=NAMES, columns=DEAL_NAMES, chart="lines", axis="deal",
    )  # fmt: skip
    shares = np.broadcast_to(seen.shares[:, None, :], recipe.shape).ravel()
    yield Measure(
        "recipe_wins_by_deal", "Wins of those who cook a recipe in a deal", *seen.means(game, place, cells, shares),
        rows=NAMES, columns=DEAL_NAMES, unit="%", fair=1 / seen.players, chart="table", axis="deal", tells="wins",
    )  # fmt: skip
    cooked_at_all = seen.add_up(game, recipe.ravel(), N_RECIPES).repeat(DEALS, axis=1)
    yield Measure(
        "recipe_chosen", "When each recipe is cooked", seen.add_up(game, place, cells), cooked_at_all,
        rows=NAMES, columns=DEAL_NAMES, unit="%", chart="table", axis="deal", tells="taken",
        note="Of the times a recipe is cooked, how many fall into each deal. In the last deal nobody chooses.",
    )  # fmt: skip


def hands(seen: Watched) -> Iterator[Measure]:
    """The hand at the start of a deal is what a recipe is chosen by."""
    recipe, gained = cooked(seen)
    states = seen.states.reshape(seen.games, DEALS + 1)[:, :DEALS]
    hand = states["hand"][:, :, : seen.players].astype(np.int64)
    game = np.indices(recipe.shape)[0]
    own = np.bitwise_count(hand & OWN_CARDS[recipe]).astype(np.int64)
    step = np.searchsorted(OWN_STEPS, own, side="right") - 1
    colored = recipe != Recipe.WATER
    place = (recipe * len(OWN_STEPS) + step)[colored]
    cells = int(Recipe.WATER) * len(OWN_STEPS)
    yield Measure(
        "recipe_by_hand", "Points of a recipe by the cards of its colour in hand",
        *seen.means(game[colored], place, cells, gained[colored]),
        rows=NAMES[: int(Recipe.WATER)], columns=step_names(OWN_STEPS), chart="lines",
        axis="cards of the colour in hand",
    )  # fmt: skip
    total = sum((sign + 1) * np.bitwise_count(hand & np.int64(sign_cards(sign))).astype(np.int64) for sign in range(5))
    low = np.searchsorted(LOW_STEPS, total, side="right") - 1
    water = recipe == Recipe.WATER
    yield Measure(
        "water_by_hand", "Points of clear water by the sum of the numbers in hand",
        *seen.means(game[water], low[water], len(LOW_STEPS), gained[water]), rows=step_names(LOW_STEPS), chart="lines",
        axis="sum of the numbers in hand",
    )  # fmt: skip


def pots(seen: Watched) -> Iterator[Measure]:
    game, took = seen.of_kind(Event.TOOK)
    yield Measure("pots", "Pots taken in a game", seen.count(game))
    yield Measure("pot_cards", "Cards in a pot that is taken", *seen.means(game, 0, 1, took[:, 2]))
    yield Measure("pot_harm", "Pots that harm who takes them", *seen.means(game, 0, 1, took[:, 3] < 0), unit="%")
    game, out = seen.of_kind(Event.RAN_OUT)
    yield Measure("dead_cards", "Cards left in the pot when a deal ends", *seen.means(game, 0, 1, out[:, 2]))
    gained = seen.lasts()["gained"].astype(np.int64)[:, :, : seen.players]
    points = seen.scores.sum(axis=1) - seen.players * seen.firsts()["points"][:, 0].astype(np.int64)
    yield Measure(
        "forgiven", "Points that the floor at zero forgives each player", points - gained.sum(axis=(1, 2)),
        np.full(seen.games, seen.players),
        note="Nobody falls below zero: what would have been lost beyond is forgiven.",
    )  # fmt: skip
