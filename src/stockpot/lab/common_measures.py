"""The measures that every game has: seats, length, choices, leads, when the winner is decided, scores."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from stockpot.core.study import CHOICES, FAVOURITE, LEADERS, Measure, Watched, step_names

TENTHS = 10
CHOICE_STEPS = (1, 2, 3, 4, 6, 9, 14, 21, 41)
"""Where the columns of the distribution of choices begin."""


def study(seen: Watched) -> Iterator[Measure]:
    yield from seats(seen)
    yield from length(seen)
    yield from choices(seen)
    yield from leads(seen)
    yield from decided(seen)
    yield from scores(seen)


def seats(seen: Watched) -> Iterator[Measure]:
    names = tuple(f"seat {seat}" for seat in range(seen.players))
    yield Measure(
        "seats", "Wins of each seat", seen.shares, rows=names, unit="%", fair=1 / seen.players,
        note="Seats as the table numbers them. Where the start player is drawn by lot, they differ by chance, or by a habit "
        "of the bots; the places counted from the start player are further down.",
    )  # fmt: skip
    winners = (seen.shares > 0).sum(axis=1)
    yield Measure("shared", "Victories that several share", winners > 1, unit="%")


def length(seen: Watched) -> Iterator[Measure]:
    stages = np.bincount(seen.state_game, minlength=seen.games) - 1
    yield Measure("decisions", "Decisions in a game", seen.decisions)
    yield Measure("stages", "Stages of a game (deals, rounds or recipes, as the game counts them)", stages)
    yield distribution("lengths", "How long games are", seen.decisions, "decisions")


def choices(seen: Watched) -> Iterator[Measure]:
    open_to = seen.moves[:, CHOICES].astype(np.int64)
    game, real = seen.move_game, open_to > 1
    yield Measure("choices", "Actions to choose from", *seen.means(game, 0, 1, open_to))
    yield Measure("forced", "Decisions with one action only", *seen.means(game, 0, 1, ~real), unit="%")
    yield Measure(
        "real_choices", "Actions to choose from, where there is a choice", *seen.means(game[real], 0, 1, open_to[real])
    )
    steps = np.searchsorted(CHOICE_STEPS, open_to, side="right") - 1
    yield Measure(
        "branching", "How many actions a decision has", seen.add_up(game, steps, len(CHOICE_STEPS)), seen.count(game),
        rows=step_names(CHOICE_STEPS), unit="%", chart="shares", axis="actions",
    )  # fmt: skip
    yield Measure(
        "branching_by_time", "Choices in the course of a game", *seen.means(game, tenths(seen), TENTHS, open_to),
        rows=tenth_names(), chart="lines", axis="share of the game played",
    )  # fmt: skip


def leads(seen: Watched) -> Iterator[Measure]:
    """Who has the most points: a tie is nobody's lead."""
    leaders = seen.moves[:, LEADERS].astype(np.int64)
    alone = (leaders & (leaders - 1)) == 0
    game, seat = seen.move_game[alone], leaders[alone]
    changed = (game[1:] == game[:-1]) & (seat[1:] != seat[:-1])
    yield Measure(
        "lead_changes", "Changes of the lead in a game", seen.count(game[1:][changed]),
        note="The lead is having more points than anybody else, as the game's own scores tell it.",
    )  # fmt: skip
    won = seen.shares[game, np.log2(seat).astype(np.int64)] > 0
    yield Measure(
        "led_by_winner", "Part of the game in which a winner was in the lead", seen.count(game[won]),
        seen.decisions[:, None], unit="%",
    )  # fmt: skip


def decided(seen: Watched) -> Iterator[Measure]:
    """How soon one can tell who wins, by the game's own estimate of chances."""
    favourite = seen.moves[:, FAVOURITE].astype(np.int64)
    share = seen.shares[seen.move_game, favourite]
    yield Measure(
        "favourite_wins", "How often the favourite wins in the end", *seen.means(seen.move_game, tenths(seen), TENTHS, share),
        rows=tenth_names(), unit="%", chart="lines", fair=1 / seen.players, axis="share of the game played",
        note="The favourite is whom the game's own estimate of the chances puts first.",
    )  # fmt: skip
    number = seen.number_in_game
    last_doubt = np.zeros(seen.games)
    np.maximum.at(last_doubt, seen.move_game[share == 0], number[share == 0] + 1)
    yield Measure(
        "decided_at", "Part of the game after which a winner stays the favourite",
        last_doubt / np.maximum(seen.decisions, 1), unit="%",
    )  # fmt: skip


def scores(seen: Watched) -> Iterator[Measure]:
    yield Measure("score", "Points at the end", seen.scores.sum(axis=1), np.full(seen.games, seen.players))
    best = np.sort(seen.scores, axis=1)[:, ::-1]
    yield Measure("winning_score", "Points of the winner", best[:, 0])
    yield Measure("margin", "Points between the first and the second", best[:, 0] - best[:, 1])
    yield distribution("scores", "Points at the end, all seats", seen.scores, "points")
    yield distribution("winning_scores", "Points of the winner", best[:, 0], "points")


# -------------------------------------------------------------------------------------------------------------- helpers


def tenths(seen: Watched) -> Any:
    """For each move, in which tenth of its game it was."""
    return seen.number_in_game * TENTHS // seen.decisions[seen.move_game]


def tenth_names() -> tuple[str, ...]:
    return tuple(f"{10 * i}–{10 * i + 10} %" for i in range(TENTHS))


def distribution(name: str, title: str, values: Any, axis: str) -> Measure:
    """How often each value comes, whole numbers; a game may have several values.

    Only the values that occur have a row; the report joins them into columns of equal width.
    """
    values = np.asarray(values, np.int64).reshape(len(values), -1)
    found = np.unique(values)
    place = np.searchsorted(found, values)
    game = np.repeat(np.arange(len(values)), values.shape[1])
    sums = np.bincount(game * len(found) + place.ravel(), minlength=len(values) * len(found))
    return Measure(
        name, title, sums.reshape(len(values), len(found)), np.full((len(values), 1), values.shape[1]),
        rows=tuple(str(value) for value in found), unit="%", chart="shares", axis=axis,
    )  # fmt: skip
