"""The way of one card along the packets, and what room the packets have left for it (`Scratch.room`)."""

from __future__ import annotations

from stockpot.core.random import draw
from stockpot.core.rule import rule
from stockpot.games.sapone.pieces import MARKET_TYPES, unit, wide
from stockpot.games.sapone.scratch import Scratch
from stockpot.games.sapone.state import BACKS, DISCARD, SPECTATOR, State

CERTAIN = 1 << 16
"""Odds of a card that is at the place in question."""
DEAREST = 16
"""The highest price: each step of it halves the odds."""
STEP_CARD = 48
"""Where in the contents of a packet the card waits that its step will name."""


@rule
def back_of_card(s: State, card: int) -> int:
    """The back of a type as far as packets count it: 1 for soap cards when backs differ."""
    return 1 if card >= MARKET_TYPES and s.options[BACKS] != 0 else 0


@rule
def is_hidden(viewer: int, one: int, other: int) -> bool:
    """Is what goes between these two places hidden from the viewer?"""
    return viewer == SPECTATOR or (viewer != one and viewer != other)


@rule
def start_ways(s: State, work: Scratch) -> None:
    """No card has a way: all packets that the viewer could not look into are to be filled."""
    for packet in range(s.n_packets):
        for i in range(8):
            work.room[packet, i] = s.packets[packet, 1 + i]
        if is_hidden(work.viewer, s.packets[packet, 0] & 7, s.packets[packet, 0] >> 3):
            s.contents[packet] = 0


@rule
def room_left(work: Scratch, packet: int, back: int, column: int) -> int:
    """How many cards without a way a packet has yet to take, or of how many."""
    return wide(work.room[packet, 4 * back + column])


@rule
def use_room(work: Scratch, packet: int, back: int, column: int) -> None:
    work.room[packet, 4 * back + column] -= 1


# ------------------------------------------------------------------------------------------------------ back from a place


@rule
def aim(work: Scratch, place: int, moment: int) -> None:
    """Ask how cards come to a place by a moment, a number of packets: `reach` and `odds` there."""
    for other in range(DISCARD + 1):
        work.odds[other] = 0
    work.odds[place] = CERTAIN
    work.reach[moment] = 1 << place


@rule
def step_back(s: State, work: Scratch, packet: int, back: int) -> None:
    """From where, and how likely, a card comes to the place in question past one more packet: `reach` and `odds`."""
    one = s.packets[packet, 0] & 7
    other = s.packets[packet, 0] >> 3
    where = wide(work.reach[packet + 1])
    if ((where >> one) | (where >> other)) & 1 != 0 and is_hidden(work.viewer, one, other):
        from_one = odds_before(s, work, packet, back, 0, one, other)
        from_other = odds_before(s, work, packet, back, 2, other, one)
        work.odds[one] = from_one
        work.odds[other] = from_other
        where &= ~((1 << one) | (1 << other))
        where |= (1 << one if from_one > 0 else 0) | (1 << other if from_other > 0 else 0)
    work.reach[packet] = where


@rule
def odds_before(s: State, work: Scratch, packet: int, back: int, column: int, place: int, target: int) -> int:
    """How likely a card at one end of a packet is to come to the place in question; 0 when it cannot."""
    if s.packets[packet, 1 + 4 * back + column] == 0:
        return work.odds[place]
    if ways_on(s, work, packet, back, column, place, target, wide(work.reach[packet + 1])) == 0:
        return 0
    going = room_left(work, packet, back, column)
    of = room_left(work, packet, back, column + 1)
    staying = (work.odds[place] * (of - going)) >> work.price[packet, column + 1]
    return max((staying + ((work.odds[target] * going) >> work.price[packet, column])) // of, 1)


@rule
def ways_on(s: State, work: Scratch, packet: int, back: int, column: int, place: int, target: int, where: int) -> int:
    """May a card at a place stay there (1), go with the packet (2), either (3), or neither, to be in this set after it?"""
    stays = (where >> place) & 1
    if s.packets[packet, 1 + 4 * back + column] == 0:
        return stays
    going = room_left(work, packet, back, column)
    if room_left(work, packet, back, column + 1) <= going:
        stays = 0
    return stays + (2 if going > 0 and (where >> target) & 1 != 0 else 0)


# --------------------------------------------------------------------------------------------------- forth from a moment


@rule
def follow(s: State, work: Scratch, card: int, place: int, since: int, until: int) -> int:
    """Carry a card along the packets, within `reach`; returns where it is then."""
    back = back_of_card(s, card)
    for packet in range(since, until):
        one = s.packets[packet, 0] & 7
        other = s.packets[packet, 0] >> 3
        if not is_hidden(work.viewer, one, other):
            continue
        if place == one:
            place = follow_on(s, work, card, packet, back, 0, one, other)
        elif place == other:
            place = follow_on(s, work, card, packet, back, 2, other, one)
    return place


@rule
def follow_on(s: State, work: Scratch, card: int, packet: int, back: int, column: int, place: int, target: int) -> int:
    """Past one packet: any card that can be in it is as likely to be."""
    if s.packets[packet, 1 + 4 * back + column] == 0:
        return place
    ways = ways_on(s, work, packet, back, column, place, target, wide(work.reach[packet + 1]))
    if ways == 3:
        going = room_left(work, packet, back, column)
        of = room_left(work, packet, back, column + 1)
        staying = max(((of - going) << DEAREST) >> work.price[packet, column + 1], 1)
        going = max((going << DEAREST) >> work.price[packet, column], 1)
        ways = 2 if draw(s, going + staying) < going else 1
    use_room(work, packet, back, column + 1)
    if ways != 2:
        return place
    use_room(work, packet, back, column)
    if column == 0 and target != DISCARD:
        s.contents[packet] += (card + 1) << STEP_CARD
    else:
        s.contents[packet] += unit(card)
    return target


# ------------------------------------------------------------------------------------------------------------ the prices


@rule
def clear_prices(s: State, work: Scratch) -> None:
    """All room in the packets, and all cards of a moment, are to be had alike."""
    for packet in range(s.n_packets):
        work.dear[packet] = 0
        for i in range(4):
            work.price[packet, i] = 0
    work.dear[s.n_packets] = 0


@rule
def blame_packet(
    s: State, work: Scratch, packet: int, back: int, column: int, place: int, target: int, where: int
) -> int:
    """Raise the price of room that others took; returns 1 if a card at the place had a way without them."""
    going = s.packets[packet, 1 + 4 * back + column]
    if going == 0:
        return (where >> place) & 1
    left = room_left(work, packet, back, column)
    of = room_left(work, packet, back, column + 1)
    able = 0
    if (where >> target) & 1 != 0:
        able = 1
        if left == 0:
            work.price[packet, column] = min(work.price[packet, column] + 1, DEAREST)
    if (where >> place) & 1 != 0 and s.packets[packet, 2 + 4 * back + column] > going:
        able = 1
        if of <= left:
            work.price[packet, column + 1] = min(work.price[packet, column + 1] + 1, DEAREST)
    return able
