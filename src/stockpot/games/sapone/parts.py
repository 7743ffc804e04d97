"""What lies where in the tensor that `features` writes, and how long a game can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.parts import Each, Part, Parts
from stockpot.games.sapone.pieces import CARD, CLASSIC, N_MARKET, REVISED, WISH
from stockpot.games.sapone.state import MAX_PLAYERS, N_PHASES, Phase

CLAIMS = (*CARD.ids, "no claim")

PARTS = Parts(
    Part("hand", "own free cards: share of the copies of each", CARD),
    Part("down", "own cards put down: share of the copies of each", CARD),
    Part("claimed", "what one has claimed of them: how many of each", CARD),
    Part("holding", "the card that waits for its claim: 1", CARD),
    Part("offered", "the own card for sale: 1", CARD),
    Part("silent", "cards put down without a claim"),
    Part("phase", "the step of the turn: 1", tuple(Phase(n).name.lower() for n in range(N_PHASES))),
    Part("market_top", "the open card on the market: 1", CARD),
    Part("declared", "what the seller says the card is: 1", CARD),
    Part("face_up", "1 when the card for sale lies open"),
    Part("wish", "what the seller wishes for: 1", (*WISH.ids, "none")),
    Part("request", "what more the seller asks for: 1", (*WISH.ids, "none")),
    Part("market", "cards of the market / 60"),
    Part("open_market", "open cards of the market / 30"),
    Part("soap", "cards of the soap pile / 40"),
    Part("discard", "cards of the discard pile / 60"),
    Part("asked", "how often more was asked for"),
    Part("doubt", "1 where the variant is played"),
    Part("players", "number of players / 6"),
    Part("target", "points to win / 20"),
    Part("may_ask", "1 when more may be asked for"),
    Part("sold", "the open card for sale: 1", CARD),
    Each(
        "seats",
        MAX_PLAYERS,
        Part("known", "cards that one has seen and that may be here: share of each", (*CARD.ids, "unknown soap")),
        Part("claims", "open claims: how many of each", CLAIMS),
        Part("cards", "free cards / 10"),
        Part("bid", "cards of the open bid / 5"),
        Part("points", "points, as a share of the target"),
        Part("bought", "purchases / 5"),
        Part("turn", "1 for whose turn it is"),
        Part("first", "1 for who began the round"),
        Part("doubter", "1 for who doubts"),
        Part("asked", "1 for who is asked for more"),
        Part("busy", "1 where it has to bid, or to say whether it doubts"),
        Part("soap_shown", "cards with a soap back in its bid, where backs differ"),
        Part("namer", "1 for who holds the diamond at the end of the round"),
        Part("there", "1 where somebody sits"),
        Part("gained", "points of the last round / 15"),
    ),
)


def most_decisions(players: int, options: Mapping[str, Any]) -> int | None:
    """sapone.end.target: in every round somebody wins a category, and the points for it; unless ties or points give nothing.

    A turn draws a market card. A sale has a card, what it is said to be, and a wish; bids as often as the seller may ask, each
    card with a claim; after every round of bids an answer. With doubts all are asked before each of these.
    """
    least = min({"classic": CLASSIC, "revised": REVISED, "own": options["points"]}[options["table"]])
    if options["ties"] == "none" or least == 0:
        return None
    rounds = players * (options["target"] - 1) // least + 1
    others, bids = players - 1, 1 + options["requests"]
    words = 4 + bids * (others + 1) + options["requests"]
    doubts = (bids + 1) * others + 1 if options["doubt"] else 0
    drawn = range(players * options["dealt"] + 1, N_MARKET + 1)  # as many cards as all have together, at most
    return int(rounds * (sum(words + doubts + 2 * (cards - 1) for cards in drawn) + 1))
