"""Who knows what in soup: the view of a seat, and the redeal that a seat cannot tell from the truth.

Hidden are the hands, the cards set aside, and recipes until they are shown. Everything played is public.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import repeat
from typing import Any

from stockpot.core.bits import count, members
from stockpot.core.engine import to_act
from stockpot.core.game import ALL_OPEN
from stockpot.core.random import draw
from stockpot.core.record import Row
from stockpot.core.rule import rule
from stockpot.games.soup.pieces import (
    COLOR,
    FACE,
    N_COLORS,
    N_FACES,
    N_RECIPES,
    OF_COLOR,
    RECIPE,
    VALUE,
    Recipe,
    first_face,
    pile_worth,
    rest_of_deck,
    together,
    with_card,
)
from stockpot.games.soup.rules import winners
from stockpot.games.soup.state import (
    COSTS,
    DEALS,
    FULL_POT,
    GAINS,
    MAX_PLAYERS,
    NONE,
    OPEN_RECIPES,
    OPTIONS,
    VALUES,
    WATER_POINTS,
    Phase,
    State,
)
from stockpot.games.soup.view import Own, Played, RecipePoints, SeatView, View

CARDS = FACE.ids
PHASES = tuple(phase.name.lower() for phase in Phase)
PLAYED: dict[int, Played] = {
    seat << 5 | face: {"seat": seat, "card": CARDS[face]} for seat in range(MAX_PLAYERS) for face in range(N_FACES)
}
"""What each number in the row of played cards stands for."""
RECIPE_SETS = [[RECIPE.ids[recipe] for recipe in members(bits)] for bits in range(1 << N_RECIPES)]
SEAT_SETS = [members(bits) for bits in range(1 << MAX_PLAYERS)]
COLOR_SETS = [[COLOR.ids[color] for color in members(bits)] for bits in range(1 << N_COLORS)]

# ------------------------------------------------------------------------------------------------------------------ view


def public(s: State) -> View:
    """soup.hidden.public soup.hidden.spectator: what everybody may know."""
    options, phase, required = s.options.tolist(), s.phase, s.required
    played = [*map(PLAYED.__getitem__, s.played.tolist()[: s.n_played])]
    known: View = {
        "game": "soup",
        "seat": None,
        "players": s.players,
        "options": OPTIONS.decode(options),
        "phase": PHASES[phase],
        "to_act": SEAT_SETS[to_act(s.handle)],
        "deal": s.deal + 1,
        "deals": DEALS,
        "counted": DEALS if phase == Phase.OVER else s.deal,
        "dealer": s.dealer,
        "full_pot": options[FULL_POT],
        "base": {RECIPE.ids[Recipe.WATER]: options[WATER_POINTS]},
        "total": s.total,
        "required": None if required == NONE else COLOR.ids[required],
        "pot": played[s.trick_start :],
        "played": played,
        "seats": _seats(s, options, phase),
        "hand": None,
        "pile": None,
        "winners": SEAT_SETS[winners(s)] if phase == Phase.OVER else [],
    }
    if "cards" in known["options"]:
        known["values"] = other_values(options)
    if "recipe_cards" in known["options"]:
        known["recipe_points"] = recipe_points(options)
    return known


def other_values(options: Sequence[int]) -> dict[str, int]:
    """soup.options.cards: what cards count, of those that count something else than the printed ones."""
    values = enumerate(options[VALUES : VALUES + N_FACES])
    return {CARDS[face]: value for face, value in values if value != VALUE[face]}


def recipe_points(options: Sequence[int]) -> dict[str, RecipePoints]:
    """soup.options.recipes: what cards bring and take."""
    return {
        name: {"gain": options[GAINS + recipe], "cost": options[COSTS + recipe]}
        for recipe, name in enumerate(RECIPE.ids)
    }


def _seats(s: State, options: list[int], phase: int) -> list[SeatView]:
    """The seats as all may know them: piles are shown at the end, recipes when the cards are played."""
    over, shown = phase == Phase.OVER, phase != Phase.RECIPE or options[OPEN_RECIPES] != 0
    deals, names = s.gained.tolist()[: DEALS if over else s.deal], RECIPE.ids
    gained = zip(*deals, strict=True) if deals else repeat(())
    seats: list[SeatView] = []
    for points, gains, hand, recipe, used, pile, void in zip(
        s.points.tolist()[: s.players], gained, s.hand.tolist(), s.recipe.tolist(), s.used.tolist(), s.taken.tolist(),
        s.void.tolist(), strict=False,
    ):  # fmt: skip
        cooks = shown and recipe != NONE
        seats.append(
            {
                "points": points,
                "gained": list(gains),
                "cards": hand.bit_count(),
                "chosen": recipe != NONE,
                "recipe": names[recipe] if cooks else None,
                "used": RECIPE_SETS[used],
                "taken": pile.bit_count(),
                "pile": card_names(pile) if over else None,
                "worth": worth(recipe, pile, options) if cooks else None,
                "lacks": COLOR_SETS[void],
            }
        )
    return seats


def own(s: State, viewer: int, known: Mapping[str, Any]) -> Own:
    """soup.hidden.hands soup.ruling.piles soup.ruling.deal-end: a seat knows its hand, its pile and its recipe."""
    seats: list[SeatView] = known["seats"]
    if viewer == ALL_OPEN:
        return {"seats": [_open_seat(s, seat, seats[seat]) for seat in range(s.players)]}
    mine: Own = {"seat": viewer, "hand": card_names(s.hand[viewer]), "pile": card_names(s.taken[viewer])}
    if known["phase"] == "recipe":
        mine["seats"] = [*seats[:viewer], _own_seat(s, viewer, seats[viewer]), *seats[viewer + 1 :]]
    return mine


def _open_seat(s: State, seat: int, known: SeatView) -> SeatView:
    """A seat with all its cards."""
    return {**_own_seat(s, seat, known), "hand": card_names(s.hand[seat]), "pile": card_names(s.taken[seat])}


def _own_seat(s: State, seat: int, known: SeatView) -> SeatView:
    """A seat as all may know it, with the recipe that it has chosen."""
    if not known["chosen"] or known["recipe"] is not None:
        return known
    recipe = s.recipe[seat]
    return {**known, "recipe": RECIPE.ids[recipe], "worth": worth(recipe, s.taken[seat], s.options)}


def worth(recipe: int, taken: int, options: Sequence[int] | Row[int]) -> int:
    """What a pile is worth to who cooks a recipe."""
    cards = worth_of_cards(recipe, taken, options[GAINS + recipe], options[COSTS + recipe])
    return cards + options[WATER_POINTS] if recipe == Recipe.WATER else cards


@lru_cache(maxsize=10_000)
def worth_of_cards(recipe: int, taken: int, gain: int, cost: int) -> int:
    """A pile changes only when its owner takes a pot."""
    return int(pile_worth(recipe, taken, gain, cost))


@lru_cache(maxsize=10_000)
def card_names(cards: int) -> list[str]:
    """The cards of a set by name, lowest face first. Hands and piles are shown move after move, and change seldom."""
    bugs, vegetables = _names_of_color(0, cards & 0xFFFF), _names_of_color(1, cards >> 16 & 0xFFFF)
    fruits, trash = _names_of_color(2, cards >> 32 & 0xFFFF), _names_of_color(3, cards >> 48 & 0xFFFF)
    return bugs + vegetables + fruits + trash


@cache
def _names_of_color(color: int, cards: int) -> list[str]:
    """The cards of one colour by name: eight faces, two bits each."""
    return [CARDS[8 * color + (card >> 1)] for card in members(cards)]


# --------------------------------------------------------------------------------------------------------------- redeal

PATIENCE = 24
"""Layouts thrown away before one is taken that need not be fair."""

LAST_TRY = 10_000
"""Layouts thrown away before voids are forgotten; then any layout fits. Games that are played never come near."""


@rule
def secret(s: State, seat: int) -> bool:
    """soup.recipe.choose: will the move now owed by another seat stay hidden from this one?"""
    return s.phase == Phase.RECIPE and s.options[OPEN_RECIPES] == 0


@rule
def redeal(s: State, seat: int) -> None:
    """soup.hidden.hands soup.hidden.voids: guess anew all that `seat` cannot know; -1 is a spectator, who knows no hand.

    Every card that the seat has not seen goes to a random place among those that may hold it: a seat never gets a colour
    that it has shown not to have. All ways to do so are equally likely, unless they are so tangled that `PATIENCE` runs
    out. Recipes chosen face down are guessed among those still owned.
    """
    unseen = unseen_cards(s, seat)
    places = free_places(s, seat)
    tries = 0
    while not spread(s, seat, unseen, places, tries < PATIENCE):
        tries += 1
        if tries == LAST_TRY:
            forget_voids(s, seat)
    if s.phase == Phase.RECIPE and s.options[OPEN_RECIPES] == 0:
        for other in range(s.players):
            if other != seat and s.recipe[other] != NONE:
                s.recipe[other] = random_recipe(s, other)


@rule
def forget_voids(s: State, seat: int) -> None:
    """Nobody has shown to lack a colour."""
    for other in range(s.players):
        if other != seat:
            s.void[other] = 0


@rule
def unseen_cards(s: State, seat: int) -> int:
    """The cards that are neither in the seat's own hand nor played in this deal."""
    seen = s.pot
    for other in range(s.players):
        seen = together(seen, s.taken[other])
    if seat >= 0:
        seen = together(seen, s.hand[seat])
    return rest_of_deck(s.deck, seen)


@rule
def free_places(s: State, seat: int) -> int:
    """How many unseen cards lie at each place, six bits each: the seats, then the pile set aside."""
    places = s.aside << (6 * MAX_PLAYERS)
    for other in range(s.players):
        if other != seat:
            places |= count(s.hand[other]) << (6 * other)
    return places


@rule
def spread(s: State, seat: int, unseen: int, whole: int, fair: bool) -> bool:
    """Lay the unseen cards at free places drawn at random, the tightest colour first; False when it got stuck.

    With `fair`, False also for some layouts that would otherwise come up too often.
    """
    for other in range(s.players):
        if other != seat:
            s.hand[other] = 0
    places = whole
    colors = (1 << N_COLORS) - 1
    while colors != 0:
        color = tightest(s, seat, colors, unseen, whole)
        if fair and not keep(s, seat, color, colors, unseen, whole, places):
            return False
        colors ^= 1 << color
        cards = unseen & OF_COLOR[color]
        while cards != 0:
            free = places_for(s, seat, color, places)
            if free == 0:
                return False
            place = draw_place(s, seat, color, places, draw(s, free))
            places -= 1 << (6 * place)
            if place != MAX_PLAYERS:
                s.hand[place] = with_card(s.hand[place], first_face(cards))
            cards &= cards - 1
    return True


@rule
def keep(s: State, seat: int, color: int, colors: int, unseen: int, whole: int, places: int) -> bool:
    """Throw dice for the layout of the colours before this one: keep it more often the more ways it leaves for this one.

    n cards are laid at `free` places in free · (free − 1) · … ways, one as likely as the other. So a layout that leaves
    many places would come up no more often than one that leaves few, though it stands for more worlds.
    """
    n = count(unseen & OF_COLOR[color])
    free = places_for(s, seat, color, places)
    most = places_for(s, seat, color, whole) - must_share(s, seat, color, colors, unseen, whole)
    if free == most:
        return True
    for i in range(n):  # noqa: SIM110 - compiled rules have no generators
        if draw(s, most - i) >= free - i:
            return False
    return True


@rule
def must_share(s: State, seat: int, color: int, colors: int, unseen: int, whole: int) -> int:
    """How many places of this colour the colours before it (not in `colors`) take at the least."""
    taken = 0
    for other in range(N_COLORS):
        if (colors >> other) & 1 == 0:
            elsewhere = 0
            for place in range(MAX_PLAYERS):
                if may_hold(s, seat, place, other) and not may_hold(s, seat, place, color):
                    elsewhere += (whole >> (6 * place)) & 63
            taken += max(0, count(unseen & OF_COLOR[other]) - elsewhere)
    return taken


@rule
def may_hold(s: State, seat: int, place: int, color: int) -> bool:
    """soup.hidden.voids: can an unseen card of this colour lie there? The pile set aside may hold anything."""
    if place == MAX_PLAYERS:
        return True
    return place < s.players and place != seat and (s.void[place] >> color) & 1 == 0


@rule
def places_for(s: State, seat: int, color: int, places: int) -> int:
    """How many free places may take a card of this colour."""
    free = 0
    for place in range(MAX_PLAYERS + 1):
        if may_hold(s, seat, place, color):
            free += (places >> (6 * place)) & 63
    return free


@rule
def draw_place(s: State, seat: int, color: int, places: int, n: int) -> int:
    """Whose is the n-th free place for this colour?"""
    for place in range(MAX_PLAYERS):
        if may_hold(s, seat, place, color):
            n -= (places >> (6 * place)) & 63
            if n < 0:
                return place
    return MAX_PLAYERS


@rule
def tightest(s: State, seat: int, colors: int, unseen: int, places: int) -> int:
    """The colour among these with the fewest free places to spare."""
    best = NONE
    least = 0
    for color in range(N_COLORS):
        if (colors >> color) & 1 != 0:
            spare = places_for(s, seat, color, places) - count(unseen & OF_COLOR[color])
            if best == NONE or spare < least:
                best = color
                least = spare
    return best


@rule
def random_recipe(s: State, seat: int) -> int:
    """One of the recipes that a seat still owns."""
    n = draw(s, N_RECIPES - count(s.used[seat]))
    for recipe in range(N_RECIPES):
        if (s.used[seat] >> recipe) & 1 == 0:
            if n == 0:
                return recipe
            n -= 1
    return N_FACES  # not reached: a seat that chooses owns a recipe
