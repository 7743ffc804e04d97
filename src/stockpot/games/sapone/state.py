"""The state of a game of Sapone: one record of six kilobytes, most of it what has happened and what each seat has seen."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from stockpot.core.decisions import Decision, Decisions, Question
from stockpot.core.decisions import Numbers as Found
from stockpot.core.events import Events, event, only_for, private_event, unforeseen_event
from stockpot.core.fluent import texts_of
from stockpot.core.kinds import FLAG, NUMBER, ORDINAL, SEAT, SEATS, Seat
from stockpot.core.options import Choice, Number, Numbers, Options, Switch
from stockpot.core.record import Record, Row, i8, i16, i64, record, row, u64
from stockpot.games.sapone.pieces import (
    CARD,
    CATEGORIES,
    CLAIMS,
    CLASSIC,
    HAND,
    N_MARKET,
    N_SOAP,
    N_TYPES,
    WISH,
    WON,
)

MIN_PLAYERS, MAX_PLAYERS = 2, 6
NONE = -1

SILENT = N_TYPES
"""In a row of claims: cards put down without a word."""
N_WISHES = 5
NO_WISH = N_WISHES
"""Wishes 0 to 4 are coins, vegetables, tools, soap, anything."""
TO_ALL = MAX_PLAYERS
"""A request addressed to everybody."""

# Memory: see memory.py. Places are the seats and the discard; a viewer is a seat or the spectator.
SPECTATOR = MAX_PLAYERS
N_VIEWERS = MAX_PLAYERS + 1
DISCARD = MAX_PLAYERS
UNKNOWN_SOAP = N_MARKET + N_SOAP
"""Tokens from here on are soap cards whose face the viewer has not seen."""
N_TOKENS = UNKNOWN_SOAP + N_SOAP
MAX_PACKETS = 124
MAX_STEPS = 256
"""A round has at most a turn for each of the sixty market cards, and a turn at most two packets and five steps."""


TEXTS = texts_of("sapone")


class Done(Decision):
    """The end of a bid; one that adds nothing is called a pass."""

    def numbers(self, s: Any, seat: int, choice: int) -> Found:
        return {"adds": int(s.n_bid[seat] > s.n_shown[seat])}

    def outline(self, choice: int) -> dict[str, Any]:
        return {"kind": self.name}

    def write(self, s: Any, seat: int, choice: int) -> str:
        return self.notation if self.numbers(s, seat, choice)["adds"] else "pass"


CHOICE = Question("choice", "sapone.turn.choice")
OFFER = Question("offer", "sapone.sell.offer")
BIDS = Question("bid", "sapone.sell.locked"), Question("add", "sapone.sell.locked")
WISHES = Question("wish", "sapone.sell.wish"), Question("request", "sapone.sell.wish")
ANSWER = Question("answer", "sapone.sell.answer")
DOUBTS = Question("doubt", "sapone.doubt.ask", card=CARD)

DECISIONS = Decisions(
    TEXTS,
    Decision("sell", "sell {card}", asks=OFFER, card=CARD),
    Decision("declare", "declare {card}", asks=Question("declare", "sapone.sell.declare"), card=CARD),
    Decision("bid", "bid {card}", asks=BIDS, card=CARD),
    Decision(
        "claim", "claim {card}", none="no claim", asks=Question("claim", "sapone.sell.claim", card=CARD), card=CARD
    ),
    Decision("pay", "pay {card}", asks=Question("pay", "sapone.buy.price", left=NUMBER), card=CARD),
    Decision("give", "give {card}", asks=Question("give", "sapone.doubt.true"), previewed=True, card=CARD),
    Decision("name", "name {card}", asks=Question("diamond", "sapone.diamond.name"), card=CARD),
    Decision("offer", "sell", asks=CHOICE),
    Decision("buy", "buy", asks=(CHOICE, OFFER), previewed=True),
    Decision("wish", "wish for {wish}", none="no wish", asks=WISHES, previewed=True, wish=WISH),
    Done("done", "done", asks=BIDS, declines=True, given={"adds": FLAG}),
    Decision("refuse", "refuse", asks=ANSWER, declines=True),
    Decision("accept", "accept seat {seat}", asks=ANSWER, previewed=True, seat=Seat(MAX_PLAYERS)),
    Decision("ask", "ask seat {seat}", none="ask all", asks=ANSWER, declines=False, seat=Seat(MAX_PLAYERS)),
    Decision("believe", "believe", asks=DOUBTS, declines=True),
    Decision("doubt", "doubt", asks=DOUBTS),
)
N_ACTIONS = DECISIONS.size


class Verb(IntEnum):
    """Where the actions of a decision begin."""

    SELL = DECISIONS["sell"].base
    DECLARE = DECISIONS["declare"].base
    BID = DECISIONS["bid"].base
    CLAIM = DECISIONS["claim"].base  # the last of them, CLAIM + SILENT, claims nothing
    PAY = DECISIONS["pay"].base
    GIVE = DECISIONS["give"].base
    NAME = DECISIONS["name"].base
    CHOOSE_SELL = DECISIONS["offer"].base
    CHOOSE_BUY = DECISIONS["buy"].base
    WISH = DECISIONS["wish"].base  # five wishes, then none
    DONE = DECISIONS["done"].base
    REFUSE = DECISIONS["refuse"].base
    ACCEPT = DECISIONS["accept"].base  # a seat
    ASK = DECISIONS["ask"].base  # a seat, or all
    BELIEVE = DECISIONS["believe"].base
    DOUBT = DECISIONS["doubt"].base


class Phase(IntEnum):
    CHOICE = 0  # sell or buy
    PAY = 1  # the cards for a purchase, one by one
    OFFER = 2  # the card to sell
    DECLARE = 3
    WISH = 4
    BID = 5  # all others at the same time, card by card
    DOUBT = 6  # all others at the same time
    GIVE = 7  # the doubter who was wrong
    ANSWER = 8  # accept, refuse, ask for more
    REQUEST = 9  # the wish that goes with asking for more
    DIAMOND = 10
    OVER = 11


class Next(IntEnum):
    """Phases of what follows by itself within a move: no table is ever left in these."""

    ASK_DOUBTS = 12
    OPEN_BIDS = 13
    SHOW_BIDS = 14
    END_SALE = 15
    END_TURN = 16
    START_ROUND = 17
    START_TURN = 18


N_PHASES = len(Phase)


class Event(Events):
    """What happens at the table."""

    ROUND = event(round=ORDINAL, first=SEAT)
    PICKED = unforeseen_event(seat=SEAT, card=only_for("seat", CARD, unless="face_up"), face_up=FLAG, compensation=FLAG)
    PUT = private_event("seat", seat=SEAT, card=CARD, claim=CARD)
    PAID = private_event("seat", seat=SEAT, card=CARD)
    BOUGHT = unforeseen_event(seat=SEAT, card=only_for("seat", CARD), price=NUMBER)
    OFFERED = event(seat=SEAT, card=only_for("seat", CARD), declared=CARD, wish=WISH, true=only_for("seat", FLAG))
    PASSED = unforeseen_event(seat=SEAT, cards=NUMBER)  # cards lying there from before
    BID = unforeseen_event(seat=SEAT, cards=NUMBER, claims=CLAIMS)
    CLAIMED = event(seat=SEAT, claims=CLAIMS)  # more claims of the same bid
    DOUBTED = unforeseen_event(seat=SEAT)  # whose doubt counts
    BELIEVED = unforeseen_event(seat=SEAT)  # the seller, whom nobody doubts
    TURNED = unforeseen_event(seat=SEAT, card=CARD, declared=CARD, true=FLAG)
    GAVE = event(seat=SEAT, to=SEAT, card=only_for(("seat", "to"), CARD))
    CAUGHT = event(seat=SEAT, from_=SEAT, card=CARD)
    ASKED = event(seat=SEAT, to=SEAT, wish=WISH)  # no seat: all others
    REFUSED = event(seat=SEAT)
    UNSOLD = event(seat=SEAT)
    SOLD = event(seat=SEAT, to=SEAT, card=only_for(("seat", "to"), CARD, unless="face_up"), cards=NUMBER, face_up=FLAG)
    RECEIVED = unforeseen_event(("seat", "from"), seat=SEAT, from_=SEAT, card=CARD, said=CARD)
    NAMED = event(seat=SEAT, card=CARD)
    REVEALED = unforeseen_event(seat=SEAT, hand=HAND)
    CATEGORY = event(category=CATEGORIES, seats=SEATS)
    SCORED = event(seat=SEAT, won=WON, gain=NUMBER, points=NUMBER)
    WON = event(seats=SEATS)


OPTIONS = Options(
    Number("target", 20, rule="sapone.setup.target", low=1, high=200),
    Choice("ties", "each", rule="sapone.score.ties", choices=("each", "none")),
    Choice("table", "classic", rule="sapone.score.points", choices=("classic", "revised", "own")),
    Numbers("points", CLASSIC, rule="sapone.score.points", low=0, high=100),
    Switch("doubt", False, rule="sapone.doubt.ask"),
    Choice("direction", "clockwise", rule="sapone.setup.direction", choices=("clockwise", "counterclockwise")),
    Choice("backs", "alike", rule="sapone.hidden.backs", choices=("alike", "by deck")),
    Number("dealt", 2, rule="sapone.round.deal", low=1, high=5),
    Number("price", 3, rule="sapone.buy.price", low=1, high=6),
    Number("requests", 2, rule="sapone.sell.more", low=0, high=5),
    Number("compensation", 2, rule="sapone.sell.compensation", low=1, high=10),
    texts=TEXTS,
)

TARGET = OPTIONS.place("target")
TIES = OPTIONS.place("ties")
TABLE = OPTIONS.place("table")
POINTS = OPTIONS.place("points")
DOUBT = OPTIONS.place("doubt")
DIRECTION = OPTIONS.place("direction")
BACKS = OPTIONS.place("backs")
DEALT = OPTIONS.place("dealt")
PRICE = OPTIONS.place("price")
REQUESTS = OPTIONS.place("requests")
COMPENSATION = OPTIONS.place("compensation")
N_OPTIONS = OPTIONS.size

UP = 32
"""Added to a market card that lies face up."""


@record
class State(Record):
    rng: u64
    gamma: u64
    options: Row[i16] = row(N_OPTIONS)
    points: Row[i16] = row(MAX_PLAYERS)
    gained: Row[i16] = row(MAX_PLAYERS)  # in the last round
    round: i16  # from 0
    players: i8
    phase: i8
    first: i8  # seat that started the round
    turn: i8
    won: Row[i8] = row(MAX_PLAYERS)  # set of the categories won in the last round
    shown_hand: Row[i8] = row(MAX_PLAYERS, N_TYPES)  # the hands at its end
    shown_name: i8  # what the Diamond counted as then, or NONE
    # cards
    hand: Row[i8] = row(MAX_PLAYERS, N_TYPES)  # free cards
    n_hand: Row[i8] = row(MAX_PLAYERS)
    bid: Row[i8] = row(MAX_PLAYERS, N_TYPES)  # locked cards: bids, or what the buyer has paid so far
    n_bid: Row[i8] = row(MAX_PLAYERS)
    market: Row[i8] = row(N_MARKET)  # the top is the last; UP is added to those face up
    n_market: i8
    ups: i8  # face-up cards left in it
    soap: Row[i8] = row(N_SOAP)
    n_soap: i8
    discard: Row[i8] = row(N_TYPES)
    n_discard: i8
    bought: Row[i8] = row(MAX_PLAYERS)  # purchases of each seat in this round
    named: i8  # what the Diamond counts as, or NONE
    namer: i8  # who holds it at the end of the round
    # the sale
    offer: i8  # the card, or NONE
    declared: i8
    wish: i8
    face_up: i8  # has a doubt turned the card up?
    doubter: i8  # who has doubted in this sale, or NONE
    answers: i8  # seats that have said they doubt
    busy: i8  # seats that still have to bid, or to say whether they doubt
    rounds: i8  # bidding rounds begun in this sale
    asked: i8  # requests made in this sale
    request_to: i8  # seat, TO_ALL or NONE
    request_wish: i8
    holding: Row[i8] = row(MAX_PLAYERS)  # card put down that still lacks its claim, or NONE
    claim: Row[i8] = row(MAX_PLAYERS, N_TYPES + 1)  # claims of all cards put down
    shown: Row[i8] = row(MAX_PLAYERS, N_TYPES + 1)  # those that everybody has heard
    n_shown: Row[i8] = row(MAX_PLAYERS)
    shown_soap: Row[i8] = row(MAX_PLAYERS)  # soap backs among the shown cards; kept with different backs only
    # memory
    know: Row[i8] = row(N_VIEWERS, N_TOKENS)
    since: Row[i8] = row(N_VIEWERS, N_TOKENS)
    packets: Row[i8] = row(MAX_PACKETS, 9)
    n_packets: i8
    # history: see history.py
    opening: Row[i8] = row(MAX_PLAYERS + 1, 2)  # at each place market and soap cards before the first step
    steps: Row[i16] = row(MAX_STEPS)
    n_steps: i16
    contents: Row[i64] = row(MAX_PACKETS)  # the cards in each packet, less the one that its step names
    # Zeros. Redeal once worked here; the check of a record is made of these bytes too, so they stay until the rules change.
    spare: Row[i8] = row(820)
