"""Rules of thumb for Sapone: what a card is worth, when to believe, when to lie, and what a situation is worth.

Values are whole numbers; a single coin is worth 10.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, nth
from stockpot.core.elementary import exp
from stockpot.core.random import draw
from stockpot.core.rule import rule, table
from stockpot.games.sapone.memory import places
from stockpot.games.sapone.pieces import (
    COPIES,
    DOUBLE_SOAP,
    FIRST_COPY,
    FIRST_TOOL,
    FIRST_VEGETABLE,
    FOUR_COINS,
    N_MARKET,
    N_TYPES,
    RARITY,
    SOAP,
    Category,
    is_soap_card,
    wide,
)
from stockpot.games.sapone.rounds import set_points, winners, winners_of
from stockpot.games.sapone.state import (
    COMPENSATION,
    DOUBT,
    N_TOKENS,
    NO_WISH,
    NONE,
    PRICE,
    REQUESTS,
    SILENT,
    TO_ALL,
    Phase,
    State,
    Verb,
)

SOAP_CARD = 37
"""What an unseen card of the soap deck is worth on average."""
MARKET_CARD = 18
UNSEEN = 12
"""What a card about which nothing is said is worth in a bid."""
SECOND_COPY = 8
"""What a further copy of a vegetable or tool is worth."""
NEW_KIND = table([0, 50, 44, 38, 32, 26])
"""What the first vegetable or tool of a rarity is worth."""
PER_KIND = 3
"""More for each other kind that the collection has."""
FLAT = table([10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 56, 36, 27, 18, 70])
"""What coins, soap and the Diamond are worth."""
BELIEF, BELIEF_DOUBT = 60, 72
"""Per cent of declarations to believe without and with the Doubt."""
LIES, LIES_DOUBT = 55, 40
"""Per cent of poor cards to declare as something better."""
FALSE_CLAIMS = 40
TEMPERATURE = 3.3
"""How many points more make the chances of victory e times better: fits games between thumb players."""
HAND_POINTS = 0.02
"""What a hand is worth in points, for each unit of value, before it is known what wins."""

# ------------------------------------------------------------------------------------------------- what a card is worth


@rule
def kinds(s: State, seat: int, first: int) -> int:
    """How many kinds of a collection a seat has, bids included."""
    n = 0
    for card in range(first, first + 5):
        if s.hand[seat, card] + s.bid[seat, card] > 0:
            n += 1
    return n


@rule
def worth_after(s: State, seat: int, card: int, held: int) -> int:
    """What a card is worth to a seat that has so many of the type besides."""
    if RARITY[card] == 0:
        return FLAT[card]
    if held > 0:
        return SECOND_COPY + 5 - RARITY[card]
    first = FIRST_VEGETABLE if card < FIRST_TOOL else FIRST_TOOL
    return NEW_KIND[RARITY[card]] + PER_KIND * kinds(s, seat, first)


@rule
def worth(s: State, seat: int, card: int) -> int:
    """What one more card of a type is worth to a seat."""
    return worth_after(s, seat, card, wide(s.hand[seat, card]))


@rule
def keeping(s: State, seat: int, card: int) -> int:
    """What a card that the seat has is worth to it."""
    return worth_after(s, seat, card, s.hand[seat, card] - 1)


@rule
def price(card: int) -> int:
    """What a card is worth to somebody who has none of the type."""
    return NEW_KIND[RARITY[card]] if RARITY[card] > 0 else FLAT[card]


@rule
def cheapest(s: State, seat: int) -> int:
    """The free card that a seat misses least."""
    best = NONE
    for card in range(N_TYPES):
        if s.hand[seat, card] > 0 and (best == NONE or keeping(s, seat, card) < keeping(s, seat, best)):
            best = card
    return best


# -------------------------------------------------------------------------------------------------------- whom to believe


@rule
def possible(s: State, seat: int, card: int, other: int) -> int:
    """How many cards of a type another seat may have, as far as this seat knows."""
    n = COPIES[card] - s.hand[seat, card] - s.bid[seat, card]
    for token in range(FIRST_COPY[card], FIRST_COPY[card + 1]):
        if s.know[seat, token] != 0 and (places(s, seat, token) >> other) & 1 == 0:
            n -= 1
    if is_soap_card(card):
        n = min(n, soap_cards(s, seat, other))
    return n


@rule
def soap_cards(s: State, seat: int, other: int) -> int:
    """How many cards of the soap deck another seat may have, as far as this seat knows."""
    n = 0
    for token in range(N_MARKET, N_TOKENS):
        if s.know[seat, token] != 0:
            n += (places(s, seat, token) >> other) & 1
    return n


@rule
def trusted(s: State, seat: int) -> int:
    """Per cent: is the card on sale what the seller says?"""
    if s.face_up != 0:
        return 100 if s.offer == s.declared else 0
    if possible(s, seat, wide(s.declared), wide(s.turn)) <= 0:
        return 0
    return BELIEF_DOUBT if s.options[DOUBT] != 0 else BELIEF


# ---------------------------------------------------------------------------------------------------------- the decisions


@rule
def thumb(s: State, seat: int) -> int:
    """The action a good amateur would take."""
    phase = s.phase
    if phase == Phase.BID:
        return thumb_bid(s, seat)
    if phase == Phase.CHOICE:
        return thumb_choice(s, seat)
    if phase == Phase.PAY:
        return Verb.PAY + cheapest(s, seat)
    if phase == Phase.OFFER:
        return Verb.SELL + cheapest(s, seat)
    if phase == Phase.DECLARE:
        return Verb.DECLARE + thumb_declare(s, seat)
    if phase == Phase.WISH or phase == Phase.REQUEST:
        return Verb.WISH + thumb_wish(s, seat)
    if phase == Phase.DOUBT:
        return Verb.DOUBT if thumb_doubt(s, seat) else Verb.BELIEVE
    if phase == Phase.GIVE:
        return Verb.GIVE + cheapest(s, seat)
    if phase == Phase.ANSWER:
        return thumb_answer(s, seat)
    return Verb.NAME + thumb_name(s, seat)


@rule
def thumb_choice(s: State, seat: int) -> int:
    """Buy when the cheapest cards together are worth less than a soap card."""
    left = s.options[PRICE]
    total = 0
    for limit in (12, 20, 30, 100):
        for card in range(N_TYPES):
            for i in range(s.hand[seat, card]):
                value = worth_after(s, seat, card, s.hand[seat, card] - 1 - i)
                if left > 0 and value <= limit and (limit == 12 or value > LOWER[limit]):
                    total += value
                    left -= 1
    return Verb.CHOOSE_BUY if total < SOAP_CARD + 6 else Verb.CHOOSE_SELL


LOWER = table([12 if limit <= 20 else 20 if limit <= 30 else 30 for limit in range(101)])


@rule
def thumb_declare(s: State, seat: int) -> int:
    """A good card speaks for itself; of a poor one say something better now and then."""
    lies = LIES_DOUBT if s.options[DOUBT] != 0 else LIES
    if price(wide(s.offer)) >= 26 or draw(s, 100) >= lies:
        return s.offer
    return better_card(s, seat)


@rule
def better_card(s: State, seat: int) -> int:
    """A type that others may believe and want: soap only from a seat that has bought some."""
    if s.bought[seat] > 0 and draw(s, 2) == 0:
        return SOAP + 0
    collection = FIRST_VEGETABLE if draw(s, 2) == 0 else FIRST_TOOL
    return collection + 1 + draw(s, 4)


@rule
def thumb_wish(s: State, seat: int) -> int:
    """Soap for who collects it, else the larger collection."""
    if s.hand[seat, SOAP] + s.hand[seat, DOUBLE_SOAP] > 0:
        return Category.SOAP + 0
    if kinds(s, seat, FIRST_VEGETABLE) >= kinds(s, seat, FIRST_TOOL):
        return Category.VEGETABLES + 0
    return Category.TOOLS + 0


@rule
def thumb_bid(s: State, seat: int) -> int:
    """Add the cheapest card while the card on sale, as far as believed, is worth more than all that is paid."""
    if s.holding[seat] != NONE:
        return Verb.CLAIM + thumb_claim(s, seat, wide(s.holding[seat]))
    card = cheapest(s, seat)
    if card == NONE:
        return Verb.DONE + 0
    sure = trusted(s, seat)
    value = (sure * worth(s, seat, wide(s.declared)) + (100 - sure) * UNSEEN) // 100
    if s.face_up != 0:
        value = worth(s, seat, wide(s.offer))
    cost = keeping(s, seat, card)
    for other in range(N_TYPES):
        cost += s.bid[seat, other] * worth_after(s, seat, other, wide(s.hand[seat, other]))
    n = s.n_bid[seat] + 1
    if n >= s.options[COMPENSATION] and s.n_market > 0:
        value += MARKET_CARD
    wanted = n <= 2 or (s.asked > 0 and s.n_bid[seat] == s.n_shown[seat])
    return Verb.BID + card if wanted and value > cost + 4 * (n - 1) else Verb.DONE + 0


@rule
def thumb_claim(s: State, seat: int, card: int) -> int:
    """Name a good card; of a poor one claim what the seller wishes for now and then, or say nothing."""
    if price(card) >= 26:
        return card
    if draw(s, 100) >= FALSE_CLAIMS:
        return SILENT if draw(s, 2) == 0 else card
    wish = s.request_wish if s.request_wish != NO_WISH else s.wish
    if wish == Category.VEGETABLES:
        return FIRST_VEGETABLE + 2 + draw(s, 3)
    if wish == Category.TOOLS:
        return FIRST_TOOL + 2 + draw(s, 3)
    if wish == Category.COINS:
        return FOUR_COINS + draw(s, 3)
    return SOAP + 0


@rule
def bid_value(s: State, seat: int, other: int) -> int:
    """What a bid seems worth to the seller: claims are half believed."""
    value = UNSEEN * s.shown[other, SILENT]
    for card in range(N_TYPES):
        if s.shown[other, card] > 0:
            held = s.hand[seat, card]
            for i in range(s.shown[other, card]):
                value += (worth_after(s, seat, card, held + i) + UNSEEN) // 2
    return value


@rule
def thumb_answer(s: State, seat: int) -> int:
    """Take the bid that seems best, among equals one by lot, if it is worth the card; else ask once for more, else refuse."""
    best = 0
    most = 0
    for other in range(s.players):
        if s.n_bid[other] > 0:
            value = bid_value(s, seat, other)
            if best == 0 or value > most:
                best = 1 << other
                most = value
            elif value == most:
                best |= 1 << other
    if most >= worth(s, seat, wide(s.offer)):
        return Verb.ACCEPT + nth(best, draw(s, count(best)))
    if s.asked == 0 and s.options[REQUESTS] > 0:
        return Verb.ASK + TO_ALL
    return Verb.REFUSE + 0


@rule
def thumb_doubt(s: State, seat: int) -> bool:
    """Doubt what cannot be; what hardly can be, often; anything else now and then."""
    copies = possible(s, seat, wide(s.declared), wide(s.turn))
    if copies <= 0:
        return True
    if price(wide(s.declared)) < 20:
        return False
    return draw(s, 100) < 2 + 20 * (COPIES[s.declared] - min(copies, COPIES[s.declared])) // COPIES[s.declared]


@rule
def thumb_name(s: State, seat: int) -> int:
    """Soap for who collects it, else the rarest kind missing in the larger collection."""
    if s.hand[seat, SOAP] + s.hand[seat, DOUBLE_SOAP] > 0:
        return DOUBLE_SOAP + 0
    first = FIRST_VEGETABLE if kinds(s, seat, FIRST_VEGETABLE) >= kinds(s, seat, FIRST_TOOL) else FIRST_TOOL
    for card in range(first, first + 5):
        if s.hand[seat, card] == 0:
            return card
    return first


# ----------------------------------------------------------------------------------------------- what a situation is worth


@rule
def outcome(s: State, out: Any) -> None:
    """sapone.end.winner: each seat's share of the victory; before the end, the chance of it by points and hands."""
    if s.phase == Phase.OVER:
        best = winners(s)
        for seat in range(s.players):
            out[seat] = ((best >> seat) & 1) / count(best)
        return
    vegetables, tools = winners_of(s, Category.VEGETABLES + 0), winners_of(s, Category.TOOLS + 0)
    coins, soap = winners_of(s, Category.COINS + 0), winners_of(s, Category.SOAP + 0)
    total = 0.0
    for seat in range(s.players):
        won = (coins >> seat & 1) << Category.COINS | (vegetables >> seat & 1) << Category.VEGETABLES
        won |= (tools >> seat & 1) << Category.TOOLS | (soap >> seat & 1) << Category.SOAP
        out[seat] = exp(standing(s, seat, set_points(s, won)) / TEMPERATURE)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@rule
def standing(s: State, seat: int, ahead: int) -> float:
    """Points now, what the categories in which the seat is ahead would bring, the surer the later, and its other cards."""
    late = 1.0 - s.n_market / N_MARKET
    value = 0
    for card in range(N_TYPES):
        for i in range(s.hand[seat, card]):
            value += worth_after(s, seat, card, i)
    return s.points[seat] + late * ahead + (1.0 - late) * HAND_POINTS * value


# ---------------------------------------------------------------------------------------------------------------- belief

WHIM = 12.0
"""How much more a card may be worth than the cheapest and still be given away a third as often."""
UNBACKED = 0.3
"""How likely somebody claims a good card that is not there."""


@rule
def belief(s: State, seat: int) -> float:
    """How likely the others, with the cards guessed here, would have sold, declared, bid and claimed what they did."""
    chance = 1.0
    if s.phase == Phase.OVER or s.offer == NONE:
        return chance
    for other in range(s.players):
        if other == seat:
            continue
        if other != s.turn:
            chance *= bid_chance(s, other)
        elif s.face_up == 0:
            chance *= gives_away(s, other, wide(s.offer))
            if s.declared != NONE:
                chance *= declares(s, wide(s.offer), wide(s.declared))
    return chance


@rule
def gives_away(s: State, seat: int, card: int) -> float:
    """How likely a seat parts with a card: nobody likes to give a better one than the cheapest."""
    rest = cheapest(s, seat)
    if rest == NONE:
        return 1.0
    return exp(-max(0, worth(s, seat, card) - keeping(s, seat, rest)) / WHIM)


@rule
def declares(s: State, card: int, declared: int) -> float:
    """How likely a seller says this of a card: the truth of a good one, of a poor one often something better."""
    lies = (LIES_DOUBT if s.options[DOUBT] != 0 else LIES) / 100
    good = price(card) >= 26
    if declared == card:
        return 1.0 if good else 1.0 - lies
    if good or price(declared) < 26:
        return 0.02
    return lies / 4 if declared == SOAP else lies / 8


@rule
def bid_chance(s: State, seat: int) -> float:
    """How likely a seat bids these cards, and claims what all have heard."""
    chance = 1.0
    for card in range(N_TYPES):
        for _ in range(s.bid[seat, card]):
            chance *= gives_away(s, seat, card)
        if price(card) >= 26:
            for _ in range(s.shown[seat, card] - s.bid[seat, card]):
                chance *= UNBACKED
    return chance
