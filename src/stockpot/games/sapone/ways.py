"""The way of one card along the packets, and what room the packets have left for it.

Room to work in are the memories of five seats, which redeal writes anew afterwards. Four of them hold, for each packet, how
many cards without a way it has yet to take, of how many, both ways: columns 0 and 1 for cards at its first place, 2 and 3
for those at its second. The fifth lists the cards known that have no way yet (`sights`).
"""

from __future__ import annotations

from stockpot.core.random import draw
from stockpot.core.rule import rule
from stockpot.games.sapone.pieces import MARKET_TYPES, unit, wide
from stockpot.games.sapone.state import BACKS, DISCARD, SPECTATOR, State

CERTAIN = 1 << 16
"""Odds of a card that is at the place in question."""
DEAREST = 16
"""The highest price: each step of it halves the odds."""
STEP_CARD = 48
"""Where in the contents of a packet the card waits that its step will name."""


@rule
def desk(viewer: int, i: int) -> int:
    """The i-th seat whose memory is room to work in."""
    return i if i < viewer else i + 1


@rule
def back_of_card(s: State, card: int) -> int:
    """The back of a type as far as packets count it: 1 for soap cards when backs differ."""
    return 1 if card >= MARKET_TYPES and s.options[BACKS] != 0 else 0


@rule
def is_hidden(viewer: int, one: int, other: int) -> bool:
    """Is what goes between these two places hidden from the viewer?"""
    return viewer == SPECTATOR or (viewer != one and viewer != other)


@rule
def start_ways(s: State, viewer: int) -> None:
    """No card has a way: all packets that the viewer could not look into are to be filled."""
    for packet in range(s.n_packets):
        for i in range(4):
            s.know[desk(viewer, i), packet] = s.packets[packet, 1 + i]
            s.since[desk(viewer, i), packet] = s.packets[packet, 5 + i]
        if is_hidden(viewer, s.packets[packet, 0] & 7, s.packets[packet, 0] >> 3):
            s.contents[packet] = 0


@rule
def room_left(s: State, viewer: int, packet: int, back: int, column: int) -> int:
    """How many cards without a way a packet has yet to take, or of how many."""
    seat = desk(viewer, column)
    return wide(s.know[seat, packet]) if back == 0 else wide(s.since[seat, packet])


@rule
def use_room(s: State, viewer: int, packet: int, back: int, column: int) -> None:
    seat = desk(viewer, column)
    if back == 0:
        s.know[seat, packet] -= 1
    else:
        s.since[seat, packet] -= 1


# ------------------------------------------------------------------------------------------------------ back from a place


@rule
def aim(s: State, place: int, moment: int) -> None:
    """Ask how cards come to a place by a moment, a number of packets: `reach` and `odds` there."""
    for other in range(DISCARD + 1):
        s.odds[other] = 0
    s.odds[place] = CERTAIN
    s.reach[moment] = 1 << place


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


# --------------------------------------------------------------------------------------------------- forth from a moment


@rule
def follow(s: State, viewer: int, card: int, place: int, since: int, until: int) -> int:
    """Carry a card along the packets, within `reach`; returns where it is then."""
    back = back_of_card(s, card)
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


# ------------------------------------------------------------------------------------------------------------ the prices


@rule
def clear_prices(s: State) -> None:
    """All room in the packets, and all cards of a moment, are to be had alike."""
    for packet in range(s.n_packets):
        s.dear[packet] = 0
        for i in range(4):
            s.price[packet, i] = 0
    s.dear[s.n_packets] = 0


@rule
def blame_packet(
    s: State, viewer: int, packet: int, back: int, column: int, place: int, target: int, where: int
) -> int:
    """Raise the price of room that others took; returns 1 if a card at the place had a way without them."""
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
