"""Who knows what in Sapone: the view of a seat. What each has seen is kept in the state as it happens (`memory`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from stockpot.core.bits import members
from stockpot.core.game import ALL_OPEN
from stockpot.core.rule import rule
from stockpot.games.sapone import scoresheet
from stockpot.games.sapone.guessing import redeal
from stockpot.games.sapone.memory import tokens_of
from stockpot.games.sapone.pieces import (
    CARD,
    DECK,
    N_TYPES,
    SETS,
    WISH,
    WON,
    is_soap_card,
)
from stockpot.games.sapone.rounds import set_points, soap_cards_at, winners
from stockpot.games.sapone.rules import waiting
from stockpot.games.sapone.state import (
    BACKS,
    MAX_PLAYERS,
    NO_WISH,
    NONE,
    OPTIONS,
    REQUESTS,
    SILENT,
    SPECTATOR,
    TARGET,
    TO_ALL,
    UNKNOWN_SOAP,
    UP,
    Phase,
    State,
)
from stockpot.games.sapone.view import Known, Own, SaleView, SeatView, View

__all__ = ["own", "public", "redeal", "secret"]

SOAP_DECK: Literal["soap deck"] = "soap deck"
"""In views: a card of the soap deck whose face the viewer has not seen."""


def public(s: State) -> View:
    """sapone.hidden.public: what everybody may know."""
    top = s.market[s.n_market - 1] if s.n_market else 0
    return {
        "game": "sapone",
        "seat": None,
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "phase": Phase(s.phase).name.lower(),
        "to_act": members(waiting(s)),
        "round": s.round + 1,
        "scored": s.round + (s.phase == Phase.OVER),
        "target": s.options[TARGET],
        "set_points": [set_points(s, won) for won in SETS],
        "first": s.first,
        "turn": s.turn,
        "market": s.n_market,
        "face_up_left": s.ups,
        "top": CARD.ids[top - UP] if top >= UP else None,
        "soap": s.n_soap,
        "discard": s.n_discard,
        "paid": s.n_bid[s.turn] if s.phase == Phase.PAY else 0,
        "sale": _sale_view(s, None, None),
        "seats": [_seat_view(s, seat, None) for seat in range(s.players)],
        "hand": None,
        "worth": None,
        "worth_without": None,
        "known": _known_view(s, SPECTATOR),
        "last_round": scoresheet.last_round(s),
        "shown_diamond": CARD.data(s.shown_name),
        "namer": None if s.namer == NONE else s.namer,
        "winners": members(winners(s)) if s.phase == Phase.OVER else [],
    }


def own(s: State, viewer: int, known: Mapping[str, Any]) -> Own:
    """sapone.hidden.hands: a seat knows its hand, what it sells and puts down, and the cards it has seen."""
    if viewer == ALL_OPEN:
        return {
            "sale": _sale_view(s, s.turn, None),
            "seats": [_open_seat(s, seat) for seat in range(s.players)],
            "known": [],
        }
    cards = [s.hand[viewer, card] + s.bid[viewer, card] for card in range(N_TYPES)]
    worth = scoresheet.worth(cards)
    seats: list[SeatView] = known["seats"].copy()
    seats[viewer] = _seat_view(s, viewer, viewer)
    for other in range(s.players):
        if viewer == s.turn and s.n_shown[other]:
            claims = [card for card in range(N_TYPES) for _ in range(s.shown[other, card])]
            seats[other] = {**seats[other], "worth": scoresheet.worth_with(cards, worth, claims)}
    return {
        "seat": viewer,
        "sale": _sale_view(s, viewer, scoresheet.worth_with(cards, worth, [s.declared]) if _buys(s, viewer) else None),
        "seats": seats,
        "hand": _cards(s.hand, viewer),
        "worth": worth,
        "worth_without": _worth_without(s, viewer, cards, worth) if viewer in known["to_act"] else None,
        "known": _known_view(s, viewer),
    }


def _buys(s: State, viewer: int) -> bool:
    """Is a card declared that the viewer may bid for?"""
    return s.offer != NONE and s.declared != NONE and s.turn != viewer


def _worth_without(s: State, seat: int, cards: list[int], worth: list[int]) -> dict[str, list[int]]:
    """What the cards of a seat would count without one of its hand."""
    return {
        CARD.ids[card]: scoresheet.worth_with(cards, worth, [card], -1) for card in range(N_TYPES) if s.hand[seat, card]
    }


def _open_seat(s: State, seat: int) -> SeatView:
    """A seat with all its cards."""
    return {**_seat_view(s, seat, seat), "hand": _cards(s.hand, seat)}


def _cards(rows: Any, seat: int) -> list[str]:
    """The cards of a seat by name."""
    return [CARD.ids[card] for card in range(N_TYPES) for _ in range(rows[seat, card])]


def _claims(rows: Any, seat: int) -> list[str | None]:
    """The claims of a seat, `None` for cards put down without a word."""
    spoken: list[str | None] = list(_cards(rows, seat))
    return spoken + [None] * rows[seat, SILENT]


def _sale_view(s: State, viewer: int | None, worth: list[int] | None) -> SaleView | None:
    """sapone.hidden.sales: the card on sale is known to its owner, and to all once it is turned up."""
    if s.offer == NONE:
        return None
    open_card = s.face_up != 0 or viewer == s.turn
    return {
        "seller": s.turn,
        "card": CARD.ids[s.offer] if open_card else None,
        "worth": worth,
        "face_up": bool(s.face_up),
        "soap_back": is_soap_card(s.offer) if s.options[BACKS] else None,
        "declared": CARD.data(s.declared),
        "wish": None if s.wish == NO_WISH else WISH.ids[s.wish],
        "bidding": s.rounds,
        "doubter": None if s.doubter == NONE else s.doubter,
        "requests": s.asked,
        "requests_left": s.options[REQUESTS] - s.asked,
        "request_to": None if s.request_to == NONE else "all" if s.request_to == TO_ALL else s.request_to,
        "request_wish": None if s.request_wish == NO_WISH else WISH.ids[s.request_wish],
    }


def _seat_view(s: State, other: int, viewer: int | None) -> SeatView:
    """sapone.sell.hidden: one seat; what it is putting down right now only it can see."""
    mine = other == viewer
    pending = 0 if s.phase == Phase.PAY else s.n_bid[other] - s.n_shown[other]
    result: SeatView = {
        "points": s.points[other],
        "gained": s.gained[other],
        "won": WON.data(s.won[other]),
        "cards": s.n_hand[other] + pending,
        "soap_backs": None,
        "bought": s.bought[other],
        "bid": s.n_shown[other],
        "bid_soap_backs": s.shown_soap[other] if s.options[BACKS] else None,
        "claims": _claims(s.shown, other),
        "shown_hand": _cards(s.shown_hand, other),
        "hand": None,
    }
    if s.options[BACKS]:
        result["soap_backs"] = soap_cards_at(s, other)
    if mine:
        result["own_bid"] = _cards(s.bid, other)
        result["own_claims"] = _claims(s.claim, other)
        result["holding"] = CARD.data(s.holding[other])
        result["doubts"] = bool(s.answers >> other & 1) if s.phase == Phase.DOUBT else None
    return result


def _known_view(s: State, viewer: int) -> list[Known]:
    """sapone.hidden.memory: the cards that the viewer has seen and where each may be now."""
    found = []
    for token, where in tokens_of(s, viewer):
        card = SOAP_DECK if token >= UNKNOWN_SOAP else CARD.ids[DECK[token]]
        at: list[int | Literal["discard"]] = [place if place < MAX_PLAYERS else "discard" for place in members(where)]
        found.append((min(token, UNKNOWN_SOAP) if token >= UNKNOWN_SOAP else DECK[token], where, card, at))
    return [{"card": card, "places": at} for *_, card, at in sorted(found, key=lambda entry: entry[:2])]


@rule
def secret(s: State, seat: int) -> bool:
    """Will the move now owed by another seat stay hidden from this one?"""
    if s.phase == Phase.GIVE:
        return seat != s.turn
    return s.phase == Phase.PAY or s.phase == Phase.OFFER or s.phase == Phase.BID or s.phase == Phase.DOUBT
