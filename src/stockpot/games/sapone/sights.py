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
from stockpot.games.sapone.scratch import Scratch
from stockpot.games.sapone.state import DISCARD, N_TOKENS, NONE, SPECTATOR, UP, State
from stockpot.games.sapone.ways import (
    CERTAIN,
    DEAREST,
    aim,
    back_of_card,
    blame_packet,
    clear_prices,
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
def settle_all(s: State, work: Scratch, known: int) -> int:
    """Try until there is a card for every sight; what stood in the way of one attempt counts in the next few.

    What really happened fits, so sooner or later an attempt does; mostly it is the first. Returns what is then unseen, or −1
    when `ATTEMPTS` have not been enough.
    """
    sighted = types_sighted(s, work.viewer)
    urgent = 0
    for attempt in range(ATTEMPTS):
        if attempt % LESSONS == 0:
            urgent = 0
            clear_prices(s, work)
        left = settle_sights(s, work, known, sighted, urgent, attempt & 1)
        if left >= 0:
            return left
        urgent |= 1 << (-1 - left)
    return -1


@rule
def settle_sights(s: State, work: Scratch, left: int, sighted: int, urgent: int, sharp: int) -> int:
    """A card for every sight, those of the urgent types first; returns what is then unseen, or −1 less the type in the way."""
    start_over(s, work)
    loosen_unsighted(s, work, sighted)
    for turn in range(2):
        for i in range(N_TYPES):
            card = RAREST_FIRST[i]
            if (sighted >> card) & 1 != 0 and (urgent >> card) & 1 != turn:
                left = settle(s, work, card, left, sharp)
                if left < 0:
                    return -1 - card
    return left


@rule
def start_over(s: State, work: Scratch) -> None:
    """No card has a way yet."""
    start_ways(s, work)
    for i in range(s.n_steps):
        s.steps[i] = s.steps[i] & (TAKEN - 1)
    for place in range(DISCARD + 1):
        work.taken[place, 0] = 0
        work.taken[place, 1] = 0
    work.n_known = 0


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
def loosen_unsighted(s: State, work: Scratch, sighted: int) -> None:
    """Cards known of types without a sight have their way before them."""
    viewer = work.viewer
    packet = 0
    for i in range(s.n_steps):
        step = wide(s.steps[i])
        contents = carried(s, step, packet)
        packet = packets_after(step, packet)
        if is_own_payment(viewer, step):
            for card in range(N_TYPES):
                if (sighted >> card) & 1 == 0:
                    for _ in range(number_of(contents, card)):
                        loosen(work, card, coming_to(viewer, step), packet)
        elif (sighted >> card_of(step)) & 1 == 0 and seen_coming(viewer, step, contents, card_of(step)) > 0:
            loosen(work, card_of(step), coming_to(viewer, step), packet)


@rule
def settle(s: State, work: Scratch, card: int, left: int, sharp: int) -> int:
    """A card for every sight of this type; returns what is then unseen, or −1."""
    viewer = work.viewer
    first = wide(work.n_known)
    packet = 0
    for i in range(s.n_steps):
        step = wide(s.steps[i])
        contents = carried(s, step, packet)
        for _ in range(seen_leaving(viewer, step, contents, card)):
            left = fetch(s, work, card, i, packet, first, left, sharp)
            if left < 0:
                return left
        packet = packets_after(step, packet)
        for _ in range(seen_coming(viewer, step, contents, card)):
            loosen(work, card, coming_to(viewer, step), packet)
    return left


@rule
def loosen(work: Scratch, card: int, place: int, since: int) -> None:
    """A card known to be at a place at a moment."""
    if work.n_known < N_TOKENS:
        work.known_card[work.n_known] = card
        work.known_place[work.n_known] = place
        work.known_since[work.n_known] = since
        work.n_known += 1


# ------------------------------------------------------------------------------------------------------- a card for a sight


@rule
def fetch(s: State, work: Scratch, card: int, number: int, moment: int, first: int, left: int, sharp: int) -> int:
    """A card for the sight of a step, and its way there; returns what is then unseen, or −1 when no card can have come."""
    viewer = work.viewer
    place = leaving_from(viewer, wide(s.steps[number]))
    aim(work, place, moment)
    found = search(s, work, card, number, moment, first, left, sharp)
    if found == NONE:
        blame(s, work, card, place, number, moment)
        return -1
    return send(s, work, card, found, moment, left)


@rule
def search(s: State, work: Scratch, card: int, number: int, moment: int, first: int, left: int, sharp: int) -> int:
    """Go back in time and choose among all cards that can be the one seen, by their odds.

    A card known is of the type for sure, an unseen one is as likely to be as there are cards of the type among the unseen.
    """
    viewer = work.viewer
    soap = 1 if is_soap_card(card) else 0
    copies = number_of(left, card)
    others = unseen_cards(left, soap)
    found = NONE
    total = 0
    packet = moment
    fresh = True
    for i in range(number - 1, -2, -1):
        if fresh:
            for known in range(first, work.n_known):
                if work.known_since[known] == packet:
                    weight = weigh(work, wide(work.known_place[known]), packet, 1, 1, sharp)
                    total += weight
                    if weight > 0 and draw(s, total) < weight:
                        found = known
        step = wide(s.steps[i]) if i >= 0 else 0
        if i >= 0 and copies > 0 and unseen_drawn(viewer, step, soap):
            weight = weigh(work, one_of(step), packet, copies, others, sharp)
            total += weight
            if weight > 0 and draw(s, total) < weight:
                found = PICK + i
        fresh = carries(step)
        if fresh:
            packet -= 1
            step_back(s, work, packet, back_of_card(s, card))
    for place in range(DISCARD + 1):
        n = copies * (s.opening[place, soap] - work.taken[place, soap])
        if n > 0 and (place != viewer or viewer == SPECTATOR):
            weight = weigh(work, place, 0, n, others, sharp)
            total += weight
            if weight > 0 and draw(s, total) < weight:
                found = OPENING + place
    return found


@rule
def weigh(work: Scratch, place: int, moment: int, part: int, of: int, sharp: int) -> int:
    """How readily a card from a place and moment is taken for the sight in question; 0 when it cannot be the one."""
    odds = wide(work.odds[place])
    if odds == 0:
        return 0
    if sharp != 0:
        odds = odds * odds // CERTAIN  # likelier cards are favoured: now and then that helps
    return max(((odds * part) >> work.dear[moment]) // of, 1)


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
def send(s: State, work: Scratch, card: int, found: int, moment: int, left: int) -> int:
    """Give the card found for a sight its way; returns what is then unseen."""
    soap = 1 if is_soap_card(card) else 0
    if found >= PICK:
        step = wide(s.steps[found - PICK])
        name_card(s, found - PICK, card)
        follow(s, work, card, one_of(step), moment_of(s, found - PICK), moment)
        return left - unit(card)
    if found >= OPENING:
        work.taken[found - OPENING, soap] += 1
        follow(s, work, card, found - OPENING, 0, moment)
        return left - unit(card)
    place = wide(work.known_place[found])
    since = wide(work.known_since[found])
    work.n_known -= 1
    work.known_card[found] = work.known_card[work.n_known]
    work.known_place[found] = work.known_place[work.n_known]
    work.known_since[found] = work.known_since[work.n_known]
    follow(s, work, card, place, since, moment)
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
def blame(s: State, work: Scratch, card: int, place: int, number: int, moment: int) -> None:
    """No card could be found for a sight: what others took, of all that could have brought one there, becomes dearer."""
    viewer = work.viewer
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
            work.dear[packet] = min(work.dear[packet] + 1, DEAREST)
        if carries(step):
            packet -= 1
            one = one_of(step)
            other = other_of(step)
            if ((where >> one) | (where >> other)) & 1 != 0 and is_hidden(viewer, one, other):
                before = where & ~((1 << one) | (1 << other))
                before |= blame_packet(s, work, packet, back, 0, one, other, where) << one
                before |= blame_packet(s, work, packet, back, 2, other, one, where) << other
                where = before
    work.dear[0] = min(work.dear[0] + 1, DEAREST)
