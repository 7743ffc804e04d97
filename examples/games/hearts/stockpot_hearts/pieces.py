"""The 52 cards: 13 × suit + rank, so a set of cards is a number with a bit for each."""

from __future__ import annotations

from stockpot.core.bits import count, has
from stockpot.core.kinds import Pieces
from stockpot.core.rule import rule, table

SUIT = Pieces("suit", ("clubs", "diamonds", "spades", "hearts"))
RANK = Pieces("rank", ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"))
N_SUITS, N_RANKS, N_CARDS = SUIT.size, RANK.size, SUIT.size * RANK.size


@rule
def suit_of(card: int) -> int:
    return card // 13


@rule
def rank_of(card: int) -> int:
    return card % 13


CARD = Pieces(
    "card",
    [f"{rank} of {suit}" for suit in SUIT.ids for rank in RANK.ids],
    parts={"rank": (RANK, rank_of), "suit": (SUIT, suit_of)},
)
OF_SUIT = table([0x1FFF << 13 * suit for suit in range(N_SUITS)])
CLUBS, DIAMONDS, SPADES, HEARTS = range(N_SUITS)
ALL_HEARTS = 0x1FFF << 13 * HEARTS
QUEEN = CARD.number["queen of spades"]
HIGH_SPADES = 3 << QUEEN + 1
"""King and ace."""
ALL_CARDS = (1 << N_CARDS) - 1


@rule
def cost_of(cards: int) -> int:
    """hearts.score.cards: what taken cards cost; all of them 26."""
    return count(cards & ALL_HEARTS) + (13 if has(cards, QUEEN) else 0)
