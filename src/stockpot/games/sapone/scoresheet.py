"""Why each category of a scored round went to whom it went, for people to follow.

The rules say which of two hands is better (`pieces.compare`). Here a hand is a list of numbers, in the order in which they count;
the first in which the best two differ has decided. Tests hold that the sheet and the rules name the same winners.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from stockpot.games.sapone.pieces import AMOUNT, CARD, CATEGORIES, CATEGORY, DIAMOND, N_CATEGORIES, N_TYPES, RARITY
from stockpot.games.sapone.state import NONE, TIES, State
from stockpot.games.sapone.view import Contender, Decider, Verdict

Hand = Sequence[int]
"""How many cards of each type."""

CARDS = [
    sorted(
        (card for card in range(N_TYPES) if CATEGORY[card] == category), key=lambda card: (-AMOUNT[card], RARITY[card])
    )
    for category in range(N_CATEGORIES)
]
"""The types of each category, the largest or the rarest first."""
CATEGORY_OF = [int(CATEGORY[card]) for card in range(N_TYPES)]
AMOUNTS = [int(AMOUNT[card]) for card in range(N_TYPES)]
SUMS = [AMOUNTS[cards[0]] > 0 for cards in CARDS]
"""Is it the sum that counts in a category, and not the types?"""


def last_round(s: State) -> list[Verdict]:
    """sapone.diamond.name: the sheet of the round that was scored last; empty before the first."""
    hands = s.shown_hand.tolist()[: s.players]
    if not any(map(any, hands)):
        return []
    if s.shown_name != NONE:
        for hand in hands:
            hand[s.shown_name] += hand[DIAMOND]
    return sheet(tuple(map(tuple, hands)), s.options[TIES] == 0)


@lru_cache(256)
def sheet(hands: tuple[Hand, ...], tied_win: bool) -> list[Verdict]:
    """All categories. They stay the same until the next round is scored, and every view has them."""
    return [verdict(hands, category, tied_win) for category in range(N_CATEGORIES)]


def verdict(hands: Sequence[Hand], category: int, tied_win: bool) -> Verdict:
    """sapone.score.ties sapone.ruling.without: who has cards of a category, who wins it, and what decided."""
    found = {seat: numbers(hand, category) for seat, hand in enumerate(hands) if cards_of(hand, category)}
    ranking = sorted(found.values(), reverse=True)
    best = [seat for seat in found if found[seat] == ranking[0]]
    contenders: list[Contender] = [
        {"seat": seat, "place": 1 + ranking.index(own), "value": own[0], "cards": cards_of(hands[seat], category)}
        for seat, own in found.items()
    ]
    return {
        "category": CATEGORIES.ids[category],
        "contenders": sorted(contenders, key=lambda one: one["place"]),
        "winners": best if tied_win or len(best) == 1 else [],
        **decider(ranking, category),
    }


def cards_of(hand: Hand, category: int) -> dict[str, int]:
    """The cards of a category."""
    return {CARD.ids[card]: hand[card] for card in CARDS[category] if hand[card]}


def worth(hand: Hand) -> list[int]:
    """What a hand counts in each category before ties are broken: the sum of amounts, or the number of types."""
    return [value(hand, category) for category in range(N_CATEGORIES)]


def value(hand: Hand, category: int) -> int:
    cards = CARDS[category]
    return (
        sum(AMOUNTS[card] * hand[card] for card in cards) if SUMS[category] else sum(hand[card] > 0 for card in cards)
    )


def worth_with(hand: Hand, now: list[int], cards: Iterable[int], by: int = 1) -> list[int]:
    """What a hand that counts `now` would count with some cards more, or fewer."""
    then, found = list(hand), now.copy()
    for card in cards:
        then[card] += by
    for category in {CATEGORY_OF[card] for card in cards if card != DIAMOND}:
        found[category] = value(then, category)
    return found


def numbers(hand: Hand, category: int) -> list[int]:
    """What counts in a category, one number after the other; the larger list is the better hand."""
    return sum_first(hand, CARDS[category]) if SUMS[category] else types_first(hand, CARDS[category])


def sum_first(hand: Hand, cards: Sequence[int]) -> list[int]:
    """sapone.score.most sapone.score.most-ties: the sum, then how many of the largest cards, and so on down."""
    return [sum(AMOUNTS[card] * hand[card] for card in cards), *(hand[card] for card in cards)]


def types_first(hand: Hand, cards: Sequence[int]) -> list[int]:
    """sapone.score.best sapone.score.best-rarity sapone.score.best-layers: layer by layer the types, then the rarest of them."""
    found: list[int] = []
    for layer in range(1, 2 + max(hand[card] for card in cards)):
        held = [int(hand[card] >= layer) for card in cards]
        found += [sum(held), *held]
    return found


def decider(ranking: Sequence[list[int]], category: int) -> Decider:
    """What decided between the best two."""
    if len(ranking) < 2:
        return {"by": "alone" if ranking else "nobody"}
    for place, (best, other) in enumerate(zip(*ranking[:2], strict=False)):
        if best != other:
            return reason(place, category)
    return {"by": "tie"}


def reason(place: int, category: int) -> Decider:
    """What stands at a place of `numbers`."""
    layer, place = divmod(place, 1 + len(CARDS[category]))
    if SUMS[category]:
        return {"by": "largest", "card": CARD.ids[CARDS[category][place - 1]]} if place else {"by": "sum"}
    if place:
        return {"by": "rarer", "card": CARD.ids[CARDS[category][place - 1]], "layer": 1 + layer}
    return {"by": "types", "layer": 1 + layer}
