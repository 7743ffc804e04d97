"""A guess of the whole history of the round that fits all that a viewer has seen of it.

Every card that is not the viewer's own has a way: it came from the opening or a deck, or left the viewer's hand, at a
certain place and moment, and went along the packets from there. A packet took so many cards of so many, no more and no
fewer. A *sight* is a moment at which the viewer saw a card of some type at some place: a card of that type had its way there,
one already seen or one seen for the first time.

So the sights are settled first, type by type: each gets a card that can have come there, and that card gets a way
(`fetch`). A way uses up room in the packets, and nothing else joins the ways of the cards. Whatever room is left can always
be filled by the cards that are left, each of them as likely to be in a packet as any other (`follow`). Where a sight finds
no card because others have taken its room, all starts over; the types in the way then come first, and the room they lacked
is dearer for others (`blame`).

The guess proves itself: its history, written into the state, shows the viewer the same as the real one and leads from the
opening to the guessed hands.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.random import draw, shuffle
from stockpot.core.rule import rule, table
from stockpot.games.sapone.history import (
    ALL_CARDS,
    CARD_SHIFT,
    Step,
    carries,
    coming_to,
    leaving_from,
    number_of,
    one_of,
    other_of,
    seen_coming,
    seen_leaving,
    seen_more,
    unit,
)
from stockpot.games.sapone.pieces import COPIES, MARKET_TYPES, N_SOAP, N_TYPES, is_soap_card, wide
from stockpot.games.sapone.state import BACKS, DISCARD, N_TOKENS, NONE, SPECTATOR, UP, State

LESSONS = 10
"""After so many attempts redeal forgets what stood in their way."""
CERTAIN = 1 << 16
DEAREST = 16
"""The highest price: each step of it halves the odds."""
EVERYWHERE = (1 << (DISCARD + 1)) - 1
RAREST_FIRST = table(sorted(range(N_TYPES), key=lambda card: (int(COPIES[card]), card)))
TAKEN = 1 << 14
"""Marks a step whose unseen card has its way already."""
STEP_CARD = 48
"""Where in the contents of a packet the card waits that its step will name."""
OPENING, PICK = 1000, 2000
"""Cards to choose from: numbers of known ones, from here on those of the opening, from there on those of a step."""


# Room to work in: the memories of five seats, which are written anew afterwards. Four of them hold, for each packet, how
# many cards it has yet to take, of how many, both ways; the fifth lists the cards known that have no way yet.


@rule
def desk(viewer: int, i: int) -> int:
    """The i-th seat whose memory is room to work in."""
    return i if i < viewer else i + 1


@rule
def back_of(s: State, card: int) -> int:
    """The back of a type as far as packets count it: 1 for soap cards when backs differ."""
    return 1 if card >= MARKET_TYPES and s.options[BACKS] != 0 else 0


@rule
def is_hidden(viewer: int, one: int, other: int) -> bool:
    """Is what goes between these two places hidden from the viewer?"""
    return viewer == SPECTATOR or (viewer != one and viewer != other)


@rule
def start_over(s: State, viewer: int) -> None:
    """No card has a way yet."""
    for packet in range(s.n_packets):
        for i in range(4):
            s.know[desk(viewer, i), packet] = s.packets[packet, 1 + i]
            s.since[desk(viewer, i), packet] = s.packets[packet, 5 + i]
        if is_hidden(viewer, s.packets[packet, 0] & 7, s.packets[packet, 0] >> 3):
            s.contents[packet] = 0
    for i in range(s.n_steps):
        s.steps[i] = s.steps[i] & (TAKEN - 1)
    for place in range(DISCARD + 1):
        s.taken[place, 0] = 0
        s.taken[place, 1] = 0
    s.loose = 0


@rule
def room_left(s: State, viewer: int, packet: int, back: int, column: int) -> int:
    seat = desk(viewer, column)
    return wide(s.know[seat, packet]) if back == 0 else wide(s.since[seat, packet])


@rule
def use_room(s: State, viewer: int, packet: int, back: int, column: int) -> None:
    seat = desk(viewer, column)
    if back == 0:
        s.know[seat, packet] -= 1
    else:
        s.since[seat, packet] -= 1


# --------------------------------------------------------------------------------------------------- the way of one card


@rule
def step_back(s: State, viewer: int, packet: int, back: int) -> None:
    """From where, and how likely, a card comes to the place in question past one more packet: `reach` and `odds`."""
    one = s.packets[packet, 0] & 7
    other = s.packets[packet, 0] >> 3
    where = wide(s.reach[packet + 1])
    if ((where >> one) | (where >> other)) & 1 != 0 and is_hidden(viewer, one, other):
        from_one = odds_before(s, viewer, packet, back, 0, one, other)
        from_other = odds_before(s, viewer, packet, back, 2, other, one)
        s.odds[one] = from_one
        s.odds[other] = from_other
        where &= ~((1 << one) | (1 << other))
        where |= (1 << one if from_one > 0 else 0) | (1 << other if from_other > 0 else 0)
    s.reach[packet] = where


@rule
def odds_before(s: State, viewer: int, packet: int, back: int, column: int, place: int, target: int) -> int:
    """How likely a card at one end of a packet is to come to the place in question; 0 when it cannot."""
    if s.packets[packet, 1 + 4 * back + column] == 0:
        return s.odds[place]
    if ways_on(s, viewer, packet, back, column, place, target, wide(s.reach[packet + 1])) == 0:
        return 0
    going = room_left(s, viewer, packet, back, column)
    of = room_left(s, viewer, packet, back, column + 1)
    staying = (s.odds[place] * (of - going)) >> s.price[packet, column + 1]
    return max((staying + ((s.odds[target] * going) >> s.price[packet, column])) // of, 1)


@rule
def ways_on(s: State, viewer: int, packet: int, back: int, column: int, place: int, target: int, where: int) -> int:
    """May a card at a place stay there (1), go with the packet (2), either (3), or neither, to be in this set after it?"""
    stays = (where >> place) & 1
    if s.packets[packet, 1 + 4 * back + column] == 0:
        return stays
    going = room_left(s, viewer, packet, back, column)
    if room_left(s, viewer, packet, back, column + 1) <= going:
        stays = 0
    return stays + (2 if going > 0 and (where >> target) & 1 != 0 else 0)


@rule
def follow(s: State, viewer: int, card: int, place: int, since: int, until: int) -> int:
    """Carry a card along the packets, within `reach`; returns where it is then."""
    back = back_of(s, card)
    for packet in range(since, until):
        one = s.packets[packet, 0] & 7
        other = s.packets[packet, 0] >> 3
        if not is_hidden(viewer, one, other):
            continue
        if place == one:
            place = follow_on(s, viewer, card, packet, back, 0, one, other)
        elif place == other:
            place = follow_on(s, viewer, card, packet, back, 2, other, one)
    return place


@rule
def follow_on(s: State, viewer: int, card: int, packet: int, back: int, column: int, place: int, target: int) -> int:
    """Past one packet: any card that can be in it is as likely to be."""
    if s.packets[packet, 1 + 4 * back + column] == 0:
        return place
    ways = ways_on(s, viewer, packet, back, column, place, target, wide(s.reach[packet + 1]))
    if ways == 3:
        going = room_left(s, viewer, packet, back, column)
        of = room_left(s, viewer, packet, back, column + 1)
        staying = max(((of - going) << DEAREST) >> s.price[packet, column + 1], 1)
        going = max((going << DEAREST) >> s.price[packet, column], 1)
        ways = 2 if draw(s, going + staying) < going else 1
    use_room(s, viewer, packet, back, column + 1)
    if ways != 2:
        return place
    use_room(s, viewer, packet, back, column)
    if column == 0 and target != DISCARD:
        s.contents[packet] += (card + 1) << STEP_CARD
    else:
        s.contents[packet] += unit(card)
    return target


# ------------------------------------------------------------------------------------------------------------- the sights


@rule
def unseen(s: State, seat: int, viewer: int) -> int:
    """How many cards of each type the viewer had never seen, were each sight one of a card seen before; as a word."""
    left = ALL_CARDS - (unit(wide(s.market[s.n_market - 1]) - UP) if top_is_up(s) else 0)
    if seat >= 0:
        for card in range(N_TYPES):
            left -= (s.hand[seat, card] + s.bid[seat, card]) * unit(card)
        if seat == s.turn and s.offer != NONE:
            left -= unit(wide(s.offer))
    packet = 0
    for i in range(s.n_steps):
        step = wide(s.steps[i])
        left -= seen_more(viewer, step, wide(s.contents[packet]) if carries(step) else 0)
        if carries(step):
            packet += 1
    return left


@rule
def top_is_up(s: State) -> bool:
    return s.n_market > 0 and s.market[s.n_market - 1] >= UP


@rule
def settle_sights(s: State, viewer: int, left: int, urgent: int, sharp: int) -> int:
    """A card for every sight, those of the urgent types first; returns what is then unseen, or −1 less the type in the way."""
    start_over(s, viewer)
    for turn in range(2):
        for i in range(N_TYPES):
            card = RAREST_FIRST[i]
            if (urgent >> card) & 1 != turn:
                left = settle(s, viewer, card, left, sharp)
                if left < 0:
                    return -1 - card
    return left


@rule
def settle_all(s: State, viewer: int, known: int) -> int:
    """Try until there is a card for every sight; what stood in the way of one attempt counts in the next few.

    It ends: what really happened fits, and every history that fits is drawn sooner or later. Mostly it is the first attempt.
    """
    urgent = 0
    attempt = 0
    while True:
        if attempt % LESSONS == 0:
            urgent = 0
            clear_prices(s)
        left = settle_sights(s, viewer, known, urgent, attempt & 1)
        if left >= 0:
            return left
        urgent |= 1 << (-1 - left)
        attempt += 1


@rule
def clear_prices(s: State) -> None:
    for packet in range(s.n_packets):
        s.dear[packet] = 0
        for i in range(4):
            s.price[packet, i] = 0
    s.dear[s.n_packets] = 0


@rule
def settle(s: State, viewer: int, card: int, left: int, sharp: int) -> int:
    """A card for every sight of this type; returns what is then unseen, or −1."""
    first = wide(s.loose)
    packet = 0
    for i in range(s.n_steps):
        step = wide(s.steps[i])
        contents = wide(s.contents[packet]) if carries(step) else 0
        for _ in range(seen_leaving(viewer, step, contents, card)):
            left = fetch(s, viewer, card, leaving_from(viewer, step), i, packet, first, left, sharp)
            if left < 0:
                return left
        if carries(step):
            packet += 1
        for _ in range(seen_coming(viewer, step, contents, card)):
            loosen(s, viewer, card, coming_to(viewer, step), packet)
    return left


@rule
def loosen(s: State, viewer: int, card: int, place: int, since: int) -> None:
    """A card known to be at a place at a moment."""
    seat = desk(viewer, 4)
    s.know[seat, s.loose] = 8 * card + place - 128
    s.since[seat, s.loose] = since
    s.loose += 1


@rule
def fetch(
    s: State, viewer: int, card: int, place: int, number: int, moment: int, first: int, left: int, sharp: int
) -> int:
    """A card for a sight, and its way there; returns what is then unseen, or −1 when no card can have come there.

    A card known is of the type for sure, an unseen one is as likely to be as there are cards of the type among the unseen.
    """
    for other in range(DISCARD + 1):
        s.odds[other] = 0
    s.odds[place] = CERTAIN
    s.reach[moment] = 1 << place
    back = back_of(s, card)
    soap = 1 if is_soap_card(card) else 0
    copies = number_of(left, card)
    others = unseen_cards(left, soap)
    found = NONE
    total = 0
    seat = desk(viewer, 4)
    packet = moment
    i = number
    fresh = True
    while True:
        if fresh:
            for k in range(first, s.loose):
                if s.since[seat, k] == packet:
                    weight = weigh(s, (s.know[seat, k] + 128) & 7, packet, 1, 1, sharp)
                    total += weight
                    if weight > 0 and draw(s, total) < weight:
                        found = k
        i -= 1
        if i < 0:
            break
        step = wide(s.steps[i])
        if copies > 0 and unseen_drawn(viewer, step, soap) and s.odds[one_of(step)] > 0:
            weight = weigh(s, one_of(step), packet, copies, others, sharp)
            total += weight
            if draw(s, total) < weight:
                found = PICK + i
        fresh = carries(step)
        if fresh:
            packet -= 1
            step_back(s, viewer, packet, back)
    if copies > 0:
        for other in range(DISCARD + 1):
            n = s.opening[other, soap] - s.taken[other, soap] if other != viewer or viewer == SPECTATOR else 0
            if n > 0 and s.odds[other] > 0:
                weight = weigh(s, other, 0, n * copies, others, sharp)
                total += weight
                if draw(s, total) < weight:
                    found = OPENING + other
    if found == NONE:
        blame(s, viewer, card, place, number, moment)
        return -1
    return send(s, viewer, card, found, moment, left)


@rule
def weigh(s: State, place: int, moment: int, part: int, of: int, sharp: int) -> int:
    """How readily a card from a place and moment is taken for the sight in question; 0 when it cannot be the one."""
    odds = wide(s.odds[place])
    if odds == 0:
        return 0
    if sharp != 0:
        odds = odds * odds // CERTAIN
    return max(((odds * part) >> s.dear[moment]) // of, 1)


@rule
def blame(s: State, viewer: int, card: int, place: int, number: int, moment: int) -> None:
    """No card could be found for a sight: what others took, of all that could have brought one there, becomes dearer."""
    back = back_of(s, card)
    soap = 1 if is_soap_card(card) else 0
    where = 1 << place
    packet = moment
    for i in range(number - 1, -1, -1):
        step = wide(s.steps[i])
        contents = wide(s.contents[packet - 1]) if carries(step) else 0
        known = seen_coming(viewer, step, contents, card) > 0 and (where >> coming_to(viewer, step)) & 1 != 0
        drawn = step >= TAKEN and unseen_drawn(viewer, step - TAKEN, soap) and (where >> one_of(step)) & 1 != 0
        if known or drawn:
            s.dear[packet] = min(s.dear[packet] + 1, DEAREST)
        if carries(step):
            packet -= 1
            one = one_of(step)
            other = other_of(step)
            if ((where >> one) | (where >> other)) & 1 != 0 and is_hidden(viewer, one, other):
                before = where & ~((1 << one) | (1 << other))
                before |= blame_packet(s, viewer, packet, back, 0, one, other, where) << one
                before |= blame_packet(s, viewer, packet, back, 2, other, one, where) << other
                where = before
    s.dear[0] = min(s.dear[0] + 1, DEAREST)


@rule
def blame_packet(
    s: State, viewer: int, packet: int, back: int, column: int, place: int, target: int, where: int
) -> int:
    """Returns 1 if a card at a place could be in this set after a packet that no other card had used."""
    going = s.packets[packet, 1 + 4 * back + column]
    if going == 0:
        return (where >> place) & 1
    left = room_left(s, viewer, packet, back, column)
    of = room_left(s, viewer, packet, back, column + 1)
    able = 0
    if (where >> target) & 1 != 0:
        able = 1
        if left == 0:
            s.price[packet, column] = min(s.price[packet, column] + 1, DEAREST)
    if (where >> place) & 1 != 0 and s.packets[packet, 2 + 4 * back + column] > going:
        able = 1
        if of <= left:
            s.price[packet, column + 1] = min(s.price[packet, column + 1] + 1, DEAREST)
    return able


@rule
def unseen_cards(left: int, soap: int) -> int:
    """How many cards of a deck are unseen."""
    n = 1
    for card in range(MARKET_TYPES if soap == 1 else 0, N_TYPES if soap == 1 else MARKET_TYPES):
        n += number_of(left, card)
    return n


@rule
def unseen_drawn(viewer: int, step: int, soap: int) -> bool:
    """Did somebody draw a card of this deck unseen, that has no way yet?"""
    kind = Step.PAID if soap == 1 else Step.PICKED
    return step < TAKEN and step & 7 == kind and one_of(step) != viewer


@rule
def send(s: State, viewer: int, card: int, found: int, moment: int, left: int) -> int:
    """Give the card found for a sight its way; returns what is then unseen."""
    soap = 1 if is_soap_card(card) else 0
    if found >= PICK:
        step = wide(s.steps[found - PICK])
        name_card(s, found - PICK, card)
        follow(s, viewer, card, one_of(step), moment_of(s, found - PICK), moment)
        return left - unit(card)
    if found >= OPENING:
        s.taken[found - OPENING, soap] += 1
        follow(s, viewer, card, found - OPENING, 0, moment)
        return left - unit(card)
    seat = desk(viewer, 4)
    place = (s.know[seat, found] + 128) & 7
    since = wide(s.since[seat, found])
    s.loose -= 1
    s.know[seat, found] = s.know[seat, s.loose]
    s.since[seat, found] = s.since[seat, s.loose]
    follow(s, viewer, card, place, since, moment)
    return left


@rule
def moment_of(s: State, number: int) -> int:
    """The number of packets up to a step."""
    packet = 0
    for i in range(number + 1):
        if carries(wide(s.steps[i])):
            packet += 1
    return packet


@rule
def name_card(s: State, number: int, card: int) -> None:
    """A step gets the card that was guessed for it."""
    s.steps[number] = (s.steps[number] & ((1 << CARD_SHIFT) - 1)) + (card << CARD_SHIFT) + TAKEN


# ------------------------------------------------------------------------------------------------------------ all the rest


@rule
def trace(s: State, seat: int, viewer: int) -> None:
    """sapone.hidden.memory: guess how all cards came to lie where they may: hands, discard, decks and history."""
    known = unseen(s, seat, viewer)
    left = settle_all(s, viewer, known)
    for card in range(N_TYPES):
        s.discard[card] = 0
        for other in range(s.players):
            if other != seat:
                s.hand[other, card] = 0
    clear_prices(s)
    for packet in range(s.n_packets + 1):
        s.reach[packet] = EVERYWHERE
    deal_unseen(s, viewer, left)
    name_cards(s, viewer)
    clear_desk(s, viewer)


@rule
def put(s: State, place: int, card: int) -> None:
    """A guessed card lies at a place."""
    if place == DISCARD:
        s.discard[card] += 1
    else:
        s.hand[place, card] += 1


@rule
def deal_unseen(s: State, viewer: int, left: int) -> None:
    """All cards that have no way yet: those known, then unseen cards wherever some were drawn; the rest are the two decks."""
    seat = desk(viewer, 4)
    for i in range(s.loose):
        card = (s.know[seat, i] + 128) >> 3
        place = (s.know[seat, i] + 128) & 7
        put(s, follow(s, viewer, card, place, wide(s.since[seat, i]), wide(s.n_packets)), card)
    top = s.market[s.n_market - 1] if top_is_up(s) else 0
    n = deal_deck(s, viewer, s.market, list_unseen(s, s.market, left, 0, MARKET_TYPES), 0)
    for i in range(n, len(s.market)):
        s.market[i] = 0
    if top >= UP:
        s.market[s.n_market - 1] = top
    n = deal_deck(s, viewer, s.soap, list_unseen(s, s.soap, left, MARKET_TYPES, N_TYPES), 1)
    for i in range(n, N_SOAP):
        s.soap[i] = 0


@rule
def list_unseen(s: State, deck: Any, left: int, first: int, end: int) -> int:
    """Write the unseen cards of these types into a deck, shuffled; returns how many."""
    n = 0
    for card in range(first, end):
        for _ in range(number_of(left, card)):
            deck[n] = card
            n += 1
    shuffle(s, deck, n)
    return n


@rule
def deal_deck(s: State, viewer: int, deck: Any, n: int, soap: int) -> int:
    """Unseen cards for those of the opening and those drawn since that have no way yet; returns how many are left."""
    for place in range(DISCARD + 1):
        if place != viewer or viewer == SPECTATOR:
            for _ in range(s.opening[place, soap] - s.taken[place, soap]):
                n -= 1
                put(s, follow(s, viewer, wide(deck[n]), place, 0, wide(s.n_packets)), wide(deck[n]))
    packet = 0
    for i in range(s.n_steps):
        step = wide(s.steps[i])
        if carries(step):
            packet += 1
        if unseen_drawn(viewer, step, soap):
            n -= 1
            card = wide(deck[n])
            name_card(s, i, card)
            put(s, follow(s, viewer, card, one_of(step), packet, wide(s.n_packets)), card)
    return n


@rule
def name_cards(s: State, viewer: int) -> None:
    """The steps get the cards that went with their packets."""
    packet = 0
    for i in range(s.n_steps):
        step = wide(s.steps[i]) & (TAKEN - 1)
        s.steps[i] = step
        if carries(step):
            if is_hidden(viewer, one_of(step), other_of(step)):
                card = (s.contents[packet] >> STEP_CARD) - 1
                if card >= 0:
                    name_card(s, i, card)
                    s.steps[i] = s.steps[i] - TAKEN
                    s.contents[packet] = s.contents[packet] & ((1 << STEP_CARD) - 1)
            packet += 1


@rule
def clear_desk(s: State, viewer: int) -> None:
    """Nothing stays of the work."""
    for packet in range(s.n_packets + 1):
        s.reach[packet] = 0
    for place in range(DISCARD + 1):
        s.odds[place] = 0
        s.taken[place, 0] = 0
        s.taken[place, 1] = 0
    s.loose = 0
    for i in range(5):
        for token in range(N_TOKENS):
            s.know[desk(viewer, i), token] = 0
            s.since[desk(viewer, i), token] = 0
