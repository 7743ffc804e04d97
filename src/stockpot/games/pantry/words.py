"""Moves, events and refusals of the pantry in words, English and French.

The notation of a move is "move 4 right 2": the top 2 jars of column 4 go to the right. "complete 4" takes the top three of
column 4, "complete 4-6" the tops of columns 4, 5 and 6. Columns are positions counted from 1 at the leftmost jar, gaps too.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from stockpot.core.bits import members
from stockpot.core.errors import Reason
from stockpot.core.game import ALL_OPEN, Row, Told, Viewer
from stockpot.core.text import fold, plural, victory
from stockpot.games.pantry.pieces import KINDS, height, ingredients, points_of
from stockpot.games.pantry.row import beside, column_number, located
from stockpot.games.pantry.rules import reached
from stockpot.games.pantry.state import (
    ACROSS,
    AGREE,
    AGREEMENT,
    COMPLETE,
    DOWN,
    EXCHANGE,
    EXCHANGE_COST,
    LEFT,
    OFFER,
    REFUSE,
    RIGHT,
    STOP,
    Event,
    Phase,
    State,
    Why,
)

KIND_NAMES = {
    "en": KINDS,
    "fr": (
        "Main", "Tête de poisson", "Cœur", "Boyaux", "Cerveau", "Œil", "Langue", "Aile de chauve-souris", "Oreille", "Os",
        "Araignée", "Tentacule",
    ),
}  # fmt: skip
ROLE_NAMES = {
    "en": ("Dr. Frankenstein", "Igor", "Greta", "Fritz"),
    "fr": ("Dr Frankenstein", "Igor", "Greta", "Fritz"),
}
PLAIN = {
    EXCHANGE: {"en": "exchange", "fr": "échanger"},
    STOP: {"en": "stop", "fr": "terminer"},
    OFFER: {"en": "offer end", "fr": "proposer la fin"},
    AGREE: {"en": "agree", "fr": "accepter"},
    REFUSE: {"en": "refuse", "fr": "refuser"},
}
MOVE = {"en": "move", "fr": "déplacer"}
SIDES = {"en": ("left", "right"), "fr": ("gauche", "droite")}
FINISH = {"en": "complete", "fr": "réaliser"}

# ------------------------------------------------------------------------------------------------------------- the moves


def kind_name(kind: int, lang: str = "en") -> str:
    return KIND_NAMES[lang][kind - 1]


def kind_names(recipe: int, lang: str = "en") -> list[str]:
    return [kind_name(kind, lang) for kind in ingredients(recipe)]


def recipe_name(recipe: int, lang: str = "en") -> str:
    return "–".join(kind_names(recipe, lang))


def recipe_text(recipe: int, lang: str) -> str:
    """A recipe with its points."""
    n = points_of(recipe)
    return f"{recipe_name(recipe, lang)} ({n} {plural(n, 'point', 'points', lang)})"


def write(s: State, seat: int, action: int, lang: str = "en") -> str:
    """pantry.ruling.alike: the name of an action; a "#" marks one for which the row has no jar or column now."""
    if action in PLAIN:
        return PLAIN[action][lang]
    if action < COMPLETE:
        side, places = SIDES[lang][action & 1], jar_places(s)
        if action >> 1 >= len(places):
            return f"{MOVE[lang]} #{action >> 1} {side}"
        column, jars = places[action >> 1]
        return f"{MOVE[lang]} {column} {side} {jars}"
    c, way = divmod(action - COMPLETE, 2)
    if c >= s.width:
        return f"{FINISH[lang]} #{c}" + ("-" if way == ACROSS else "")
    number = column_number(s, c)
    return f"{FINISH[lang]} {number}" if way == DOWN else f"{FINISH[lang]} {number}-{number + 2}"


def jar_places(s: State) -> tuple[tuple[int, int], ...]:
    """Every jar in the row: the number of its column, and how many jars move with it."""
    return _jar_places(tuple(s.stack.tolist()[: s.width]), tuple(s.gap.tolist()[: s.width]))


@lru_cache(maxsize=1000)
def _jar_places(stacks: tuple[int, ...], gaps: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """All moves of a decision are named, and for all of them the row is the same."""
    places, number = [], 1
    for c, stack in enumerate(stacks):
        number += gaps[c] + 1 if c else 0
        here = height(stack)
        places += [(number, here - jar) for jar in range(here)]
    return tuple(places)


_WORDS = {
    "move": "|".join(fold(word) for word in MOVE.values()),
    "side": "|".join(fold(word) for words in SIDES.values() for word in words),
    "finish": "|".join(fold(word) for word in FINISH.values()),
}
MOVE_TEXT = re.compile(rf"(?:{_WORDS['move']}) (?P<column>\d+) (?P<side>{_WORDS['side']})(?: (?P<jars>\d+))?")
FINISH_TEXT = re.compile(rf"(?:{_WORDS['finish']}) (?P<column>\d+)(?: ?[-–] ?(?P<last>\d+))?")
PLAIN_TEXTS = {fold(name): action for action, names in PLAIN.items() for name in names.values()}


def read(s: State, seat: int, text: str) -> int | None:
    """The action that a text names; a move without a number of jars moves one."""
    text = fold(text)
    if text in PLAIN_TEXTS:
        return PLAIN_TEXTS[text]
    if found := MOVE_TEXT.fullmatch(text):
        side = LEFT if found["side"] in (fold(SIDES[lang][LEFT]) for lang in SIDES) else RIGHT
        return read_move(s, int(found["column"]), side, int(found["jars"] or 1))
    if found := FINISH_TEXT.fullmatch(text):
        first, last = int(found["column"]), int(found["last"] or 0)
        c = column_of(s, first)
        if c is None or last not in (0, first + 2):
            return None
        return COMPLETE + 2 * c + (ACROSS if last else DOWN)
    return None


def column_of(s: State, number: int) -> int | None:
    """The column of this number, or `None` where there is no jar."""
    return next((c for c in range(s.width) if column_number(s, c) == number), None)


def read_move(s: State, number: int, side: int, k: int) -> int | None:
    """The move of the top k jars of a column, or `None` when it has not so many."""
    c = column_of(s, number)
    if c is None or not 1 <= k <= height(s.stack[c]):
        return None
    return 2 * (sum(height(s.stack[i]) for i in range(c + 1)) - k) + side


def parts(s: State, seat: int, action: int) -> dict[str, Any]:
    """Columns as `write` numbers them; `None` for a jar or column that the row does not have now."""
    if action in PLAIN:
        return {"kind": PLAIN[action]["en"]}
    if action < COMPLETE:
        side, places = SIDES["en"][action & 1], jar_places(s)
        column, jars = places[action >> 1] if action >> 1 < len(places) else (None, 0)
        return {"kind": "move", "column": column, "side": side, "jars": jars}
    c, way = divmod(action - COMPLETE, 2)
    column = column_number(s, c) if c < s.width else None
    return {"kind": "complete", "column": column, "way": "down" if way == DOWN else "across"}


def note_size(s: State, seat: int, action: int) -> int:
    return 0


def asks(s: State, seat: int, lang: str) -> str:
    if s.phase == Phase.OFFER:
        return {
            "en": "The game may end here, as the score stands. Do you agree?",
            "fr": "La partie peut s’arrêter ici, au score actuel. Êtes-vous d’accord ?",
        }[lang]
    n = s.actions
    return {
        "en": f"Move jars: {n} action {plural(n, 'point', 'points')} left.",
        "fr": f"Déplacez des bocaux : encore {n} {plural(n, 'point', 'points', 'fr')} d’action.",
    }[lang]


# ---------------------------------------------------------------------------------------------------------- the refusals

REFUSALS: dict[str, dict[str, str]] = {
    "pantry.end.over": {"en": "The game is over.", "fr": "La partie est terminée."},
    "pantry.turn.order": {"en": "It is not your turn.", "fr": "Ce n’est pas votre tour."},
    "pantry.ruling.agreement": {
        "en": "Ending by agreement: {why}.",
        "fr": "Fin d’un commun accord : {why}.",
    },
    "pantry.move.top": {"en": "There is no such jar in the pantry.", "fr": "Il n’y a pas de tel bocal dans le garde-manger."},
    "pantry.move.level": {
        "en": "Column {onto} is {high} high: these jars would end higher than they stand.",
        "fr": "La colonne {onto} a {high} bocaux : ceux-ci finiraient plus haut qu’ils ne sont.",
    },
    "pantry.exchange.cost": {
        "en": "An exchange takes {cost} action points; you have {actions}.",
        "fr": "Un échange demande {cost} points d’action ; vous en avez {actions}.",
    },
    "pantry.ruling.empty-deck": {
        "en": "Your deck is empty: there is nothing to exchange for.",
        "fr": "Votre pioche est vide : il n’y a rien à échanger.",
    },
    "pantry.complete.down": {
        "en": "The top three jars of this column are not your recipe.",
        "fr": "Les trois bocaux du haut de cette colonne ne sont pas votre recette.",
    },
    "pantry.complete.across": {
        "en": "The top jars of these three columns are not your recipe.",
        "fr": "Les bocaux du haut de ces trois colonnes ne sont pas votre recette.",
    },
    "pantry.ruling.apart": {
        "en": "These are not three columns side by side.",
        "fr": "Ce ne sont pas trois colonnes côte à côte.",
    },
}  # fmt: skip

NO_AGREEMENT = {
    "answer": {
        "en": "an offer stands, first it is answered",
        "fr": "une proposition est en cours, il faut d’abord y répondre",
    },
    "answered": {
        "en": "you have agreed; others have not answered",
        "fr": "vous avez accepté ; d’autres n’ont pas répondu",
    },
    "none": {"en": "nobody has offered it", "fr": "personne ne l’a proposée"},
    "off": {"en": "this table plays without it", "fr": "cette table joue sans"},
    "once": {"en": "you have offered it in this turn", "fr": "vous l’avez déjà proposée dans ce tour"},
    "late": {"en": "the last round has begun", "fr": "la dernière manche a commencé"},
}


def why_not(s: State, seat: int, action: int, lang: str) -> Reason:
    rule = refusal(s, seat, action)
    values: dict[str, Any] = {"cost": s.options[EXCHANGE_COST], "actions": s.actions}
    if rule == "pantry.move.level":
        values |= blocked_by(s, action)
    if rule == "pantry.ruling.agreement":
        values["why"] = NO_AGREEMENT[no_agreement(s, seat, action)][lang]
    return Reason(rule, REFUSALS[rule][lang].format(**values))


def refusal(s: State, seat: int, action: int) -> str:
    """The rule that forbids an action."""
    if s.phase == Phase.OVER:
        return "pantry.end.over"
    if s.phase == Phase.OFFER:
        return "pantry.ruling.agreement"
    if seat != s.turn:
        return "pantry.turn.order"
    if action >= OFFER:
        return "pantry.ruling.agreement"
    if action == EXCHANGE:
        return "pantry.exchange.cost" if s.actions < s.options[EXCHANGE_COST] else "pantry.ruling.empty-deck"
    if action < COMPLETE:
        return "pantry.move.top" if action >> 1 >= len(jar_places(s)) else "pantry.move.level"
    c, way = divmod(action - COMPLETE, 2)
    if way == DOWN:
        return "pantry.complete.down" if c < s.width else "pantry.move.top"
    return "pantry.complete.across" if beside(s, c) and beside(s, c + 1) else "pantry.ruling.apart"


def no_agreement(s: State, seat: int, action: int) -> str:
    """Why no offer or answer is possible."""
    if s.phase == Phase.OFFER:
        return "answered" if s.agreed >> seat & 1 else "answer"
    if action != OFFER:
        return "none"
    if not s.options[AGREEMENT]:
        return "off"
    return "late" if reached(s) else "once"


def blocked_by(s: State, action: int) -> dict[str, int]:
    """The number and height of the column that a move would climb."""
    c = located(s, action >> 1) >> 8
    onto = c + 1 if action & 1 == RIGHT else c - 1
    return {"onto": column_number(s, onto), "high": height(s.stack[onto])}


# ------------------------------------------------------------------------------------------------------------ the events


def tell(event: Row, viewer: Viewer, lang: str = "en") -> Told | None:
    """pantry.hidden.hand: cards drawn, and cards put under the deck, are told to their owner alone."""
    kind = Event(event[0])
    data, texts = TELLERS[kind](event, viewer)
    return Told(kind.name.lower(), data, texts[lang])


Telling = tuple[dict[str, Any], dict[str, str]]


def card_data(recipe: int) -> dict[str, Any]:
    return {"ingredients": kind_names(recipe), "points": points_of(recipe)}


def tell_moved(event: Row, viewer: Viewer) -> Telling:
    _, seat, column, k, side, *_ = event
    return {"seat": seat, "column": column, "jars": k, "side": SIDES["en"][side]}, {
        "en": f"{{{seat}}} moves {k} {plural(k, 'jar', 'jars')} of column {column} to the {SIDES['en'][side]}.",
        "fr": f"{{{seat}}} déplace {k} {plural(k, 'bocal', 'bocaux', 'fr')} de la colonne {column} vers la {SIDES['fr'][side]}.",
    }


def tell_exchanged(event: Row, viewer: Viewer) -> Telling:
    _, seat, old, new, *_ = event
    if viewer not in (seat, ALL_OPEN):
        return {"seat": seat}, {"en": f"{{{seat}}} exchanges the recipe.", "fr": f"{{{seat}}} échange sa recette."}
    return {"seat": seat, "under": card_data(old), "drawn": card_data(new)}, {
        "en": f"{{{seat}}} puts {recipe_text(old, 'en')} under the deck and draws {recipe_text(new, 'en')}.",
        "fr": f"{{{seat}}} met {recipe_text(old, 'fr')} sous sa pioche et pioche {recipe_text(new, 'fr')}.",
    }


def tell_completed(event: Row, viewer: Viewer) -> Telling:
    _, seat, recipe, column, way, *_ = event
    columns = [column] if way == DOWN else [column, column + 1, column + 2]
    where = {
        "en": f"from column {column}" if way == DOWN else f"across columns {column} to {column + 2}",
        "fr": f"dans la colonne {column}" if way == DOWN else f"sur les colonnes {column} à {column + 2}",
    }
    return {"seat": seat, **card_data(recipe), "columns": columns}, {
        "en": f"{{{seat}}} completes {recipe_text(recipe, 'en')} {where['en']}.",
        "fr": f"{{{seat}}} réalise {recipe_text(recipe, 'fr')} {where['fr']}.",
    }


def tell_drew(event: Row, viewer: Viewer) -> Telling:
    _, seat, recipe, left, *_ = event
    if viewer not in (seat, ALL_OPEN):
        return {"seat": seat, "deck": left}, {
            "en": f"{{{seat}}} draws the next recipe.",
            "fr": f"{{{seat}}} pioche la recette suivante.",
        }
    return {"seat": seat, "deck": left, "drawn": card_data(recipe)}, {
        "en": f"{{{seat}}} draws {recipe_text(recipe, 'en')}.",
        "fr": f"{{{seat}}} pioche {recipe_text(recipe, 'fr')}.",
    }


def tell_stopped(event: Row, viewer: Viewer) -> Telling:
    _, seat, unused, *_ = event
    return {"seat": seat, "unused": unused}, {
        "en": f"{{{seat}}} stops, {unused} action {plural(unused, 'point', 'points')} unused.",
        "fr": f"{{{seat}}} termine son tour ; points d’action non utilisés : {unused}.",
    }


def tell_last_round(event: Row, viewer: Viewer) -> Telling:
    seat = event[1]
    return {"seat": seat}, {
        "en": f"{{{seat}}} has completed enough recipes: the round is played to its end.",
        "fr": f"{{{seat}}} a réalisé assez de recettes : on termine la manche.",
    }


def tell_offered(event: Row, viewer: Viewer) -> Telling:
    seat = event[1]
    return {"seat": seat}, {
        "en": f"{{{seat}}} offers to end the game here.",
        "fr": f"{{{seat}}} propose d’arrêter la partie ici.",
    }


def tell_answered(event: Row, viewer: Viewer) -> Telling:
    _, seat, yes, *_ = event
    return {"seat": seat, "agrees": bool(yes)}, {
        "en": f"{{{seat}}} agrees." if yes else f"{{{seat}}} refuses: play goes on.",
        "fr": f"{{{seat}}} accepte." if yes else f"{{{seat}}} refuse : la partie continue.",
    }


ENDINGS = {
    Why.TARGET: {"en": "", "fr": ""},
    Why.STALL: {"en": "Too many turns without a recipe. ", "fr": "Trop de tours sans recette. "},
    Why.AGREED: {"en": "All agree to end here. ", "fr": "Tous sont d’accord pour s’arrêter. "},
    Why.SHORTAGE: {"en": "No recipe can be made any more. ", "fr": "Plus aucune recette n’est réalisable. "},
}


def tell_won(event: Row, viewer: Viewer) -> Telling:
    winners, why = members(event[1]), Why(event[2])
    texts = {lang: ENDINGS[why][lang] + said for lang, said in victory(winners).items()}
    return {"seats": winners, "why": why.name.lower()}, texts


TELLERS: dict[Event, Callable[[Row, Viewer], Telling]] = {
    Event.MOVED: tell_moved,
    Event.EXCHANGED: tell_exchanged,
    Event.COMPLETED: tell_completed,
    Event.DREW: tell_drew,
    Event.STOPPED: tell_stopped,
    Event.LAST_ROUND: tell_last_round,
    Event.OFFERED: tell_offered,
    Event.ANSWERED: tell_answered,
    Event.WON: tell_won,
}
