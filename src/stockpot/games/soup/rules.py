"""The law of soup: setting up, the two decisions, tricks, scores, the end.

Rule ids in the docstrings are those of the rulebook.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, leaders
from stockpot.core.random import draw
from stockpot.core.rule import inlined, rule
from stockpot.core.trail import note, part_of_set
from stockpot.games.soup.pieces import (
    COUNTS_LED,
    DECK,
    FIRST_COPIES,
    KEEPS_TOTAL,
    MAX_CARDS,
    N_FACES,
    N_PRINTED,
    N_RECIPES,
    OF_COLOR,
    PRINTED_CARDS,
    Color,
    Recipe,
    color_of,
    first_face,
    pile_worth,
    together,
    with_card,
    without_card,
)
from stockpot.games.soup.state import (
    COPIES,
    COSTS,
    DEALS,
    FIRST_DEALER,
    FULL_POT,
    GAINS,
    HAND_SIZES,
    N_OPTIONS,
    NONE,
    OPEN_RECIPES,
    START_POINTS,
    VALUES,
    WATER_POINTS,
    Event,
    Phase,
    State,
)

# ---------------------------------------------------------------------------------------------------------------- set-up


@rule
def setup(s: State, players: int, options: Any, seed: int) -> None:
    """soup.setup.players soup.setup.points soup.setup.dealer soup.options.numbers: start a game on a record of zeros.

    The first deal is included.
    """
    s.rng = seed
    s.players = players
    for i in range(N_OPTIONS):
        s.options[i] = options[i]
    s.deck = deck_of(s)
    for seat in range(players):
        s.points[seat] = s.options[START_POINTS]
    if s.options[FIRST_DEALER] == 0:
        s.dealer = draw(s, players)
    else:
        s.dealer = s.options[FIRST_DEALER] - 1
    deal_cards(s)


@rule
def deck_of(s: State) -> int:
    """soup.options.cards: the set of all cards of the list."""
    deck = 0
    for face in range(N_FACES):
        deck |= ((1 << s.options[COPIES + face]) - 1) << (2 * face)
    return deck


@rule
def deal_cards(s: State) -> None:
    """soup.deal.cards soup.ruling.two-players soup.ruling.five-players: shuffle all cards, deal, set the rest aside unseen.

    `played` serves as the table for shuffling, and is left empty.
    """
    each = s.options[HAND_SIZES + s.players - 2]
    left = lay_out_deck(s)
    for seat in range(s.players):
        hand = 0
        for _ in range(each):
            i = draw(s, left)
            left -= 1
            hand = with_card(hand, s.played[i])
            s.played[i] = s.played[left]
        s.hand[seat] = hand
        s.taken[seat] = 0
        s.void[seat] = 0
        s.recipe[seat] = NONE
    for i in range(MAX_CARDS):
        s.played[i] = 0
    s.n_played = 0
    s.aside = left
    s.phase = Phase.RECIPE
    s.turn = left_of(s, s.dealer)
    clear_pot(s)


@rule
def lay_out_deck(s: State) -> int:
    """All cards by face, and how many they are. The printed deck is copied whole: a loop over bits would show in playouts."""
    if s.deck == PRINTED_CARDS:
        for i in range(N_PRINTED):
            s.played[i] = DECK[i]
        return N_PRINTED
    cards = s.deck
    n = 0
    while cards != 0:
        s.played[n] = first_face(cards)
        cards &= cards - 1
        n += 1
    return n


@rule
def left_of(s: State, seat: int) -> int:
    """soup.ruling.left: the next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def clear_pot(s: State) -> None:
    """soup.play.full: an empty pot has no total and no required colour."""
    s.pot = 0
    s.total = 0
    s.required = NONE
    s.trick_start = s.n_played


# ------------------------------------------------------------------------------------------------------------ decisions


@inlined
def waiting(s: State) -> int:
    """The seats that owe a decision: one, or in the recipe phase all that have not chosen."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.TRICKS or s.options[OPEN_RECIPES] != 0:
        return 1 << s.turn
    seats = 0
    for seat in range(s.players):
        if s.recipe[seat] == NONE:
            seats |= 1 << seat
    return seats


@inlined
def legal(s: State, seat: int, out: Any) -> int:
    """Write the actions open to a seat that owes a decision; return how many."""
    if s.phase == Phase.RECIPE:
        return legal_recipe(s, seat, out)
    return legal_card(s, seat, out)


@inlined
def play(s: State, seat: int, action: int, trail: Any) -> None:
    """Carry out a legal action of a seat that owes a decision."""
    if s.phase == Phase.RECIPE:
        play_recipe(s, seat, action, trail)
    else:
        play_card(s, seat, action, trail)


# ------------------------------------------------------------- a recipe: every seat, before the tricks of deals 1 to 4


@rule
def legal_recipe(s: State, seat: int, out: Any) -> int:
    """soup.recipe.choose: any recipe still owned; soup.variant.dealer restricts the dealer."""
    barred = barred_recipe(s, seat)
    n = 0
    for recipe in range(N_RECIPES):
        if (s.used[seat] >> recipe) & 1 == 0 and recipe != barred:
            out[n] = N_FACES + recipe
            n += 1
    return n


@rule
def barred_recipe(s: State, seat: int) -> int:
    """soup.variant.dealer: with open recipes the dealer may not choose what the left neighbour chose, or NONE.

    It is asked in deals 1 to 4 only, when the dealer owns another one.
    """
    if s.options[OPEN_RECIPES] == 0 or seat != s.dealer:
        return NONE
    return s.recipe[left_of(s, s.dealer)]


@rule
def play_recipe(s: State, seat: int, action: int, trail: Any) -> None:
    """soup.recipe.choose soup.recipe.reveal soup.variant.open: choose; when all have chosen, show and begin."""
    recipe = action - N_FACES
    s.recipe[seat] = recipe
    if s.options[OPEN_RECIPES] != 0:
        note(trail, Event.SHOWED, seat, recipe)
        s.turn = left_of(s, seat)
        if seat == s.dealer:
            begin_tricks(s)
        return
    note(trail, Event.CHOSE, seat, recipe)
    if waiting(s) == 0:
        show_recipes(s, trail)
        begin_tricks(s)


@rule
def show_recipes(s: State, trail: Any) -> None:
    """soup.recipe.reveal: all at once."""
    for seat in range(s.players):
        note(trail, Event.SHOWED, seat, s.recipe[seat])


@rule
def begin_tricks(s: State) -> None:
    """soup.play.lead: the player to the dealer's left leads the first trick."""
    s.phase = Phase.TRICKS
    s.turn = left_of(s, s.dealer)


# -------------------------------------------------------------------------------- a card: the seat whose turn it is


@inlined
def legal_card(s: State, seat: int, out: Any) -> int:
    """soup.play.follow soup.play.lead: cards of the required colour if the hand has any, else every card."""
    cards = playable(s, seat) & FIRST_COPIES
    n = 0
    while cards != 0:
        out[n] = first_face(cards)
        cards &= cards - 1
        n += 1
    return n


@inlined
def playable(s: State, seat: int) -> int:
    """soup.play.follow soup.ruling.trash-thrown: the cards of a hand that may be played now; trash is no exception."""
    hand = s.hand[seat]
    if s.required != NONE and hand & OF_COLOR[s.required] != 0:
        return hand & OF_COLOR[s.required]
    return hand


@inlined
def play_card(s: State, seat: int, face: int, trail: Any) -> None:
    """soup.play.effect: the card's value, the required colour, a full pot, the next player, in this order."""
    first = s.pot == 0
    s.void[seat] |= color_missed(s.required, color_of(face))
    s.total = total_after(s, face, first)
    s.required = required_after(s.required, color_of(face), first)
    s.hand[seat] = without_card(s.hand[seat], face)
    s.pot = with_card(s.pot, face)
    s.played[s.n_played] = 32 * seat + face
    s.n_played += 1
    note(trail, Event.PLAYED, seat, face, s.total, s.required)
    if s.total >= s.options[FULL_POT]:
        take_pot(s, seat, trail)
    else:
        s.turn = left_of(s, seat)
    if s.hand[s.turn] == 0:
        end_deal(s, trail)


@rule
def color_missed(required: int, color: int) -> int:
    """soup.hidden.voids: who does not follow shows to have no card of the required colour."""
    return 1 << required if required != NONE and color != required else 0


@rule
def total_after(s: State, face: int, first: bool) -> int:
    """soup.play.total soup.play.ten soup.play.reset soup.options.cards: the pot's total once a card is in.

    soup.ruling.ten-after-reset: only the card that leads is `first`, whatever the total.
    """
    if first:
        return COUNTS_LED[face] * s.options[VALUES + face]
    return s.total * KEEPS_TOTAL[face] + s.options[VALUES + face]


@rule
def required_after(required: int, color: int, first: bool) -> int:
    """soup.play.required soup.play.trash: the first card sets the colour to follow; any trash card lifts it.

    soup.ruling.led-ten soup.ruling.led-reset: whatever its sign. soup.ruling.trash-led: led trash requires nothing.
    soup.ruling.reset-after-trash: nothing brings a lifted colour back.
    """
    if color == Color.TRASH:
        return NONE
    return color if first else required


@rule
def take_pot(s: State, seat: int, trail: Any) -> None:
    """soup.play.full: the player who filled the pot takes it and leads the next trick."""
    s.taken[seat] = together(s.taken[seat], s.pot)
    note(trail, Event.TOOK, seat, count(s.pot), worth_for(s, s.recipe[seat], s.pot))
    clear_pot(s)
    s.turn = seat


@rule
def worth_for(s: State, recipe: int, cards: int) -> int:
    """soup.options.recipes: what cards bring who cooks a recipe."""
    return pile_worth(recipe, cards, s.options[GAINS + recipe], s.options[COSTS + recipe])


@rule
def deal_score(s: State, recipe: int, taken: int) -> int:
    """soup.score.water: what a taken pile is worth in all; clear water begins with some points."""
    worth = worth_for(s, recipe, taken)
    return worth + s.options[WATER_POINTS] if recipe == Recipe.WATER else worth


# ------------------------------------------------------------------------------------------------- end of a deal, of all


@rule
def end_deal(s: State, trail: Any) -> None:
    """soup.play.out soup.ruling.dead-pot: a player with no card to play ends the deal; the pot counts for nobody.

    soup.deal.next: the dealer moves one seat to the left. soup.end.deals: there are five deals.
    """
    note(trail, Event.RAN_OUT, s.turn, count(s.pot))
    turn_up_piles(s, trail)
    score_deal(s, trail)
    if s.deal + 1 == DEALS:
        s.phase = Phase.OVER
        note(trail, Event.WON, winners(s))
        return
    s.deal += 1
    s.dealer = left_of(s, s.dealer)
    deal_cards(s)
    note(trail, Event.DEALT, s.deal, s.dealer)
    if s.deal + 1 == DEALS:
        take_last_recipes(s, trail)


@rule
def turn_up_piles(s: State, trail: Any) -> None:
    """soup.ruling.deal-end: piles are counted before all."""
    if trail.shape[0] == 0:
        return
    for seat in range(s.players):
        pile = s.taken[seat]
        note(
            trail, Event.TURNED_UP, seat,
            part_of_set(pile, 0), part_of_set(pile, 1), part_of_set(pile, 2), part_of_set(pile, 3),
        )  # fmt: skip


@rule
def score_deal(s: State, trail: Any) -> None:
    """soup.score.floor soup.score.discard: add the deal's points, never below zero; put the recipes away."""
    for seat in range(s.players):
        recipe, pile = s.recipe[seat], s.taken[seat]
        gain = deal_score(s, recipe, pile)
        s.gained[s.deal, seat] = gain
        s.points[seat] = max(0, s.points[seat] + gain)
        s.used[seat] |= 1 << recipe
        collected = pile_worth(recipe, pile, s.options[GAINS + recipe], 0)
        spoilt = pile_worth(recipe, pile, 0, s.options[COSTS + recipe])
        note(trail, Event.SCORED, seat, gain, s.points[seat], collected, spoilt)


@rule
def take_last_recipes(s: State, trail: Any) -> None:
    """soup.recipe.last: in the fifth deal the one recipe left is taken and shown without a decision."""
    for seat in range(s.players):
        for recipe in range(N_RECIPES):
            if (s.used[seat] >> recipe) & 1 == 0:
                s.recipe[seat] = recipe
    show_recipes(s, trail)
    begin_tricks(s)


@rule
def winners(s: State) -> int:
    """soup.end.winner: the seats with the most points; they share the victory."""
    return leaders(s.points, s.players)


@rule
def scores(s: State, out: Any) -> None:
    """Each seat's points."""
    for seat in range(s.players):
        out[seat] = s.points[seat]


@rule
def stage(s: State) -> int:
    """The number of the deal: a rollout may stop where it changes."""
    return s.deal if s.phase != Phase.OVER else DEALS


@rule
def sound(s: State) -> bool:
    """Are all cards of the list there, and no more of any face than there are?"""
    seen = s.pot
    cards = count(s.pot)
    for seat in range(s.players):
        for part in (s.hand[seat], s.taken[seat]):
            cards += count(part)
            seen = together(seen, part)
    return (
        cards + s.aside == count(s.deck)
        and count(seen) == cards
        and seen & ~s.deck == 0
        and s.total < s.options[FULL_POT]
    )
