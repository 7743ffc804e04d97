"""The state of a game of SaPotage: one record, its card lists included."""

from __future__ import annotations

from enum import IntEnum

from stockpot.core.options import Choice, Number, Options, Switch
from stockpot.core.record import Record, Row, i8, i16, i32, i64, record, row, u8, u64
from stockpot.games.sapotage.lists import KEY_SIZE, IngredientList, JudgeList
from stockpot.games.sapotage.pieces import MAX_INGREDIENTS, MAX_JUDGES, N_DISHES_OF_4, N_DISHES_OF_5

MIN_PLAYERS, MAX_PLAYERS = 3, 6
HAND = 5
DISH = 3
N_SHARED = 3
MAX_UP = 3
"""Judges turned up in a round at most."""
NONE = -1

# Actions, by kind.
COOK = 0
"""3 of the 5 places of the sorted hand, in the order of `pieces.DISHES_OF_5`."""
COOK_SHARED = COOK + N_DISHES_OF_5
"""2 of 4 places × the shared ingredient."""
PEEK = COOK_SHARED + N_SHARED * N_DISHES_OF_4
"""Dish × place in it."""
GIVE = PEEK + DISH * MAX_PLAYERS
"""Place in hand × whose dish, or `DISCARD`."""
GIVE_WIDTH = MAX_PLAYERS + 1
DISCARD = MAX_PLAYERS
PRESENT = GIVE + 2 * GIVE_WIDTH
REACT = PRESENT + 1
TOKEN = REACT + 3
VOTE = TOKEN + MAX_PLAYERS
N_ACTIONS = VOTE + MAX_PLAYERS


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


class Event(IntEnum):
    """Kinds of rows in the trail, with what their numbers mean. `key` is the list that the cards are of, two numbers."""

    ROUND = 1  # round, dealer
    RESHUFFLED = 2
    JUDGE = 3  # judge, key
    SHARED = 4  # card, key
    COOKED = 5  # seat, pair of cards, card or 128 + shared card, key: seen by that seat alone
    USES = 6  # seat, shared card, key
    TURNED_UP = 7  # peeker, 4 × owner + place, card, key
    CHOSE_GIFT = 8  # seat, card, whose dish or own seat, key: seen by that seat alone
    GAVE = 9  # seat, whose dish or own seat
    REVEALED = 10  # seat, pair of cards, card or 128 + shared card, key
    FOREIGN = 11  # owner, giver, card, key
    PRESENTED = 12  # seat, card, card, key
    CHOSE_REACTION = 13  # seat, reaction: seen by that seat alone
    REACTED = 14  # presenter, seat, reaction
    CHOSE_TOKEN = 15  # seat, whose dish: seen by that seat alone
    TOKEN = 16  # seat, whose dish
    PRESENTATION = 17  # seat, presentation points, how many laughed, fitting or not
    SCORED = 18  # 8 × judge + seat, points of the ingredients, presentation points, key
    TIED = 19  # judge, set of seats, key
    CHOSE_VOTE = 20  # seat, whose dish: seen by that seat alone
    VOTED = 21  # seat, whose dish
    JUDGE_WON = 22  # judge, seat, how (`How`), key
    WON = 23  # set of winning seats


class How(IntEnum):
    """What decided about a judge."""

    BEST = 0
    VOTES = 1
    INGREDIENTS = 2
    FAVORITE = 3
    FEWER = 4
    SEAT = 5


MODES = {
    "honor": {
        "en": "Honor: the others laugh, or find it unfitting",
        "fr": "Sur l’honneur : les autres rient, ou désapprouvent",
    },
    "tokens": {"en": "Laugh tokens: everybody gives one", "fr": "Jetons de rire : chacun en donne un"},
    "name": {"en": "Name only", "fr": "Nom seul"},
    "off": {"en": "Off: no names, no presentation points", "fr": "Sans : ni noms ni points de présentation"},
}

OPTIONS = Options(
    Choice(
        "presentation", "honor", {"en": "Presentation of the dishes", "fr": "Présentation des plats"},
        "sapotage.present.points", choices=tuple(MODES), labels=MODES,
    ),
    Number(
        "judges", 1, {"en": "Judges in each round", "fr": "Juges à chaque manche"},
        "sapotage.variant.judges", low=1, high=MAX_UP,
    ),
    Switch(
        "peeking", False, {"en": "Peeking in the pot", "fr": "Coup d’œil dans la marmite"}, "sapotage.variant.peeking",
    ),
    Switch(
        "shared", False, {"en": "Shared ingredients", "fr": "Ingrédients partagés"}, "sapotage.variant.shared",
    ),
    Choice(
        "first_dealer", "random",
        {"en": "First dealer: drawn by lot, or a seat", "fr": "Premier donneur : au sort, ou une place"},
        "sapotage.ruling.first-dealer", choices=("random", "0", "1", "2", "3", "4", "5"),
    ),
    Number(
        "judges_to_win", 3, {"en": "Judges that win the game", "fr": "Juges qui font gagner la partie"},
        "sapotage.win.game", low=1, high=9,
    ),
    Number(
        "favorite_points", 2, {"en": "Points of a favorite flavor", "fr": "Points d’une saveur favorite"},
        "sapotage.score.flavors", low=0, high=9,
    ),
    Number(
        "liked_points", 1, {"en": "Points of a liked flavor", "fr": "Points d’une saveur aimée"},
        "sapotage.score.flavors", low=0, high=9,
    ),
    Number(
        "disliked_points", 1, {"en": "Points lost by a disliked flavor", "fr": "Points perdus par saveur détestée"},
        "sapotage.score.flavors", low=0, high=9,
    ),
    Number(
        "name_points", 1, {"en": "Points of a fitting presentation", "fr": "Points d’une présentation réussie"},
        "sapotage.present.points", low=0, high=9,
    ),
    Number(
        "laugh_points", 1, {"en": "Points of each laugh", "fr": "Points de chaque rire"},
        "sapotage.present.points", low=0, high=9,
    ),
    IngredientList(
        "ingredient_cards", "standard", {"en": "List of ingredients", "fr": "Liste des ingrédients"},
        "sapotage.option.lists",
    ),
    JudgeList(
        "judge_cards", "standard", {"en": "List of judges", "fr": "Liste des juges"}, "sapotage.option.lists",
    ),
)  # fmt: skip

OPTIONS.encode({})  # reads the printed lists: events of any table can be told from now on

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
