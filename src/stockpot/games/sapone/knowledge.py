"""Who knows what in Sapone: the view of a seat, and the redeal that a seat cannot tell from the truth.

What each seat has seen is kept in the state as it happens (`memory`); here it is read and respected.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, lowest, members, nth
from stockpot.core.game import ALL_OPEN
from stockpot.core.random import draw, shuffle
from stockpot.core.rule import rule
from stockpot.games.sapone.memory import back_of, forget, places, tokens_of
from stockpot.games.sapone.pieces import (
    COPIES,
    DECK,
    FIRST_COPY,
    MARKET_TYPES,
    N_MARKET,
    N_SOAP,
    N_TYPES,
    is_soap_card,
    wide,
)
from stockpot.games.sapone.rounds import cards_at, soap_cards_at, winners
from stockpot.games.sapone.rules import waiting
from stockpot.games.sapone.sale import lock
from stockpot.games.sapone.state import (
    BACKS,
    DISCARD,
    MAX_PLAYERS,
    N_TOKENS,
    NO_WISH,
    NONE,
    OPTIONS,
    SILENT,
    SPECTATOR,
    TARGET,
    TO_ALL,
    UNKNOWN_SOAP,
    UP,
    Phase,
    State,
)
from stockpot.games.sapone.words import card_name, category_names, wish_name

SOAP_DECK = "soap deck"
"""In views: a card of the soap deck whose face the viewer has not seen."""

# ------------------------------------------------------------------------------------------------------------------ view


def view(s: State, seat: int | None) -> dict[str, Any]:
    """sapone.hidden.hands sapone.hidden.public: exactly what a seat may know; `None` is a spectator."""
    everything = seat == ALL_OPEN
    me = seat if seat is not None and seat >= 0 else None
    top = s.market[s.n_market - 1] if s.n_market else 0
    return {
        "game": "sapone",
        "seat": me,
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "phase": Phase(s.phase).name.lower(),
        "to_act": members(waiting(s)),
        "round": s.round + 1,
        "target": s.options[TARGET],
        "first": s.first,
        "turn": s.turn,
        "market": s.n_market,
        "face_up_left": s.ups,
        "top": card_name(top - UP) if top >= UP else None,
        "soap": s.n_soap,
        "discard": s.n_discard,
        "paid": s.n_bid[s.turn] if s.phase == Phase.PAY else 0,
        "sale": _sale_view(s, me, everything),
        "seats": [_seat_view(s, other, me, everything) for other in range(s.players)],
        "hand": _cards(s.hand, me) if me is not None else None,
        "known": [] if everything else _known_view(s, SPECTATOR if me is None else me),
        "shown_diamond": None if s.shown_name == NONE else card_name(s.shown_name),
        "namer": None if s.namer == NONE else s.namer,
        "winners": members(winners(s)) if s.phase == Phase.OVER else [],
    }


def _cards(rows: Any, seat: int) -> list[str]:
    """The cards of a seat by name."""
    return [card_name(card) for card in range(N_TYPES) for _ in range(rows[seat, card])]


def _claims(rows: Any, seat: int) -> list[str | None]:
    """The claims of a seat, `None` for cards put down without a word."""
    spoken: list[str | None] = list(_cards(rows, seat))
    return spoken + [None] * rows[seat, SILENT]


def _sale_view(s: State, me: int | None, everything: bool) -> dict[str, Any] | None:
    """sapone.hidden.sales: the card on sale is known to its owner, and to all once it is turned up."""
    if s.offer == NONE:
        return None
    open_card = everything or s.face_up != 0 or me == s.turn
    return {
        "seller": s.turn,
        "card": card_name(s.offer) if open_card else None,
        "face_up": bool(s.face_up),
        "soap_back": is_soap_card(s.offer) if s.options[BACKS] else None,
        "declared": None if s.declared == NONE else card_name(s.declared),
        "wish": None if s.wish == NO_WISH else wish_name(s.wish),
        "bidding": s.rounds,
        "doubter": None if s.doubter == NONE else s.doubter,
        "requests": s.asked,
        "request_to": None if s.request_to == NONE else "all" if s.request_to == TO_ALL else s.request_to,
        "request_wish": None if s.request_wish == NO_WISH else wish_name(s.request_wish),
    }


def _seat_view(s: State, other: int, me: int | None, everything: bool) -> dict[str, Any]:
    """sapone.sell.hidden: one seat; what it is putting down right now only it can see."""
    mine = everything or other == me
    pending = 0 if mine or s.phase == Phase.PAY else s.n_bid[other] - s.n_shown[other]
    result: dict[str, Any] = {
        "points": s.points[other],
        "gained": s.gained[other],
        "won": category_names(s.won[other]),
        "cards": s.n_hand[other] + pending,
        "soap_backs": None,
        "bought": s.bought[other],
        "bid": s.n_shown[other],
        "bid_soap_backs": s.shown_soap[other] if s.options[BACKS] else None,
        "claims": _claims(s.shown, other),
        "shown_hand": _cards(s.shown_hand, other),
        "hand": _cards(s.hand, other) if everything else None,
    }
    if s.options[BACKS]:
        result["soap_backs"] = soap_cards_at(s, other)
    if mine:
        result["own_bid"] = _cards(s.bid, other)
        result["own_claims"] = _claims(s.claim, other)
        result["holding"] = None if s.holding[other] == NONE else card_name(s.holding[other])
        result["doubts"] = bool(s.answers >> other & 1) if s.phase == Phase.DOUBT else None
    return result


def _known_view(s: State, viewer: int) -> list[dict[str, Any]]:
    """sapone.hidden.memory: the cards that the viewer has seen and where each may be now."""
    found = []
    for token, where in tokens_of(s, viewer):
        card = SOAP_DECK if token >= UNKNOWN_SOAP else card_name(DECK[token])
        at = [place if place < MAX_PLAYERS else "discard" for place in members(where)]
        found.append((min(token, UNKNOWN_SOAP) if token >= UNKNOWN_SOAP else DECK[token], where, card, at))
    return [{"card": card, "places": at} for *_, card, at in sorted(found, key=lambda entry: entry[:2])]


# ---------------------------------------------------------------------------------------------------------------- redeal

ATTEMPTS = 200
"""How often redeal walks the tokens along the packets before it gives up fitting them all."""
ANY = -1
FAR = 255
"""More steps than there are places."""
EVERYWHERE = (1 << (DISCARD + 1)) - 1


@rule
def secret(s: State, seat: int) -> bool:
    """Will the move now owed by another seat stay hidden from this one?"""
    if s.phase == Phase.GIVE:
        return seat != s.turn
    return s.phase == Phase.PAY or s.phase == Phase.OFFER or s.phase == Phase.BID or s.phase == Phase.DOUBT


@rule
def redeal(s: State, seat: int) -> None:
    """sapone.hidden.memory: guess anew all that `seat` cannot know; -1 is a spectator.

    Every token goes where the packets may have carried it, each packet taking as many cards as it did; all other cards are
    dealt at random. What others have put down unseen, or answered, is guessed; the others are taken to know what is public.
    """
    if s.phase == Phase.OVER:
        return
    viewer = seat if seat >= 0 else SPECTATOR
    take_back(s, seat)
    room = rooms(s, seat, 0)
    soap_room = rooms(s, seat, 1)
    place_tokens(s, viewer, room, soap_room)
    deal_unseen(s, seat, viewer, room, soap_room)
    mix_below(s)
    for other in range(s.players):
        if other != seat:
            lay_out(s, other)
    share_public(s, seat)


@rule
def take_back(s: State, seat: int) -> None:
    """Bids that are not shown yet go back into the hands of the others, for `lay_out` to guess."""
    if s.phase != Phase.BID:
        return
    for other in range(s.players):
        if other != seat:
            s.n_hand[other] += s.n_bid[other] - s.n_shown[other]
            s.n_bid[other] = s.n_shown[other]
            s.holding[other] = NONE
            for claim in range(N_TYPES + 1):
                s.claim[other, claim] = s.shown[other, claim]


# Numbers for all seven places in one word, eight bits each.


@rule
def at(word: int, place: int) -> int:
    return (word >> (8 * place)) & 255


@rule
def rooms(s: State, seat: int, back: int) -> int:
    """How many cards with this back lie at each place that the seat cannot look into; all are 0 when backs are alike."""
    word = 0
    for place in range(s.players):
        if place != seat:
            word |= split(s, cards_at(s, place), soap_cards_at(s, place), back) << (8 * place)
    soap = 0
    for card in range(MARKET_TYPES, N_TYPES):
        soap += s.discard[card]
    return word | split(s, wide(s.n_discard), soap, back) << (8 * DISCARD)


@rule
def split(s: State, cards: int, soap: int, back: int) -> int:
    """Of so many cards those with this back."""
    if s.options[BACKS] == 0:
        return cards if back == 0 else 0
    return soap if back == 1 else cards - soap


@rule
def scratch_of(viewer: int) -> int:
    """Another viewer, whose memory will be written anew: room to work in."""
    return 1 if viewer == 0 else 0


@rule
def place_tokens(s: State, viewer: int, room: int, soap_room: int) -> None:
    """Choose a place for each token: `since` of the scratch viewer."""
    scratch = scratch_of(viewer)
    n = 0
    for token in range(N_TOKENS):
        if s.know[viewer, token] != 0:
            where = places(s, viewer, token)
            s.since[scratch, token] = lowest(where)
            if where & (where - 1) != 0:
                s.know[scratch, n] = token - UNKNOWN_SOAP
                n += 1
    for _ in range(ATTEMPTS):
        if walk(s, viewer, scratch, n) and fits(s, viewer, scratch, room, soap_room):
            return
    squeeze(s, viewer, scratch, room, soap_room)


@rule
def walk(s: State, viewer: int, scratch: int, n: int) -> bool:
    """Carry n tokens along the packets at random; False when more would have to be in a hand than it had cards."""
    for i in range(n):
        token = s.know[scratch, i] + UNKNOWN_SOAP
        where = s.know[viewer, token]
        s.since[scratch, token] = nth(where, draw(s, count(where))) if where & (where - 1) != 0 else lowest(where)
    backs = 2 if s.options[BACKS] != 0 else 1
    for packet in range(s.n_packets if n > 0 else 0):
        one = s.packets[packet, 0] & 7
        other = s.packets[packet, 0] >> 3
        if viewer == SPECTATOR or (one != viewer and other != viewer):
            for back in range(backs):
                if not carry(s, viewer, scratch, n, packet, back, one, other):
                    return False
    return True


@rule
def carry(s: State, viewer: int, scratch: int, n: int, packet: int, back: int, one: int, other: int) -> bool:
    """Let a packet take some of the tokens that lie at its ends: any card there is as likely to be in it."""
    there = s.packets[packet, 1 + 4 * back]
    of_one = s.packets[packet, 2 + 4 * back]
    here = s.packets[packet, 3 + 4 * back]
    of_other = s.packets[packet, 4 + 4 * back]
    if there + here == 0:
        return True
    for i in range(n):
        token = s.know[scratch, i] + UNKNOWN_SOAP
        if s.since[viewer, token] > packet or back_of(s, token) != back:
            continue
        place = s.since[scratch, token]
        if place == one and there > 0:
            if of_one == 0:
                return False
            if draw(s, of_one) < there:
                s.since[scratch, token] = other
                there -= 1
            of_one -= 1
        elif place == other and here > 0:
            if of_other == 0:
                return False
            if draw(s, of_other) < here:
                s.since[scratch, token] = one
                here -= 1
            of_other -= 1
    return True


@rule
def fits(s: State, viewer: int, scratch: int, room: int, soap_room: int) -> bool:
    """Is there room for all tokens at their places now?"""
    for token in range(N_TOKENS):
        if s.know[viewer, token] != 0:
            place = s.since[scratch, token]
            if back_of(s, token) == 0:
                if at(room, place) == 0:
                    return False
                room -= 1 << (8 * place)
            else:
                if at(soap_room, place) == 0:
                    return False
                soap_room -= 1 << (8 * place)
    return True


@rule
def squeeze(s: State, viewer: int, scratch: int, room: int, soap_room: int) -> None:
    """When no walk fits: every token goes to one of its places, and others make room for it."""
    for back in range(2):
        for token in range(N_TOKENS):
            if s.know[viewer, token] != 0 and back_of(s, token) == back:
                s.since[scratch, token] = NONE
        free = soap_room if back == 1 else room
        for token in range(N_TOKENS):
            if s.know[viewer, token] != 0 and back_of(s, token) == back:
                free = settle(s, viewer, scratch, token, back, free)


@rule
def settle(s: State, viewer: int, scratch: int, token: int, back: int, free: int) -> int:
    """Put a token where it may be; from a full place another moves on, step by step to one with room. Returns what is free."""
    far = steps_to_room(s, viewer, scratch, back, free)
    limit = FAR
    moving = token
    while True:
        place = nearest(far, places(s, viewer, moving), limit)
        if place == NONE:  # not reached: the truth is a way to place them all
            place = nearest(far, EVERYWHERE, limit)
        s.since[scratch, moving] = place
        limit = at(far, place)
        if limit == 0:
            return free - (1 << (8 * place))
        moving = next_to_move(s, viewer, scratch, moving, back, far, place)


@rule
def steps_to_room(s: State, viewer: int, scratch: int, back: int, free: int) -> int:
    """For each place how many tokens have to move on before there is room at it; FAR where that is hopeless."""
    far = 0
    for place in range(DISCARD + 1):
        far |= (0 if at(free, place) > 0 else FAR) << (8 * place)
    for steps in range(1, DISCARD + 1):
        for token in range(N_TOKENS):
            if s.know[viewer, token] != 0 and back_of(s, token) == back and s.since[scratch, token] != NONE:
                place = wide(s.since[scratch, token])
                if at(far, place) == FAR and nearest(far, places(s, viewer, token), steps) != NONE:
                    far -= (FAR - steps) << (8 * place)
    return far


@rule
def nearest(far: int, where: int, limit: int) -> int:
    """Of a set of places the one with the fewest steps to room, fewer than the limit; NONE when there is none."""
    best = NONE
    for place in range(DISCARD + 1):
        if (where >> place) & 1 != 0 and at(far, place) < limit:
            best = place
            limit = at(far, place)
    return best


@rule
def next_to_move(s: State, viewer: int, scratch: int, but: int, back: int, far: int, place: int) -> int:
    """A token at a full place that may as well be nearer to room."""
    for token in range(N_TOKENS):
        if token == but or s.know[viewer, token] == 0 or back_of(s, token) != back:
            continue
        if s.since[scratch, token] == place and nearest(far, places(s, viewer, token), at(far, place)) != NONE:
            return token
    return but  # not reached: the place was counted for such a token


@rule
def put(s: State, place: int, card: int) -> None:
    """A guessed card lies at a place."""
    if place == DISCARD:
        s.discard[card] += 1
    else:
        s.hand[place, card] += 1


@rule
def deal_unseen(s: State, seat: int, viewer: int, room: int, soap_room: int) -> None:
    """Deal tokens to their places and unseen cards to all others; the rest are the two decks."""
    scratch = scratch_of(viewer)
    for card in range(N_TYPES):
        s.discard[card] = 0
        for other in range(s.players):
            if other != seat:
                s.hand[other, card] = 0
    top = s.market[s.n_market - 1] if s.n_market > 0 else 0
    markets = list_unseen(s, seat, viewer, s.market, 0, MARKET_TYPES, top - UP)
    soaps = list_unseen(s, seat, viewer, s.soap, MARKET_TYPES, N_TYPES, NONE)
    for token in range(N_TOKENS):
        if s.know[viewer, token] != 0:
            place = s.since[scratch, token]
            if token < UNKNOWN_SOAP:
                put(s, place, DECK[token])
            elif soaps > s.n_soap:
                soaps -= 1
                put(s, place, s.soap[soaps])
            else:
                markets -= 1
                put(s, place, s.market[markets])
            if back_of(s, token) == 0:
                room -= 1 << (8 * place)
            else:
                soap_room -= 1 << (8 * place)
    deck = s.n_market - (1 if top >= UP else 0)
    for place in range(DISCARD + 1):
        for _ in range(min(at(soap_room, place), soaps)):
            soaps -= 1
            put(s, place, s.soap[soaps])
        for _ in range(at(room, place)):
            if markets > deck:
                markets -= 1
                put(s, place, s.market[markets])
            else:
                soaps -= 1
                put(s, place, s.soap[soaps])
    for i in range(markets, len(s.market)):
        s.market[i] = 0
    if top >= UP:
        s.market[s.n_market - 1] = top
    for i in range(soaps, N_SOAP):
        s.soap[i] = 0


@rule
def list_unseen(s: State, seat: int, viewer: int, deck: Any, first: int, end: int, top: int) -> int:
    """Write into a deck, shuffled, the cards of these types that the viewer has not seen; returns how many."""
    n = 0
    for card in range(first, end):
        left = COPIES[card] - (1 if card == top else 0)
        if seat >= 0:
            left -= s.hand[seat, card] + s.bid[seat, card] + (1 if seat == s.turn and s.offer == card else 0)
        for token in range(FIRST_COPY[card], FIRST_COPY[card + 1]):
            if s.know[viewer, token] != 0:
                left -= 1
        for _ in range(left):
            deck[n] = card
            n += 1
    shuffle(s, deck, n)
    return n


@rule
def mix_below(s: State) -> None:
    """sapone.hidden.market: how the cards below the top lie is a guess too; how many lie face up is known."""
    if s.n_market == 0:
        return
    below = s.n_market - 1
    left = s.ups - (1 if s.market[below] >= UP else 0)
    for i in range(below):
        if draw(s, below - i) < left:
            s.market[i] += UP
            left -= 1


@rule
def lay_out(s: State, seat: int) -> None:
    """Guess which of the guessed cards of a seat are on sale, bid or paid, and what it has decided unseen."""
    apart = s.options[BACKS] != 0
    soap = s.shown_soap[seat]
    if s.phase == Phase.PAY and seat == s.turn:
        soap = 0
        for card in range(MARKET_TYPES, N_TYPES):
            soap += s.bid[seat, card]
    if seat == s.turn and s.offer != NONE:
        if s.face_up == 0:
            back = ANY
            if apart:
                back = 1 if is_soap_card(wide(s.offer)) else 0
            s.offer = some_card(s, seat, back)
        s.hand[seat, s.offer] -= 1
    for card in range(N_TYPES):
        s.bid[seat, card] = 0
    for i in range(s.n_bid[seat]):
        back = ANY
        if apart:
            back = 1 if i < soap else 0
        card = some_card(s, seat, back)
        s.hand[seat, card] -= 1
        s.bid[seat, card] += 1
    if seat != s.turn and s.n_hand[seat] > 0 and (s.busy >> seat) & 1 == 0:
        if s.phase == Phase.BID:
            guess_bid(s, seat)
        elif s.phase == Phase.DOUBT:
            s.answers = (s.answers & ~(1 << seat)) | ((1 if draw(s, 4) == 0 else 0) << seat)


@rule
def guess_bid(s: State, seat: int) -> None:
    """A seat that is done may have put down any number of cards, and said anything."""
    while s.n_hand[seat] > 0 and draw(s, 2) == 0:
        card = some_card(s, seat, ANY)
        lock(s, seat, card)
        s.claim[seat, card if draw(s, 2) == 0 else draw(s, N_TYPES + 1)] += 1


@rule
def some_card(s: State, seat: int, back: int) -> int:
    """A free card at random; back 0 or 1 asks for a market or a soap card."""
    first = MARKET_TYPES if back == 1 else 0
    end = MARKET_TYPES if back == 0 else N_TYPES
    n = 0
    for card in range(first, end):
        n += s.hand[seat, card]
    n = draw(s, n)
    for card in range(first, end):
        n -= s.hand[seat, card]
        if n < 0:
            return card
    return NONE  # not reached: there is such a card


@rule
def share_public(s: State, seat: int) -> None:
    """In a guess the other seats remember what is public, less what lies with themselves."""
    for token in range(N_TOKENS):
        where = places(s, SPECTATOR, token)
        since = s.n_packets if where != 0 else 0
        for other in range(s.players):
            if other != seat:
                s.know[other, token] = where
                s.since[other, token] = since
    for other in range(s.players):
        if other != seat:
            leave_out_own(s, other)


@rule
def leave_out_own(s: State, seat: int) -> None:
    """A seat needs no tokens for its own cards: those surely with it first, then as many others as it has cards."""
    soap = soap_cards_at(s, seat) - surely_at(s, seat, N_MARKET, N_TOKENS)
    for card in range(N_TYPES):
        first = FIRST_COPY[card]
        end = FIRST_COPY[card + 1]
        mine = s.hand[seat, card] + s.bid[seat, card] + (1 if seat == s.turn and s.offer == card else 0)
        mine -= surely_at(s, seat, first, end)
        if is_soap_card(card):
            soap -= claim_tokens(s, seat, first, end, min(mine, soap))
        else:
            claim_tokens(s, seat, first, end, mine)
    claim_tokens(s, seat, UNKNOWN_SOAP, N_TOKENS, soap)


@rule
def surely_at(s: State, seat: int, first: int, end: int) -> int:
    """How many of these tokens of a seat can only be with it."""
    n = 0
    for token in range(first, end):
        if s.know[seat, token] == 1 << seat:
            n += 1
    return n


@rule
def claim_tokens(s: State, seat: int, first: int, end: int, mine: int) -> int:
    """Drop the tokens that are surely with the seat, and up to `mine` that may be; the others lie elsewhere.

    Returns how many of those that may be were dropped.
    """
    dropped = 0
    for token in range(first, end):
        where = s.know[seat, token]
        if where == 1 << seat:
            forget(s, seat, token)
        elif (where >> seat) & 1 != 0:
            if dropped < mine:
                forget(s, seat, token)
                dropped += 1
            else:
                s.know[seat, token] = where & ~(1 << seat)
    return dropped
