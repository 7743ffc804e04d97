"""What a designer asks of SaPotage: what is each ingredient and judge worth, and what do sabotage and presentation turn?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from stockpot.core.study import Measure, Watched, seats_from
from stockpot.games.sapotage.lists import CardList, known_list
from stockpot.games.sapotage.state import (
    DISLIKED_POINTS,
    FAVORITE_POINTS,
    INGREDIENT_KEY,
    JUDGE_KEY,
    LIKED_POINTS,
    NONE,
    Event,
    How,
)

WAYS = ("the most points", "a vote", "ingredients", "favorite flavor", "fewer judges", "seat")
KINDS = ("basic", "bonus", "sabotage")
PACE = 12.8
"""Seconds for each doubling of the actions to choose from: by the printed rules five players take the 30 minutes on the box."""


def study(seen: Watched) -> Iterator[Measure]:
    yield from places(seen)
    if len(seen.events):
        table = Judged.of(seen)
        yield from ingredients(seen, table)
        yield from judges(seen, table)
        yield from swings(seen, table)


def places(seen: Watched) -> Iterator[Measure]:
    names = ("first dealer", *(f"{place} to the left" for place in range(1, seen.players)))
    yield Measure(
        "places", "Wins by place from the first dealer", seats_from(seen.firsts()["dealer"], seen.players,
        seen.shares),
        rows=names, unit="%", fair=1 / seen.players,
    )  # fmt: skip


@dataclass(frozen=True)
class Judged:
    """Every judge's verdict: one row for each judge of each round. Points are of all seats."""

    game: Any
    judge: Any
    tasted: Any
    """Points of the ingredients."""
    extra: Any
    """Presentation points."""
    gifts: Any
    """What foreign cards added to the points of the ingredients."""
    winner: Any
    how: Any
    round: Any
    """A number for each round of each game."""

    @classmethod
    def of(cls, seen: Watched) -> Judged:
        number = round_numbers(seen)
        scored = seen.events[:, 0] == Event.SCORED
        rows = seen.events[scored].astype(np.int64).reshape(-1, seen.players, Event.row_width())
        judge = rows[:, 0, 1]
        when = number[scored].reshape(-1, seen.players)[:, 0]
        won = seen.events[:, 0] == Event.JUDGE_WON
        verdict = seen.events[won].astype(np.int64)
        order = np.lexsort((verdict[:, 1], number[won]))
        mine = np.lexsort((judge, when))
        winner, how = np.empty(len(judge), np.int64), np.empty(len(judge), np.int64)
        winner[mine], how[mine] = verdict[order, 4], verdict[order, 5]
        game = seen.event_game[scored].reshape(-1, seen.players)[:, 0]
        gifts = gift_points(seen, number, when, judge)
        return cls(game, judge, rows[:, :, 5], rows[:, :, 6], gifts, winner, how, when)

    @property
    def total(self) -> Any:
        return self.tasted + self.extra

    def best(self, points: Any) -> Any:
        """Does the winner still have the most points (alone or with others), if these were the points?"""
        return points[np.arange(len(points)), self.winner] >= points.max(axis=1)


def ingredients(seen: Watched, table: Judged) -> Iterator[Measure]:
    """Each card in a dish of one's own: what it was worth to the judge, and how often its dish won."""
    cards = list_of(seen, INGREDIENT_KEY)
    names = tuple(cards.names)
    number = round_numbers(seen)
    shown = seen.events[:, 0] == Event.REVEALED
    rows = seen.events[shown].astype(np.int64)
    dish = np.where(rows[:, 2:5] == NONE, rows[:, 7:8], rows[:, 2:5])  # a shared card is the third
    seat, when = rows[:, 1], number[shown]
    first = np.searchsorted(table.round, when)  # with several judges, the first of the round
    worth = card_points(seen)[dish, table.judge[first][:, None]]
    won = (table.winner[first] == seat)[:, None] & np.ones(3, bool)
    game = np.repeat(seen.event_game[shown], 3)
    place, n = dish.ravel(), len(names)
    yield Measure(
        "ingredient_wins", "Dishes with an ingredient that win the judge", *seen.means(game, place, n, won.ravel()),
        rows=names, unit="%", fair=1 / seen.players, tells="wins",
        note="Of the cook's own three cards; the judge is the first of the round.",
    )  # fmt: skip
    yield Measure(
        "ingredient_points", "Points of an ingredient that is cooked", *seen.means(game, place, n, worth.ravel()), rows=names,
    )  # fmt: skip
    yield Measure(
        "ingredient_cooked", "How often an ingredient is cooked in a game", seen.add_up(game, place, n), rows=names,
        chart="table", tells="taken",
    )  # fmt: skip


def judges(seen: Watched, table: Judged) -> Iterator[Measure]:
    names = tuple(list_of(seen, JUDGE_KEY).names)
    n = len(names)
    top = np.sort(table.total, axis=1)[:, ::-1]
    for name, title, values in (
        ("judge_points", "Points of a dish, presentation included", table.total.mean(axis=1)),
        ("judge_winning", "Points of the winning dish", top[:, 0]),
        ("judge_margin", "Points between the best dish and the second", top[:, 0] - top[:, 1]),
    ):
        yield Measure(name, title, *seen.means(table.game, table.judge, n, values), rows=names)
    tied = top[:, 0] == top[:, 1]
    yield Measure(
        "judge_ties", "Ties for the judge", *seen.means(table.game, table.judge, n, tied), rows=names, unit="%"
    )
    yield Measure(
        "verdicts", "What decides about a judge", seen.add_up(table.game, table.how, len(How)), seen.count(table.game),
        rows=WAYS, unit="%", chart="shares", axis="decided by",
    )  # fmt: skip
    share = seen.shares[table.game, table.winner]
    yield Measure(
        "judge_game", "Game wins of those who win the judge", *seen.means(table.game, table.judge, n, share), rows=names,
        unit="%",
    )  # fmt: skip


def swings(seen: Watched, table: Judged) -> Iterator[Measure]:
    """How often the judge would go elsewhere without foreign cards, or without presentation points."""
    for name, title, points in (
        ("sabotage_swing", "Judges that go elsewhere because of foreign cards", table.total - table.gifts),
        ("presentation_swing", "Judges that go elsewhere because of presentation", table.tasted),
        ("both_swing", "Judges that go elsewhere because of the two together", table.tasted - table.gifts),
    ):
        yield Measure(name, title, *seen.means(table.game, 0, 1, ~table.best(points)), unit="%")
    yield Measure(
        "gift_points", "Points that foreign cards add to a dish", *seen.means(table.game, 0, 1, table.gifts.mean(axis=1)),
        note="Below zero: they take points away.",
    )  # fmt: skip
    won = np.zeros(table.gifts.shape, bool)
    won[np.arange(len(won)), table.winner] = True
    step = np.clip(table.gifts, -4, 2) + 4
    game = np.repeat(table.game, seen.players)
    yield Measure(
        "wins_by_gift", "Wins of a dish by what foreign cards add to it", *seen.means(game, step.ravel(), 7, won.ravel()),
        rows=("−4 and less", "−3", "−2", "−1", "0", "+1", "+2 and more"), unit="%", fair=1 / seen.players,
        chart="lines", axis="points added by foreign cards",
    )  # fmt: skip
    laughs = np.clip(table.extra, 0, 5)
    yield Measure(
        "wins_by_presentation", "Wins of a dish by its presentation points",
        *seen.means(game, laughs.ravel(), 6, won.ravel()), rows=("0", "1", "2", "3", "4", "5 and more"), unit="%",
        fair=1 / seen.players, chart="lines", axis="presentation points",
    )  # fmt: skip
    yield from gifts(seen)


def gifts(seen: Watched) -> Iterator[Measure]:
    """sapotage.sabotage.give: what is put into the dishes of others, and to whom."""
    game, row = seen.of_kind(Event.CHOSE_GIFT)
    kinds = np.array([KINDS.index(card.kind) for card in list_of(seen, INGREDIENT_KEY).cards])
    given = row[:, 5] != NONE
    kind = kinds[row[:, 2]]
    yield Measure("given", "Cards left over that go into another dish", *seen.means(game, 0, 1, given), unit="%")
    yield Measure(
        "gift_kinds", "Cards put into the dishes of others", seen.add_up(game[given], kind[given], 3),
        seen.count(game[given]), rows=KINDS, unit="%", chart="shares", axis="kind",
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------- helpers


def list_of(seen: Watched, place: int) -> CardList:
    found = known_list((seen.options[place], seen.options[place + 1]))
    if found is None:
        raise ValueError("The lists of these games have not been read.")
    return found


def card_points(seen: Watched) -> Any:
    """What every ingredient is worth to every judge: ingredients × judges."""
    options = seen.options
    tastes = [
        {judge.favorite: options[FAVORITE_POINTS]} | dict.fromkeys(judge.likes, options[LIKED_POINTS])
        | dict.fromkeys(judge.dislikes, -options[DISLIKED_POINTS])
        for judge in list_of(seen, JUDGE_KEY).cards
    ]  # fmt: skip
    return np.array([
        [card.flat + sum(taste.get(flavor, 0) for flavor in card.flavors) for taste in tastes]
        for card in list_of(seen, INGREDIENT_KEY).cards
    ])  # fmt: skip


def round_numbers(seen: Watched) -> Any:
    """For each event a number that is the same for all events of one round of one game."""
    rounds = seen.rounds(Event.ROUND)
    return seen.event_game * (int(rounds.max()) + 1 if len(rounds) else 1) + rounds


def gift_points(seen: Watched, number: Any, when: Any, judge: Any) -> Any:
    """For each verdict and seat, what foreign cards add to its dish."""
    foreign = seen.events[:, 0] == Event.FOREIGN
    rows, round_of = seen.events[foreign].astype(np.int64), number[foreign]
    points = card_points(seen)
    added = np.zeros((len(when), seen.players), np.int64)
    start, end = np.searchsorted(when, round_of), np.searchsorted(when, round_of, side="right")
    for offset in range(int((end - start).max()) if len(rows) else 0):  # one judge of the round after the other
        live = start + offset < end
        verdict = (start + offset)[live]
        np.add.at(added, (verdict, rows[live, 1]), points[rows[live, 3], judge[verdict]])
    return added
