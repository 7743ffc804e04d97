"""The hundred cards, their seventeen types, and what a hand is worth in the four categories.

Copies of a type are alike (sapone.ruling.copies): a hand is a count for each type. Types 0 to 10 come from the market
deck, 11 to 16 from the soap deck.
"""

from __future__ import annotations

import csv
from enum import IntEnum
from itertools import accumulate
from pathlib import Path
from typing import Any

from stockpot.core.bits import members
from stockpot.core.kinds import Pieces, PieceSet, Piles
from stockpot.core.rule import rule, table


class Category(IntEnum):
    COINS = 0
    VEGETABLES = 1
    TOOLS = 2
    SOAP = 3


N_CATEGORIES = len(Category)
FOLDER = Path(__file__).parent
LETTERS = "CVTS"
"""The categories in `points.csv`; a set of categories is a number with one bit for each."""


def read_rows(name: str) -> list[dict[str, str]]:
    with (FOLDER / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


CARDS = read_rows("cards.csv")
SETS = [sum(1 << LETTERS.index(letter) for letter in entry["categories"]) for entry in read_rows("points.csv")]
"""The fifteen sets of categories in the order of the printed table."""
CLASSIC = tuple(int(entry["classic"]) for entry in read_rows("points.csv"))
REVISED = tuple(int(entry["revised"]) for entry in read_rows("points.csv"))

N_TYPES = len(CARDS)
N_MARKET = sum(int(card["copies"]) for card in CARDS if card["deck"] == "market")
N_SOAP = sum(int(card["copies"]) for card in CARDS if card["deck"] == "soap")
N_CARDS = N_MARKET + N_SOAP
MARKET_TYPES = sum(card["deck"] == "market" for card in CARDS)
"""Types below this number are market cards, the others soap cards."""

CARD = Pieces(
    "card",
    (
        "coin", "watermelon", "leek", "broccoli", "cucumber", "artichoke", "broom", "scythe", "rake", "pick", "shovel",
        "soap", "double soap", "four coins", "three coins", "two coins", "diamond",
    ),
)  # fmt: skip
CATEGORIES = Pieces("category", ("coins", "vegetables", "tools", "soap"))
WISH = Pieces("wish", (*CATEGORIES.ids, "anything"))

KINDS = {"coins": Category.COINS, "vegetable": Category.VEGETABLES, "tool": Category.TOOLS, "soap": Category.SOAP}
COIN = 0
FIRST_VEGETABLE, FIRST_TOOL = 1, 6
SOAP, DOUBLE_SOAP, FOUR_COINS, THREE_COINS, TWO_COINS, DIAMOND = range(11, 17)

COPIES = table([int(card["copies"]) for card in CARDS])
AMOUNT = table([int(card["amount"]) for card in CARDS])
RARITY = table([int(card["rarity"] or 0) for card in CARDS])
CATEGORY = table([int(KINDS[card["category"]]) if card["category"] in KINDS else -1 for card in CARDS])
DECK = table([t for t, card in enumerate(CARDS) for _ in range(int(card["copies"]))])
"""All hundred cards by type: the sixty of the market deck, then the forty of the soap deck."""
FIRST_COPY = table([sum(int(card["copies"]) for card in CARDS[:t]) for t in range(N_TYPES + 1)])
"""Where the copies of a type begin in `DECK`."""
SET_PLACE = table([SETS.index(won) if won in SETS else -1 for won in range(16)])
"""Where a set of categories stands in the printed table."""

# Types of a sum category from the largest amount down, for breaking ties; −1 fills up.
LARGEST_FIRST = table([[FOUR_COINS, THREE_COINS, TWO_COINS, COIN], [DOUBLE_SOAP, SOAP, -1, -1]])


@rule
def wide(number: int) -> int:
    """The same number in 64 bits: a rule that is always given such numbers is compiled only once."""
    return number + 0


@rule
def is_soap_card(card: int) -> bool:
    """Does this type come from the soap deck?"""
    return card >= MARKET_TYPES


# ------------------------------------------------------------------------------------- numbers of cards of all types in a word

WIDTHS = [int(COPIES[card]).bit_length() for card in range(N_TYPES)]
SHIFT = table(list(accumulate(WIDTHS, initial=0)))
LIMIT = table([(1 << width) - 1 for width in WIDTHS])


@rule
def unit(card: int) -> int:
    """One card of a type."""
    return 1 << SHIFT[card]


@rule
def number_of(word: int, card: int) -> int:
    """How many cards of a type."""
    return (word >> SHIFT[card]) & LIMIT[card]


ALL_CARDS = sum(int(COPIES[card]) << SHIFT[card] for card in range(N_TYPES))


def cards_in(word: int) -> list[int]:
    """The cards of a word one by one."""
    return [card for card in range(N_TYPES) for _ in range(number_of(word, card))]


CLAIM_BITS = 5
MOST_CLAIMS = 9
"""So many claims, type + 1 in five bits each, fit into three numbers of the trail."""


def claims_in(word: int) -> list[int]:
    """The claims that a word of the trail has."""
    said = [word >> CLAIM_BITS * i & 31 for i in range(MOST_CLAIMS)]
    return [claim - 1 for claim in said if claim]


HAND = Piles(CARD, cards_in, width=3)
CLAIMS = Piles(CARD, claims_in, width=3)
WON = PieceSet(CATEGORIES, members, width=1)

# -------------------------------------------------------------------------------------------------- what a hand is worth


@rule
def cards_of(s: Any, seat: int, card: int) -> int:
    """sapone.diamond.name: how many of a type a hand counts at the end, a named Diamond included."""
    count: int = s.hand[seat, card] + (s.hand[seat, DIAMOND] if s.named == card else 0)
    return count


@rule
def has_category(s: Any, seat: int, category: int) -> bool:
    """sapone.ruling.without: does the hand hold any card of the category?"""
    n = 0
    for card in range(N_TYPES):
        if CATEGORY[card] == category:
            n += cards_of(s, seat, card)
    return n > 0


@rule
def compare(s: Any, one: int, other: int, category: int) -> int:
    """Who is better in a category: positive for `one`, negative for `other`, 0 for an unbreakable tie."""
    if category == Category.COINS:
        return compare_sums(s, one, other, category, 0)
    if category == Category.SOAP:
        return compare_sums(s, one, other, category, 1)
    return compare_collections(s, one, other, FIRST_VEGETABLE if category == Category.VEGETABLES else FIRST_TOOL)


@rule
def total(s: Any, seat: int, category: int) -> int:
    """sapone.score.most: the sum of the amounts of a category."""
    amount = 0
    for card in range(N_TYPES):
        if CATEGORY[card] == category:
            amount += AMOUNT[card] * cards_of(s, seat, card)
    return amount


@rule
def compare_sums(s: Any, one: int, other: int, category: int, order: int) -> int:
    """sapone.score.most sapone.score.most-ties: the larger sum, then more of the largest cards, and so on down."""
    difference = total(s, one, category) - total(s, other, category)
    for i in range(4):
        card = LARGEST_FIRST[order, i]
        if difference == 0 and card >= 0:
            difference = cards_of(s, one, card) - cards_of(s, other, card)
    return difference


@rule
def compare_collections(s: Any, one: int, other: int, first: int) -> int:
    """sapone.score.best sapone.score.best-rarity sapone.score.best-layers: types, rarity, then layer by layer."""
    for layer in range(1, 7):
        types = 0
        rarest = 0
        for i in range(5):
            mine = 1 if cards_of(s, one, first + i) >= layer else 0
            yours = 1 if cards_of(s, other, first + i) >= layer else 0
            types += mine - yours
            if rarest == 0:
                rarest = mine - yours
        if types != 0:
            return types
        if rarest != 0:
            return rarest
    return 0


@rule
def best_in(s: Any, category: int) -> int:
    """sapone.score.ties sapone.ruling.many: the seats that nobody beats in a category; several when it is a tie."""
    best = -1
    seats = 0
    for seat in range(s.players):
        if has_category(s, seat, category):
            better = 1 if best < 0 else compare(s, seat, best, category)
            if better > 0:
                best = seat
                seats = 1 << seat
            elif better == 0:
                seats |= 1 << seat
    return seats
