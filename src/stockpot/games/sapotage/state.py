"""The state of a game of SaPotage: one record, its card lists included; what is decided, and what happens."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from stockpot.core.decisions import Decision, Decisions, Question
from stockpot.core.errors import BadOption
from stockpot.core.events import Events, event, only_for, unforeseen_event
from stockpot.core.kinds import FLAG, NUMBER, ORDINAL, SEAT, SEATS, Ordinal, Pieces, Seat
from stockpot.core.options import Choice, Number, Options, Switch
from stockpot.core.record import Record, Row, i8, i16, i32, i64, record, row, u8, u64
from stockpot.games.sapotage.cards import Cards, Ingredients, Printed
from stockpot.games.sapotage.decisions import Cook, Discard, Give, own_cards
from stockpot.games.sapotage.lists import KEY_SIZE, STANDARD, CardListOption, IngredientList, JudgeList
from stockpot.games.sapotage.pieces import (
    DISH,
    HAND,
    MAX_INGREDIENTS,
    MAX_JUDGES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    N_DISHES_OF_5,
    N_SHARED,
    NONE,
    TEXTS,
)

__all__ = ["DISH", "HAND", "MAX_PLAYERS", "MIN_PLAYERS", "NONE", "N_SHARED", "TEXTS"]

MAX_UP = 3
"""Judges turned up in a round at most."""


class Reaction(IntEnum):
    LAUGH = 0
    QUIET = 1
    UNFIT = 2


class Mode(IntEnum):
    """sapotage.present.honor sapotage.present.tokens sapotage.present.name-only sapotage.present.off"""

    HONOR = 0
    TOKENS = 1
    NAME = 2
    OFF = 3


class Phase(IntEnum):
    COOK = 0
    PEEK = 1
    GIVE = 2
    PRESENT = 3
    REACT = 4
    TOKEN = 5
    VOTE = 6
    OVER = 7


NEXT_DISH, SCORE, SETTLE, END = 8, 9, 10, 11
"""Steps that ask nobody: `phase` while a move is carried out."""


class How(IntEnum):
    """What decided about a judge."""

    BEST = 0
    VOTES = 1
    INGREDIENTS = 2
    FAVORITE = 3
    FEWER = 4
    SEAT = 5


LISTS = (
    IngredientList("ingredient_cards", STANDARD, rule="sapotage.option.lists"),
    JudgeList("judge_cards", STANDARD, rule="sapotage.option.lists"),
)
OPTIONS = Options(
    Choice("presentation", "honor", rule="sapotage.present.points", choices=tuple(mode.name.lower() for mode in Mode)),
    Number("judges", 1, rule="sapotage.variant.judges", low=1, high=MAX_UP),
    Switch("peeking", False, rule="sapotage.variant.peeking"),
    Switch("shared", False, rule="sapotage.variant.shared"),
    Choice(
        "first_dealer", "random", rule="sapotage.ruling.first-dealer", choices=("random", "0", "1", "2", "3", "4", "5")
    ),
    Number("judges_to_win", 3, rule="sapotage.win.game", low=1, high=9),
    Number("favorite_points", 2, rule="sapotage.score.flavors", low=0, high=9),
    Number("liked_points", 1, rule="sapotage.score.flavors", low=0, high=9),
    Number("disliked_points", 1, rule="sapotage.score.flavors", low=0, high=9),
    Number("name_points", 1, rule="sapotage.present.points", low=0, high=9),
    Number("laugh_points", 1, rule="sapotage.present.points", low=0, high=9),
    *LISTS,
    texts=TEXTS,
)

PRESENTATION = OPTIONS.place("presentation")
JUDGES = OPTIONS.place("judges")
PEEKING = OPTIONS.place("peeking")
SHARED = OPTIONS.place("shared")
FIRST_DEALER = OPTIONS.place("first_dealer")
JUDGES_TO_WIN = OPTIONS.place("judges_to_win")
FAVORITE_POINTS = OPTIONS.place("favorite_points")
LIKED_POINTS = OPTIONS.place("liked_points")
DISLIKED_POINTS = OPTIONS.place("disliked_points")
NAME_POINTS = OPTIONS.place("name_points")
LAUGH_POINTS = OPTIONS.place("laugh_points")
INGREDIENT_KEY = OPTIONS.place("ingredient_cards")
N_INGREDIENTS = INGREDIENT_KEY + KEY_SIZE
INGREDIENTS = N_INGREDIENTS + 1
"""The first ingredient of the list."""
JUDGE_KEY = OPTIONS.place("judge_cards")
N_JUDGES = JUDGE_KEY + KEY_SIZE
JUDGE_CARDS = N_JUDGES + 1
"""The first judge of the list, two numbers each."""
N_OPTIONS = OPTIONS.size

# What things are called.
INGREDIENT = Ingredients("ingredient", LISTS[0], INGREDIENT_KEY)
JUDGE_CARD = Cards("judge", LISTS[1], JUDGE_KEY)
TITLE = Printed("title", [judge.title for judge in LISTS[1].load(STANDARD).cards])
REACTION = Pieces("reaction", [reaction.name.lower() for reaction in Reaction])
ANSWER = Pieces("answer", ("laugh", "no reaction", "not fitting"))
"""The reactions as moves."""
HOW = Pieces("how", [how.name.lower() for how in How])

DECISIONS = Decisions(
    TEXTS,
    Cook(INGREDIENT),
    Decision(
        "peek",
        "turn up {place} of seat {seat}",
        asks=Question("peek", "sapotage.variant.peeking"),
        seat=Seat(MAX_PLAYERS),
        place=Ordinal(DISH),
    ),
    Give(INGREDIENT, 0),
    Discard(INGREDIENT, 0),
    Give(INGREDIENT, 1),
    Discard(INGREDIENT, 1),
    Decision("present", "present", asks=Question("present", "sapotage.present.order")),
    Decision("react", "{reaction}", asks=Question("react", "sapotage.present.honor", seat=SEAT), reaction=ANSWER),
    Decision(
        "token", "token to seat {seat}", asks=Question("token", "sapotage.present.tokens"), seat=Seat(MAX_PLAYERS)
    ),
    Decision("vote", "vote for seat {seat}", asks=Question("vote", "sapotage.win.vote"), seat=Seat(MAX_PLAYERS)),
)
COOK = DECISIONS["cook"].base
"""3 of the 5 places of the sorted hand, in the order of `pieces.DISHES_OF_5`."""
COOK_SHARED = COOK + N_DISHES_OF_5
"""2 of 4 places × the shared ingredient."""
PEEK = DECISIONS["peek"].base
"""Dish × place in it."""
GIVE = DECISIONS["give"].base
"""Place in hand × whose dish, or `DISCARD`."""
GIVE_WIDTH = MAX_PLAYERS + 1
DISCARD = MAX_PLAYERS
PRESENT = DECISIONS["present"].base
REACT = DECISIONS["react"].base
TOKEN = DECISIONS["token"].base
VOTE = DECISIONS["vote"].base
N_ACTIONS = DECISIONS.size


class Event(Events):
    """What happens at the table."""

    ROUND = event(round=ORDINAL, dealer=SEAT)
    RESHUFFLED = event()
    JUDGE = unforeseen_event(judge=JUDGE_CARD)
    SHARED = unforeseen_event(card=INGREDIENT)
    COOKED = event(seat=SEAT, cards=only_for("seat", own_cards(INGREDIENT)), shared=only_for("seat", INGREDIENT))
    USES = unforeseen_event(seat=SEAT, card=INGREDIENT)
    TURNED_UP = unforeseen_event(seat=SEAT, owner=SEAT, place=ORDINAL, card=INGREDIENT)
    CHOSE_GIFT = event(seat=SEAT, card=only_for("seat", INGREDIENT), to=only_for("seat", SEAT))
    GAVE = unforeseen_event(seat=SEAT, to=SEAT)
    REVEALED = unforeseen_event(seat=SEAT, cards=own_cards(INGREDIENT), shared=INGREDIENT)
    FOREIGN = unforeseen_event(owner=SEAT, giver=SEAT, card=INGREDIENT)
    PRESENTED = event(seat=SEAT, first=INGREDIENT, second=INGREDIENT)
    CHOSE_REACTION = event(seat=SEAT, reaction=only_for("seat", REACTION))
    REACTED = unforeseen_event(presenter=SEAT, seat=SEAT, reaction=REACTION)
    CHOSE_TOKEN = event(seat=SEAT, to=only_for("seat", SEAT))
    TOKEN = unforeseen_event(seat=SEAT, to=SEAT)
    PRESENTATION = event(seat=SEAT, points=NUMBER, laughs=NUMBER, fitting=FLAG)
    SCORED = event(judge=JUDGE_CARD, seat=SEAT, ingredients=NUMBER, presentation=NUMBER, total=NUMBER)
    TIED = event(judge=JUDGE_CARD, seats=SEATS)
    CHOSE_VOTE = event(seat=SEAT, for_=only_for("seat", SEAT))
    VOTED = unforeseen_event(seat=SEAT, for_=SEAT)
    JUDGE_WON = event(judge=JUDGE_CARD, seat=SEAT, how=HOW)
    WON = event(seats=SEATS)


# Where an ingredient is, as far as hands, dishes and deck do not say it: `fate & PILE`.
IN_PLAY = 0
FROM_HAND = 1
"""Open in the discard pile, from the hand of seat `fate - FROM_HAND`."""
FROM_MIDDLE = 7
"""Open in the discard pile, a shared ingredient."""
FACE_DOWN = 8
"""Face down in the discard pile, by seat `fate - FACE_DOWN`."""
PILE = 15

# Where it was when the pile was last shuffled: `fate >> BEFORE & 7`.
BEFORE = 4
HELD = 0
"""In a hand, or a shared ingredient turned up already."""
OPEN = 1
"""Open in the pile, or in the deck of the start: all know that it went into the deck."""
HIDDEN = 2
"""Face down in the pile, by seat `… - HIDDEN`."""


def check_options(players: int, options: Mapping[str, Any]) -> None:
    """sapotage.ruling.list-size: refuse a dealer who does not sit here, and card lists that are too short."""
    dealer = options["first_dealer"]
    if dealer != "random" and int(dealer) >= players:
        raise BadOption(f"Option first_dealer: with {players} players there is no seat {dealer}.")
    needed = 4 * players + 3 if options["shared"] else 5 * players
    cards = cards_in(options, "ingredient_cards")
    if cards < needed:
        with_shared = " and shared ingredients" if options["shared"] else ""
        raise BadOption(f"Option ingredient_cards: {players} players{with_shared} need {needed} cards, not {cards}.")
    judges = cards_in(options, "judge_cards")
    if judges < options["judges"]:
        raise BadOption(f"Option judge_cards: {options['judges']} judges in a round need as many cards, not {judges}.")


def cards_in(options: Mapping[str, Any], name: str) -> int:
    """How many cards a list has."""
    option = OPTIONS[name]
    assert isinstance(option, CardListOption)
    return len(option.load(options[name]).cards)


def most_decisions(players: int, options: Mapping[str, Any]) -> int:
    """Every round somebody wins a judge. In it everybody cooks, peeks, gives or keeps two cards, presents, reacts to all others,
    gives a token away, and votes for every judge."""
    rounds = players * (options["judges_to_win"] - 1) + 1
    return int(rounds * players * (6 + (players - 1) + options["judges"]))


@record
class State(Record):
    rng: u64
    gamma: u64
    options: Row[i16] = row(N_OPTIONS)
    word: Row[i64] = row(MAX_PLAYERS)  # flavors and flat points of each dish that is turned up, see pieces
    reaction: Row[i16] = row(MAX_PLAYERS)  # to each dish once shown, two bits for each seat; a token is a laugh
    last_reaction: Row[i16] = row(MAX_PLAYERS)  # `last_…`: the table of the round before, which all have seen
    won: Row[i32] = row(MAX_PLAYERS)  # set of the judges of each seat
    players: i8
    phase: i8
    round: i8  # from 0
    dealer: i8
    turn: i8  # who peeks or presents
    owing: u8  # set of the seats that owe a decision
    shown: u8  # set of the dishes turned up
    tied: u8  # set of the seats that a vote is about
    n_up: i8
    settled: i8  # how many of the judges turned up have an owner
    n_judges: i8  # left in the deck
    n_deck: i8
    n_pile: i8  # cards in the discard pile
    shuffles: i8  # how often the pile became the deck
    up: Row[i8] = row(MAX_UP)  # judges turned up in this round
    shared: Row[i8] = row(N_SHARED)
    hand: Row[i8] = row(MAX_PLAYERS, HAND)  # ascending, then NONE
    dish: Row[i8] = row(MAX_PLAYERS, DISH)  # own cards, then NONE
    uses: Row[i8] = row(MAX_PLAYERS)  # which of the shared ingredients
    face_up: Row[i8] = row(MAX_PLAYERS)  # the place of the dish that was turned up by peeking, or NONE
    gift: Row[i8] = row(MAX_PLAYERS)  # the card put into a dish; the discarded card while others still choose
    target: Row[i8] = row(MAX_PLAYERS)  # whose dish, or the own seat: discarded; NONE: not chosen
    choice: Row[i8] = row(MAX_PLAYERS)  # reaction, token or vote not yet shown, or NONE
    vote: Row[i8] = row(MAX_UP, MAX_PLAYERS)  # for each judge turned up, the votes once shown, or NONE
    extra: Row[i8] = row(MAX_PLAYERS)  # presentation points of each dish
    n_last: i8  # judges of the round before; 0 in the first round
    last_up: Row[i8] = row(MAX_UP)
    last_dish: Row[i8] = row(MAX_PLAYERS, DISH)
    last_used: Row[i8] = row(MAX_PLAYERS)  # the shared card itself
    last_gift: Row[i8] = row(MAX_PLAYERS)
    last_target: Row[i8] = row(MAX_PLAYERS)
    last_extra: Row[i8] = row(MAX_PLAYERS)
    last_vote: Row[i8] = row(MAX_UP, MAX_PLAYERS)
    held: Row[i8] = row(MAX_PLAYERS)  # cards in hand when the pile was last shuffled
    judge_deck: Row[i8] = row(MAX_JUDGES)  # the last one is on top
    deck: Row[i8] = row(MAX_INGREDIENTS)  # the last one is on top
    fate: Row[u8] = row(MAX_INGREDIENTS)
