"""Moves, events and refusals of SaPotage in words, English and French.

The notation of a move: "cook Lemon, Lime, Honey", "cook Lemon, Lime + Honey" with the shared Honey, "turn up 2 of seat 1",
"give Lemon to seat 2", "discard Lemon", "present", "laugh", "no reaction", "not fitting", "token to seat 2",
"vote for seat 2".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from stockpot.core.errors import Reason
from stockpot.core.text import fold
from stockpot.games.sapotage.events import tell
from stockpot.games.sapotage.lists import CardList
from stockpot.games.sapotage.names import ingredient_name, list_of, translated
from stockpot.games.sapotage.pieces import DISHES_OF_4, DISHES_OF_5
from stockpot.games.sapotage.rules import dish_places
from stockpot.games.sapotage.state import (
    COOK,
    COOK_SHARED,
    DISCARD,
    DISH,
    GIVE,
    GIVE_WIDTH,
    HAND,
    INGREDIENT_KEY,
    N_SHARED,
    NONE,
    PEEK,
    PRESENT,
    REACT,
    SHARED,
    TOKEN,
    VOTE,
    Phase,
    State,
)

__all__ = ["asks", "note_size", "parts", "read", "tell", "why_not", "why_unread", "write"]

NOTE_SIZE = 60

# ------------------------------------------------------------------------------------------------------------- the moves

REACTIONS = {"en": ("laugh", "no reaction", "not fitting"), "fr": ("rire", "aucune réaction", "mal nommé")}

FORMS = {
    "en": {
        "cook": "cook {0}", "peek": "turn up {0} of seat {1}", "give": "give {0} to seat {1}", "discard": "discard {0}",
        "present": "present", "token": "token to seat {0}", "vote": "vote for seat {0}",
    },
    "fr": {
        "cook": "cuisiner {0}", "peek": "retourner {0} de la place {1}", "give": "donner {0} à la place {1}",
        "discard": "défausser {0}", "present": "présenter", "token": "jeton à la place {0}", "vote": "voter pour la place {0}",
    },
}  # fmt: skip


def _pattern(form: str) -> str:
    return "(?:" + fold(form).replace("{0}", "(.+?)").replace("{1}", "(\\d{1,3})") + ")$"


PATTERNS = {kind: re.compile("|".join(_pattern(FORMS[lang][kind]) for lang in FORMS)) for kind in FORMS["en"]}


def write(s: State, seat: int, action: int, lang: str = "en") -> str:
    forms = FORMS[lang]
    if action < COOK_SHARED:
        return forms["cook"].format(", ".join(_held(s, seat, place, lang) for place in DISHES_OF_5[action - COOK]))
    if action < PEEK:
        which, shared = divmod(action - COOK_SHARED, N_SHARED)
        own = ", ".join(_held(s, seat, place, lang) for place in DISHES_OF_4[which])
        return forms["cook"].format(f"{own} + {_card(s, s.shared[shared], lang)}")
    if action < GIVE:
        owner, place = divmod(action - PEEK, DISH)
        return forms["peek"].format(place + 1, owner)
    if action < PRESENT:
        place, owner = divmod(action - GIVE, GIVE_WIDTH)
        card = _held(s, seat, place, lang)
        return forms["discard"].format(card) if owner == DISCARD else forms["give"].format(card, owner)
    if action == PRESENT:
        return forms["present"]
    if action < TOKEN:
        return REACTIONS[lang][action - REACT]
    if action < VOTE:
        return forms["token"].format(action - TOKEN)
    return forms["vote"].format(action - VOTE)


def _held(s: State, seat: int, place: int, lang: str) -> str:
    return _card(s, s.hand[seat, place], lang)


def _card(s: State, card: int, lang: str) -> str:
    return "?" if card == NONE else ingredient_name(s, card, lang)


def read(s: State, seat: int, text: str) -> int | None:
    """The action that a text names: cards in any order, either language."""
    text = fold(text)
    for lang in FORMS:
        if text == fold(FORMS[lang]["present"]):
            return PRESENT
        for reaction, name in enumerate(REACTIONS[lang]):
            if text == fold(name):
                return REACT + reaction
    for kind, reader in READERS.items():
        found = PATTERNS[kind].match(text)
        if found:
            return reader(s, seat, *(part for part in found.groups() if part is not None))
    return None


def read_cook(s: State, seat: int, cards: str) -> int | None:
    """Three cards of the hand, or two and a shared one behind a plus."""
    own, plus, shared = cards.partition("+")
    places = [_place(s, seat, name) for name in own.split(",")]
    if None in places or len(set(places)) != len(places):
        return None
    which = tuple(sorted(place for place in places if place is not None))
    if not plus:
        return COOK + DISHES_OF_5.index(which) if which in DISHES_OF_5 else None
    third = [i for i in range(N_SHARED) if s.shared[i] != NONE and s.shared[i] == _known_card(s, shared)]
    if which not in DISHES_OF_4 or not third:
        return None
    return COOK_SHARED + N_SHARED * DISHES_OF_4.index(which) + third[0]


def read_peek(s: State, seat: int, place: str, owner: str) -> int | None:
    if not place.isdecimal() or not 1 <= int(place) <= DISH or not 0 <= int(owner) < s.players:
        return None
    return PEEK + DISH * int(owner) + int(place) - 1


def read_give(s: State, seat: int, card: str, owner: str) -> int | None:
    place = _place(s, seat, card)
    if place is None or place > 1 or not 0 <= int(owner) < s.players:
        return None
    return GIVE + GIVE_WIDTH * place + int(owner)


def read_discard(s: State, seat: int, card: str) -> int | None:
    place = _place(s, seat, card)
    return None if place is None or place > 1 else GIVE + GIVE_WIDTH * place + DISCARD


def read_token(s: State, seat: int, owner: str) -> int | None:
    return TOKEN + int(owner) if owner.isdecimal() and int(owner) < s.players else None


def read_vote(s: State, seat: int, owner: str) -> int | None:
    return VOTE + int(owner) if owner.isdecimal() and int(owner) < s.players else None


READERS: dict[str, Callable[..., int | None]] = {
    "cook": read_cook, "peek": read_peek, "give": read_give, "discard": read_discard, "token": read_token,
    "vote": read_vote,
}  # fmt: skip


def _place(s: State, seat: int, name: str) -> int | None:
    """Where in the hand a card of this name lies."""
    card = _known_card(s, name)
    return next((place for place in range(HAND) if card is not None and s.hand[seat, place] == card), None)


def _known_card(s: State, name: str) -> int | None:
    """The card of this name, in either language."""
    cards = list_of(s, INGREDIENT_KEY)
    if cards is None:
        number = re.fullmatch(r"ingr\w+ (\d{1,3})", name.strip())
        return int(number[1]) - 1 if number else None
    place = cards.places.get(name.strip())
    return _french_places(cards).get(name.strip()) if place is None else place


def _french_places(cards: CardList) -> dict[str, int]:
    return {fold(translated("ingredient", name, "fr")): place for place, name in enumerate(cards.names)}


def parts(s: State, seat: int, action: int) -> dict[str, Any]:
    if action < COOK_SHARED:
        return {"kind": "cook", "cards": [_held(s, seat, place, "en") for place in DISHES_OF_5[action - COOK]]}
    if action < PEEK:
        which, shared = divmod(action - COOK_SHARED, N_SHARED)
        own = [_held(s, seat, place, "en") for place in DISHES_OF_4[which]]
        return {"kind": "cook", "cards": own, "shared": _card(s, s.shared[shared], "en")}
    if action < GIVE:
        owner, place = divmod(action - PEEK, DISH)
        return {"kind": "peek", "seat": owner, "place": place}
    if action < PRESENT:
        place, owner = divmod(action - GIVE, GIVE_WIDTH)
        card = _held(s, seat, place, "en")
        return {"kind": "discard", "card": card} if owner == DISCARD else {"kind": "give", "card": card, "seat": owner}
    if action == PRESENT:
        return {"kind": "present"}
    if action < TOKEN:
        return {"kind": "react", "reaction": REACTIONS["en"][action - REACT]}
    return {"kind": "token", "seat": action - TOKEN} if action < VOTE else {"kind": "vote", "seat": action - VOTE}


def note_size(s: State, seat: int, action: int) -> int:
    """sapotage.present.name: the name of the dish."""
    return NOTE_SIZE if action == PRESENT else 0


# ------------------------------------------------------------------------------------------------------ what is asked

ASKS = {
    Phase.COOK: {
        "en": "Choose three cards for your dish.",
        "fr": "Choisissez trois cartes pour votre plat.",
    },
    Phase.PEEK: {
        "en": "Turn up one card of a dish that shows none.",
        "fr": "Retournez une carte d’un plat qui n’en montre aucune.",
    },
    Phase.GIVE: {
        "en": "Put a card into another dish, or discard one.",
        "fr": "Glissez une carte dans un autre plat, ou défaussez-en une.",
    },
    Phase.PRESENT: {
        "en": "Present your dish: give it a name.",
        "fr": "Présentez votre plat : donnez-lui un nom.",
    },
    Phase.REACT: {
        "en": "What do you say to this presentation?",
        "fr": "Que dites-vous de cette présentation ?",
    },
    Phase.TOKEN: {
        "en": "Give your laugh token to another dish.",
        "fr": "Donnez votre jeton de rire à un autre plat.",
    },
    Phase.VOTE: {
        "en": "A tie: vote for the best dish name.",
        "fr": "Égalité : votez pour le meilleur nom de plat.",
    },
}
ASK_SHARED = {
    "en": "Choose two cards and a shared ingredient for your dish.",
    "fr": "Choisissez deux cartes et un ingrédient partagé pour votre plat.",
}


def asks(s: State, seat: int, lang: str) -> str:
    if s.phase == Phase.COOK and s.options[SHARED]:
        return ASK_SHARED[lang]
    return ASKS[Phase(s.phase)][lang]


# ---------------------------------------------------------------------------------------------------------- the refusals

REFUSALS: dict[str, dict[str, str]] = {
    "sapotage.win.game": {"en": "The game is over.", "fr": "La partie est terminée."},
    "sapotage.round.together": {
        "en": "You have chosen; the others have not.", "fr": "Vous avez choisi ; les autres pas encore.",
    },
    "sapotage.cook.dish": {
        "en": "Now everybody makes a dish of exactly three cards.",
        "fr": "Chacun prépare maintenant un plat d’exactement trois cartes.",
    },
    "sapotage.variant.shared": {
        "en": "With shared ingredients a dish is two cards from the hand and one shared card.",
        "fr": "Avec les ingrédients partagés, un plat est fait de deux cartes de la main et d’une carte partagée.",
    },
    "sapotage.variant.peeking": {
        "en": "Now one player after the other turns up a card of a dish, from the dealer counterclockwise.",
        "fr": "Chacun retourne à son tour une carte d’un plat : d’abord le donneur, puis vers la droite.",
    },
    "sapotage.ruling.peek-once": {
        "en": "That dish shows a card already.", "fr": "Ce plat montre déjà une carte.",
    },
    "sapotage.variant.shared-peek": {
        "en": "Only the two cards from the hand can be turned up.",
        "fr": "Seules les deux cartes de la main peuvent être retournées.",
    },
    "sapotage.sabotage.own": {
        "en": "You cannot put a card into your own dish.",
        "fr": "Vous ne pouvez rien ajouter à votre propre plat.",
    },
    "sapotage.sabotage.one": {
        "en": "Exactly one card must go: into another dish, or to the discard pile.",
        "fr": "Exactement une carte doit partir : dans un autre plat ou à la défausse.",
    },
    "sapotage.setup.players": {"en": "There is no such seat.", "fr": "Cette place n’existe pas."},
    "sapotage.present.order": {
        "en": "Now the dishes are presented, one after the other; the dealer is last.",
        "fr": "Les plats sont maintenant présentés l’un après l’autre ; le donneur passe en dernier.",
    },
    "sapotage.present.honor": {
        "en": "Now the others react to the presentation.",
        "fr": "Les autres réagissent maintenant à la présentation.",
    },
    "sapotage.ruling.one-laugh": {
        "en": "You do not react to your own dish.", "fr": "Vous ne réagissez pas à votre propre plat.",
    },
    "sapotage.present.tokens": {
        "en": "Now everybody gives one laugh token to the dish of another.",
        "fr": "Chacun donne maintenant un jeton de rire au plat d’un autre.",
    },
    "sapotage.win.vote": {
        "en": "Now there is a vote for one of the tied dishes.",
        "fr": "On vote maintenant pour l’un des plats à égalité.",
    },
    "sapotage.ruling.voters": {"en": "Tied players do not vote.", "fr": "Les joueurs à égalité ne votent pas."},
}  # fmt: skip


def why_not(s: State, seat: int, action: int, lang: str) -> Reason:
    rule = refusal(s, seat, action)
    return Reason(rule, REFUSALS[rule][lang])


NOT_HELD = {"en": "You do not hold {card}.", "fr": "Vous n’avez pas {card} en main."}


def why_unread(s: State, seat: int, text: str, lang: str = "en") -> Reason | None:
    """The rule against a dish or gift of the wrong cards, or for a seat that is not there."""
    for kind in ("cook", "give", "discard"):
        found = PATTERNS[kind].match(fold(text))
        if found:
            names = next(part for part in found.groups() if part is not None)
            said = [_known_card(s, name) for name in re.split("[,+]| and | et ", names)]
            cards = [card for card in said if card is not None]
            return against_cards(s, seat, kind, cards, lang) if len(cards) == len(said) else None
    return None


def against_cards(s: State, seat: int, kind: str, cards: list[int], lang: str) -> Reason:
    """The rule against a dish or gift of these cards."""
    rule = refusal(s, seat, COOK)  # where a gift is due, it says so
    mine = {s.hand[seat, place] for place in range(HAND)} | {s.shared[i] for i in range(N_SHARED)}
    missing = [card for card in cards if card not in mine]
    if missing and s.phase in (Phase.COOK, Phase.GIVE):
        return Reason(rule, NOT_HELD[lang].format(card=ingredient_name(s, missing[0], lang)))
    if kind == "give" and s.phase == Phase.GIVE and len(cards) == 1:
        rule = "sapotage.setup.players"
    return Reason(rule, REFUSALS[rule][lang])


def refusal(s: State, seat: int, action: int) -> str:
    """The rule that forbids an action."""
    if s.phase == Phase.OVER:
        return "sapotage.win.game"
    owes = s.owing >> seat & 1 != 0
    return REFUSERS[Phase(s.phase)](s, seat, action, owes)


def refuse_cook(s: State, seat: int, action: int, owes: bool) -> str:
    if not owes:
        return "sapotage.round.together"
    return "sapotage.variant.shared" if s.options[SHARED] else "sapotage.cook.dish"


def refuse_peek(s: State, seat: int, action: int, owes: bool) -> str:
    if not owes or not PEEK <= action < GIVE:
        return "sapotage.variant.peeking"
    owner, place = divmod(action - PEEK, DISH)
    if owner >= s.players:
        return "sapotage.setup.players"
    return "sapotage.ruling.peek-once" if place < dish_places(s) else "sapotage.variant.shared-peek"


def refuse_give(s: State, seat: int, action: int, owes: bool) -> str:
    if not owes:
        return "sapotage.round.together"
    if not GIVE <= action < PRESENT:
        return "sapotage.sabotage.one"
    return "sapotage.sabotage.own" if (action - GIVE) % GIVE_WIDTH == seat else "sapotage.setup.players"


def refuse_present(s: State, seat: int, action: int, owes: bool) -> str:
    return "sapotage.present.order"


def refuse_react(s: State, seat: int, action: int, owes: bool) -> str:
    if seat == s.turn:
        return "sapotage.ruling.one-laugh"
    return "sapotage.present.honor" if owes else "sapotage.round.together"


def refuse_token(s: State, seat: int, action: int, owes: bool) -> str:
    if not owes:
        return "sapotage.round.together"
    return "sapotage.setup.players" if TOKEN + s.players <= action < VOTE else "sapotage.present.tokens"


def refuse_vote(s: State, seat: int, action: int, owes: bool) -> str:
    if s.tied >> seat & 1:
        return "sapotage.ruling.voters"
    return "sapotage.win.vote" if owes else "sapotage.round.together"


REFUSERS = {
    Phase.COOK: refuse_cook, Phase.PEEK: refuse_peek, Phase.GIVE: refuse_give, Phase.PRESENT: refuse_present,
    Phase.REACT: refuse_react, Phase.TOKEN: refuse_token, Phase.VOTE: refuse_vote,
}  # fmt: skip
