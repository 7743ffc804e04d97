"""What a view of Sapone is made of. `knowledge` fills it; the browser's types are written from it.

Every field is always there, except where it says `NotRequired`. What is annotated with pieces is one of their ids, with an
enumeration one of its names.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from stockpot.core.view import TableView
from stockpot.games.sapone.pieces import (
    AMOUNT,
    CARD,
    CATEGORIES,
    CATEGORY,
    N_TYPES,
    RARITY,
    SETS,
    WISH,
    WON,
)
from stockpot.games.sapone.state import Phase

Card = Annotated[str, CARD]
Category = Annotated[str, CATEGORIES]
Wish = Annotated[str, WISH]

PRINTED_CARDS = {
    CARD.ids[card]: {
        "category": CATEGORIES.data(int(CATEGORY[card])),
        "amount": int(AMOUNT[card]),
        "rarity": int(RARITY[card]),
    }
    for card in range(N_TYPES)
}
"""The Diamond has no category until it is named. Coins and soap have an amount; of vegetables and tools 1 is the rarest."""
CATEGORY_SETS = [WON.data(won) for won in SETS]
"""The sets of categories that somebody may win in a round."""


class SaleView(TypedDict):
    """The card on sale, and what has been said about it."""

    seller: int
    card: Card | None
    """Known to the seller, and to all when a doubt has turned it up."""
    worth: list[int] | None
    """What the cards of the viewer would count with it, were it what it is declared to be."""
    face_up: bool
    soap_back: bool | None
    """Does it have the back of the soap deck? `None` where all backs are alike."""
    declared: Card | None
    wish: Wish | None
    bidding: int
    """The rounds of bids so far."""
    doubter: int | None
    requests: int
    """How often the seller has asked for more."""
    requests_left: int
    """How often the seller still may."""
    request_to: int | Literal["all"] | None
    request_wish: Wish | None


class SeatView(TypedDict):
    """A seat as the viewer may know it."""

    points: int
    gained: int
    """In the last round."""
    won: list[Category]
    """In the last round."""
    cards: int
    """In the hand, those of a bid that is not shown yet included."""
    soap_backs: int | None
    """How many of all its cards have the back of the soap deck; `None` where all backs are alike."""
    bought: int
    """Soap cards in this round."""
    bid: int
    """How many cards of its bid all have seen."""
    bid_soap_backs: int | None
    claims: list[Card | None]
    """What these are said to be; `None` for a card put down without a word."""
    worth: NotRequired[list[int]]
    """For the seller: what their own cards would count with these, were they what they are said to be."""
    shown_hand: list[Card]
    """The hand at the end of the last round."""
    hand: list[Card] | None
    """Only where everything is open."""
    own_bid: NotRequired[list[Card]]
    """The viewer's own seat only, as all that follows."""
    own_claims: NotRequired[list[Card | None]]
    holding: NotRequired[Card | None]
    """The card of a bid of which it is still to be said what it is."""
    doubts: NotRequired[bool | None]


class Known(TypedDict):
    """A card that the viewer has seen, and where it may be now."""

    card: Card | Literal["soap deck"]
    """A soap card whose face the viewer has not seen is “soap deck”."""
    places: list[int | Literal["discard"]]


class Contender(TypedDict):
    """Who has cards of a category at the end of a round."""

    seat: int
    place: int
    """From 1; equals share one."""
    value: int
    """The sum of amounts, or the number of types."""
    cards: dict[Card, int]
    """How many of each; the Diamond is what it was named."""


class Decider(TypedDict):
    """What decided between the best two of a category."""

    by: Literal["nobody", "alone", "sum", "largest", "types", "rarer", "tie"]
    """There were no two; or the sum, more of a large card, more types, a rarer type; or nothing could."""
    card: NotRequired[Card]
    """The large card, or the rarer one."""
    layer: NotRequired[int]
    """Of types: 1 is the first card of each, 2 the second, and so on."""


class Verdict(Decider):
    """To whom a category of the last round went, and why."""

    category: Category
    contenders: list[Contender]
    """The best first."""
    winners: list[int]


class View(TableView):
    """The table as a seat, a spectator, or who sees everything may know it."""

    game: Literal["sapone"]
    phase: Annotated[str, Phase]
    round: int
    """From 1."""
    scored: int
    """Rounds that are over and scored."""
    target: int
    """The points that win."""
    set_points: list[int]
    """What each of `CATEGORY_SETS` is worth."""
    first: int
    """Who started the round."""
    turn: int
    market: int
    """How many cards are left in the market deck."""
    face_up_left: int
    """How many of them lie face up."""
    top: Card | None
    """The top one, if it lies face up."""
    soap: int
    """How many cards are left in the soap deck."""
    discard: int
    """How many cards lie there."""
    paid: int
    """How many cards of the price have been put down."""
    sale: SaleView | None
    seats: list[SeatView]
    hand: list[Card] | None
    """The viewer's own cards."""
    worth: list[int] | None
    """What these, and those of a bid, count in each category: the sum of amounts, or the number of types."""
    worth_without: dict[Card, list[int]] | None
    """What they would count without one of the hand; while the viewer is to act."""
    known: list[Known]
    last_round: list[Verdict]
    """How each category of the last round was decided; empty before the first is scored."""
    shown_diamond: Card | None
    """What the Diamond counted as in the last round."""
    namer: int | None
    """Who holds the Diamond when the round is over."""


class Own(TypedDict, total=False):
    """What is different in the view of a seat."""

    seat: int
    sale: SaleView | None
    seats: list[SeatView]
    hand: list[Card]
    worth: list[int]
    worth_without: dict[Card, list[int]] | None
    known: list[Known]
