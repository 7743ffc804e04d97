"""Any situation of Sapone as JSON, both ways.

Only `players` is needed. What is left out: the decks hold all cards that are named nowhere, the market as at the start
of a round (half of it face up) unless `market` lists it, from the top down; market cards then left over lie on the discard.
Without `memory` everybody has seen nothing but who bought soap cards; without `history`, which tells what happened in the
round, it begins here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from stockpot.core.bits import members, union
from stockpot.core.errors import BadPosition
from stockpot.core.position import Reader, written_generator
from stockpot.core.random import shuffle
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
from stockpot.games.sapone.memory import all_see
from stockpot.games.sapone.pieces import (
    CARD,
    CATEGORIES,
    COPIES,
    MARKET_TYPES,
    N_MARKET,
    N_SOAP,
    N_TYPES,
    SHIFT,
    WISH,
    WON,
    cards_in,
    is_soap_card,
)
from stockpot.games.sapone.possible import check
from stockpot.games.sapone.rounds import clear_sale, mix_market, soap_cards_at
from stockpot.games.sapone.state import (
    BACKS,
    DISCARD,
    MAX_PACKETS,
    MAX_PLAYERS,
    MAX_STEPS,
    MIN_PLAYERS,
    N_PHASES,
    N_TOKENS,
    NO_WISH,
    NONE,
    OPTIONS,
    PRICE,
    SPECTATOR,
    TO_ALL,
    UNKNOWN_SOAP,
    UP,
    Phase,
    State,
)

NAMES = CARD.ids
CLAIMS = (*NAMES, "nothing")
STEPS = [step.name.lower() for step in Step]
PHASES = [Phase(phase).name.lower() for phase in range(N_PHASES)]
"""Those that a table can be left in."""


def write(s: State) -> dict[str, Any]:
    """The whole situation, hidden parts included."""
    seats = range(s.players)
    return {
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "phase": PHASES[s.phase],
        "round": s.round + 1,
        "first": s.first,
        "turn": s.turn,
        "points": [s.points[seat] for seat in seats],
        "gained": [s.gained[seat] for seat in seats],
        "won": [WON.data(s.won[seat]) for seat in seats],
        "shown_hands": [_names(s.shown_hand, seat) for seat in seats],
        "shown_diamond": CARD.data(s.shown_name),
        "hands": [_names(s.hand, seat) for seat in seats],
        "bids": [_names(s.bid, seat) for seat in seats],
        "claims": [_names(s.claim, seat, CLAIMS) for seat in seats],
        "shown": [_names(s.shown, seat, CLAIMS) for seat in seats],
        "shown_soap": [s.shown_soap[seat] for seat in seats],
        "holding": [CARD.data(s.holding[seat]) for seat in seats],
        "market": [NAMES[card % UP] + (" up" if card >= UP else "") for card in s.market.tolist()[: s.n_market][::-1]],
        "soap": [NAMES[card] for card in s.soap.tolist()[: s.n_soap][::-1]],
        "discard": [NAMES[card] for card in range(N_TYPES) for _ in range(s.discard[card])],
        "bought": [s.bought[seat] for seat in seats],
        "named": CARD.data(s.named),
        "namer": None if s.namer == NONE else s.namer,
        "offer": CARD.data(s.offer),
        "declared": CARD.data(s.declared),
        "wish": None if s.wish == NO_WISH else WISH.ids[s.wish],
        "face_up": bool(s.face_up),
        "doubter": None if s.doubter == NONE else s.doubter,
        "doubts": members(s.answers),
        "deciding": members(s.busy),
        "bidding": s.rounds,
        "requests": s.asked,
        "request_to": None if s.request_to == NONE else s.request_to,
        "request_wish": None if s.request_wish == NO_WISH else WISH.ids[s.request_wish],
        "memory": [_tokens(s, viewer) for viewer in (*seats, SPECTATOR)],
        "history": {
            "opening": [[s.opening[place, 0], s.opening[place, 1]] for place in (*seats, DISCARD)],
            "steps": _steps(s),
        },
        "rng": written_generator(s),
    }


def _names(rows: Any, seat: int, names: tuple[str, ...] = NAMES) -> list[str]:
    return [name for card, name in enumerate(names) for _ in range(rows[seat, card])]


def _tokens(s: State, viewer: int) -> list[list[int]]:
    """What a viewer remembers: token, set of places, moment."""
    return [[t, s.know[viewer, t], s.since[viewer, t]] for t in range(N_TOKENS) if s.know[viewer, t]]


def _steps(s: State) -> list[list[Any]]:
    """What happened: kind, the two places, the card, and the further cards of a packet."""
    steps, packet = [], 0
    for i in range(s.n_steps):
        step, contents = s.steps[i], 0
        if carries(step):
            contents, packet = s.contents[packet], packet + 1
        others = [NAMES[card] for card in cards_in(contents)]
        steps.append([STEPS[step & 7], one_of(step), other_of(step), NAMES[card_of(step)], others])
    return steps


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
    last = s.players - 1
    s.first = r.number("first", 0, last, 0)
    s.turn = r.number("turn", 0, last, s.first)
    s.round = r.number("round", 1, 10_000, 1) - 1
    read_scores(r, s)
    read_sale(r, s)
    read_cards(r, s)
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


def add_up(row: Any, seat: int, cards: list[int], where: str) -> None:
    """So many of each type for a seat; no more than there are, whatever the list says."""
    for card, n in Counter(cards).items():
        most = COPIES[card] if card < N_TYPES else N_MARKET + N_SOAP
        if n > most:
            raise BadPosition(f"{where}: there are more than {most} of {CLAIMS[card]}.")
        row[seat, card] = n


def read_scores(r: Reader, s: State) -> None:
    empty: list[list[str]] = [[]] * s.players
    for seat, points in enumerate(r.numbers("points", s.players, 0, 30_000, [0] * s.players)):
        s.points[seat] = points
    for seat, gain in enumerate(r.numbers("gained", s.players, 0, 100, [0] * s.players)):
        s.gained[seat] = gain
    for seat, won in enumerate(r.name_lists("won", s.players, CATEGORIES.ids, empty)):
        s.won[seat] = union(won)
    for seat, cards in enumerate(r.name_lists("shown_hands", s.players, NAMES, empty)):
        add_up(s.shown_hand, seat, cards, f"shown_hands[{seat}]")
    s.shown_name = r.name_or_nothing("shown_diamond", NAMES)


def read_sale(r: Reader, s: State) -> None:
    """What is on the table."""
    last = s.players - 1
    empty: list[list[str]] = [[]] * s.players
    s.offer = r.name_or_nothing("offer", NAMES)
    s.declared = r.name_or_nothing("declared", NAMES)
    s.wish = r.name_or_nothing("wish", WISH.ids, NO_WISH)
    s.face_up = int(r.flag("face_up", False))
    s.doubter = r.number_or_nothing("doubter", 0, last)
    s.answers = union(r.numbers("doubts", None, 0, last, []))
    s.rounds = r.number("bidding", 0, 100, 1 if s.offer != NONE else 0)
    s.asked = r.number("requests", 0, 100, 0)
    s.request_to = r.number_or_nothing("request_to", 0, TO_ALL)
    s.request_wish = r.name_or_nothing("request_wish", WISH.ids, NO_WISH)
    bids = r.name_lists("bids", s.players, NAMES, empty)
    claims = r.name_lists("claims", s.players, CLAIMS, [["nothing"] * len(cards) for cards in bids])
    shown = r.name_lists("shown", s.players, CLAIMS, [[CLAIMS[claim] for claim in said] for said in claims])
    for seat in range(s.players):
        add_up(s.bid, seat, bids[seat], f"bids[{seat}]")
        for row, said, where in ((s.claim, claims, "claims"), (s.shown, shown, "shown")):
            if len(said[seat]) > len(bids[seat]):
                raise BadPosition(f"{where}[{seat}]: one for each card bid.")
            for claim, n in Counter(said[seat]).items():
                row[seat, claim] = n
        s.n_bid[seat], s.n_shown[seat] = len(bids[seat]), len(shown[seat])
    soap = [sum(card >= MARKET_TYPES for card in cards) if s.options[BACKS] else 0 for cards in bids]
    for seat, n in enumerate(r.numbers("shown_soap", s.players, 0, N_SOAP, soap)):
        s.shown_soap[seat] = n

    def held_card(value: Any, where: str) -> int:
        return NONE if value is None else Reader({where: value}).name(where, NAMES)

    for seat, held in enumerate(r.each("holding", s.players, held_card, [None] * s.players)):
        s.holding[seat] = held


def read_cards(r: Reader, s: State) -> None:
    """Hands and decks; what is named nowhere lies in the decks or on the discard."""
    empty: list[list[str]] = [[]] * s.players
    for seat, cards in enumerate(r.name_lists("hands", s.players, NAMES, empty)):
        add_up(s.hand, seat, cards, f"hands[{seat}]")
        s.n_hand[seat] = len(cards)
    busy = [seat for seat in range(s.players) if seat != s.turn and s.n_hand[seat]] if s.offer != NONE else []
    s.busy = union(r.numbers("deciding", None, 0, s.players - 1, busy))
    for seat, n in enumerate(r.numbers("bought", s.players, 0, N_SOAP, [0] * s.players)):
        s.bought[seat] = n
    s.named = r.name_or_nothing("named", NAMES)
    s.namer = r.number_or_nothing("namer", 0, s.players - 1)
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


def read_history(r: Reader, s: State) -> None:
    """What happened in the round; without it the round begins here, and nobody has seen a card but the own ones."""
    told = r.raw("history", None)
    if r.data.get("phase") == "over":
        return
    if told is None:
        for place, cards in enumerate(lying(s)):
            market = sum(cards[:MARKET_TYPES])
            s.opening[place, 0], s.opening[place, 1] = market, sum(cards) - market
        show_open(s)
        return
    history = Reader(told, "history")

    def both_decks(value: Any, where: str) -> list[int]:
        return Reader({where: value}).numbers(where, 2, 0, N_MARKET)

    def step(value: Any, where: str) -> Told:
        if not isinstance(value, list | tuple) or len(value) != 5:
            raise BadPosition(f"{where}: expected kind, two places, a card and a list of cards, not {brief(value)}.")
        kind, one, other, card, others = value
        entry = Reader({"kind": kind, "places": [one, other], "card": card, "others": others}, where)
        places = entry.numbers("places", 2, 0, DISCARD)
        what, which = entry.name("kind", STEPS), entry.name("card", NAMES)
        return Told(what, places[0], places[1], which, entry.names("others", NAMES))

    opening = history.each("opening", s.players + 1, both_decks)
    for place, (market, soap) in zip((*range(s.players), DISCARD), opening, strict=True):
        s.opening[place, 0], s.opening[place, 1] = market, soap
    steps = history.each("steps", None, step)
    history.done()
    ahead = s.n_market + 1
    if len(steps) + 4 * ahead > MAX_STEPS or sum(map(carries, (kind for kind, *_ in steps))) + 2 * ahead > MAX_PACKETS:
        raise BadPosition("history: longer than a round can be.")
    for kind, one, other, card, others in steps:
        write_step(s, kind, one, other, card)
        if carries(kind):
            s.contents[s.n_packets] = sum(number << SHIFT[t] for t, number in Counter(others).items())
            s.n_packets += 1
    undo_steps(s, steps)
    check_course(s, steps)


Cards = list[int]
"""How many of each type."""


def lying(s: State) -> list[Cards]:
    """What lies at each place, seats that nobody has and the discard included."""
    places = [[0] * N_TYPES for _ in range(DISCARD + 1)]
    for card in range(N_TYPES):
        for seat in range(s.players):
            places[seat][card] = s.hand[seat, card] + s.bid[seat, card] + (seat == s.turn and s.offer == card)
        places[DISCARD][card] = s.discard[card]
    return places


def undo_steps(s: State, steps: list[Told]) -> None:
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
    for place, cards in enumerate(places):
        market = sum(cards[:MARKET_TYPES])
        if (market, sum(cards) - market) != (s.opening[place, 0], s.opening[place, 1]):
            raise BadPosition("history: the steps do not lead from the opening to what lies there now.")


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
        remember_soap(s)
        if r.raw("history", None) is None:
            see_open(s)
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


def remember_soap(s: State) -> None:
    """Every soap card that is not in the deck was bought by the seat that has it, as far as the others know."""
    number = 0
    discarded = sum(s.discard[card] for card in range(MARKET_TYPES, N_TYPES))
    held = [(seat, soap_cards_at(s, seat)) for seat in range(s.players)]
    for place, n in [*held, (DISCARD, discarded)]:
        for _ in range(n):
            for viewer in (*range(s.players), SPECTATOR):
                if viewer == SPECTATOR or viewer != place:
                    s.know[viewer, UNKNOWN_SOAP + number] = 1 << place
                    s.since[viewer, UNKNOWN_SOAP + number] = s.n_packets
            number += 1


def see_open(s: State) -> None:
    """Everybody has seen the cards that lie open: the only steps of a history that begins here."""
    for i in range(s.n_steps):
        all_see(s, card_of(s.steps[i]), one_of(s.steps[i]))
