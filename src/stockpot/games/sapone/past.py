"""What a position tells of the past: what happened in the round, and what each seat remembers of it.

Both may be left out. Without `history` the round begins here; without `opening` that follows from the steps; without `memory`
everybody remembers what they have seen of the history.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from stockpot.core.errors import BadPosition
from stockpot.core.position import Reader
from stockpot.core.text import brief
from stockpot.games.sapone.course import Told, check_course
from stockpot.games.sapone.history import (
    Step,
    card_of,
    carries,
    one_of,
    other_of,
    show_open,
    write_step,
)
from stockpot.games.sapone.memory import recall
from stockpot.games.sapone.pieces import CARD, COPIES, MARKET_TYPES, N_MARKET, N_TYPES, cards_in, is_soap_card, unit
from stockpot.games.sapone.state import (
    BACKS,
    DISCARD,
    MAX_PACKETS,
    MAX_STEPS,
    N_TOKENS,
    SPECTATOR,
    State,
)

STEPS = [step.name.lower() for step in Step]
NAMES = CARD.ids
Cards = list[int]
"""How many of each type."""


# ------------------------------------------------------------------------------------------------------------- writing


def written_memory(s: State) -> list[list[list[int]]]:
    """What each seat and a spectator remember: token, set of places, moment."""
    return [
        [[t, s.know[viewer, t], s.since[viewer, t]] for t in range(N_TOKENS) if s.know[viewer, t]]
        for viewer in (*range(s.players), SPECTATOR)
    ]


def written_history(s: State) -> dict[str, Any]:
    """What happened: what lay where before, and the steps."""
    places = (*range(s.players), DISCARD)
    return {"opening": [[s.opening[place, 0], s.opening[place, 1]] for place in places], "steps": written_steps(s)}


def written_steps(s: State) -> list[list[Any]]:
    """Kind, the two places, the card, and the further cards of a packet."""
    steps, packet = [], 0
    for i in range(s.n_steps):
        step, contents = s.steps[i], 0
        if carries(step):
            contents, packet = s.contents[packet], packet + 1
        others = [NAMES[card] for card in cards_in(contents)]
        steps.append([STEPS[step & 7], one_of(step), other_of(step), NAMES[card_of(step)], others])
    return steps


# ------------------------------------------------------------------------------------------------------------- reading


def read_history(r: Reader, s: State) -> None:
    """What happened in the round; without it the round begins here, and nobody has seen a card but the own ones."""
    told = r.raw("history", None)
    if r.data.get("phase") == "over":
        return
    if told is None:
        set_opening(s, by_deck(s, lying(s)))
        show_open(s)
        return
    history = Reader({"steps": told} if isinstance(told, list | tuple) else told, "history")
    steps = history.each("steps", None, read_step, [])
    opening = None if history.raw("opening", None) is None else history.each("opening", s.players + 1, read_both_decks)
    history.done()
    take_steps(s, steps)
    begin = by_deck(s, undo_steps(s, steps))
    if opening is not None and opening != begin:
        raise BadPosition("history: the steps do not lead from the opening to what lies there now.")
    set_opening(s, begin)
    check_course(s, steps)


def read_both_decks(value: Any, where: str) -> list[int]:
    return Reader({where: value}).numbers(where, 2, 0, N_MARKET)


def read_step(value: Any, where: str) -> Told:
    """“picked” 0 “leek”, “sold” 0 1 “leek” [“coin”]: where there is no second place, one need not be named."""
    expected = BadPosition(f"{where}: expected kind, places, card and what was paid, not {brief(value)}.")
    if not isinstance(value, list | tuple) or not 3 <= len(value) <= 5:
        raise expected
    kind = Reader({"kind": value[0]}, where).name("kind", STEPS)
    places = [place for place in value[1:3] if not isinstance(place, str)]
    named = value[1 + len(places) :]
    if not places or not 1 <= len(named) <= 2:
        raise expected
    if kind in (Step.GAVE, Step.SOLD, Step.SOLD_UP, Step.CAUGHT) and len(places) == 1:
        raise BadPosition(f"{where}: from whom, and to whom?")
    if len(places) == 1:
        places.append(DISCARD if kind == Step.PAID else 0)
    entry = Reader({"places": places, "card": named[0], "others": named[1] if len(named) > 1 else []}, where)
    one, other = entry.numbers("places", 2, 0, DISCARD)
    card, others = entry.name("card", NAMES), entry.names("others", NAMES)
    if any(n > COPIES[t] for t, n in Counter(others).items()):
        raise BadPosition(f"{where}: more cards than there are.")
    return Told(kind, one, other, card, others)


def take_steps(s: State, steps: list[Told]) -> None:
    """Write the steps into the state."""
    ahead = s.n_market + 1
    if len(steps) + 4 * ahead > MAX_STEPS or sum(map(carries, (kind for kind, *_ in steps))) + 2 * ahead > MAX_PACKETS:
        raise BadPosition("history: longer than a round can be.")
    for kind, one, other, card, others in steps:
        write_step(s, kind, one, other, card)
        if carries(kind):
            s.contents[s.n_packets] = sum(number * unit(t) for t, number in Counter(others).items())
            s.n_packets += 1


def lying(s: State) -> list[Cards]:
    """What lies at each place, seats that nobody has and the discard included."""
    places = [[0] * N_TYPES for _ in range(DISCARD + 1)]
    for card in range(N_TYPES):
        for seat in range(s.players):
            places[seat][card] = s.hand[seat, card] + s.bid[seat, card] + (seat == s.turn and s.offer == card)
        places[DISCARD][card] = s.discard[card]
    return places


def by_deck(s: State, places: list[Cards]) -> list[list[int]]:
    """How many market and soap cards lie with each seat, and on the discard."""
    found = [places[place] for place in (*range(s.players), DISCARD)]
    return [[sum(cards[:MARKET_TYPES]), sum(cards[MARKET_TYPES:])] for cards in found]


def set_opening(s: State, opening: list[list[int]]) -> None:
    for place, (market, soap) in zip((*range(s.players), DISCARD), opening, strict=True):
        s.opening[place, 0], s.opening[place, 1] = market, soap


def undo_steps(s: State, steps: list[Told]) -> list[Cards]:
    """Go back from what lies there now to the opening, counting the packets; refuse a history that does not lead here."""
    places, packet = lying(s), s.n_packets
    for number, (kind, one, other, card, others) in reversed(list(enumerate(steps))):
        if kind == Step.SHOWN:
            moved: list[tuple[int, int | None, int]] = [(one, one, card)]
        elif kind <= Step.PICKED_UP:
            moved = [(one, None, card)]
        elif kind == Step.PAID:
            moved = [(one, None, card), *((DISCARD, one, t) for t in others)]
        else:
            moved = [(other, one, card), *((one, other, t) for t in others)]
        right = (kind in (Step.PAID, Step.SOLD, Step.SOLD_UP) or not others) and (kind != Step.PAID or other == DISCARD)
        drawn = kind > Step.PAID or is_soap_card(card) == (kind == Step.PAID)
        if not right or not drawn or any(place >= s.players for place in seats_of(kind, one, other)):
            raise BadPosition(f"history.steps[{number}]: there is no such step.")
        for place, before, t in moved:
            places[place][t] -= 1
            if places[place][t] < 0:
                raise BadPosition(f"history.steps[{number}]: the {NAMES[t]} is not where it leads.")
            if before is not None:
                places[before][t] += 1
        if carries(kind):
            packet -= 1
            count_cards(s, packet, kind, one, other, card, others, places)
    return places


def seats_of(kind: int, one: int, other: int) -> tuple[int, ...]:
    """The places of a step that must be seats."""
    return (one,) if kind <= Step.PAID or kind == Step.SHOWN else (one, other)


def count_cards(
    s: State, packet: int, kind: int, one: int, other: int, card: int, others: list[int], places: list[Cards]
) -> None:
    """What everybody saw of a packet: how many cards of how many went there, and came back; see `memory`."""
    apart = s.options[BACKS] != 0
    there = others if kind == Step.PAID else [] if kind == Step.SOLD_UP else [card]
    here = others if kind in (Step.SOLD, Step.SOLD_UP) else []
    s.packets[packet, 0] = one + 8 * other
    for back in range(2 if apart else 1):
        types = range(MARKET_TYPES * back, N_TYPES if back or not apart else MARKET_TYPES)
        went, came = sum(t in types for t in there), sum(t in types for t in here)
        of_one, of_other = (sum(places[place][t] for t in types) for place in (one, other))
        if kind == Step.GAVE and not went:
            of_one = 0
        numbers = went, of_one, came, of_other if kind >= Step.SOLD else 0
        for i, number in enumerate(numbers):
            s.packets[packet, 1 + 4 * back + i] = number


def read_memory(r: Reader, s: State) -> None:
    """What each seat, and last a spectator, remembers."""
    if r.raw("memory", None) is None:
        recall(s)
        return

    def token(value: Any, where: str) -> list[int]:
        return Reader({where: value}).numbers(where, 3, 0, N_TOKENS)

    def tokens(value: Any, where: str) -> list[list[int]]:
        return Reader({where: value}).each(where, None, token)

    for i, remembered in enumerate(r.each("memory", s.players + 1, tokens)):
        viewer = i if i < s.players else SPECTATOR
        for number, where, since in remembered:
            if number >= N_TOKENS or not 0 < where <= 127 or since > s.n_packets:
                raise BadPosition(f"memory[{i}]: {[number, where, since]!r} is no token.")
            s.know[viewer, number], s.since[viewer, number] = where, since
