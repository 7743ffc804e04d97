"""Rules of thumb for soup, and what a situation is worth."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count
from stockpot.core.elementary import exp
from stockpot.core.rule import Constants, rule, table
from stockpot.games.soup.pieces import (
    COLLECTED,
    FIRST_COPIES,
    HERB,
    N_FACES,
    N_RECIPES,
    OF_COLOR,
    RESET,
    SPOILING,
    TEN,
    TRASH_CARDS,
    Color,
    Recipe,
    first_face,
    with_card,
)
from stockpot.games.soup.rules import barred_recipe, deal_score, playable, total_after, winners, worth_for
from stockpot.games.soup.state import COSTS, DEALS, FULL_POT, GAINS, MIN_PLAYERS, NONE, VALUES, Phase, State

# Kinds of recipes: a colour, trash, clear water. One row of weights for each.
# fills, fills × worth, total, worth left in the pot, worth × total, reset, ten, value, herb, own colour given, trash given
CARD_WEIGHTS = table([
    [-4, 6, -1, -4, -14, -4, -7, 1, -1, -2, 11],
    [2, 18, -3, -8, -1, 4, 3, -1, 4, -8, -4],
    [-62, 6, 9, -9, -17, -8, 4, -9, -31, 4, -5],
])  # fmt: skip

KIND = table([0, 0, 0, 1, 2])
"""The kind of each recipe."""


def _parting(recipe: int, face: int) -> int:
    """How gladly a card is parted with that does not fill the pot, apart from its value."""
    kind, color, sign = KIND[recipe], face >> 3, face & 7
    special = {RESET: CARD_WEIGHTS[kind, 5], TEN: CARD_WEIGHTS[kind, 6], HERB: CARD_WEIGHTS[kind, 8]}
    return 10 * (
        special.get(sign, 0)
        + CARD_WEIGHTS[kind, 9] * (color == recipe)
        + CARD_WEIGHTS[kind, 10] * (color == Color.TRASH)
    )


PARTING = table([[_parting(recipe, face) for face in range(N_FACES)] for recipe in range(N_RECIPES)])
PARTING_BY_VALUE = table(
    [[10 * CARD_WEIGHTS[KIND[recipe], 7] * (f & 7 < TEN) for f in range(N_FACES)] for recipe in range(N_RECIPES)]
)
"""And for each point of its value: of the cards 1 to 5."""

# For each recipe: base, cards of its colour in hand, trash in hand, value of the whole hand.
RECIPE_WEIGHTS = table([
    [-8, 9, -2, -5],
    [-8, 9, -2, -5],
    [-8, 9, -2, -5],
    [3, 9, 0, -5],
    [157, 0, -10, -19],
])  # fmt: skip
# Both tables were found by hill-climbing: they win 45 % against three players with the hand-set weights before.

TEMPERATURE = table([140, 76, 64, 47])
"""How much a lead says about the victory with 2, 3, 4 and 5 players, in tenths of a point: less is more."""
YIELD = table([0, 0, 0, 15, -20])
"""What a recipe still to be cooked brings more than a colour does, in tenths. Both fit games between thumb players."""


@rule
def thumb(s: State, seat: int) -> int:
    """The action a good amateur would take."""
    if s.phase == Phase.RECIPE:
        return N_FACES + thumb_recipe(s, seat, RECIPE_WEIGHTS)
    return thumb_card(s, seat)


@rule
def thumb_recipe(s: State, seat: int, weights: Constants) -> int:
    """The recipe that fits the hand best among those still owned."""
    hand = s.hand[seat]
    value = worth_of_signs(hand)
    barred = barred_recipe(s, seat)
    best = NONE
    most = 0
    for recipe in range(N_RECIPES):
        if (s.used[seat] >> recipe) & 1 == 0 and recipe != barred:
            fits = fit(recipe, hand, value, weights)
            if best == NONE or fits > most:
                best = recipe
                most = fits
    return best


@rule
def fit(recipe: int, hand: int, value: int, weights: Constants) -> int:
    """How well a recipe fits a hand whose signs are worth `value`."""
    fits = weights[recipe, 0] + weights[recipe, 2] * count(hand & TRASH_CARDS) + weights[recipe, 3] * value
    if recipe != Recipe.WATER:
        fits += weights[recipe, 1] * count(hand & OF_COLOR[recipe])
    return fits


@rule
def worth_of_signs(hand: int) -> int:
    """How high a hand is."""
    value = 0
    for sign in range(5):
        value += (sign + 1) * count(hand & sign_cards(sign))
    return value


@rule
def sign_cards(sign: int) -> int:
    """All cards with one sign."""
    return (3 << (2 * sign)) * 0x0001000100010001


@rule
def thumb_card(s: State, seat: int) -> int:
    """The playable card with the best score."""
    cards = playable(s, seat) & FIRST_COPIES
    if cards & (cards - 1) == 0:
        return first_face(cards)
    recipe = s.recipe[seat]
    in_pot = worth_for(s, recipe, s.pot)
    gain, cost = s.options[GAINS + recipe], s.options[COSTS + recipe]
    collected, spoiling = COLLECTED[recipe], SPOILING[recipe]
    best = NONE
    most = 0
    while cards != 0:
        face = first_face(cards)
        cards &= cards - 1
        worth = in_pot + gain * ((collected >> (2 * face)) & 1) - cost * ((spoiling >> (2 * face)) & 1)
        score = card_score(s, face, recipe, worth)
        if best == NONE or score > most:
            best = face
            most = score
    return best


@rule
def card_score(s: State, face: int, recipe: int, worth: int) -> int:
    """How good a card looks: take a pot that is worth something, leave one that is not, keep what is useful.

    `worth`: points of the pot with the card in it, for the recipe.
    """
    kind = KIND[recipe]
    value = s.options[VALUES + face]
    total = total_after(s, face, s.pot == 0)
    if total >= s.options[FULL_POT]:
        return 10 * (CARD_WEIGHTS[kind, 0] + CARD_WEIGHTS[kind, 1] * worth) + value
    left = 10 * (CARD_WEIGHTS[kind, 2] * total + CARD_WEIGHTS[kind, 3] * worth)
    return left + CARD_WEIGHTS[kind, 4] * worth * total + PARTING[recipe, face] + PARTING_BY_VALUE[recipe, face] * value


@rule
def outcome(s: State, out: Any) -> None:
    """soup.end.winner: each seat's share of the victory; before the end, the chance of it by points and recipes left."""
    if s.phase == Phase.OVER:
        best = winners(s)
        for seat in range(s.players):
            out[seat] = ((best >> seat) & 1) / count(best)
        return
    temperature = TEMPERATURE[s.players - MIN_PLAYERS]
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp(standing(s, seat) / temperature)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@rule
def standing(s: State, seat: int) -> int:
    """Points now, what the pile of this deal is worth so far, and the yield of the recipes left, in tenths."""
    points = s.points[seat]
    left = (1 << N_RECIPES) - 1 - s.used[seat]
    if s.phase == Phase.TRICKS and s.recipe[seat] != NONE:
        points = max(0, points + deal_score(s, s.recipe[seat], s.taken[seat]))
        left ^= 1 << s.recipe[seat]
    tenths = 10 * points
    for recipe in range(N_RECIPES):
        tenths += YIELD[recipe] * ((left >> recipe) & 1)
    return tenths


# ---------------------------------------------------------------------------------------------------------------- belief

WHIM = 20.0
"""How far a recipe may fit worse and still be chosen a third as often."""


@rule
def belief(s: State, seat: int) -> float:
    """soup.recipe.choose: how likely the others, with the hands guessed here, would have chosen the recipes they did."""
    chance = 1.0
    if s.deal + 1 == DEALS:
        return chance  # the last recipe is nobody's choice
    for other in range(s.players):
        if other != seat and s.recipe[other] != NONE:
            chance *= recipe_chance(s, other, dealt_hand(s, other))
    return chance


@rule
def dealt_hand(s: State, seat: int) -> int:
    """The hand that a seat had when it chose its recipe."""
    hand = s.hand[seat]
    for i in range(s.n_played):
        if s.played[i] >> 5 == seat:
            hand = with_card(hand, s.played[i] & 31)
    return hand


@rule
def recipe_chance(s: State, seat: int, hand: int) -> float:
    """How likely somebody with this hand chooses the recipe that the seat has chosen."""
    value = worth_of_signs(hand)
    chosen = fit(s.recipe[seat], hand, value, RECIPE_WEIGHTS)
    total = 1.0
    for recipe in range(N_RECIPES):
        if (s.used[seat] >> recipe) & 1 == 0 and recipe != s.recipe[seat]:
            total += exp((fit(recipe, hand, value, RECIPE_WEIGHTS) - chosen) / WHIM)
    return 1.0 / total
