"""How balanced a card list is: exact figures of the cards, and games between players who go by rules of thumb.

stockpot balance sapotage --ingredients my_cards.csv --games 2000
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, sqrt
from typing import Any

import numpy as np

from stockpot.core.bits import count, lowest
from stockpot.core.random import derive, seed_argument, seed_word
from stockpot.core.rule import COMPILED, rule
from stockpot.core.trail import new_trail
from stockpot.games.sapotage.advice import thumb
from stockpot.games.sapotage.lists import STANDARD, CardListOption, Ingredient, Judge
from stockpot.games.sapotage.pieces import FLAVORS, N_FLAVORS
from stockpot.games.sapotage.rules import play, setup, waiting
from stockpot.games.sapotage.scoring import card_word, taste
from stockpot.games.sapotage.state import (
    DISH,
    JUDGES_TO_WIN,
    MAX_PLAYERS,
    MIN_PLAYERS,
    N_JUDGES,
    NONE,
    OPTIONS,
    Event,
    Phase,
    State,
    check_options,
)

HAND, COOKED = 5, 3

# ---------------------------------------------------------------------------------------------------------- exact figures


def points(card: Ingredient, judge: Judge) -> int:
    """What a card is worth to a judge by the printed rules."""
    return card.flat + sum(
        2 if flavor == judge.favorite else 1 if flavor in judge.likes else -1 if flavor in judge.dislikes else 0
        for flavor in card.flavors
    )


def best_dish(values: Counter[int]) -> float:
    """The mean of the best 3 of 5 cards over all hands, from how many cards have each value.

    A hand is counted by how many cards of each value it has: the values are gone through from the highest, so the first
    three cards are the dish.
    """
    total = 0
    ways: dict[tuple[int, int], int] = {(0, 0): 1}  # (cards taken, points of the dish) → hands
    for value in sorted(values, reverse=True):
        more: dict[tuple[int, int], int] = {}
        for (taken, dish), hands in ways.items():
            for n in range(min(values[value], HAND - taken) + 1):
                key = (taken + n, dish + value * max(0, min(n, COOKED - taken)))
                more[key] = more.get(key, 0) + hands * comb(values[value], n)
        ways = more
    for (taken, dish), hands in ways.items():
        if taken == HAND:
            total += dish * hands
    return total / comb(sum(values.values()), HAND)


@dataclass(frozen=True)
class JudgeFigures:
    """How the cards fare with one judge."""

    name: str
    mean: float
    deviation: float
    best: int
    worst: int
    four_and_more: int
    three_and_more: int
    minus_two_and_less: int
    best_dish: float


@dataclass(frozen=True)
class ListFigures:
    """All exact figures of a pair of lists."""

    cards: int
    instances: dict[str, int]
    shapes: tuple[int, int, int]
    """Basic cards with three flavors, with a pair, with a triple."""
    different: int
    """Different sets of flavors."""
    favorite: dict[str, int]
    liked: dict[str, int]
    disliked: dict[str, int]
    neutral: dict[str, int]
    judges: tuple[JudgeFigures, ...]
    sabotage_in_hand: float
    bonus_in_hand: float


def judge_figures(judge: Judge, cards: Sequence[Ingredient]) -> JudgeFigures:
    basic = [points(card, judge) for card in cards if card.kind == "basic"]
    mean = sum(basic) / len(basic)
    return JudgeFigures(
        judge.name, mean, sqrt(sum((value - mean) ** 2 for value in basic) / len(basic)), max(basic), min(basic),
        sum(value >= 4 for value in basic), sum(value >= 3 for value in basic), sum(value <= -2 for value in basic),
        best_dish(Counter(points(card, judge) for card in cards)),
    )  # fmt: skip


def list_figures(cards: Sequence[Ingredient], judges: Sequence[Judge]) -> ListFigures:
    """sapotage.setup.ingredients sapotage.setup.judges: the exact figures of the lists."""
    basic = [card for card in cards if card.kind == "basic"]
    of_flavor = Counter(flavor for card in basic for flavor in card.flavors)
    different = Counter(len(set(card.flavors)) for card in basic)

    def by_flavor(flavors: list[int]) -> dict[str, int]:
        return {FLAVORS[flavor]: flavors.count(flavor) for flavor in range(N_FLAVORS)}

    def in_hand(kind: str) -> float:
        others = sum(card.kind != kind for card in cards)
        return 1 - comb(others, HAND) / comb(len(cards), HAND)

    return ListFigures(
        cards=len(cards),
        instances={FLAVORS[flavor]: of_flavor[flavor] for flavor in range(N_FLAVORS)},
        shapes=(different[3], different[2], different[1]),
        different=len({tuple(sorted(card.flavors)) for card in basic}),
        favorite=by_flavor([judge.favorite for judge in judges]),
        liked=by_flavor([flavor for judge in judges for flavor in judge.likes]),
        disliked=by_flavor([flavor for judge in judges for flavor in judge.dislikes]),
        neutral=by_flavor([flavor for judge in judges for flavor in judge.neutral]),
        judges=tuple(judge_figures(judge, cards) for judge in judges),
        sabotage_in_hand=in_hand("sabotage"),
        bonus_in_hand=in_hand("bonus"),
    )


# ------------------------------------------------------------------------------------------------------- simulated games

ROUNDS, MOST_ROUNDS, SHUFFLES, DISHES, COOKED_POINTS, SERVED_POINTS, JUDGES_SEEN, WINNER_POINTS, TIES, ABSTAINED = (
    range(10)
)
MOST_JUDGES, SEVERAL, N_FIGURES = 10, 11, 12


@rule
def watch(s: State, figures: Any, trail: Any) -> None:
    """Play a game between rules of thumb, and count what happens."""
    while waiting(s) != 0:
        if s.phase == Phase.GIVE and count(s.owing) == s.players:
            watch_dishes(s, figures)
        trail[0, 0] = 0
        seat = lowest(waiting(s))
        play(s, seat, thumb(s, seat), trail)
        watch_events(s, figures, trail)
    figures[ROUNDS] += s.round + 1
    figures[MOST_ROUNDS] = max(figures[MOST_ROUNDS], s.round + 1)
    figures[SHUFFLES] += s.shuffles
    figures[MOST_JUDGES] = max(figures[MOST_JUDGES], s.options[N_JUDGES] - s.n_judges)
    reached = 0
    for seat in range(s.players):
        if count(s.won[seat]) >= s.options[JUDGES_TO_WIN]:
            reached += 1
    if reached > 1:
        figures[SEVERAL] += 1


@rule
def watch_dishes(s: State, figures: Any) -> None:
    """The dishes before sabotage."""
    for i in range(s.n_up):
        for seat in range(s.players):
            word = 0
            for place in range(DISH):
                word += card_word(s, s.dish[seat, place])
            figures[COOKED_POINTS] += taste(s, s.up[i], word)


@rule
def watch_events(s: State, figures: Any, trail: Any) -> None:
    """What the last move brought: points of the dishes, ties, cards discarded."""
    best = 0
    for i in range(1, trail[0, 0] + 1):
        kind = trail[i, 0]
        if kind == Event.SCORED:
            seat = trail[i, 4]
            points = trail[i, 7]
            best = points if seat == 0 else max(best, points)
            figures[DISHES] += 1
            figures[SERVED_POINTS] += points
            if seat == s.players - 1:
                figures[JUDGES_SEEN] += 1
                figures[WINNER_POINTS] += best
        elif kind == Event.TIED:
            figures[TIES] += 1
        elif kind == Event.GAVE and trail[i, 2] == NONE:
            figures[ABSTAINED] += 1


@rule
def watch_series(tables: Any, players: int, options: Any, seed: int, games: int, figures: Any, trail: Any) -> None:
    for i in range(games):
        s = tables[i]
        setup(s, players, options, derive(seed, i))
        watch(s, figures, trail)


@dataclass(frozen=True)
class GameFigures:
    """What happened in a series of games."""

    players: int
    judges: int
    rounds: float
    most_rounds: int
    shuffles: float
    cooked: float
    served: float
    winner: float
    ties: float
    abstained: float
    most_judges: int
    several: float


def game_figures(players: int, games: int, options: dict[str, Any], seed: int = 1) -> GameFigures:
    """Games between rules of thumb."""
    numbers: Any = OPTIONS.encode(options)
    figures: Any = [0] * N_FIGURES
    tables: Any = [State() for _ in range(games)]
    if COMPILED:
        numbers, figures, tables = (
            np.array(numbers, np.int64),
            np.zeros(N_FIGURES, np.int64),
            np.zeros(games, State.dtype),
        )
    watch_series(tables, players, numbers, seed_argument(seed_word(seed)), games, figures, new_trail(Event.row_width()))
    f = [int(figure) for figure in figures]
    judges = options.get("judges", 1)
    return GameFigures(
        players, judges, f[ROUNDS] / games, f[MOST_ROUNDS], f[SHUFFLES] / games, f[COOKED_POINTS] / f[DISHES],
        f[SERVED_POINTS] / f[DISHES], f[WINNER_POINTS] / f[JUDGES_SEEN], f[TIES] / f[JUDGES_SEEN],
        f[ABSTAINED] / (f[DISHES] / judges), f[MOST_JUDGES], f[SEVERAL] / games,
    )  # fmt: skip


# ----------------------------------------------------------------------------------------------------------------- report


def span(values: Sequence[float], form: str = "{}") -> str:
    low, high = form.format(min(values)), form.format(max(values))
    return low if low == high else f"{low} to {high}"


def report_lists(figures: ListFigures) -> list[str]:
    """The exact figures as lines of text."""
    judges = figures.judges
    three, pair, triple = figures.shapes
    lines = [
        f"{figures.cards} ingredients, {len(judges)} judges",
        f"instances of each flavor: {span(list(figures.instances.values()))}",
        f"basic cards: {three} with three flavors, {pair} with a pair, {triple} with a triple; "
        f"{figures.different} different sets of flavors",
        "judges per flavor: "
        + ", ".join(
            f"{name} {span(list(counts.values()))}"
            for name, counts in (
                ("favorite", figures.favorite), ("liked", figures.liked),
                ("disliked", figures.disliked), ("neutral", figures.neutral),
            )
        ),
        f"a basic card is worth {span([j.mean for j in judges], '{:.3f}')} on average with each judge, "
        f"standard deviation {span([j.deviation for j in judges], '{:.2f}')}",
        f"best basic card {span([j.best for j in judges])}, worst {span([j.worst for j in judges])}; "
        f"{span([j.four_and_more for j in judges])} cards worth 4 or more, {span([j.three_and_more for j in judges])} worth "
        f"3 or more, {span([j.minus_two_and_less for j in judges])} worth -2 or less",
        f"hands of five with a sabotage card {figures.sabotage_in_hand:.0%}, with a bonus card {figures.bonus_in_hand:.0%}",
        "best three of five cards, mean over all hands:",
    ]  # fmt: skip
    return lines + [f"  {judge.best_dish:6.3f}  {judge.name}" for judge in sorted(judges, key=lambda j: j.best_dish)]


def report_games(figures: GameFigures) -> str:
    """The figures of a series of games as one line."""
    return (
        f"{figures.players:7} {figures.judges:6} {figures.rounds:7.2f} {figures.most_rounds:5} {figures.shuffles:8.2f} "
        f"{figures.cooked:7.2f} {figures.served:7.2f} {figures.winner:7.2f} {figures.ties:6.1%} {figures.abstained:9.1%} "
        f"{figures.most_judges:6} {figures.several:8.1%}"
    )


HEADER = "players judges  rounds  most shuffles  cooked  served  winner   ties abstained  cards  several"


def main(argv: Sequence[str] | None = None) -> int:
    """Print the balance of the card lists."""
    parser = argparse.ArgumentParser(prog="stockpot figures sapotage", description="How balanced a card list is.")
    parser.add_argument("--ingredients", default=STANDARD, help="a CSV file, or standard")
    parser.add_argument("--judges", default=STANDARD, help="a CSV file, or standard")
    parser.add_argument("--games", type=int, default=1500, help="games for each line of the simulation; 0 for none")
    given = parser.parse_args(argv)
    options: dict[str, Any] = {}
    lists = []
    for name, file in (("ingredient_cards", given.ingredients), ("judge_cards", given.judges)):
        option = OPTIONS[name]
        assert isinstance(option, CardListOption)
        options[name] = option.parse(file)
        lists.append(option.load(options[name]).cards)
    for line in report_lists(list_figures(lists[0], lists[1])):
        print(line)
    if given.games > 0:
        print(f"\n{given.games} games between rules of thumb for each line")
        print(HEADER)
        for judges in (1, 3):
            for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
                played = {**options, "judges": judges}
                check_options(players, {option.name: played.get(option.name, option.default) for option in OPTIONS})
                print(report_games(game_figures(players, given.games, played)))
    return 0
