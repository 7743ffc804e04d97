"""What a designer asks of sapone: what is each combination worth, what do cards fetch, does lying pay?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from stockpot.core.study import Measure, Watched, seats_from
from stockpot.games.sapone.pieces import CARDS, COIN, LETTERS, N_CATEGORIES, N_TYPES, SETS
from stockpot.games.sapone.state import NONE, Event

CARD_NAMES = tuple(card["name"] for card in CARDS)
SET_NAMES = ("nothing", *("".join(letter for i, letter in enumerate(LETTERS) if won >> i & 1) for won in SETS))
PLACE_OF_SET = np.array([0 if won == 0 else 1 + SETS.index(won) for won in range(1 << N_CATEGORIES)])
CATEGORIES = ("Coins", "Vegetables", "Tools", "Soap")
TOLD = ("the truth", "a lie")
PACE = 0.65
"""Seconds for each doubling of the actions to choose from: by the printed rules four players take the 40 minutes on the box."""


def study(seen: Watched) -> Iterator[Measure]:
    yield from places(seen)
    yield from combinations(seen)
    yield from lies(seen)
    yield from cards(seen)


def places(seen: Watched) -> Iterator[Measure]:
    names = ("starts the first round", *(f"seat {place} after" for place in range(1, seen.players)))
    yield Measure(
        "places", "Wins by place from who starts the first round",
        seats_from(seen.firsts()["first"], seen.players, seen.shares), rows=names, unit="%", fair=1 / seen.players,
        note="Seats are counted upwards, also where play goes the other way.",
    )  # fmt: skip


def combinations(seen: Watched) -> Iterator[Measure]:
    """sapone.score.points: what the sets of categories bring."""
    game, row = seen.of_kind(Event.SCORED)
    seat, place, points = row[:, 1], PLACE_OF_SET[row[:, 2]], row[:, 3]
    n = len(SET_NAMES)
    yield Measure(
        "combinations", "What a player wins in a round", seen.add_up(game, place, n), seen.count(game), rows=SET_NAMES,
        unit="%", chart="shares", axis="categories", tells="taken", note="C coins, V vegetables, T tools, S soap.",
    )  # fmt: skip
    total = seen.add_up(game, 0, 1, points)
    yield Measure(
        "points_from", "Where points come from", seen.add_up(game, place, n, points), total, rows=SET_NAMES, unit="%",
        note="The part of all points that each combination brings.",
    )  # fmt: skip
    had = np.zeros((seen.games, seen.players, n), bool)
    had[game, seat, place] = True
    yield Measure(
        "combination_wins", "Wins of those who had a combination at least once",
        (had * seen.shares[:, :, None]).sum(axis=1), had.sum(axis=1), rows=SET_NAMES, unit="%", fair=1 / seen.players,
        tells="wins",
    )  # fmt: skip
    held, won = np.zeros((2, seen.games, N_CATEGORIES))
    for category in range(N_CATEGORIES):
        has = (row[:, 2] >> category) & 1
        held[:, category] = seen.add_up(game, 0, 1, has)[:, 0]
        won[:, category] = seen.add_up(game, 0, 1, has * seen.shares[game, seat])[:, 0]
    yield Measure(
        "category_wins", "Game wins for each category won in a round", won, held, rows=CATEGORIES, unit="%",
        fair=1 / seen.players,
    )  # fmt: skip


def lies(seen: Watched) -> Iterator[Measure]:
    """sapone.sell.declare sapone.doubt.false: declarations, their truth, and what becomes of the sale."""
    game, offer = seen.of_kind(Event.OFFERED)
    lie = (offer[:, 2] != offer[:, 3]).astype(np.int64)
    count = seen.add_up(game, lie, 2)
    yield Measure("sales", "Cards offered in a game", seen.count(game))
    yield Measure("lies", "Declarations that are lies", *seen.means(game, 0, 1, lie), unit="%")
    number = sale_numbers(seen)

    def of_sales(kind: int) -> tuple[Any, Any, Any]:
        """For each event of a kind: its game, whether its sale was a lie, its row."""
        found = seen.events[:, 0] == kind
        return seen.event_game[found], lie[number[found]], seen.events[found].astype(np.int64)

    when, false, sold = of_sales(Event.SOLD)
    yield Measure("sold", "Offers that find a buyer", seen.add_up(when, false, 2), count, rows=TOLD, unit="%")
    coin = offer[:, 2] == COIN
    bought = coin[number[seen.events[:, 0] == Event.SOLD]]
    yield Measure(
        "coin_sold", "Offers of a single coin that find a buyer", seen.add_up(when[bought], false[bought], 2),
        seen.add_up(game[coin], lie[coin], 2), rows=TOLD, unit="%",
    )  # fmt: skip
    yield Measure("paid", "Cards paid for a card that is sold", *seen.means(when, false, 2, sold[:, 4]), rows=TOLD)
    when, false, _ = of_sales(Event.DOUBTED)
    yield Measure("doubted", "Declarations that are doubted", seen.add_up(when, false, 2), count, rows=TOLD, unit="%")
    caught, _, _ = of_sales(Event.CAUGHT)
    yield Measure("caught", "Lies that are caught", seen.count(caught), count[:, 1:], unit="%")
    yield Measure(
        "doubts_right", "Doubts that are right", seen.count(caught), seen.count(when), unit="%",
        note="Only with the option `doubt`.",
    )  # fmt: skip
    game, put = seen.of_kind(Event.PUT)
    said = put[:, 3] != NONE
    yield Measure(
        "bid_lies", "Cards of a bid that are not what they are said to be",
        *seen.means(game[said], 0, 1, (put[:, 2] != put[:, 3])[said]), unit="%",
    )  # fmt: skip


def cards(seen: Watched) -> Iterator[Measure]:
    """What each card fetches, and what it is said to be."""
    game, sold = seen.of_kind(Event.SOLD)
    yield Measure(
        "card_price", "Cards paid for each card", *seen.means(game, sold[:, 3], N_TYPES, sold[:, 4]), rows=CARD_NAMES
    )
    game, offer = seen.of_kind(Event.OFFERED)
    card, lie = offer[:, 2], offer[:, 2] != offer[:, 3]
    yield Measure(
        "offered", "How often each card is offered in a game", seen.add_up(game, card, N_TYPES), rows=CARD_NAMES
    )
    yield Measure(
        "card_lies", "Offers of a card under another name", *seen.means(game, card, N_TYPES, lie), rows=CARD_NAMES, unit="%",
    )  # fmt: skip
    game, row = seen.of_kind(Event.BOUGHT)
    yield Measure("bought", "Soap cards bought in a game", seen.count(game))
    buys = seen.add_up(game, row[:, 1], seen.players)
    yield Measure(
        "buyers", "Soap cards bought by a player in a game", *seen.winners_and_others(buys), rows=("winners", "others"),
    )  # fmt: skip


def sale_numbers(seen: Watched) -> Any:
    """For each event, the number of the sale it belongs to, over all games; −1 before the first."""
    return np.cumsum(seen.events[:, 0] == Event.OFFERED) - 1
