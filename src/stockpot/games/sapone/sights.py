"""The sights of a viewer: a card for each, such that all of them can have come there.

A sight is a moment at which the viewer saw a card of some type leave a place, or shown there (`seen_leaving`). Cards known
before are listed until a sight, or the end, gives them their way; any unseen card may turn out to be of the type too, as
long as there are copies of it.
"""

from __future__ import annotations

from stockpot.core.random import draw
from stockpot.core.rule import rule, table
from stockpot.games.sapone.history import (
    CARD_SHIFT,
    Step,
    card_of,
    carried,
    carries,
    coming_to,
    is_own_payment,
    is_sale,
    leaving_from,
    one_of,
    other_of,
    packets_after,
    seen_coming,
    seen_leaving,
    seen_more,
)
from stockpot.games.sapone.pieces import ALL_CARDS, COPIES, MARKET_TYPES, N_TYPES, is_soap_card, number_of, unit, wide
from stockpot.games.sapone.state import DISCARD, N_TOKENS, NONE, SPECTATOR, UP, State
from stockpot.games.sapone.ways import (
    CERTAIN,
    DEAREST,
    aim,
    back_of_card,
    blame_packet,
    clear_prices,
    desk,
    follow,
    is_hidden,
    start_ways,
    step_back,
)

LESSONS = 10
"""After so many attempts redeal forgets what stood in their way."""
ATTEMPTS = 20_000
"""After so many, about a second, redeal gives the history up. Attempts have a long tail: in random games with doubts about one
guess in a million would take more (tests/rules/sapone/test_bounds.py counts them)."""
RAREST_FIRST = table(sorted(range(N_TYPES), key=lambda card: (int(COPIES[card]), card)))
TAKEN = 1 << 14
"""Marks a step whose unseen card has its way already."""
OPENING, PICK = 1000, 2000
"""Cards to choose from: numbers of known ones, from here on those of the opening, from there on those drawn in a step."""


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
        left -= seen_more(viewer, step, carried(s, step, packet))
        packet = packets_after(step, packet)
    return left


@rule
def top_is_up(s: State) -> bool:
    return s.n_market > 0 and s.market[s.n_market - 1] >= UP


@rule
def settle_all(s: State, viewer: int, known: int) -> int:
    """Try until there is a card for every sight; what stood in the way of one attempt counts in the next few.

    What really happened fits, so sooner or later an attempt does; mostly it is the first. Returns what is then unseen, or −1
    when `ATTEMPTS` have not been enough.
    """
    sighted = types_sighted(s, viewer)
    urgent = 0
    for attempt in range(ATTEMPTS):
        if attempt % LESSONS == 0:
            urgent = 0
            clear_prices(s)
        left = settle_sights(s, viewer, known, sighted, urgent, attempt & 1)
        if left >= 0:
            return left
        urgent |= 1 << (-1 - left)
    return -1


@rule
def settle_sights(s: State, viewer: int, left: int, sighted: int, urgent: int, sharp: int) -> int:
    """A card for every sight, those of the urgent types first; returns what is then unseen, or −1 less the type in the way."""
    start_over(s, viewer)
    loosen_unsighted(s, viewer, sighted)
    for turn in range(2):
        for i in range(N_TYPES):
            card = RAREST_FIRST[i]
            if (sighted >> card) & 1 != 0 and (urgent >> card) & 1 != turn:
                left = settle(s, viewer, card, left, sharp)
                if left < 0:
                    return -1 - card
    return left


@rule
def start_over(s: State, viewer: int) -> None:
    """No card has a way yet."""
    start_ways(s, viewer)
    for i in range(s.n_steps):
        s.steps[i] = s.steps[i] & (TAKEN - 1)
    for place in range(DISCARD + 1):
        s.taken[place, 0] = 0
        s.taken[place, 1] = 0
    s.loose = 0


@rule
def types_sighted(s: State, viewer: int) -> int:
    """The set of the types that the viewer saw leaving a place, or shown there."""
    sighted = 0
    packet = 0
    for i in range(s.n_steps):
        step = wide(s.steps[i])
        contents = carried(s, step, packet)
        packet = packets_after(step, packet)
        if is_sale(step) and viewer == one_of(step):
            for card in range(N_TYPES):
                sighted |= (1 if number_of(contents, card) > 0 else 0) << card
        else:
            sighted |= seen_leaving(viewer, step, contents, card_of(step)) << card_of(step)
    return sighted


@rule
def loosen_unsighted(s: State, viewer: int, sighted: int) -> None:
    """Cards known of types without a sight have their way before them."""
    packet = 0
    for i in range(s.n_steps):
        step = wide(s.steps[i])
        contents = carried(s, step, packet)
        packet = packets_after(step, packet)
        if is_own_payment(viewer, step):
            for card in range(N_TYPES):
                if (sighted >> card) & 1 == 0:
                    for _ in range(number_of(contents, card)):
                        loosen(s, viewer, card, coming_to(viewer, step), packet)
        elif (sighted >> card_of(step)) & 1 == 0 and seen_coming(viewer, step, contents, card_of(step)) > 0:
            loosen(s, viewer, card_of(step), coming_to(viewer, step), packet)


@rule
def settle(s: State, viewer: int, card: int, left: int, sharp: int) -> int:
    """A card for every sight of this type; returns what is then unseen, or −1."""
    first = wide(s.loose)
    packet = 0
    for i in range(s.n_steps):
        step = wide(s.steps[i])
        contents = carried(s, step, packet)
        for _ in range(seen_leaving(viewer, step, contents, card)):
            left = fetch(s, viewer, card, i, packet, first, left, sharp)
            if left < 0:
                return left
        packet = packets_after(step, packet)
        for _ in range(seen_coming(viewer, step, contents, card)):
            loosen(s, viewer, card, coming_to(viewer, step), packet)
    return left


@rule
def loosen(s: State, viewer: int, card: int, place: int, since: int) -> None:
    """A card known to be at a place at a moment."""
    seat = desk(viewer, 4)
    if s.loose < N_TOKENS:
        s.know[seat, s.loose] = 8 * card + place - 128
        s.since[seat, s.loose] = since
        s.loose += 1


# ------------------------------------------------------------------------------------------------------- a card for a sight


@rule
def fetch(s: State, viewer: int, card: int, number: int, moment: int, first: int, left: int, sharp: int) -> int:
    """A card for the sight of a step, and its way there; returns what is then unseen, or −1 when no card can have come."""
    place = leaving_from(viewer, wide(s.steps[number]))
    aim(s, place, moment)
    found = search(s, viewer, card, number, moment, first, left, sharp)
    if found == NONE:
        blame(s, viewer, card, place, number, moment)
        return -1
    return send(s, viewer, card, found, moment, left)


@rule
def search(s: State, viewer: int, card: int, number: int, moment: int, first: int, left: int, sharp: int) -> int:
    """Go back in time and choose among all cards that can be the one seen, by their odds.

    A card known is of the type for sure, an unseen one is as likely to be as there are cards of the type among the unseen.
    """
    soap = 1 if is_soap_card(card) else 0
    copies = number_of(left, card)
    others = unseen_cards(left, soap)
    found = NONE
    total = 0
    seat = desk(viewer, 4)
    packet = moment
    fresh = True
    for i in range(number - 1, -2, -1):
        if fresh:
            for known in range(first, s.loose):
                if s.since[seat, known] == packet:
                    weight = weigh(s, (s.know[seat, known] + 128) & 7, packet, 1, 1, sharp)
                    total += weight
                    if weight > 0 and draw(s, total) < weight:
                        found = known
        step = wide(s.steps[i]) if i >= 0 else 0
        if i >= 0 and copies > 0 and unseen_drawn(viewer, step, soap):
            weight = weigh(s, one_of(step), packet, copies, others, sharp)
            total += weight
            if weight > 0 and draw(s, total) < weight:
                found = PICK + i
        fresh = carries(step)
        if fresh:
            packet -= 1
            step_back(s, viewer, packet, back_of_card(s, card))
    for place in range(DISCARD + 1):
        n = copies * (s.opening[place, soap] - s.taken[place, soap])
        if n > 0 and (place != viewer or viewer == SPECTATOR):
            weight = weigh(s, place, 0, n, others, sharp)
            total += weight
            if weight > 0 and draw(s, total) < weight:
                found = OPENING + place
    return found


@rule
def weigh(s: State, place: int, moment: int, part: int, of: int, sharp: int) -> int:
    """How readily a card from a place and moment is taken for the sight in question; 0 when it cannot be the one."""
    odds = wide(s.odds[place])
    if odds == 0:
        return 0
    if sharp != 0:
        odds = odds * odds // CERTAIN  # likelier cards are favoured: now and then that helps
    return max(((odds * part) >> s.dear[moment]) // of, 1)


@rule
def unseen_cards(left: int, soap: int) -> int:
    """How many cards of a deck are unseen, at least one."""
    n = 0
    for card in range(MARKET_TYPES if soap == 1 else 0, N_TYPES if soap == 1 else MARKET_TYPES):
        n += number_of(left, card)
    return max(n, 1)


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
        packet = packets_after(wide(s.steps[i]), packet)
    return packet


@rule
def name_card(s: State, number: int, card: int) -> None:
    """A step gets the card that was guessed for it."""
    s.steps[number] = (s.steps[number] & ((1 << CARD_SHIFT) - 1)) + (card << CARD_SHIFT) + TAKEN


# ------------------------------------------------------------------------------------------------------- no card for a sight


@rule
def blame(s: State, viewer: int, card: int, place: int, number: int, moment: int) -> None:
    """No card could be found for a sight: what others took, of all that could have brought one there, becomes dearer."""
    back = back_of_card(s, card)
    soap = 1 if is_soap_card(card) else 0
    where = 1 << place
    packet = moment
    for i in range(number - 1, -1, -1):
        step = wide(s.steps[i])
        contents = carried(s, step, packet - 1)
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
