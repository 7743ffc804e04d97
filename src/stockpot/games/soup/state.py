"""The state of a game of soup: one record of a few hundred bytes."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from stockpot.core.decisions import Decision, Decisions, Question
from stockpot.core.errors import BadOption
from stockpot.core.events import Events, event, only_for, unforeseen_event
from stockpot.core.fluent import texts_of
from stockpot.core.kinds import NUMBER, ORDINAL, SEAT, SEATS
from stockpot.core.options import Choice, Number, Numbers, Options, Switch
from stockpot.core.record import Record, Row, i8, i16, i64, record, row, u8, u64
from stockpot.games.soup.pieces import CARDS, COLOR, FACE, MAX_CARDS, N_RECIPES, PILE, RECIPE, RECIPE_CARDS

MIN_PLAYERS, MAX_PLAYERS = 2, 5
DEALS = N_RECIPES
NONE = -1

TEXTS = texts_of("soup")

CHOOSE = Question("recipe", "soup.recipe.choose")
TRICK = Question("lead"), Question("any"), Question("follow", color=COLOR), Question("void", color=COLOR)
DECISIONS = Decisions(
    TEXTS,
    Decision("card", "{card}", asks=TRICK, previewed=True, card=FACE),
    Decision("recipe", "{recipe}", rule="soup.recipe.reveal", asks=CHOOSE, recipe=RECIPE),
)
N_ACTIONS = DECISIONS.size


class Phase(IntEnum):
    RECIPE = 0
    TRICKS = 1
    OVER = 2


class Event(Events):
    """What happens at the table."""

    DEALT = event(deal=ORDINAL, dealer=SEAT)
    CHOSE = event(seat=SEAT, recipe=only_for("seat", RECIPE))
    SHOWED = unforeseen_event(seat=SEAT, recipe=RECIPE)
    PLAYED = event(seat=SEAT, card=FACE, total=NUMBER, required=COLOR)
    TOOK = event(seat=SEAT, cards=NUMBER, worth=NUMBER)
    RAN_OUT = event(seat=SEAT, pot=NUMBER)
    SCORED = event(seat=SEAT, gain=NUMBER, points=NUMBER, collected=NUMBER, spoilt=NUMBER)
    """Of the gain, what the cards brought that the recipe collects, and what those took that spoil it."""
    WON = event(seats=SEATS)
    TURNED_UP = event(seat=SEAT, pile=PILE)


OPTIONS = Options(
    Switch("open_recipes", False, rule="soup.variant.open"),
    Choice("first_dealer", "random", rule="soup.setup.dealer", choices=("random", "0", "1", "2", "3", "4")),
    Numbers("hand_sizes", (13, 13, 13, 10), rule="soup.deal.cards", low=1, high=26),
    Number("start_points", 5, rule="soup.setup.points", low=0, high=100),
    Number("full_pot", 10, rule="soup.play.full", low=1, high=50),
    Number("water_points", 5, rule="soup.score.water", low=0, high=52),
    CARDS,
    RECIPE_CARDS,
    texts=TEXTS,
)

OPEN_RECIPES = OPTIONS.place("open_recipes")
FIRST_DEALER = OPTIONS.place("first_dealer")
HAND_SIZES = OPTIONS.place("hand_sizes")
START_POINTS = OPTIONS.place("start_points")
FULL_POT = OPTIONS.place("full_pot")
WATER_POINTS = OPTIONS.place("water_points")
COPIES = OPTIONS.place("cards") + CARDS.offset("copies")
VALUES = OPTIONS.place("cards") + CARDS.offset("value")
GAINS = OPTIONS.place("recipe_cards") + RECIPE_CARDS.offset("gain")
COSTS = OPTIONS.place("recipe_cards") + RECIPE_CARDS.offset("cost")
N_OPTIONS = OPTIONS.size


def check_options(players: int, options: Mapping[str, Any]) -> None:
    """Refuse a first dealer who does not sit at the table, and hands that the deck cannot fill."""
    dealer = options["first_dealer"]
    if dealer != "random" and int(dealer) >= players:
        raise BadOption(f"Option first_dealer: with {players} players there is no seat {dealer}.")
    each = options["hand_sizes"][players - MIN_PLAYERS]
    cards = sum(CARDS.cells(options["cards"])[0])
    if each * players > cards:
        raise BadOption(f"Option hand_sizes: {players} players cannot get {each} cards each of {cards}.")


def most_decisions(players: int, options: Mapping[str, Any]) -> int:
    """In every deal a recipe and all cards of everybody."""
    return int(DEALS * players * (1 + options["hand_sizes"][players - MIN_PLAYERS]))


@record
class State(Record):
    rng: u64
    gamma: u64
    hand: Row[i64] = row(MAX_PLAYERS)  # sets of cards, see pieces
    taken: Row[i64] = row(MAX_PLAYERS)  # the pile of each seat in this deal
    pot: i64  # the cards of the trick so far
    deck: i64  # all cards of the game
    points: Row[i16] = row(MAX_PLAYERS)
    players: i8
    phase: i8
    deal: i8  # from 0
    dealer: i8
    turn: i8  # the seat to play a card, or to choose an open recipe
    total: i8  # of the trick
    required: i8  # colour to follow, or NONE
    recipe: Row[i8] = row(MAX_PLAYERS)  # chosen for this deal, or NONE
    used: Row[u8] = row(MAX_PLAYERS)  # set of the recipes of earlier deals
    void: Row[u8] = row(MAX_PLAYERS)  # set of the colours a seat has shown not to hold
    gained: Row[i8] = row(DEALS, MAX_PLAYERS)  # points of each deal
    aside: i8  # how many cards were not dealt
    n_played: i8
    trick_start: i8  # where the trick begins in `played`
    played: Row[u8] = row(MAX_CARDS)  # the cards of this deal in order: 32 × seat + face
    options: Row[i16] = row(N_OPTIONS)  # last: what changes from move to move lies close together
