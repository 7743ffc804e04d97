"""What a view of Sapone is made of. `knowledge` fills it; the browser's types are written from it.

Every field is always there, except where it says `NotRequired`. What is annotated with pieces is one of their ids, with an
enumeration one of its names.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from stockpot.games.sapone.pieces import CARD, CATEGORIES, WISH
from stockpot.games.sapone.state import Phase

Card = Annotated[str, CARD]
Category = Annotated[str, CATEGORIES]
Wish = Annotated[str, WISH]


class SaleView(TypedDict):
    """The card on sale, and what has been said about it."""

    seller: int
    card: Card | None
    """Known to the seller, and to all when a doubt has turned it up."""
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


class View(TypedDict):
    """The table as a seat, a spectator, or who sees everything may know it."""

    game: Literal["sapone"]
    seat: int | None
    players: int
    options: dict[str, Any]
    """Those that differ from the printed rules."""
    phase: Annotated[str, Phase]
    to_act: list[int]
    round: int
    """From 1."""
    target: int
    """The points that win."""
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
    known: list[Known]
    shown_diamond: Card | None
    """What the Diamond counted as in the last round."""
    namer: int | None
    """Who holds the Diamond when the round is over."""
    winners: list[int]


class Own(TypedDict, total=False):
    """What is different in the view of a seat."""

    seat: int
    sale: SaleView | None
    seats: list[SeatView]
    hand: list[Card]
    known: list[Known]
