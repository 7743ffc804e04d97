"""What can be: the invariants of a situation of Sapone, each refused in the name of the field that breaks it.

Cards, phase and history must fit each other exactly. What a seat remembers may be incomplete or wrong, as with people: these are
notes, no rule follows from them, and guesses follow the history.
"""

from __future__ import annotations

from stockpot.core.bits import members
from stockpot.core.errors import BadPosition
from stockpot.games.sapone.pieces import CARD, COPIES, DIAMOND, MARKET_TYPES, N_SOAP, N_TYPES
from stockpot.games.sapone.state import (
    BACKS,
    DISCARD,
    DOUBT,
    N_TOKENS,
    NO_WISH,
    NONE,
    PRICE,
    REQUESTS,
    SILENT,
    SPECTATOR,
    TARGET,
    TO_ALL,
    UP,
    Phase,
    State,
)

NAMES = CARD.ids
SALE_PHASES = (Phase.DECLARE, Phase.WISH, Phase.BID, Phase.DOUBT, Phase.GIVE, Phase.ANSWER, Phase.REQUEST)


def check(s: State) -> None:
    """Refuse what cannot be, with `BadPosition`."""
    check_points(s)
    check_cards(s)
    check_sale(s)
    check_doubt(s)
    check_requests(s)
    for seat in range(s.players):
        check_bid(s, seat)
    check_decision(s)
    check_memory(s)


def check_points(s: State) -> None:
    """Somebody has the points to win when the game is over, and nobody before."""
    for seat in range(s.players):
        if s.phase != Phase.OVER and s.points[seat] >= s.options[TARGET]:
            raise BadPosition(f"points[{seat}]: {s.options[TARGET]} points win, so the game is over.")
    if s.phase == Phase.OVER and max(s.points.tolist()) < s.options[TARGET]:
        raise BadPosition(f"points: nobody has {s.options[TARGET]} points, so the game is not over.")
    for card in range(N_TYPES):
        if sum(s.shown_hand[seat, card] for seat in range(s.players)) > COPIES[card]:
            raise BadPosition(f"shown_hands: there are more than {COPIES[card]} of {NAMES[card]}.")


def check_cards(s: State) -> None:
    """Every card lies somewhere; after the last round only the hands are left."""
    if s.phase == Phase.OVER:
        if s.n_market or s.n_soap or s.n_discard or any(s.n_bid.tolist()):
            raise BadPosition("market, soap, discard and bids: when the game is over, only the hands are left.")
        return
    for card in range(N_TYPES):
        found = s.discard[card] + (s.offer == card)
        found += sum(s.hand[seat, card] + s.bid[seat, card] for seat in range(s.players))
        found += sum(entry % UP == card for entry in s.market.tolist()[: s.n_market])
        found += s.soap.tolist()[: s.n_soap].count(card)
        if found != COPIES[card]:
            raise BadPosition(f"{NAMES[card]}: {COPIES[card]} cards in all, not {found}.")
    if sum(s.bought.tolist()) > N_SOAP - s.n_soap:
        raise BadPosition("bought: fewer soap cards have left their deck.")


def check_sale(s: State) -> None:
    """What is on the table, and when."""
    if (s.phase in SALE_PHASES) != (s.offer != NONE):
        raise BadPosition("offer: a card is on sale from the declaration to the end of the sale, and at no other time.")
    if (s.declared != NONE) != (s.phase in SALE_PHASES[1:]):
        raise BadPosition("declared: the card on sale has been declared, after the declaration and not before.")
    if s.wish != NO_WISH and s.phase not in SALE_PHASES[2:]:
        raise BadPosition("wish: there is one when the offer stands, and not before.")
    if s.phase != Phase.DIAMOND and s.phase != Phase.OVER and (s.namer != NONE or s.named != NONE):
        raise BadPosition("namer, named: the Diamond is named when the round is over.")
    if s.phase == Phase.DIAMOND and (s.n_market > 0 or s.named != NONE):
        raise BadPosition("market: the Diamond is named when the market is empty.")
    if s.busy and s.phase not in (Phase.BID, Phase.DOUBT):
        raise BadPosition("deciding: several decide only while they bid or doubt.")


def check_doubt(s: State) -> None:
    """A doubt turns the card up; if it was a lie, the sale is over."""
    if (s.doubter != NONE) != bool(s.face_up):
        raise BadPosition("face_up: the card on sale is turned up by a doubt, and only so.")
    if s.doubter != NONE and (not s.options[DOUBT] or s.offer == NONE or s.doubter == s.turn):
        raise BadPosition("doubter: one of the others, in a game with doubts, while a card is on sale.")
    if s.face_up and s.offer != s.declared:
        raise BadPosition("declared: a lie that was found out ends the sale.")
    if s.phase == Phase.DOUBT and (not s.options[DOUBT] or s.doubter != NONE):
        raise BadPosition("phase: nobody is asked for a doubt here.")
    free = [seat for seat in range(s.players) if seat != s.turn and s.n_hand[seat] and not s.busy >> seat & 1]
    if s.answers and (s.phase != Phase.DOUBT or not set(members(s.answers)) <= set(free)):
        raise BadPosition("doubts: of seats that have said so, while others are still asked.")


def check_requests(s: State) -> None:
    """How often the seller has asked for more, and whom."""
    if s.asked > s.options[REQUESTS] or (s.phase == Phase.REQUEST and s.asked == s.options[REQUESTS]):
        raise BadPosition(f"requests: at most {s.options[REQUESTS]}.")
    begun = s.rounds > 0
    if (s.phase in (Phase.BID, Phase.ANSWER, Phase.REQUEST)) > begun or (begun and s.phase not in SALE_PHASES[2:]):
        raise BadPosition("bidding: at least 1 once there are bids, and 0 before.")
    if s.rounds != (s.asked + 1 if begun else s.asked):
        raise BadPosition("bidding: a first round, and one for each request.")
    if (s.request_to != NONE) != (s.asked > 0 or s.phase == Phase.REQUEST):
        raise BadPosition("request_to: whom the seller asks.")
    if s.request_to != NONE and (s.request_to == s.turn or s.players <= s.request_to < TO_ALL):
        raise BadPosition("request_to: one of the others, or all.")
    if s.request_wish != NO_WISH and s.asked == 0:
        raise BadPosition("request_wish: no request was made.")


def check_bid(s: State, seat: int) -> None:
    """What a seat has put down, said, and still holds in the air."""
    pays = s.phase == Phase.PAY and seat == s.turn
    if s.n_bid[seat] and not pays and (s.rounds == 0 or seat == s.turn):
        raise BadPosition(f"bids[{seat}]: cards are put down by bidders, and by a buyer who pays.")
    said = [s.claim[seat, i] for i in range(SILENT + 1)]
    shown = [s.shown[seat, i] for i in range(SILENT + 1)]
    if sum(said) != (0 if pays else s.n_bid[seat]):
        raise BadPosition(f"claims[{seat}]: one for each card bid.")
    if any(n > of for n, of in zip(shown, said, strict=True)) or (s.phase != Phase.BID and shown != said):
        raise BadPosition(f"shown[{seat}]: a claim is shown that was not made, or not shown that was.")
    bidding = s.phase == Phase.BID and s.busy >> seat & 1
    if s.holding[seat] != NONE and (not bidding or s.hand[seat, s.holding[seat]] == 0):
        raise BadPosition(f"holding[{seat}]: a card of the hand, of a seat that bids.")
    check_backs(s, seat)


def check_backs(s: State, seat: int) -> None:
    """With different backs all see how many soap cards are among the shown ones."""
    soap = sum(s.bid[seat, card] for card in range(MARKET_TYPES, N_TYPES))
    hidden = s.n_bid[seat] - s.n_shown[seat]
    if not s.options[BACKS] or s.phase == Phase.PAY:
        fits = s.shown_soap[seat] == 0
    else:
        fits = max(0, soap - hidden) <= s.shown_soap[seat] <= min(soap, s.n_shown[seat])
    if not fits:
        raise BadPosition(f"shown_soap[{seat}]: the soap backs among the cards shown, where backs differ.")


def check_decision(s: State) -> None:
    """Is there something to decide for those who have to?"""
    bids = any(s.n_bid[seat] for seat in range(s.players))
    if s.phase in (Phase.CHOICE, Phase.PAY, Phase.OFFER) and s.n_hand[s.turn] == 0:
        raise BadPosition(f"hands[{s.turn}]: the seat whose turn it is has no card.")
    if s.phase == Phase.CHOICE and (s.n_hand[s.turn] < s.options[PRICE] or s.n_soap == 0):
        raise BadPosition(f"hands[{s.turn}]: too few cards to choose between selling and buying.")
    if s.phase == Phase.PAY:
        check_payment(s)
    if s.phase in (Phase.BID, Phase.DOUBT):
        free = [seat for seat in members(s.busy) if seat != s.turn and s.n_hand[seat]]
        if not s.busy or (s.phase == Phase.DOUBT and free != members(s.busy)) or s.busy >> s.turn & 1:
            raise BadPosition("deciding: at least one of the others decides, and has a free card.")
        if any(s.n_hand[seat] + s.n_bid[seat] - s.n_shown[seat] == 0 for seat in members(s.busy)):
            raise BadPosition("deciding: who has no free card is not asked for a bid.")
    if s.phase == Phase.GIVE and (s.doubter == NONE or s.n_hand[s.doubter] == 0):
        raise BadPosition("doubter: a seat that doubted and has a free card.")
    if s.phase in (Phase.ANSWER, Phase.REQUEST) and not bids:
        raise BadPosition("bids: the seller answers only when there is a bid.")
    if s.phase == Phase.DIAMOND and (s.namer == NONE or s.hand[s.namer, DIAMOND] == 0):
        raise BadPosition("namer: the seat that holds the diamond.")


def check_payment(s: State) -> None:
    """The price is not paid yet, and can be."""
    price = s.options[PRICE]
    if s.n_bid[s.turn] >= price:
        raise BadPosition(f"bids[{s.turn}]: the price is paid.")
    if s.n_bid[s.turn] + s.n_hand[s.turn] < price or s.n_soap == 0:
        raise BadPosition(f"hands[{s.turn}]: too few cards to buy.")


def check_memory(s: State) -> None:
    """A card remembered lies with another seat or on the discard."""
    everywhere = (1 << s.players) - 1 | 1 << DISCARD
    for i, viewer in enumerate((*range(s.players), SPECTATOR)):
        elsewhere = everywhere if viewer == SPECTATOR else everywhere & ~(1 << viewer)
        if any(s.know[viewer, token] & ~elsewhere for token in range(N_TOKENS)):
            raise BadPosition(f"memory[{i}]: a card remembered lies with another seat or on the discard.")
