"""Moves, events and refusals of soup in words, English and French.

The notation of a move is the English name of a card or recipe: "bug 3", "fruit 10", "trash soup", "clear water".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stockpot.core.bits import members
from stockpot.core.errors import Reason
from stockpot.core.game import ALL_OPEN, Row, Told, Viewer
from stockpot.core.text import fold, signed, victory
from stockpot.games.soup.pieces import N_FACES, N_RECIPES, OF_COLOR, color_of, holds, sign_of
from stockpot.games.soup.rules import waiting
from stockpot.games.soup.state import NONE, OPEN_RECIPES, Event, Phase, State

COLORS = {"en": ("bug", "vegetable", "fruit", "trash"), "fr": ("insecte", "légume", "fruit", "déchet")}
SIGNS = {
    "en": ("1", "2", "3", "4", "5", "10", "herb", "reset"),
    "fr": ("1", "2", "3", "4", "5", "10", "herbe", "remise à zéro"),
}
RECIPES = {
    "en": ("bug soup", "vegetable soup", "fruit soup", "trash soup", "clear water"),
    "fr": ("soupe aux insectes", "soupe aux légumes", "soupe aux fruits", "soupe aux déchets", "eau claire"),
}

# ------------------------------------------------------------------------------------------------------------- the moves


def color_name(color: int, lang: str = "en") -> str:
    return COLORS[lang][color]


def face_name(face: int, lang: str = "en") -> str:
    return f"{COLORS[lang][color_of(face)]} {SIGNS[lang][sign_of(face)]}"


def recipe_name(recipe: int, lang: str = "en") -> str:
    return RECIPES[lang][recipe]


ACTIONS = {
    lang: tuple([face_name(f, lang) for f in range(N_FACES)] + [recipe_name(r, lang) for r in range(N_RECIPES)])
    for lang in COLORS
}
NUMBERS = {fold(name): action for names in ACTIONS.values() for action, name in enumerate(names)}
FACES = {name: face for face, name in enumerate(ACTIONS["en"][:N_FACES])}


def write(s: State, seat: int, action: int, lang: str) -> str:
    return ACTIONS[lang][action]


def read(s: State, seat: int, text: str) -> int | None:
    return NUMBERS.get(fold(text))


def parts(s: State, seat: int, action: int) -> dict[str, Any]:
    name = ACTIONS["en"][action]
    return {"kind": "card", "card": name} if action < N_FACES else {"kind": "recipe", "recipe": name}


def note_size(s: State, seat: int, action: int) -> int:
    return 0


def asks(s: State, seat: int, lang: str) -> str:
    if s.phase == Phase.RECIPE:
        return {"en": "Choose your recipe for this deal.", "fr": "Choisissez votre recette pour cette donne."}[lang]
    if s.pot == 0:
        return {"en": "Lead a card.", "fr": "Entamez avec une carte."}[lang]
    if s.required == NONE:
        return {"en": "Play any card.", "fr": "Jouez n’importe quelle carte."}[lang]
    color = color_name(s.required, lang)
    if s.hand[seat] & OF_COLOR[s.required]:
        return {"en": f"Follow with a {color} card.", "fr": f"Fournissez : {color}."}[lang]
    return {
        "en": f"No {color} in hand: play any card.",
        "fr": f"Aucun {color} en main : jouez n’importe quelle carte.",
    }[lang]


# ---------------------------------------------------------------------------------------------------------- the refusals

REFUSALS: dict[str, dict[str, str]] = {
    "soup.end.winner": {"en": "The game is over.", "fr": "La partie est terminée."},
    "soup.play.turn": {"en": "It is not your turn.", "fr": "Ce n’est pas votre tour."},
    "soup.recipe.secret": {"en": "You have chosen; the others have not.", "fr": "Vous avez choisi ; les autres pas encore."},
    "soup.recipe.choose": {"en": "Choose a recipe first.", "fr": "Choisissez d’abord une recette."},
    "soup.score.discard": {"en": "You have used that recipe.", "fr": "Vous avez déjà utilisé cette recette."},
    "soup.variant.dealer": {
        "en": "The dealer must differ from the player on the left.",
        "fr": "Le donneur doit choisir une autre recette que son voisin de gauche.",
    },
    "soup.recipe.reveal": {"en": "The recipes are chosen; play a card.", "fr": "Les recettes sont choisies ; jouez une carte."},
    "soup.play.hand": {"en": "You do not hold that card.", "fr": "Vous n’avez pas cette carte."},
    "soup.play.follow": {
        "en": "You hold a {color} and {color} is required.",
        "fr": "Vous avez la couleur « {color} » et elle est demandée.",
    },
}  # fmt: skip


def why_not(s: State, seat: int, action: int, lang: str) -> Reason:
    rule = refusal(s, seat, action)
    color = color_name(s.required, lang) if s.required != NONE else ""
    return Reason(rule, REFUSALS[rule][lang].format(color=color))


def refusal(s: State, seat: int, action: int) -> str:
    """The rule that forbids an action."""
    if s.phase == Phase.OVER:
        return "soup.end.winner"
    if s.phase == Phase.RECIPE:
        if waiting(s) >> seat & 1 == 0:
            return "soup.play.turn" if s.options[OPEN_RECIPES] else "soup.recipe.secret"
        if action < N_FACES:
            return "soup.recipe.choose"
        used = (s.used[seat] >> (action - N_FACES)) & 1
        return "soup.score.discard" if used else "soup.variant.dealer"
    if action >= N_FACES:
        return "soup.recipe.reveal"
    if seat != s.turn:
        return "soup.play.turn"
    return "soup.play.follow" if holds(s.hand[seat], action) else "soup.play.hand"


# ------------------------------------------------------------------------------------------------------------ the events


def tell(event: Row, viewer: Viewer, lang: str) -> Told | None:
    """soup.recipe.secret: only a recipe chosen face down is told differently to different viewers."""
    kind = Event(event[0])
    data, texts = TELLERS[kind](event, viewer)
    return Told(kind.name.lower(), data, texts[lang])


Telling = tuple[dict[str, Any], dict[str, str]]


def tell_dealt(event: Row, viewer: Viewer) -> Telling:
    _, deal, dealer, *_ = event
    return {"deal": deal + 1, "dealer": dealer}, {
        "en": f"Deal {deal + 1}; {{{dealer}}} is the dealer.",
        "fr": f"Donne {deal + 1} ; donneur : {{{dealer}}}.",
    }


def tell_chose(event: Row, viewer: Viewer) -> Telling:
    _, seat, recipe, *_ = event
    if viewer not in (seat, ALL_OPEN):
        return {"seat": seat}, {"en": f"{{{seat}}} has chosen a recipe.", "fr": f"{{{seat}}} a choisi une recette."}
    return {"seat": seat, "recipe": recipe_name(recipe)}, {
        "en": f"{{{seat}}} chooses {recipe_name(recipe)}, face down.",
        "fr": f"{{{seat}}} choisit {recipe_name(recipe, 'fr')}, face cachée.",
    }


def tell_showed(event: Row, viewer: Viewer) -> Telling:
    _, seat, recipe, *_ = event
    return {"seat": seat, "recipe": recipe_name(recipe)}, {
        "en": f"{{{seat}}} cooks {recipe_name(recipe)}.",
        "fr": f"{{{seat}}} prépare : {recipe_name(recipe, 'fr')}.",
    }


def tell_played(event: Row, viewer: Viewer) -> Telling:
    _, seat, face, total, required, *_ = event
    color = None if required == NONE else color_name(required)
    return {"seat": seat, "card": face_name(face), "total": total, "required": color}, {
        "en": f"{{{seat}}} plays {face_name(face)}: {total}.",
        "fr": f"{{{seat}}} joue {face_name(face, 'fr')} : {total}.",
    }


def tell_took(event: Row, viewer: Viewer) -> Telling:
    _, seat, cards, worth, *_ = event
    return {"seat": seat, "cards": cards, "worth": worth}, {
        "en": f"The pot is full: {{{seat}}} takes {cards} {'card' if cards == 1 else 'cards'}, worth {signed(worth)}.",
        "fr": f"La marmite est pleine : {{{seat}}} prend {cards} {'carte' if cards == 1 else 'cartes'}, valeur {signed(worth)}.",
    }


def tell_ran_out(event: Row, viewer: Viewer) -> Telling:
    _, seat, left, *_ = event
    return {"seat": seat, "pot": left}, {
        "en": f"{{{seat}}} has no card left: the deal ends"
        + (f", {left} left in the pot." if left else "."),
        "fr": f"{{{seat}}} n’a plus de carte : la donne est finie"
        + (f", {left} dans la marmite." if left else "."),
    }  # fmt: skip


def tell_scored(event: Row, viewer: Viewer) -> Telling:
    _, seat, gain, points, *_ = event
    return {"seat": seat, "gain": gain, "points": points}, {
        "en": f"{{{seat}}}: {signed(gain)}, now {points}.",
        "fr": f"{{{seat}}} : {signed(gain)}, total {points}.",
    }


def tell_won(event: Row, viewer: Viewer) -> Telling:
    winners = members(event[1])
    return {"seats": winners}, victory(winners)


TELLERS: dict[Event, Callable[[Row, Viewer], Telling]] = {
    Event.DEALT: tell_dealt,
    Event.CHOSE: tell_chose,
    Event.SHOWED: tell_showed,
    Event.PLAYED: tell_played,
    Event.TOOK: tell_took,
    Event.RAN_OUT: tell_ran_out,
    Event.SCORED: tell_scored,
    Event.WON: tell_won,
}

RECIPE_OF_NAME = {name: recipe for recipe, name in enumerate(RECIPES["en"])}
