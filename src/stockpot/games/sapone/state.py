"""The state of a game of Sapone: one record of six kilobytes, most of it what has happened and what each seat has seen."""

from __future__ import annotations

from enum import IntEnum

from stockpot.core.options import Choice, Number, Numbers, Options, Switch
from stockpot.core.record import Record, Row, i8, i16, i64, record, row, u64
from stockpot.games.sapone.pieces import CLASSIC, N_MARKET, N_SOAP, N_TYPES

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


class Verb(IntEnum):
    """Where the actions of a kind begin: those up to NAME have one for each type of card."""

    SELL = 0
    DECLARE = N_TYPES
    BID = 2 * N_TYPES
    CLAIM = 3 * N_TYPES  # the last of them, CLAIM + SILENT, claims nothing
    PAY = 4 * N_TYPES + 1
    GIVE = 5 * N_TYPES + 1
    NAME = 6 * N_TYPES + 1
    CHOOSE_SELL = 7 * N_TYPES + 1
    CHOOSE_BUY = 7 * N_TYPES + 2
    WISH = 7 * N_TYPES + 3  # five wishes, then none
    DONE = 7 * N_TYPES + 9
    REFUSE = 7 * N_TYPES + 10
    ACCEPT = 7 * N_TYPES + 11  # a seat
    ASK = 7 * N_TYPES + 17  # a seat, or all
    BELIEVE = 7 * N_TYPES + 24
    DOUBT = 7 * N_TYPES + 25


N_ACTIONS = Verb.DOUBT + 1


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
    # What follows by itself within a move: no table is ever left in these.
    ASK_DOUBTS = 12
    OPEN_BIDS = 13
    SHOW_BIDS = 14
    END_SALE = 15
    END_TURN = 16
    START_ROUND = 17
    START_TURN = 18


N_PHASES = Phase.OVER + 1


class Event(IntEnum):
    """Kinds of rows in the trail, with what their numbers mean."""

    ROUND = 1  # round, seat that starts
    PICKED = 2  # seat, card, lay face up, compensation: a card that lay face down is told to the seat alone
    PUT = 3  # seat, card, claim: told to the seat alone
    PAID = 4  # seat, card: told to the seat alone
    BOUGHT = 5  # seat, card, price: the card is told to the seat alone
    OFFERED = 6  # seat, card, declaration, wish: the card is told to the seat alone
    PASSED = 7  # seat, cards lying there from before
    BID = 8  # seat, cards put down, up to nine claims: three in each number, five bits each, type + 1
    CLAIMED = 9  # seat, more claims of the same bid in three numbers
    DOUBTED = 10  # seat whose doubt counts
    BELIEVED = 11  # nobody doubts: seat of the seller
    TURNED = 12  # seller, card, declaration
    GAVE = 13  # doubter, seller, card: the card is told to the two
    CAUGHT = 14  # doubter, seller, card
    ASKED = 15  # seller, seat or TO_ALL, wish
    REFUSED = 16  # seller
    UNSOLD = 17  # seller
    SOLD = 18  # seller, buyer, card, number of cards paid, was the card face up: the card is told to the two
    RECEIVED = 19  # seller, buyer, card: a card of the accepted bid, told to the two
    NAMED = 20  # seat, type
    REVEALED = 21  # seat, hand packed by `pack_hand`
    CATEGORY = 22  # category, set of the seats that win it
    SCORED = 23  # seat, set of categories, points, total
    WON = 24  # set of winning seats


OPTIONS = Options(
    Number(
        "target", 20, {"en": "Points to win", "fr": "Points pour gagner"},
        "sapone.setup.target", low=1, high=200,
    ),
    Choice(
        "ties", "each",
        {"en": "Unbreakable ties: award to each, or to none",
         "fr": "Égalités parfaites : à chacun, ou à personne"},
        "sapone.score.ties", choices=("each", "none"),
        labels={"each": {"en": "to each", "fr": "à chacun"}, "none": {"en": "to none", "fr": "à personne"}},
    ),
    Choice(
        "table", "classic",
        {"en": "Table of points: classic, revised, or your own numbers",
         "fr": "Barème : classique, révisé, ou vos propres nombres"},
        "sapone.score.points", choices=("classic", "revised", "own"),
        labels={"classic": {"en": "classic", "fr": "classique"}, "revised": {"en": "revised", "fr": "révisé"},
                "own": {"en": "own numbers", "fr": "vos nombres"}},
    ),
    Numbers(
        "points", CLASSIC,
        {"en": "Own table: points for C, V, T, S, CV, CT, VT, CS, VS, TS, CVT, CVS, CTS, VTS, CVTS",
         "fr": "Barème propre : points pour C, V, T, S, CV, CT, VT, CS, VS, TS, CVT, CVS, CTS, VTS, CVTS"},
        "sapone.score.points", low=0, high=100,
    ),
    Switch(
        "doubt", False,
        {"en": "Doubt: a declaration may be called a lie", "fr": "Doute : on peut contester une annonce"},
        "sapone.doubt.ask",
    ),
    Choice(
        "direction", "clockwise",
        {"en": "Direction of play", "fr": "Sens du jeu"},
        "sapone.setup.direction", choices=("clockwise", "counterclockwise"),
        labels={"clockwise": {"en": "clockwise", "fr": "horaire"},
                "counterclockwise": {"en": "counterclockwise", "fr": "antihoraire"}},
    ),
    Choice(
        "backs", "alike",
        {"en": "Backs of the two decks: alike, or different", "fr": "Dos des deux paquets : pareils, ou différents"},
        "sapone.hidden.backs", choices=("alike", "by deck"),
        labels={"alike": {"en": "alike", "fr": "pareils"}, "by deck": {"en": "by deck", "fr": "par paquet"}},
    ),
    Number(
        "dealt", 2, {"en": "Market cards dealt to each", "fr": "Cartes de marché données à chacun"},
        "sapone.round.deal", low=1, high=5,
    ),
    Number(
        "price", 3, {"en": "Cards paid for a soap card", "fr": "Cartes payées pour une carte savon"},
        "sapone.buy.price", low=1, high=6,
    ),
    Number(
        "requests", 2, {"en": "How often a seller may ask for more", "fr": "Combien de fois demander davantage"},
        "sapone.sell.more", low=0, high=5,
    ),
    Number(
        "compensation", 2,
        {"en": "Cards paid that earn a compensation", "fr": "Cartes payées qui donnent droit à une compensation"},
        "sapone.sell.compensation", low=1, high=10,
    ),
)  # fmt: skip

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
    # room for redeal to work in, empty at all other times: see ways.py and sights.py
    reach: Row[i8] = row(
        MAX_PACKETS + 1
    )  # before each packet, places from which a card can come to the place in question
    odds: Row[i64] = row(MAX_PLAYERS + 1)  # how likely it comes from each
    taken: Row[i8] = row(MAX_PLAYERS + 1, 2)  # cards of the opening that have a way
    price: Row[i8] = row(MAX_PACKETS, 4)  # of going with a packet and of staying, from either end
    dear: Row[i8] = row(MAX_PACKETS + 1)  # of cards that came between two packets
    loose: i8  # cards known that have no way yet
