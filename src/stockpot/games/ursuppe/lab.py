"""What a designer asks of ursuppe: which genes win, who starves, how tribes grow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from stockpot.core.study import Measure, Watched
from stockpot.games.ursuppe.decisions import TEXTS
from stockpot.games.ursuppe.pieces import GENE, N_CARDS, N_GENES, N_NUMBERS, NONE
from stockpot.games.ursuppe.state import Event

NAMES = GENE.names(TEXTS["en"])
ROUNDS = N_CARDS - 1
"""The most rounds a game can have."""
ROUND_NAMES = tuple(f"round {number + 1}" for number in range(ROUNDS))
PACE = 14.2
"""Seconds for each doubling of the actions to choose from: by the printed rules four players take the 120 minutes on the box."""


def study(seen: Watched) -> Iterator[Measure]:
    yield from places(seen)
    yield from genes(seen)
    yield from hunger(seen)
    yield from tribes(seen)


def places(seen: Watched) -> Iterator[Measure]:
    """ursuppe.setup.spaces: who chooses a start space first."""
    yield Measure(
        "places", "Wins by the order of choosing a start space",
        np.take_along_axis(seen.shares, seen.firsts()["picks"][:, : seen.players].astype(np.int64), axis=1),
        rows=tuple(f"choice {place + 1}" for place in range(seen.players)), unit="%", fair=1 / seen.players,
    )  # fmt: skip
    game, space = seen.of_kind(Event.SPACE)
    yield Measure(
        "spaces", "Wins by start space on the ladder",
        *seen.means(game, space[:, 2] - 1, seen.players, seen.shares[game, space[:, 1]]),
        rows=tuple(f"space {i + 1}" for i in range(seen.players)),
        unit="%", fair=1 / seen.players,
    )  # fmt: skip


def genes(seen: Watched) -> Iterator[Measure]:
    """ursuppe.buy.free: what was bought when, for how much, and what became of the buyer."""
    game, bought = seen.of_kind(Event.BOUGHT)
    when = this_round(seen, Event.BOUGHT)
    gene, price = bought[:, 2], bought[:, 3]
    share = seen.shares[game, bought[:, 1]]
    fair = 1 / seen.players
    yield Measure(
        "gene_wins", "Wins of those who buy a gene", *seen.means(game, gene, N_GENES, share), rows=NAMES, unit="%", fair=fair,
        tells="wins", note="A seat that buys a gene twice counts twice. Who is ahead can buy more: compare genes with each "
        "other and with the mean of all purchases, not with the fair share alone.",
    )  # fmt: skip
    yield Measure("buyer_wins", "Wins after any purchase", *seen.means(game, 0, 1, share), unit="%")
    place = gene * ROUNDS + when
    yield Measure(
        "gene_wins_by_round", "Wins of those who buy a gene, by round", *seen.means(game, place, N_GENES * ROUNDS, share),
        rows=NAMES, columns=ROUND_NAMES, unit="%", chart="table", fair=fair, axis="round of the purchase",
    )  # fmt: skip
    yield Measure(
        "gene_sales", "Sales of each gene in a game", seen.add_up(game, gene, N_GENES), rows=NAMES, tells="taken"
    )
    for name, title, values in (
        ("gene_price", "What was paid for it", price),
        ("gene_round", "Mean round of the purchase", when + 1),
    ):
        yield Measure(name, title, *seen.means(game, gene, N_GENES, values), rows=NAMES, chart="table")
    first = when == 0
    yield Measure(
        "first_gene_wins", "Wins of those who buy a gene in the first round",
        *seen.means(game[first], gene[first], N_GENES, share[first]), rows=NAMES, unit="%", fair=fair,
    )  # fmt: skip
    game, returned = seen.of_kind(Event.RETURNED)
    yield Measure(
        "gene_lost", "Gene defects: cards returned in a game", seen.add_up(game, returned[:, 2], N_GENES), rows=NAMES
    )


def hunger(seen: Watched) -> Iterator[Measure]:
    """ursuppe.feed.starve and what kills amoebas."""
    counts: list[Any] = []
    for kind in (Event.ATE, Event.STARVED, Event.DIED, Event.KILLED, Event.DIVIDED):
        game, _ = seen.of_kind(kind)
        counts.append(seen.add_up(game, this_round(seen, kind), ROUNDS))
    ate, starved, died, killed, divided = counts
    yield Measure(
        "starvation", "Amoebas that starve when they should eat", starved.sum(axis=1), (ate + starved).sum(axis=1),
        unit="%",
    )  # fmt: skip
    yield Measure(
        "starvation_by_round", "Starvation in the course of the game", starved, ate + starved, rows=ROUND_NAMES,
        unit="%", chart="lines", axis="round",
    )  # fmt: skip
    played = played_rounds(seen)
    yield Measure(
        "births_and_deaths", "Births and deaths of amoebas in a round, all tribes",
        np.stack([divided, died, killed], axis=1), np.stack([played] * 3, axis=1),
        rows=("born", "died of damage", "killed"), columns=ROUND_NAMES, chart="lines", axis="round",
    )  # fmt: skip
    game, _ = seen.of_kind(Event.ATTACKED)
    kills, _ = seen.of_kind(Event.KILLED)
    yield Measure("attacks", "Attacks in a game", seen.count(game))
    yield Measure("attack_kills", "Attacks that kill", seen.count(kills), seen.count(game), unit="%")
    starver, row = seen.of_kind(Event.STARVED)
    own = seen.add_up(starver, row[:, 1] // N_NUMBERS, seen.players)
    yield Measure(
        "starving_tribes", "Starved meals of a tribe in a game", *seen.winners_and_others(own), rows=("winners", "others"),
    )  # fmt: skip


def tribes(seen: Watched) -> Iterator[Measure]:
    """Population, genes, points and ladder at the start of each round, of winners and of others."""
    number = seen.states["round"].astype(np.int64) - 1
    inside = (number >= 0) & is_start(seen)
    game, number, stages = seen.state_game[inside], number[inside], seen.states[inside]
    won = seen.shares[game] > 0
    alive = (stages["cell"] != NONE).reshape(len(game), -1, N_NUMBERS).sum(axis=2)[:, : seen.players]
    owned = np.bitwise_count(stages["genes"].astype(np.uint32)).astype(np.int64)[:, : seen.players]
    for name, title, values in (
        ("population", "Amoebas of a tribe at the start of a round", alive),
        ("genes_owned", "Gene cards of a tribe at the start of a round", owned),
        ("savings", "Biological points at the start of a round", stages["bp"].astype(np.int64)[:, : seen.players]),
        ("ladder", "Space on the ladder at the start of a round", stages["marker"].astype(np.int64)[:, : seen.players]),
    ):
        sums = np.stack([seen.add_up(game, number, ROUNDS, (values * who).sum(axis=1)) for who in (won, ~won)], axis=1)
        counts = np.stack([seen.add_up(game, number, ROUNDS, who.sum(axis=1)) for who in (won, ~won)], axis=1)
        yield Measure(
            name, title, sums, counts, rows=("winners", "others"), columns=ROUND_NAMES, chart="lines", axis="round",
        )  # fmt: skip


# --------------------------------------------------------------------------------------------------------------- helpers


def this_round(seen: Watched, kind: int) -> Any:
    """For each event of a kind, its round, counted from 0."""
    return seen.rounds(Event.ROUND)[seen.events[:, 0] == kind] - 1


def played_rounds(seen: Watched) -> Any:
    """For each game and round, whether it was played: 1 or 0."""
    last = seen.lasts()["round"].astype(np.int64)
    return (np.arange(ROUNDS)[None, :] < last[:, None]).astype(np.float64)


def is_start(seen: Watched) -> Any:
    """Which of the states are not the last of their game."""
    return np.append(seen.state_game[1:] == seen.state_game[:-1], False)
