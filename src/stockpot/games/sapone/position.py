"""Any situation of Sapone as JSON, both ways.

Only `players` is needed. What is left out: the decks hold all cards that are named nowhere, the market as at the start
of a round (half of it face up) unless `market` lists it, from the top down; market cards then left over lie on the discard.
Cards are a list of names, or how many of each: {"leek": 2, "coin": 1}. What happened before is in `past`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from stockpot.core.errors import BadPosition
from stockpot.core.fields import Field, FromOne, Members, Named, SeatSet, Whole, Yes, read_fields, write_fields
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


# ------------------------------------------------------------------------------------------------ what a position has


class Counts(Field):
    """For each seat how many of each type: a list of names, or a number for each name."""

    def write(self, s: State) -> list[list[str]]:
        rows, names = getattr(s, self.attribute), self._names()
        return [[name for card, name in enumerate(names) for _ in range(rows[seat, card])] for seat in range(s.players)]

    def read(self, r: Reader, s: State) -> None:
        rows, names = getattr(s, self.attribute), self._names()
        for seat, cards in enumerate(r.name_lists(self.key, s.players, names, self.default)):
            for card, n in Counter(cards).items():
                most = COPIES[card] if names is NAMES else N_MARKET + N_SOAP
                if n > most:
                    raise BadPosition(f"{self.key}[{seat}]: there are more than {most} of {names[card]}.")
                rows[seat, card] = n

    def _names(self) -> Sequence[str]:
        assert isinstance(self.codec, Named)
        return self.codec.ids


CARDS, A_CARD = Named(NAMES), Named(NAMES, nothing=True)
A_CLAIM, A_WISH = Named(CLAIMS), Named(WISH.ids, nothing=True, none=NO_WISH)


def course(s: State) -> Iterator[Field]:
    """Where the game stands."""
    seat, nothing = Whole(0, s.players - 1), [0] * s.players
    empty: list[list[str]] = [[]] * s.players
    yield Field("first", seat, 0)
    yield Field("turn", seat, s.first)
    yield Field("round", FromOne(10_000), 1)
    yield Field("points", Whole(0, 30_000), nothing, row="players")
    yield Field("gained", Whole(0, 100), nothing, row="players")
    yield Field("won", Members(CATEGORIES.ids), empty, row="players")
    yield Counts("shown_hands", CARDS, empty, "shown_hand")
    yield Field("shown_diamond", A_CARD, None, "shown_name")


def sale(s: State) -> Iterator[Field]:
    """What is on the table."""
    yield Field("offer", A_CARD, None)
    yield Field("declared", A_CARD, None)
    yield Field("wish", A_WISH, None)
    yield Field("face_up", Yes(), False)
    yield Field("doubter", Whole(0, s.players - 1, nothing=True), None)
    yield Field("doubts", SeatSet(s.players), [], "answers")
    yield Field("bidding", Whole(0, 100), int(s.offer != NONE), "rounds")
    yield Field("requests", Whole(0, 100), 0, "asked")
    yield Field("request_to", Whole(0, TO_ALL, nothing=True), None)
    yield Field("request_wish", A_WISH, None)
    yield Counts("bids", CARDS, [[]] * s.players, "bid")
    bids = s.bid.tolist()[: s.players]
    claims = Counts("claims", A_CLAIM, [["nothing"] * sum(cards) for cards in bids], "claim")
    yield claims
    yield Counts("shown", A_CLAIM, claims.write(s), "shown")
    soap = [sum(cards[MARKET_TYPES:]) if s.options[BACKS] else 0 for cards in bids]
    yield Field("shown_soap", Whole(0, N_SOAP), soap, row="players")
    yield Field("holding", A_CARD, [None] * s.players, row="players")


def hands(s: State) -> Iterator[Field]:
    """What the seats hold, and who of them decides."""
    yield Counts("hands", CARDS, [[]] * s.players, "hand")
    free = [seat for seat in range(s.players) if seat != s.turn and any(s.hand.tolist()[seat])]
    yield Field("deciding", SeatSet(s.players), free if s.offer != NONE else [], "busy")
    yield Field("bought", Whole(0, N_SOAP), [0] * s.players, row="players")
    yield Field("named", A_CARD, None)
    yield Field("namer", Whole(0, s.players - 1, nothing=True), None)


# --------------------------------------------------------------------------------------------------------------- writing


def write(s: State) -> dict[str, Any]:
    """The whole situation, hidden parts included."""
    return {
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "phase": PHASES[s.phase],
        **write_fields(course(s), s),
        **write_fields(hands(s), s),
        **write_fields(sale(s), s),
        "market": [NAMES[card % UP] + (" up" if card >= UP else "") for card in s.market.tolist()[: s.n_market][::-1]],
        "soap": [NAMES[card] for card in s.soap.tolist()[: s.n_soap][::-1]],
        "discard": [NAMES[card] for card in range(N_TYPES) for _ in range(s.discard[card])],
        "memory": written_memory(s),
        "history": written_history(s),
        "rng": written_generator(s),
    }


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
    read_fields(course(s), r, s)
    read_fields(sale(s), r, s)
    read_fields(hands(s), r, s)
    count_cards(s)
    read_decks(r, s)
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


def count_cards(s: State) -> None:
    """How many cards each seat has, bids and has said something about."""
    for seat in range(s.players):
        s.n_hand[seat], s.n_bid[seat] = sum(s.hand.tolist()[seat]), sum(s.bid.tolist()[seat])
        for key, row in ("claims", s.claim), ("shown", s.shown):
            if sum(row.tolist()[seat]) > s.n_bid[seat]:
                raise BadPosition(f"{key}[{seat}]: one for each card bid.")
        s.n_shown[seat] = sum(s.shown.tolist()[seat])


def read_decks(r: Reader, s: State) -> None:
    """What is named nowhere lies in the decks or on the discard."""
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
