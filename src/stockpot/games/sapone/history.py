"""The history of a round: every card that changed its place, in order.

A *step* says what happened, between whom, and to which card; steps that carry cards face down are packets too (`memory`),
and the cards of the larger ones are kept as a word of counts by type (`contents`). Before the first step each place had the
cards of the `opening`, so many from either deck: in a round that was played from its start, the deal.

The history holds all that happened, secrets included. What a viewer has seen of it is asked here too: which cards came into
the part of the table that the viewer cannot look into (`seen_coming`), and which left it or were shown there
(`seen_leaving`). Between such sights the viewer knows no more than how many cards moved.
"""

from __future__ import annotations

from enum import IntEnum

from stockpot.core.rule import rule
from stockpot.games.sapone.pieces import DIAMOND, number_of, unit, wide
from stockpot.games.sapone.state import DISCARD, MAX_STEPS, NONE, Phase, State


class Step(IntEnum):
    """Kinds of steps, with what their two places and their card are."""

    PICKED = 0  # seat, card that lay face down
    PICKED_UP = 1  # seat, card that lay face up
    PAID = 2  # seat, discard, soap card drawn; the price is in `contents`
    GAVE = 3  # doubter, seller, card given face down
    SOLD = 4  # seller, buyer, card sold face down; the price is in `contents`
    SOLD_UP = 5  # the same with a card that a doubt had turned up
    SHOWN = 6  # seat, card that all have seen there
    CAUGHT = 7  # seller, doubter, card that all have seen


CARD_SHIFT = 9
"""A step is a number: its kind in three bits, its two places in three bits each, its card."""

# ------------------------------------------------------------------------------------------------------------------- steps


@rule
def write_step(s: State, kind: int, one: int, other: int, card: int) -> None:
    if s.n_steps < MAX_STEPS:
        s.steps[s.n_steps] = kind + (one << 3) + (other << 6) + (card << CARD_SHIFT)
        s.n_steps += 1


@rule
def show_open(s: State) -> None:
    """What a history that begins here has to tell: the card turned up by a doubt, the Diamond that is being named."""
    if s.face_up != 0 and s.offer != NONE:
        write_step(s, Step.SHOWN, wide(s.turn), 0, wide(s.offer))
    if s.phase == Phase.DIAMOND and s.namer != NONE:
        write_step(s, Step.SHOWN, wide(s.namer), 0, DIAMOND)


@rule
def one_of(step: int) -> int:
    """The first place of a step."""
    return (step >> 3) & 7


@rule
def other_of(step: int) -> int:
    """The second place of a step."""
    return (step >> 6) & 7


@rule
def card_of(step: int) -> int:
    return (step >> CARD_SHIFT) & 31


@rule
def carries(step: int) -> bool:
    """Is a step a packet?"""
    kind = step & 7
    return Step.PAID <= kind <= Step.SOLD_UP


@rule
def packets_after(step: int, before: int) -> int:
    """How many packets there are after a step, if there were so many before it."""
    return before + 1 if carries(step) else before


@rule
def carried(s: State, step: int, packet: int) -> int:
    """The cards that a step carried as the packet of this number, less the one that the step names; as a word."""
    return wide(s.contents[packet]) if carries(step) else 0


@rule
def is_sale(step: int) -> bool:
    kind = step & 7
    return kind == Step.SOLD or kind == Step.SOLD_UP


# -------------------------------------------------------------------------------------------------- what a viewer sees of them


@rule
def is_own_payment(viewer: int, step: int) -> bool:
    """Did the viewer part with the contents of a packet?"""
    if step & 7 == Step.PAID:
        return viewer == one_of(step)
    return is_sale(step) and viewer == other_of(step)


@rule
def seen_coming(viewer: int, step: int, contents: int, card: int) -> int:
    """How many cards of a type the viewer saw coming to the place that `coming_to` says."""
    if is_own_payment(viewer, step):
        return number_of(contents, card)
    kind = step & 7
    one = one_of(step)
    if card_of(step) != card or kind == Step.PICKED or kind == Step.PAID:
        return 0
    if kind == Step.PICKED_UP or kind == Step.SHOWN:
        return 1 if viewer != one else 0
    if kind == Step.SOLD or kind == Step.GAVE:
        return 1 if viewer == one else 0
    return 1 if viewer != other_of(step) else 0


@rule
def coming_to(viewer: int, step: int) -> int:
    kind = step & 7
    if kind == Step.PAID:
        return DISCARD + 0
    if kind == Step.PICKED_UP or kind == Step.SHOWN or (is_sale(step) and viewer == other_of(step)):
        return one_of(step)
    return other_of(step)


@rule
def seen_leaving(viewer: int, step: int, contents: int, card: int) -> int:
    """How many cards of a type the viewer saw leaving the place that `leaving_from` says, or shown there."""
    kind = step & 7
    one = one_of(step)
    if kind <= Step.PAID:
        return 0
    if is_sale(step) and viewer == one:
        return number_of(contents, card)
    if card_of(step) != card:
        return 0
    if kind == Step.SOLD or kind == Step.GAVE:
        return 1 if viewer == other_of(step) else 0
    return 1 if viewer != one else 0


@rule
def leaving_from(viewer: int, step: int) -> int:
    return other_of(step) if is_sale(step) and viewer == one_of(step) else one_of(step)


@rule
def seen_more(viewer: int, step: int, contents: int) -> int:
    """How many cards of each type came into what the viewer cannot look into, less those that left it, as a word."""
    kind = step & 7
    one = one_of(step)
    card = unit(card_of(step))
    if kind == Step.PICKED_UP:
        return card if viewer != one else 0
    if kind == Step.PAID:
        return contents if viewer == one else 0
    if kind == Step.PICKED or kind == Step.SHOWN:
        return 0
    if viewer == one:
        return card - contents
    if viewer == other_of(step):
        return contents - card
    return 0
