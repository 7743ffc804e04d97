"""Any situation of Sapone as JSON, both ways.

Only `players` is needed. What is left out: the decks hold all cards that are named nowhere, the market as at the start
of a round (half of it face up) unless `market` lists it, from the top down; market cards then left over lie on the discard.
Cards are a list of names, or how many of each: {"leek": 2, "coin": 1}. What happened before is in `past`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from stockpot.core.bits import members, union
from stockpot.core.errors import BadPosition
from stockpot.core.position import Reader, written_generator
from stockpot.core.random import shuffle
from stockpot.games.sapone.past import read_history, read_memory, written_history, written_memory
from stockpot.games.sapone.pieces import (
    CARD,
    CATEGORIES,
    COPIES,
    MARKET_TYPES,
    N_MARKET,
    N_SOAP,
    N_TYPES,
    WISH,
    WON,
)
from stockpot.games.sapone.possible import check
from stockpot.games.sapone.rounds import clear_sale, mix_market
from stockpot.games.sapone.state import (
    BACKS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NO_WISH,
    NONE,
    OPTIONS,
    PRICE,
    TO_ALL,
    UP,
    Phase,
    State,
)

NAMES = CARD.ids
CLAIMS = (*NAMES, "nothing")
PHASES = [phase.name.lower() for phase in Phase]


def write(s: State) -> dict[str, Any]:
    """The whole situation, hidden parts included."""
    seats = range(s.players)
    return {
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "phase": PHASES[s.phase],
        "round": s.round + 1,
        "first": s.first,
        "turn": s.turn,
        "points": [s.points[seat] for seat in seats],
        "gained": [s.gained[seat] for seat in seats],
        "won": [WON.data(s.won[seat]) for seat in seats],
        "shown_hands": [_names(s.shown_hand, seat) for seat in seats],
        "shown_diamond": CARD.data(s.shown_name),
        "hands": [_names(s.hand, seat) for seat in seats],
        "bids": [_names(s.bid, seat) for seat in seats],
        "claims": [_names(s.claim, seat, CLAIMS) for seat in seats],
        "shown": [_names(s.shown, seat, CLAIMS) for seat in seats],
        "shown_soap": [s.shown_soap[seat] for seat in seats],
        "holding": [CARD.data(s.holding[seat]) for seat in seats],
        "market": [NAMES[card % UP] + (" up" if card >= UP else "") for card in s.market.tolist()[: s.n_market][::-1]],
        "soap": [NAMES[card] for card in s.soap.tolist()[: s.n_soap][::-1]],
        "discard": [NAMES[card] for card in range(N_TYPES) for _ in range(s.discard[card])],
        "bought": [s.bought[seat] for seat in seats],
        "named": CARD.data(s.named),
        "namer": None if s.namer == NONE else s.namer,
        "offer": CARD.data(s.offer),
        "declared": CARD.data(s.declared),
        "wish": None if s.wish == NO_WISH else WISH.ids[s.wish],
        "face_up": bool(s.face_up),
        "doubter": None if s.doubter == NONE else s.doubter,
        "doubts": members(s.answers),
        "deciding": members(s.busy),
        "bidding": s.rounds,
        "requests": s.asked,
        "request_to": None if s.request_to == NONE else s.request_to,
        "request_wish": None if s.request_wish == NO_WISH else WISH.ids[s.request_wish],
        "memory": written_memory(s),
        "history": written_history(s),
        "rng": written_generator(s),
    }


def _names(rows: Any, seat: int, names: tuple[str, ...] = NAMES) -> list[str]:
    return [name for card, name in enumerate(names) for _ in range(rows[seat, card])]


# ------------------------------------------------------------------------------------------------------------- reading


def read(position: Mapping[str, Any]) -> State:
    """The state for a situation; `BadPosition` says what is wrong with it."""
    r = Reader(position)
    s = State()
    s.players = r.number("players", MIN_PLAYERS, MAX_PLAYERS)
    r.generator(s)
    for i, number in enumerate(r.options(OPTIONS)):
        s.options[i] = number
    clear_sale(s)
    last = s.players - 1
    s.first = r.number("first", 0, last, 0)
    s.turn = r.number("turn", 0, last, s.first)
    s.round = r.number("round", 1, 10_000, 1) - 1
    read_scores(r, s)
    read_sale(r, s)
    read_cards(r, s)
    s.phase = r.name("phase", PHASES, PHASES[default_phase(s)])
    read_history(r, s)
    read_memory(r, s)
    r.done()
    check(s)
    return s


def default_phase(s: State) -> Phase:
    """The turn after the pick, or the bidding when a card is on sale."""
    if s.offer != NONE:
        return Phase.BID
    return Phase.CHOICE if s.n_hand[s.turn] >= s.options[PRICE] and s.n_soap else Phase.OFFER


def add_up(row: Any, seat: int, cards: list[int], where: str) -> None:
    """So many of each type for a seat; no more than there are, whatever the list says."""
    for card, n in Counter(cards).items():
        most = COPIES[card] if card < N_TYPES else N_MARKET + N_SOAP
        if n > most:
            raise BadPosition(f"{where}: there are more than {most} of {CLAIMS[card]}.")
        row[seat, card] = n


def read_scores(r: Reader, s: State) -> None:
    empty: list[list[str]] = [[]] * s.players
    for seat, points in enumerate(r.numbers("points", s.players, 0, 30_000, [0] * s.players)):
        s.points[seat] = points
    for seat, gain in enumerate(r.numbers("gained", s.players, 0, 100, [0] * s.players)):
        s.gained[seat] = gain
    for seat, won in enumerate(r.name_lists("won", s.players, CATEGORIES.ids, empty)):
        s.won[seat] = union(won)
    for seat, cards in enumerate(r.name_lists("shown_hands", s.players, NAMES, empty)):
        add_up(s.shown_hand, seat, cards, f"shown_hands[{seat}]")
    s.shown_name = r.name_or_nothing("shown_diamond", NAMES)


def read_sale(r: Reader, s: State) -> None:
    """What is on the table."""
    last = s.players - 1
    empty: list[list[str]] = [[]] * s.players
    s.offer = r.name_or_nothing("offer", NAMES)
    s.declared = r.name_or_nothing("declared", NAMES)
    s.wish = r.name_or_nothing("wish", WISH.ids, NO_WISH)
    s.face_up = int(r.flag("face_up", False))
    s.doubter = r.number_or_nothing("doubter", 0, last)
    s.answers = union(r.numbers("doubts", None, 0, last, []))
    s.rounds = r.number("bidding", 0, 100, 1 if s.offer != NONE else 0)
    s.asked = r.number("requests", 0, 100, 0)
    s.request_to = r.number_or_nothing("request_to", 0, TO_ALL)
    s.request_wish = r.name_or_nothing("request_wish", WISH.ids, NO_WISH)
    bids = r.name_lists("bids", s.players, NAMES, empty)
    claims = r.name_lists("claims", s.players, CLAIMS, [["nothing"] * len(cards) for cards in bids])
    shown = r.name_lists("shown", s.players, CLAIMS, [[CLAIMS[claim] for claim in said] for said in claims])
    for seat in range(s.players):
        add_up(s.bid, seat, bids[seat], f"bids[{seat}]")
        for row, said, where in ((s.claim, claims, "claims"), (s.shown, shown, "shown")):
            if len(said[seat]) > len(bids[seat]):
                raise BadPosition(f"{where}[{seat}]: one for each card bid.")
            for claim, n in Counter(said[seat]).items():
                row[seat, claim] = n
        s.n_bid[seat], s.n_shown[seat] = len(bids[seat]), len(shown[seat])
    soap = [sum(card >= MARKET_TYPES for card in cards) if s.options[BACKS] else 0 for cards in bids]
    for seat, n in enumerate(r.numbers("shown_soap", s.players, 0, N_SOAP, soap)):
        s.shown_soap[seat] = n

    def held_card(value: Any, where: str) -> int:
        return NONE if value is None else Reader({where: value}).name(where, NAMES)

    for seat, held in enumerate(r.each("holding", s.players, held_card, [None] * s.players)):
        s.holding[seat] = held


def read_cards(r: Reader, s: State) -> None:
    """Hands and decks; what is named nowhere lies in the decks or on the discard."""
    empty: list[list[str]] = [[]] * s.players
    for seat, cards in enumerate(r.name_lists("hands", s.players, NAMES, empty)):
        add_up(s.hand, seat, cards, f"hands[{seat}]")
        s.n_hand[seat] = len(cards)
    busy = [seat for seat in range(s.players) if seat != s.turn and s.n_hand[seat]] if s.offer != NONE else []
    s.busy = union(r.numbers("deciding", None, 0, s.players - 1, busy))
    for seat, n in enumerate(r.numbers("bought", s.players, 0, N_SOAP, [0] * s.players)):
        s.bought[seat] = n
    s.named = r.name_or_nothing("named", NAMES)
    s.namer = r.number_or_nothing("namer", 0, s.players - 1)
    over = r.data.get("phase") == "over"
    read_discard(r, s)
    read_market(r, s, over)
    read_soap(r, s, over)


def left_over(s: State) -> list[int]:
    """Copies of each type that have no place yet."""
    left = []
    for card in range(N_TYPES):
        used = sum(s.hand[seat, card] + s.bid[seat, card] for seat in range(s.players))
        used += s.discard[card] + (s.offer == card)
        if used > COPIES[card]:
            raise BadPosition(f"There are more than {COPIES[card]} of {NAMES[card]}.")
        left.append(COPIES[card] - used)
    return left


def read_discard(r: Reader, s: State) -> None:
    cards = r.names("discard", NAMES, [])
    for card, n in Counter(cards).items():
        if n > COPIES[card]:
            raise BadPosition(f"discard: there are more than {COPIES[card]} of {NAMES[card]}.")
        s.discard[card] = n
    s.n_discard = len(cards)


def read_market(r: Reader, s: State, over: bool) -> None:
    """The market deck from the top down; a name and “up” for a card that lies face up."""
    left = left_over(s)[:MARKET_TYPES]
    listed = r.raw("market", None)
    if listed is None and not over:
        cards = [card for card, n in enumerate(left) for _ in range(n)]
        for i, card in enumerate(cards):
            s.market[i] = card
        s.n_market = len(cards)
        shuffle(s, s.market, s.n_market)
        mix_market(s)
        return
    both = [*NAMES[:MARKET_TYPES], *(f"{name} up" for name in NAMES[:MARKET_TYPES])]
    deck = r.names("market", both, [])
    for i, entry in enumerate(reversed(deck)):
        card, up = entry % MARKET_TYPES, entry // MARKET_TYPES
        left[card] -= 1
        if left[card] < 0:
            raise BadPosition(f"There are more than {COPIES[card]} of {NAMES[card]}.")
        s.market[i] = card + UP * up
        s.ups += up
    s.n_market = len(deck)
    if "discard" not in r.data and not over:
        for card, n in enumerate(left):
            s.discard[card] += n
            s.n_discard += n


def read_soap(r: Reader, s: State, over: bool) -> None:
    left = left_over(s)
    rest = [card for card in range(MARKET_TYPES, N_TYPES) for _ in range(left[card])]
    listed = r.raw("soap", None)
    if listed is None and not over:
        for i, card in enumerate(rest):
            s.soap[i] = card
        s.n_soap = len(rest)
        shuffle(s, s.soap, s.n_soap)
        return
    deck = r.names("soap", NAMES, [])
    for card, n in Counter(deck).items():
        if card < MARKET_TYPES or n > left[card]:
            raise BadPosition(f"soap: there is no (further) {NAMES[card]} in this deck.")
    for i, card in enumerate(reversed(deck)):
        s.soap[i] = card
    s.n_soap = len(deck)
