"""Where the cards that a seat has seen may lie: a place for each token, such that all that is known of the packets holds."""

from __future__ import annotations

from stockpot.core.bits import count, lowest, nth
from stockpot.core.random import draw
from stockpot.core.rule import rule
from stockpot.games.sapone.memory import back_of, places
from stockpot.games.sapone.pieces import MARKET_TYPES, N_TYPES, wide
from stockpot.games.sapone.rounds import cards_at, soap_cards_at
from stockpot.games.sapone.state import BACKS, DISCARD, N_TOKENS, NONE, SPECTATOR, UNKNOWN_SOAP, State

ATTEMPTS = 200
"""How often redeal walks the tokens along the packets before it gives up fitting them all."""
FAR = 255
"""More steps than there are places."""
EVERYWHERE = (1 << (DISCARD + 1)) - 1


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
